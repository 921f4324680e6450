/** Digits that are typed later than this begin a new number, milliseconds. */
export const TYPING_MS = 1_200;

/**
 * The text of the points after a key: a digit is added to the number or, where that would be more than `full`, begins a new
 * one. Undefined for a key that is none of points. A number above `full` is not accepted.
 */
export function typedPoints(before: string, key: string, full: number): string | undefined {
  if (key === 'Backspace') return before.slice(0, -1);
  if (key === '.' || key === '。') return before.includes('.') ? before : `${before || '0'}.`;
  if (!/^\d$/.test(key)) return undefined;
  const isWhole = !before.includes('.') || before.endsWith('.');
  const added = isWhole && before !== '0' ? before + key : key;
  if (Number(added) <= full) return added;
  return Number(key) <= full ? key : before;
}

/** The number of a text of points; undefined for an empty text. */
export function pointsOfText(text: string): number | undefined {
  return text === '' || text === '.' ? undefined : Number(text);
}

/** The points of the pad: each whole number up to ten, else some parts of the full points. */
export function padPoints(full: number): readonly number[] {
  const whole = Math.floor(full);
  const all =
    whole <= 10
      ? [...Array.from({ length: whole + 1 }, (_, points) => points), full]
      : [0, full * 0.25, full * 0.5, full * 0.6, full * 0.75, full * 0.9, full].map(
          (points) => Math.round(points * 2) / 2,
        );
  return [...new Set(all)];
}
