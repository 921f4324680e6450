/** The list in another order, which is always the same for the same seed. A list of two or more never stays as it is. */
export function mixed<Item>(list: readonly Item[], seed: number): Item[] {
  const rest = [...list];
  const out: Item[] = [];
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  while (rest.length > 0) {
    // A linear congruential generator (Numerical Recipes); its upper bits are the good ones.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const at = Math.floor((state / 4_294_967_296) * rest.length);
    out.push(...rest.splice(at, 1));
  }
  const isSame = out.every((item, index) => item === list[index]);
  return isSame ? [...out.slice(1), ...out.slice(0, 1)] : out;
}
