/** The id that a digit from 1 or a letter from A stands for; undefined for other keys. */
export function choiceOfKey(key: string, ids: readonly string[]): string | undefined {
  if (/^[1-9]$/.test(key)) return ids[Number(key) - 1];
  if (key === '0') return ids[9];
  return /^[a-j]$/i.test(key) ? ids[key.toUpperCase().charCodeAt(0) - 65] : undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The id to which an arrow, Home or End moves from another one, round in a circle; undefined for other keys. */
export function nextChoice(key: string, ids: readonly string[], from: string): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  const at = ids.indexOf(from);
  return step === undefined || at < 0 ? undefined : ids[(at + step + ids.length) % ids.length];
}

/** The index of the cell to which an arrow, Home or End moves in a grid of rows; undefined for other keys and at the edges. */
export function nextCell(key: string, from: number, columns: number, count: number): number | undefined {
  const column = from % columns;
  const places: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: column > 0 ? from - 1 : undefined,
    ArrowRight: column < columns - 1 ? from + 1 : undefined,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: from - column,
    End: from - column + columns - 1,
  };
  const next = places[key];
  return next !== undefined && next >= 0 && next < count && next !== from ? next : undefined;
}
