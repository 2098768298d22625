// What the page says by itself: aloud, and in the banner while its server is away.
const words = boot.words;

// The open modal dialogs, oldest first. All outside the last one is inert: neither read nor clicked.
const dialogs = [];
const foreground = () => {
  while (dialogs.length && !(dialogs.at(-1).isConnected && dialogs.at(-1).open)) dialogs.pop();
  return dialogs.at(-1) || document.body;
};

const focusFront = () => {
  const front = foreground();
  restoreFocus({ trail: [{ parent: front === document.body ? root : front }] });
};

const regions = new WeakMap();
// Regions are there before they say something: a region that comes with its text is not read.
function regionsOf(host) {
  const known = regions.get(host);
  if (known && known.polite[0].isConnected) return known;
  const own = { polite: [], assertive: [] };
  for (const level of ["polite", "assertive"]) {
    for (const _ of [0, 1]) {
      const region = document.createElement("div");
      region.className = "live-region";
      region.setAttribute("aria-live", level);
      region.setAttribute("role", level === "polite" ? "status" : "alert");
      host.append(region);
      own[level].push(region);
    }
  }
  regions.set(host, own);
  return own;
}
regionsOf(document.body);

let spoken = 0;
// Regions take turns, so that the same text is spoken again.
function announce(text, urgent, language) {
  const [one, two] = regionsOf(foreground())[urgent ? "assertive" : "polite"];
  const region = spoken++ % 2 ? one : two;
  (region === one ? two : one).textContent = "";
  if (language) region.lang = language; else region.removeAttribute("lang");
  region.textContent = text;
}

function showModal(dialog) {
  dialog.showModal();
  dialogs.push(dialog);
  regionsOf(dialog);
  placeBanner();
}

// A popover, so that it lies above modal dialogs; a part of the topmost, so that it can be used.
const banner = document.createElement("div");
banner.className = "live-banner";
banner.lang = words.language;
banner.dir = words.isRightToLeft ? "rtl" : "ltr";
banner.setAttribute("popover", "manual");
banner.setAttribute("role", "region");
banner.setAttribute("aria-labelledby", "live-banner-text");
const bannerText = document.createElement("span");
bannerText.id = "live-banner-text";
const bannerButton = document.createElement("button");
bannerButton.type = "button";
bannerButton.addEventListener("click", () => bannerAct());
banner.append(bannerText, bannerButton);
document.body.append(banner);
let bannerAct = null;
// 0: the line holds; -1: it is said that it does not; else the timer until that is said.
let bannerTimer = 0;

function showBanner(text, button, act) {
  bannerText.textContent = text;
  bannerButton.hidden = !button;
  bannerButton.textContent = button || "";
  bannerAct = act;
  banner.classList.add("live-shown");
  placeBanner();
}

function placeBanner() {
  const host = foreground();
  const hadFocus = active() === bannerButton;
  if (banner.parentNode !== host) host.append(banner);
  if (!banner.classList.contains("live-shown")) return;
  if (banner.showPopover && !banner.matches(":popover-open")) banner.showPopover();
  if (hadFocus) bannerButton.focus();
}

function hideBanner() {
  const hadFocus = active() === bannerButton;
  banner.classList.remove("live-shown");
  if (banner.hidePopover && banner.matches(":popover-open")) banner.hidePopover();
  bannerText.textContent = "";
  if (!hadFocus) return;
  bannerButton.blur();
  focusFront();
}

// A short gap is no news.
function tellOfLoss() {
  if (bannerTimer) return;
  bannerTimer = setTimeout(() => {
    bannerTimer = -1;
    showBanner(words.reconnecting, words.tryNow, connect);
    announce(words.reconnecting, false, words.language);
  }, 700);
}

function tellOfRefusal() {
  clearTimeout(bannerTimer);
  bannerTimer = -1;
  showBanner(words.notDone, words.tryNow, connect);
  announce(words.notDone, true, words.language);
}

// The field whose text is more than one message may hold. The text stays there.
let tooLong = null;
function tellOfLength(field) {
  field.liveEvent = Infinity;
  if (tooLong === field) return;
  tooLong = field;
  showLength();
  announce(words.tooLong, true, words.language);
}

const showLength = () => showBanner(words.tooLong, words.close, hideBanner);

function forgetLength() {
  tooLong = null;
  if (bannerTimer !== -1) hideBanner();
}

function tellOfEnd(text) {
  clearTimeout(bannerTimer);
  bannerTimer = -1;
  showBanner(text, null, null);
  announce(text, true, words.language);
}

function tellOfReturn(hasLostAction) {
  const wasTold = bannerTimer === -1;
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  if (hasLostAction) {
    // It stays until it was read: what was lost has to be done again.
    showBanner(words.restarted, words.close, hideBanner);
    announce(words.restarted, true, words.language);
  } else if (wasTold) {
    if (tooLong) showLength(); else hideBanner();
    announce(words.reconnected, false, words.language);
  }
}
