import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { nextCell } from '../../parts/grid/grid-keys.ts';
import { Mark, type MarkState, statesOf } from '../../review/mark.tsx';
import classes from './matrix.module.css';
import { withPick } from './picks.ts';

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
            {columns.map((column, index) => {
              const state = stateOf(row.id, column.id);
              return (
                <span key={column.id} className={classes.cell}>
                  {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can be checked */}
                  <button
                    type="button"
                    role={several ? 'checkbox' : 'radio'}
                    aria-checked={isPicked(row.id, column.id)}
                    aria-labelledby={`${name}-r${at} ${name}-c${index}`}
                    disabled={locked || paper}
                    className={classes.pick}
                    data-several={several ? '' : undefined}
                    data-picked={isPicked(row.id, column.id) ? '' : undefined}
                    data-state={state}
                    onClick={() => onChange({ picks: withPick(picks, row.id, column.id, several) })}
                  >
                    <span className={classes.box}>
                      {isPicked(row.id, column.id) ? <Check aria-hidden="true" strokeWidth={3} /> : null}
                    </span>
                    <span className={classes.columnName} aria-hidden="true">
                      <ContentView content={column.content} />
                    </span>
                    {state === undefined ? null : <Mark state={state} />}
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};
