// Measures the page as it lies now. Called with what to look for; answers with what is wrong, in words.
({ parts, scrolls, small, whole, lists }) => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const nameOf = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const part = element.closest("[data-part]")?.dataset.part ?? "";
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte-")).join(".")} in ${part || "page"} "${text}"`;
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What only speaks is clipped to nothing: by the class, or where a window has no room for it.
  const speaks = (element) => element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || speaks(element.parentElement));
  const forEyes = (element) => seen(element) && !element.closest(".vh, [popover]:not(:popover-open), dialog:not([open])") && !speaks(element);
  const box = (element) => element.getBoundingClientRect();
  const inView = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;

  // Type: nothing a person reads is below 12 px, but for parts that are named.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const tiny = new Set();
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !holder || !forEyes(holder) || holder.closest("svg, style, script")) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    const least = small.some((selector) => holder.closest(selector)) ? 11 : 12;
    if (size < least - 0.05 && !tiny.has(holder)) tiny.add(holder), faults.push(`type of ${size} px: ${nameOf(holder)}`);
  }

  // The page itself.
  const page = document.documentElement;
  if (page.scrollWidth > wide) faults.push(`the page is ${page.scrollWidth - wide} px too wide`);
  if (!scrolls && page.scrollHeight > high + 1) faults.push(`the page is ${page.scrollHeight - high} px too high`);

  // What must be in view is in view, whole, and not under something else.
  const covered = (element) => {
    const { left, top, right, bottom } = box(element);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && !element.contains(hit) && !hit.contains(element);
  };
  const clipped = (element) => {
    const mine = box(element);
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const its = box(around);
      if (mine.left < its.left - 2 || mine.top < its.top - 2 || mine.right > its.right + 2 || mine.bottom > its.bottom + 2) return true;
    }
    return false;
  };
  for (const [selector, least] of Object.entries(parts)) {
    const found = [...document.querySelectorAll(selector)].filter(seen);
    if (found.length < least) faults.push(`${selector}: ${found.length} there, ${least} wanted`);
    for (const element of found) {
      if (!inView(box(element))) faults.push(`outside of the window: ${nameOf(element)} at ${JSON.stringify(box(element))}`);
      else if (clipped(element)) faults.push(`cut off by what is around it: ${nameOf(element)}`);
      else if (covered(element)) faults.push(`covered: ${nameOf(element)}`);
    }
  }

  // Parts side by side do not overlap. What lies on another part on purpose says so: data-over.
  const laid = [...document.querySelectorAll("[data-part]:not([data-over])")].filter((element) => seen(element) && getComputedStyle(element).display !== "contents" && box(element).width);
  for (const [at, one] of laid.entries()) {
    for (const other of laid.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [box(one), box(other)];
      const over = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      if (over > 2) faults.push(`overlap by ${over.toFixed(1)} px: ${nameOf(one)} | ${nameOf(other)}`);
    }
  }

  // No words are cut, but those that end in an ellipsis on purpose.
  const cutOnPurpose = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" || ["auto", "scroll"].includes(style.overflowY) || ["auto", "scroll"].includes(style.overflowX);
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg") || !element.textContent?.trim() || !forEyes(element)) continue;
    const style = getComputedStyle(element);
    // what only speaks is a box of one pixel
    if (style.overflow === "visible" || cutOnPurpose(style) || style.display === "inline" || element.clientWidth <= 1) continue;
    const [over, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (over > 2 || down > 2) faults.push(`words cut by ${over} x ${down} px: ${nameOf(element)}`);
  }

  // And some not even so: names, and what a card says. A part of a pixel is enough for dots, so that one line is measured by its words.
  const wordsWide = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width;
  };
  for (const element of whole.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    if (!forEyes(element) || element.clientWidth <= 1) continue;
    const style = getComputedStyle(element);
    const dotted = style.textOverflow === "ellipsis" && style.whiteSpace === "nowrap" && wordsWide(element) > box(element).width + 0.05;
    const [over, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (dotted || over > 1 || down > 2) faults.push(`ends in dots by ${over} x ${down} px: ${nameOf(element)}`);
  }

  // Lists that scroll begin and end with whole lines.
  for (const list of lists.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(forEyes)) {
    const [{ top, bottom }, texts, range] = [box(list), document.createTreeWalker(list, NodeFilter.SHOW_TEXT), document.createRange()];
    while (texts.nextNode()) {
      if (!forEyes(texts.currentNode.parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      const half = [...range.getClientRects()].some((line) => [top, bottom].some((edge) => line.top < edge - 1.5 && line.bottom > edge + 1.5));
      if (half) faults.push(`half a line: "${texts.currentNode.data}" in ${nameOf(list)}`);
    }
  }
  return faults;
}
