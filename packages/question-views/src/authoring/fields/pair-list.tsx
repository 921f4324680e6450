import { type Content, plainTextOf } from '@lectern/questions';
import { Button } from '@lectern/ui';
import { MoveHorizontal, Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAuthor } from '../author-context.ts';
import { ContentField, type FieldHands } from '../content-field/content-field.tsx';
import { cellsOf } from '../content-field/pasted-lines.ts';
import classes from './fields.module.css';
import { ProblemNote } from './lines.tsx';
import { moved, RowTools } from './row-tools.tsx';

/** Two texts that belong together. */
export interface ListedPair {
  readonly id: string;
  readonly left: Content;
  readonly right: Content;
}

export interface PairListProps<Row extends ListedPair> {
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly makeRow: () => Row;
  /** Fills the row at an index, the empty ones after it and then new ones. */
  readonly onCells: (index: number, cells: readonly (readonly string[])[]) => void;
  readonly fewest: number;
  readonly most: number;
  readonly names: {
    left(number: number): string;
    right(number: number): string;
    row(number: number): string;
    readonly add: string;
  };
  readonly problemsOf: (row: Row) => {
    left?: string | undefined;
    right?: string | undefined;
    row?: string | undefined;
  };
  readonly media?: boolean;
}

/** A list of pairs: Enter goes from the left to the right and on to the next pair; pasted lines become pairs. */
export function PairList<Row extends ListedPair>(props: PairListProps<Row>): ReactNode {
  const { rows, onChange, makeRow, most, names } = props;
  const { readOnly } = useAuthor();
  const hands = useRef(new Map<string, FieldHands>());
  const focusOn = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusOn.current === undefined) return;
    hands.current.get(focusOn.current)?.focus();
    focusOn.current = undefined;
  });
  const add = () => {
    if (rows.length >= most) return;
    const row = makeRow();
    focusOn.current = `${row.id} left`;
    onChange([...rows, row]);
  };
  return (
    <>
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <PairRowFields
            key={row.id}
            {...props}
            row={row}
            index={index}
            hands={hands.current}
            focus={(name) => {
              focusOn.current = name;
            }}
            onNext={() => {
              const next = rows[index + 1];
              if (next) hands.current.get(`${next.id} left`)?.focus();
              else add();
            }}
          />
        ))}
      </ol>
      {!readOnly && rows.length < most && (
        <div>
          <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
            {names.add}
          </Button>
        </div>
      )}
    </>
  );
}

interface PairRowFieldsProps<Row extends ListedPair> extends PairListProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly hands: Map<string, FieldHands>;
  readonly focus: (name: string | undefined) => void;
  readonly onNext: () => void;
}

function PairRowFields<Row extends ListedPair>(props: PairRowFieldsProps<Row>): ReactNode {
  const { rows, onChange, row, index, hands, names, fewest, media = true, focus } = props;
  const { readOnly } = useAuthor();
  const problems = props.problemsOf(row);
  const canRemove = rows.length > fewest;
  const remove = () => {
    const next = rows[index - 1] ?? rows[index + 1];
    focus(next && `${next.id} right`);
    onChange(rows.filter(({ id }) => id !== row.id));
  };
  const move = (by: 1 | -1) => {
    focus(`${row.id} left`);
    onChange(moved(rows, index, by));
  };
  const keep = (side: 'left' | 'right') => (own: FieldHands | null) => {
    if (own) hands.set(`${row.id} ${side}`, own);
    else hands.delete(`${row.id} ${side}`);
  };
  const field = (side: 'left' | 'right', onEnter: () => void, onErase: (() => void) | undefined) => (
    <ContentField
      ref={keep(side)}
      value={row[side]}
      label={names[side](index + 1)}
      placeholder={names[side](index + 1)}
      media={media}
      onChange={(content) =>
        onChange(rows.map((one) => (one.id === row.id ? { ...one, [side]: content } : one)))
      }
      onEnter={onEnter}
      onErase={onErase}
      onMove={move}
      onLines={(lines) =>
        props.onCells(
          index,
          lines.map((line) => cellsOf(plainTextOf(line))),
        )
      }
      problem={problems[side]}
    />
  );
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.mark}>{index + 1}.</span>
        <div className={classes.pair}>
          {field('left', () => hands.get(`${row.id} right`)?.focus(), canRemove ? remove : undefined)}
          <span className={classes.arrow} aria-hidden="true">
            <MoveHorizontal />
          </span>
          {field('right', props.onNext, () => hands.get(`${row.id} left`)?.focus())}
        </div>
        {!readOnly && (
          <RowTools
            name={names.row(index + 1)}
            index={index}
            count={rows.length}
            onMove={move}
            onRemove={canRemove ? remove : undefined}
          />
        )}
      </div>
      {problems.row !== undefined && <ProblemNote>{problems.row}</ProblemNote>}
    </li>
  );
}
