/** The implicit roles of table elements, set explicitly because some browsers drop them when `display` is changed. */
export const TABLE = { role: 'table' } as const;
export const ROWS = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const HEAD = { role: 'columnheader' } as const;
export const CELL = { role: 'cell' } as const;
