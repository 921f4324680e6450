/** What the elements of a table are by themselves, said once more: another display takes it away in some browsers. */
export const TABLE = { role: 'table' } as const;
export const ROWS = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const HEAD = { role: 'columnheader' } as const;
export const CELL = { role: 'cell' } as const;
