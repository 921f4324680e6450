import { Row, Text, useTextsOf } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { playedParts, type Strip } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { blanksOf, isRightText, textIn, type WordBlank, withFirstText } from './blanks.ts';
import classes from './grid.module.css';
import { GridHands } from './grid-hands.ts';
import { type Cell, cellByKey, cellsTowards, readCells } from './lines.ts';
import { gridTexts } from './texts.ts';

/** A line over cells, in the colour of a hand. */
interface Line {
  readonly from: Cell;
  readonly to: Cell;
  readonly color: number;
}

interface FoundLine extends Line {
  readonly blank: string;
}

/** Colours of the hands that draw at once. */
const COLORS = 6;

/** 找词: lines are drawn along the words of a grid, by any number of fingers, each in its own colour. */
export const WordSearchStrip: Strip = (strip) => {
  const { parts, onAnswer, onMove, onDone, isOver, body } = strip;
  const texts = useTextsOf(gridTexts);
  const { grid } = body.own as { readonly grid: readonly (readonly string[])[] };
  const blanks = blanksOf(playedParts(strip));
  const [found, setFound] = useState<readonly FoundLine[]>([]);
  const [missed, setMissed] = useState('');
  const nameOf = ({ part, gap }: WordBlank) => `${part.id} ${gap}`;
  const isFound = (blank: WordBlank) =>
    textIn(parts[blank.part.id], blank.gap) !== '' || found.some((one) => one.blank === nameOf(blank));
  const draw = ({ from, to, color }: Line) => {
    if (isOver) return;
    const cells = cellsTowards(from, to, grid.length, grid[0]?.length ?? 0);
    const end = cells.at(-1);
    if (!end || cells.length < 2) return;
    const text = readCells(grid, cells);
    const back = readCells(grid, cells.toReversed());
    const blank = blanks.find(
      (one) => !isFound(one) && (one.word === text || one.word === back || isRightText(one, text)),
    );
    if (!blank) {
      setMissed(text);
      // A line beside all words costs a life where there are lives, and is counted otherwise.
      if (body.play.lives === undefined) onMove();
      else onAnswer(parts, WRONG);
      return;
    }
    setMissed('');
    setFound([...found, { from, to: end, color, blank: nameOf(blank) }]);
    const { id } = blank.part;
    onAnswer({ ...parts, [id]: withFirstText(parts[id], blank.gap, blank.word) }, RIGHT);
    if (blanks.every((one) => one === blank || isFound(one))) onDone();
  };
  return (
    <div className={classes.search}>
      <LetterGrid grid={grid} found={found} player={strip.player} locked={isOver} onLine={draw} />
      <div className={classes.clues}>
        <Text role="status" weight="bold">
          {missed === '' ? texts.found(blanks.filter(isFound).length, blanks.length) : texts.noWord(missed)}
        </Text>
        <ol aria-label={texts.words} className={classes.words}>
          {blanks.map((blank) => {
            const { shownWords = [] } = body.own as { readonly shownWords?: readonly string[] };
            return (
              <li key={nameOf(blank)} data-found={isFound(blank) ? '' : undefined}>
                <ClueOf blank={blank} isShown={shownWords.includes(blank.word) || isFound(blank)} />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
};

function ClueOf({ blank, isShown }: { readonly blank: WordBlank; readonly isShown: boolean }): ReactNode {
  const texts = useTextsOf(gridTexts);
  const { stem } = blank.part;
  return (
    <Row gap={2} align="center">
      {isShown ? <strong>{blank.word}</strong> : null}
      {stem ? <ContentView content={stem} /> : null}
      {isShown ? null : <Text tone="quiet">{texts.length([...blank.word].length)}</Text>}
      <Check aria-hidden="true" className={classes.tick} />
    </Row>
  );
}

interface LetterGridProps {
  readonly grid: readonly (readonly string[])[];
  readonly found: readonly Line[];
  readonly player: number;
  readonly locked: boolean;
  readonly onLine: (line: Line) => void;
}

/** The grid. Lines are dragged, or both ends are tapped; keys choose a cell, and Enter both ends. */
function LetterGrid({ grid, found, player, locked, onLine }: LetterGridProps): ReactNode {
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
