import { plainTextOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { CheckGrid } from '../../fields/check-grid.tsx';
import classes from '../../fields/fields.module.css';
import { CheckLine, Group, ProblemNote } from '../../fields/lines.tsx';
import { PartList } from '../../fields/part-list.tsx';
import { cardTexts } from './card-texts.ts';

type Value = KindValue<'matrix'>;

const MOST_ROWS = 30;
const MOST_COLUMNS = 12;

/** The matrix without cells of removed rows and columns. */
export function withLines(
  { body, key }: Value,
  lines: Partial<Pick<Value['body'], 'rows' | 'columns'>>,
): Value {
  const next = { ...body, ...lines };
  const columns = new Set(next.columns.map(({ id }) => id));
  const rows = new Set(next.rows.map(({ id }) => id));
  return {
    body: next,
    key: {
      right: key.right
        .filter(({ row }) => rows.has(row))
        .map((one) => ({ row: one.row, columns: one.columns.filter((id) => columns.has(id)) })),
    },
  };
}

/** The matrix with a cell marked right or not. Where one column is right, it takes the place of the one before. */
export function withCell({ body, key }: Value, row: string, column: string, on: boolean): Value {
  const before = key.right.find((one) => one.row === row)?.columns ?? [];
  const others = before.filter((id) => id !== column);
  const columns = on ? (body.several ? [...others, column] : [column]) : others;
  return { body, key: { right: [...key.right.filter((one) => one.row !== row), { row, columns }] } };
}

/** 表格选择题: rows, columns, and the right cells. */
export function MatrixFields({ value, onChange, notes, compact }: FieldsProps<'matrix'>): ReactNode {
  const t = useTextsOf(cardTexts);
  const { makeId } = useAuthor();
  const { body, key } = value;
  const isOn = (row: string, column: string) =>
    key.right.some((one) => one.row === row && one.columns.includes(column));
  const faults = [undefined, ...body.rows.map(({ id }) => id)].map((at) => notes.of(at));
  const fault = faults.find(Boolean);
  return (
    <>
      <Group title={t.columns}>
        <PartList
          parts={body.columns}
          onChange={(columns) => onChange(withLines(value, { columns: [...columns] }))}
          makePart={(content) => ({ id: makeId(), content })}
          fewest={1}
          most={MOST_COLUMNS}
          nameOf={(index) => t.column(index + 1)}
          addLabel={t.addColumn}
          problemOf={({ id }) => notes.of(id)}
        />
      </Group>
      <Group title={t.rows}>
        <PartList
          parts={body.rows}
          onChange={(rows) => onChange(withLines(value, { rows: [...rows] }))}
          makePart={(content) => ({ id: makeId(), content })}
          fewest={1}
          most={MOST_ROWS}
          nameOf={(index) => t.row(index + 1)}
          addLabel={t.addRow}
          problemOf={({ id }) => notes.of(id)}
        />
      </Group>
      <Group title={t.table} beside={<span className={classes.label}>{t.tableHint}</span>}>
        <CheckGrid
          label={t.table}
          rows={body.rows.map(({ id, content }, index) => ({
            id,
            name: plainTextOf(content) || t.row(index + 1),
          }))}
          columns={body.columns.map(({ id, content }, index) => ({
            id,
            name: plainTextOf(content) || t.column(index + 1),
          }))}
          isOn={isOn}
          onToggle={(row, column, on) => onChange(withCell(value, row, column, on))}
        />
        {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      </Group>
      {!compact && (
        <CheckLine
          label={t.several}
          checked={body.several ?? false}
          onChange={(several) => onChange({ body: defined({ ...body, several: several || undefined }), key })}
        />
      )}
    </>
  );
}
