/** The line with a word put before another one of the line, or at the end. A word of the line is moved. */
export function withWord(line: readonly string[], word: string, before?: string): string[] {
  if (word === before) return [...line];
  const others = line.filter((one) => one !== word);
  const at = before === undefined ? -1 : others.indexOf(before);
  return at < 0 ? [...others, word] : others.toSpliced(at, 0, word);
}

/**
 * How many words at the beginning of the line are right for one of the orders. An order consists of groups whose words may
 * stand in any order; words of equal name are the same word.
 */
export function rightBeginning(
  line: readonly string[],
  orders: readonly (readonly (readonly string[])[])[],
  nameOf: (word: string) => string,
): number {
  const names = line.map(nameOf);
  return Math.max(0, ...orders.map((order) => beginningOf(names, order, nameOf)));
}

function beginningOf(
  names: readonly string[],
  order: readonly (readonly string[])[],
  nameOf: (word: string) => string,
): number {
  let count = 0;
  for (const group of order) {
    const rest = group.map(nameOf);
    for (let left = group.length; left > 0; left--) {
      const at = rest.indexOf(names[count] ?? '');
      if (count >= names.length || at < 0) return count;
      rest.splice(at, 1);
      count++;
    }
  }
  return count;
}
