import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { nextCell } from '../../parts/choose/arrow-keys.ts';
import { Mark, type MarkState, statesOf } from '../../review/mark.tsx';
import classes from './matrix.module.css';

type Kind = 'matrix';
type Body = BodyOf<Kind>;

/** 表格选择题: cells of a table are tapped; on a phone each row is a card with its columns as buttons. */
export const MatrixView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper = false } = props;
  const name = useId();
  const { rows, columns, several = false } = body;
  const picks = (paper ? review?.right : response)?.picks ?? [];
  const isPicked = (row: string, column: string) =>
    picks.some((pick) => pick.row === row && pick.columns.includes(column));
  const states = statesOf(review?.items);
  const isRight = (row: string, column: string) =>
    review?.right?.picks.some((pick) => pick.row === row && pick.columns.includes(column)) ?? false;
  const stateOf = (row: string, column: string): MarkState | undefined => {
    if (!review || paper) return undefined;
    if (isPicked(row, column)) return isRight(row, column) ? 'right' : 'wrong';
    return isRight(row, column) && states.get(row) !== 'right' ? 'missing' : undefined;
  };
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll('button')];
    const next = nextCell(
      event.key,
      cells.indexOf(event.target as HTMLButtonElement),
      columns.length,
      cells.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    cells[next]?.focus();
  };
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the cells within */}
      <div
        className={classes.table}
        onKeyDown={moveFocus}
        style={{ ['--columns' as string]: columns.length }}
      >
        <div className={classes.head}>
          <span />
          {columns.map(({ id, content }, index) => (
            <span key={id} id={`${name}-c${index}`}>
              <ContentView content={content} />
            </span>
          ))}
        </div>
        {rows.map((row, at) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
          <div
            key={row.id}
            role={several ? 'group' : 'radiogroup'}
            aria-labelledby={`${name}-r${at}`}
            className={classes.row}
          >
            <span id={`${name}-r${at}`} className={classes.rowName}>
              <ContentView content={row.content} />
            </span>
            {columns.map((column, index) => (
              <Cell
                key={column.id}
                name={`${name}-r${at} ${name}-c${index}`}
                several={several}
                isPicked={isPicked(row.id, column.id)}
                isOff={locked || paper}
                state={stateOf(row.id, column.id)}
                onPick={() => onChange({ picks: withPick(picks, row.id, column.id, several) })}
              >
                <ContentView content={column.content} />
              </Cell>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

interface CellProps {
  /** Ids of the names of the row and the column. */
  readonly name: string;
  readonly several: boolean;
  readonly isPicked: boolean;
  readonly isOff: boolean;
  readonly state: MarkState | undefined;
  readonly onPick: () => void;
  /** The name of the column, which phones show on the button. */
  readonly children: ReactNode;
}

function Cell({ name, several, isPicked, isOff, state, onPick, children }: CellProps): ReactNode {
  return (
    <span className={classes.cell}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be checked */}
      <button
        type="button"
        role={several ? 'checkbox' : 'radio'}
        aria-checked={isPicked}
        aria-labelledby={name}
        disabled={isOff}
        className={classes.pick}
        data-several={several ? '' : undefined}
        data-picked={isPicked ? '' : undefined}
        data-state={state}
        onClick={onPick}
      >
        <span className={classes.box}>{isPicked ? <Check aria-hidden="true" strokeWidth={3} /> : null}</span>
        <span className={classes.columnName} aria-hidden="true">
          {children}
        </span>
        {state === undefined ? null : <Mark state={state} />}
      </button>
    </span>
  );
}

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
