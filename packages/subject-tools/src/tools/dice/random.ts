/** An even number from 0 up to but not 1, which nobody can foretell. */
export function random(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
