/// Finds declarations and words without parsing.
public enum Skim {}
