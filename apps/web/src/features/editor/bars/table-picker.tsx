import { Box, Stack, Text } from '@lectern/ui';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './pickers.module.css';

const most = 8;

export interface TablePickerProps {
  readonly onPick: (rows: number, columns: number) => void;
  /** Title, where the size is not for a new table. */
  readonly hint?: string;
  readonly start?: { readonly rows: number; readonly columns: number };
}

/** A grid whose hovered corner sets the number of rows and columns; arrow keys and Enter do the same. */
export function TablePicker({ onPick, hint, start = { rows: 3, columns: 4 } }: TablePickerProps): ReactNode {
  const t = useEditorTexts();
  const [size, setSize] = useState(start);
  const cells = Array.from({ length: most * most }, (_, index) => ({
    row: Math.floor(index / most) + 1,
    column: (index % most) + 1,
  }));
  const by = (rows: number, columns: number) =>
    setSize((now) => ({
      rows: Math.min(most, Math.max(1, now.rows + rows)),
      columns: Math.min(most, Math.max(1, now.columns + columns)),
    }));
  const label = t('insert.tableSize', size);
  return (
    <Box pad={2}>
      <Stack
        radius="small"
        className={classes.tableGrid}
        role="spinbutton"
        tabIndex={0}
        aria-label={hint ?? t('insert.tableHint')}
        aria-valuenow={size.rows * size.columns}
        aria-valuetext={label}
        onPointerMove={(event) => setSize(sizeUnder(event) ?? size)}
        onPointerDown={(event) => setSize(sizeUnder(event) ?? size)}
        onClick={() => onPick(size.rows, size.columns)}
        onKeyDown={(event) => {
          const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
            event.key
          ];
          if (step) {
            event.preventDefault();
            by(step[0] ?? 0, step[1] ?? 0);
          }
          if (event.key === 'Enter') {
            event.preventDefault();
            onPick(size.rows, size.columns);
          }
        }}
      >
        {cells.map(({ row, column }) => (
          <span
            key={`${row}:${column}`}
            className={classes.tableCell}
            data-size={`${row}:${column}`}
            data-in={row <= size.rows && column <= size.columns}
          />
        ))}
      </Stack>
      <Text
        as="p"
        size="small"
        tone="quiet"
        textAlign="center"
        className={classes.tableSize}
        aria-hidden="true"
      >
        {label}
      </Text>
    </Box>
  );
}

/** Returns the size whose corner is the cell under the pointer. */
function sizeUnder(event: PointerEvent): { readonly rows: number; readonly columns: number } | undefined {
  const node = document.elementFromPoint(event.clientX, event.clientY);
  const [rows, columns] = (node instanceof HTMLElement ? (node.dataset.size ?? '') : '')
    .split(':')
    .map(Number);
  return rows && columns ? { rows, columns } : undefined;
}
