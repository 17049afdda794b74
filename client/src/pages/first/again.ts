/** Does something now, and again and again while the page can be seen. Returns how to stop. */
export function again(ms: number, deed: () => void): () => void {
  deed();
  const timer = setInterval(() => document.hidden || deed(), ms);
  const back = () => document.hidden || deed();
  document.addEventListener("visibilitychange", back);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}
