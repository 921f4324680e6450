import { canvas, pixels } from './mounted-player.tsx';

/** Bounds of the finished ink on the page, fractions of the page, at any zoom; undefined without ink. */
export function inkReach(): readonly number[] | undefined {
  const { data, width, height } = pixels('ink-dry');
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 3; i < data.length; i += 4) {
    if (!data[i]) continue;
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const on = canvas('ink-dry').getBoundingClientRect();
  const whole = canvas('ink-dry').parentElement?.getBoundingClientRect();
  if (right < 0 || !whole) return undefined;
  const across = (x: number) => (on.left - whole.left + (x / width) * on.width) / whole.width;
  const along = (y: number) => (on.top - whole.top + (y / height) * on.height) / whole.height;
  return [across(left), along(top), across(right), along(bottom)];
}
