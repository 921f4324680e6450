/**
 * Whether a `unicode-range` such as `U+4e00-4eff, U+3??` contains any of the characters; an empty range contains all.
 */
export function rangeHolds(range: string, characters: ReadonlySet<number>): boolean {
  if (range.trim() === '') return characters.size > 0;
  const parts = range.split(',').map((part): readonly [number, number] => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
  });
  for (const character of characters) {
    if (parts.some(([first, last]) => character >= first && character <= last)) return true;
  }
  return false;
}
