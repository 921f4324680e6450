/** A uniformly distributed number from 0 up to 1, excluded, that cannot be predicted. */
export function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
