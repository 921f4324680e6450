import { Checkbox } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAuthor } from '../author-context.ts';
import classes from './fields.module.css';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface CheckGridProps {
  readonly label: string;
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
  readonly isOn: (row: string, column: string) => boolean;
  readonly onToggle: (row: string, column: string, on: boolean) => void;
}

/** A table of boxes that join rows with columns. */
export function CheckGrid({ label, rows, columns, isOn, onToggle }: CheckGridProps): ReactNode {
  const { readOnly } = useAuthor();
  return (
    <table className={classes.grid} aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            {columns.map((column) => (
              <td key={column.id}>
                <Checkbox
                  aria-label={`${row.name} · ${column.name}`}
                  checked={isOn(row.id, column.id)}
                  disabled={readOnly}
                  onChange={(on) => onToggle(row.id, column.id, on)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
