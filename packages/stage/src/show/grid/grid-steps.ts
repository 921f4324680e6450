/** The index to which a key moves in a grid that is read row by row; undefined for a key that does not move. */
export function gridStep(key: string, from: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (to === undefined || count === 0) return undefined;
  // The row below may be shorter: its end is the nearest item.
  if (key === 'ArrowDown' && to >= count)
    return Math.floor(from / columns) < Math.floor((count - 1) / columns) ? count - 1 : from;
  return to < 0 || to >= count ? from : to;
}
