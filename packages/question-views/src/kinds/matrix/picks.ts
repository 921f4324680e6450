interface Pick {
  readonly row: string;
  readonly columns: string[];
}

/** The picks after a cell was tapped: it is picked or no longer picked; where one column is allowed, it is the only one. */
export function withPick(picks: readonly Pick[], row: string, column: string, several: boolean): Pick[] {
  const before = picks.find((pick) => pick.row === row)?.columns ?? [];
  const isPicked = before.includes(column);
  const others = several ? before.filter((id) => id !== column) : [];
  const columns = isPicked ? others : [...others, column];
  const rest = picks.filter((pick) => pick.row !== row);
  return columns.length === 0 ? rest : [...rest, { row, columns }];
}
