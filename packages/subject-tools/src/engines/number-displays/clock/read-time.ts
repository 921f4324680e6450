/** Parses a time of day, seconds; undefined when it is invalid. `8:30`, `08：30：15`, `8时30分` and `8`. */
export function readTime(text: string): number | undefined {
  const found =
    /^\s*(\d{1,2})(?:\s*[:：时]\s*(?:(\d{1,2})(?:\s*[:：分]\s*(?:(\d{1,2})\s*秒?)?)?)?)?\s*$/.exec(text);
  if (!found) return undefined;
  const [h = 0, m = 0, s = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return h < 24 && m < 60 && s < 60 ? (h * 60 + m) * 60 + s : undefined;
}
