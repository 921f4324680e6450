import { useTextsOf } from '@lectern/ui';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './grid.module.css';
import { GridHands } from './grid-hands.ts';
import { type Cell, cellByKey, cellsTowards } from './lines.ts';
import { gridTexts } from './texts.ts';

/** A line over cells, in the colour of a hand. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
  readonly color: number;
}

/** Colours of the hands that draw at once. */
const COLORS = 6;

interface LetterGridProps {
  readonly grid: readonly (readonly string[])[];
  readonly found: readonly Line[];
  readonly player: number;
  readonly locked: boolean;
  readonly onLine: (line: Line) => void;
}

/** The grid. Lines are dragged, or both ends are tapped; keys choose a cell, and Enter both ends. */
export function LetterGrid({ grid, found, player, locked, onLine }: LetterGridProps): ReactNode {
  const texts = useTextsOf(gridTexts);
  const surface = useRef<HTMLDivElement>(null);
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  /** Lines that are being drawn, by press. */
  const [open, setOpen] = useState<ReadonlyMap<number, Line>>(new Map());
  /** The first end that was tapped or chosen by Enter. */
  const [start, setStart] = useState<Cell>();
  const [aim, setAim] = useState<Cell>();
  const colorOf = (hand: number) => (hand + player) % COLORS;
  const remove = (hand: number) =>
    setOpen((before) => new Map([...before].filter(([other]) => other !== hand)));
  const finish = (to: Cell, color: number) => {
    if (!start) setStart(to);
    else {
      setStart(undefined);
      onLine({ from: start, to, color });
    }
  };
  const moved = useEffectEvent((hand: number, from: Cell, to: Cell) =>
    setOpen((before) => new Map(before).set(hand, { from, to, color: colorOf(hand) })),
  );
  const lifted = useEffectEvent((hand: number, from: Cell, to: Cell) => {
    remove(hand);
    if (from.row === to.row && from.column === to.column) finish(to, colorOf(hand));
    else {
      setStart(undefined);
      onLine({ from, to, color: colorOf(hand) });
    }
  });
  const lost = useEffectEvent(remove);
  useEffect(() => {
    if (!surface.current || locked) return;
    return new GridHands(surface.current, {
      rows,
      columns,
      moved: (...hand) => moved(...hand),
      lifted: (...hand) => lifted(...hand),
      lost: (hand) => lost(hand),
    }).listen();
  }, [rows, columns, locked]);
  const press = (event: KeyboardEvent) => {
    const at = aim ?? { row: 0, column: 0 };
    const to = cellByKey(event.key, at, rows, columns);
    if (to) setAim(aim ? to : at);
    else if (event.key === 'Enter' || event.key === ' ') finish(at, colorOf(0));
    else if (event.key === 'Escape' && start) setStart(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const aimed = start && aim ? [{ from: start, to: aim, color: colorOf(0) }] : [];
  return (
    <div
      ref={surface}
      className={classes.letters}
      style={{ ['--rows' as string]: rows, ['--columns' as string]: columns }}
      tabIndex={locked ? undefined : 0}
      role="application"
      aria-label={texts.grid}
      onKeyDown={locked ? undefined : press}
      onBlur={() => setAim(undefined)}
    >
      <svg className={classes.lines} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
        {[...found, ...open.values(), ...aimed].map((line) => (
          <LineView key={keyOf(line)} line={line} rows={rows} columns={columns} />
        ))}
        {start ? (
          <circle cx={start.column + 0.5} cy={start.row + 0.5} r={0.4} data-color={colorOf(0)} />
        ) : null}
        {aim ? <rect x={aim.column + 0.05} y={aim.row + 0.05} width={0.9} height={0.9} rx={0.1} /> : null}
      </svg>
      <Letters grid={grid} />
      <p className="visually-hidden" role="status">
        {aim ? texts.cell(grid[aim.row]?.[aim.column] ?? '', aim.row + 1, aim.column + 1) : ''}
        {start ? ` ${texts.begun}` : ''}
      </p>
    </div>
  );
}

function keyOf({ from, to, color }: Line): string {
  return `${from.row} ${from.column} ${to.row} ${to.column} ${color}`;
}

function LineView({
  line: { from, to, color },
  rows,
  columns,
}: {
  readonly line: Line;
  readonly rows: number;
  readonly columns: number;
}): ReactNode {
  const end = cellsTowards(from, to, rows, columns).at(-1) ?? from;
  return (
    <line
      x1={from.column + 0.5}
      y1={from.row + 0.5}
      // A line without a length is not drawn.
      x2={end.column + 0.501}
      y2={end.row + 0.5}
      data-color={color}
    />
  );
}

const Letters = memo(function Letters({ grid }: { readonly grid: LetterGridProps['grid'] }): ReactNode {
  return grid.map((cells, row) =>
    cells.map((letter, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <span key={`${row} ${column}`} aria-hidden="true" data-cell={`${row} ${column}`}>
        {letter}
      </span>
    )),
  );
});
