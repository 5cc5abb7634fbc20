// Runs after `boot.js`, in words that every browser has: one that is too old to read `boot.js` learns it here.
if (!window.bringPart) {
  var tooOld = document.querySelector("[data-why=old]");
  if (/^de/.test(navigator.language)) tooOld.textContent = tooOld.getAttribute("data-de");
  tooOld.removeAttribute("hidden");
}
