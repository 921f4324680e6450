/** The largest table: 2^10 sets of columns. */
export const MOST_ASSIGNED = 10;

/**
 * Gives each row of a square table a column of its own, so that the sum of the chosen values is the largest. Among equal
 * sums each row takes the first column that it can. Tables have at most ten rows.
 */
export function bestAssignment(table: readonly (readonly number[])[]): number[] {
  const size = table.length;
  const full = (1 << size) - 1;
  // The best sum of the rows from `row` on, by the set of columns that the rows before have taken.
  const best = new Float64Array(1 << size);
  const value = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let taken = full - 1; taken >= 0; taken--) {
    const row = countOf(taken);
    let most = Number.NEGATIVE_INFINITY;
    for (let column = 0; column < size; column++)
      if (!(taken & (1 << column)))
        most = Math.max(most, value(row, column) + (best[taken | (1 << column)] ?? 0));
    best[taken] = most;
  }
  const columns: number[] = [];
  let taken = 0;
  for (let row = 0; row < size; row++) {
    const isBest = (column: number) =>
      !(taken & (1 << column)) && value(row, column) + (best[taken | (1 << column)] ?? 0) === best[taken];
    const column = table.findIndex((_, index) => isBest(index));
    columns.push(column);
    taken |= 1 << column;
  }
  return columns;
}

function countOf(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
