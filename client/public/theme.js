// Runs before the first paint, so that the page does not flash in the other theme. src/lib/settings.ts owns the key.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem("tumblehall.settings") || "{}");
  if (theme === "day" || theme === "night") document.documentElement.dataset.theme = theme;
  if (motion === "full" || motion === "none") document.documentElement.dataset.motion = motion;
} catch {
  // Storage may be closed or hold nonsense: then the system's theme stands.
}
