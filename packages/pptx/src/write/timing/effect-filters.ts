const ways = (names: Readonly<Record<number, string>>, otherwise: string) => (subtype: number) =>
  names[subtype] ?? otherwise;

/** The filters of p:animEffect (19.5.3), by preset and subtype. */
export const FILTERS: Readonly<Record<number, (subtype: number) => string>> = {
  3: ways({ 5: 'blinds(vertical)' }, 'blinds(horizontal)'),
  4: ways({ 32: 'box(out)' }, 'box(in)'),
  5: ways({ 5: 'checkerboard(down)' }, 'checkerboard(across)'),
  6: ways({ 32: 'circle(out)' }, 'circle(in)'),
  8: ways({ 32: 'diamond(out)' }, 'diamond(in)'),
  9: () => 'dissolve',
  10: () => 'fade',
  12: ways({ 1: 'slide(fromTop)', 2: 'slide(fromRight)', 8: 'slide(fromLeft)' }, 'slide(fromBottom)'),
  13: ways({ 32: 'plus(out)' }, 'plus(in)'),
  14: ways({ 5: 'randombar(vertical)' }, 'randombar(horizontal)'),
  16: ways(
    { 26: 'barn(inHorizontal)', 37: 'barn(outVertical)', 42: 'barn(outHorizontal)' },
    'barn(inVertical)',
  ),
  18: ways({ 3: 'strips(upRight)', 6: 'strips(downRight)', 9: 'strips(upLeft)' }, 'strips(downLeft)'),
  20: () => 'wedge',
  21: (subtype) => `wheel(${[1, 2, 3, 4, 8].includes(subtype) ? subtype : 1})`,
  22: ways({ 1: 'wipe(up)', 2: 'wipe(right)', 8: 'wipe(left)' }, 'wipe(down)'),
};
