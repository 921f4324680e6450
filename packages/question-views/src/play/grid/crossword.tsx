import type { Content } from '@lectern/questions';
import { IconButton, Row, useTextsOf } from '@lectern/ui';
import { Delete, Grid3x3 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { mixed } from '../pairs/rounds.ts';
import { blanksOf, isRightText, textIn, type WordBlank, withFirstText } from './blanks.ts';
import { cellKey, cellsOf, type Entry, entryAt, erased, type Letters, wordIn, written } from './crossing.ts';
import classes from './grid.module.css';
import { type Cell, cellByKey } from './lines.ts';
import { gridTexts } from './texts.ts';

interface Own {
  readonly rows: number;
  readonly columns: number;
  readonly entries: readonly Entry[];
  readonly given: readonly (Cell & { readonly letter: string })[];
  readonly tray?: string;
}

interface At {
  readonly entry: Entry;
  /** Number of the cell in the entry. */
  readonly cell: number;
}

/** 字谜: words that cross are written, or picked from a tray, each checked when it is full. */
export const CrosswordStrip: Strip = (strip) => {
  const texts = useTextsOf(gridTexts);
  const { players, isOver } = strip;
  const own = strip.body.own as Own;
  const words = useWords(strip, own);
  const [at, setAt] = useState<At | undefined>(() => own.entries[0] && { entry: own.entries[0], cell: 0 });
  const field = useRef<HTMLInputElement>(null);
  /** Two pupils cannot write on one keyboard at once. */
  const [hasTray, setTray] = useState(players > 1);
  const tray = own.tray === undefined ? (hasTray ? lettersOf(words.blanks) : undefined) : [...own.tray];
  const write = (text: string) => {
    if (!at || isOver) return;
    const next = written(at.entry, at.cell, text, words.letters, words.isLocked);
    setAt({ entry: at.entry, cell: next.at });
    words.change(next.letters);
  };
  const erase = () => {
    if (!at || isOver) return;
    const next = erased(at.entry, at.cell, words.letters, words.isLocked);
    setAt({ entry: at.entry, cell: next.at });
    words.change(next.letters);
  };
  const select = (entry: Entry, cell = 0) => {
    setAt({ entry, cell });
    if (!tray) field.current?.focus();
  };
  return (
    <div className={classes.crossword}>
      <Cells
        own={own}
        words={words}
        at={at}
        onSelect={select}
        onAim={setAt}
        onWrite={write}
        onErase={erase}
      />
      <div className={classes.clues}>
        {at ? (
          <p className={classes.active} role="status">
            {texts.chosen(at.entry.number, texts[at.entry.direction])}{' '}
            <ClueView stem={words.stemOf(at.entry)} length={at.entry.length} />
          </p>
        ) : null}
        {at ? (
          <WritingBar
            field={field}
            label={texts.write(words.clueOf(at.entry))}
            tray={tray}
            isTrayChosen={hasTray}
            onTray={own.tray === undefined ? setTray : undefined}
            isOver={isOver}
            onWrite={write}
            onErase={erase}
          />
        ) : null}
        {(['across', 'down'] as const).map((direction) => (
          <Clues
            key={direction}
            direction={direction}
            entries={own.entries}
            at={at}
            words={words}
            onSelect={select}
          />
        ))}
      </div>
    </div>
  );
};

interface WritingBarProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Characters to pick from; a field for the keyboard and input methods without it. */
  readonly tray: readonly string[] | undefined;
  readonly isTrayChosen: boolean;
  /** Changes between field and tray; undefined where the author gave a tray. */
  readonly onTray: ((isChosen: boolean) => void) | undefined;
  readonly isOver: boolean;
  readonly onWrite: (text: string) => void;
  readonly onErase: () => void;
}

/** The field or the tray by which the selected word is written. */
function WritingBar(props: WritingBarProps): ReactNode {
  const { field, label, tray, isTrayChosen, onTray, isOver, onWrite, onErase } = props;
  const texts = useTextsOf(gridTexts);
  return (
    <>
      <Row gap={2} align="center" justify="end">
        {tray ? null : (
          <TextField
            ref={field}
            label={label}
            placeholder={texts.type}
            value=""
            onChange={onWrite}
            locked={isOver}
            most={LONGEST}
          />
        )}
        <IconButton label={texts.erase} icon={<Delete />} size="large" disabled={isOver} onClick={onErase} />
        {onTray ? (
          <IconButton
            label={texts.tray}
            icon={<Grid3x3 />}
            size="large"
            pressed={isTrayChosen}
            onClick={() => onTray(!isTrayChosen)}
          />
        ) : null}
      </Row>
      {tray ? (
        <div role="group" aria-label={texts.tray} className={classes.tray}>
          {tray.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tray may have a letter twice
            <button key={index} type="button" disabled={isOver} onClick={() => onWrite(letter)}>
              {letter}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

/** Characters that are written at once, such as an idiom by an input method. */
const LONGEST = 40;

/** The characters of all words, each once, in an order that tells nothing. */
function lettersOf(blanks: readonly WordBlank[]): string[] {
  const all = new Set(blanks.flatMap(({ word }) => [...word]));
  return mixed(
    [...all].map((id) => ({ id })),
    all.size,
  ).map(({ id }) => id);
}

type Words = ReturnType<typeof useWords>;

/** The letters of the grid, and which words are right. A full word is judged once; its first text is the response. */
function useWords(strip: StripProps, own: Own) {
  const { parts, onAnswer, onParts, onDone } = strip;
  const blanks = blanksOf(playedParts(strip));
  const contentName = useContentName();
  const blankOf = ({ part, gap }: Entry) => blanks.find((one) => one.part.id === part && one.gap === gap);
  const [letters, setLetters] = useState<Letters>(
    () => new Map(own.given.map(({ letter, ...cell }) => [cellKey(cell), letter])),
  );
  /** The last full word of each entry that was judged, and whether it was right. */
  const [judged, setJudged] = useState<
    ReadonlyMap<Entry, { readonly word: string; readonly isRight: boolean }>
  >(new Map());
  const given = new Set(own.given.map(cellKey));
  const isSolved = (entry: Entry) => judged.get(entry)?.isRight ?? false;
  const solved = new Set(own.entries.filter(isSolved).flatMap((entry) => cellsOf(entry).map(cellKey)));
  const wrong = new Set(
    own.entries
      .filter(
        (entry) => judged.get(entry)?.isRight === false && wordIn(entry, letters) === judged.get(entry)?.word,
      )
      .flatMap((entry) => cellsOf(entry).map(cellKey)),
  );
  const change = (next: Letters) => {
    setLetters(next);
    const now = new Map(judged);
    let all = parts;
    for (const entry of own.entries) {
      const word = wordIn(entry, next);
      const blank = blankOf(entry);
      if (word === undefined || !blank || isSolved(entry) || judged.get(entry)?.word === word) continue;
      const isRight = isRightText(blank, word);
      const isFirst = textIn(all[entry.part], entry.gap) === '';
      now.set(entry, { word, isRight });
      all = { ...all, [entry.part]: withFirstText(all[entry.part], entry.gap, word) };
      // A later word that is right is locked and earns nothing.
      if (isFirst || !isRight) onAnswer(all, isRight ? RIGHT : WRONG);
      else onParts(all);
    }
    setJudged(now);
    if (own.entries.every((entry) => now.get(entry)?.isRight || !blankOf(entry))) onDone();
  };
  return {
    blanks,
    letters,
    change,
    isSolved,
    isLocked: (cell: Cell) => given.has(cellKey(cell)) || solved.has(cellKey(cell)),
    stateOf: (cell: Cell) =>
      solved.has(cellKey(cell)) ? 'right' : wrong.has(cellKey(cell)) ? 'wrong' : undefined,
    stemOf: (entry: Entry) => blankOf(entry)?.part.stem,
    clueOf: (entry: Entry) => contentName(blankOf(entry)?.part.stem),
  };
}

interface CellsProps {
  readonly own: Own;
  readonly words: Words;
  readonly at: At | undefined;
  readonly onSelect: (entry: Entry, cell: number) => void;
  /** A cell was chosen by keys. */
  readonly onAim: (at: At) => void;
  readonly onWrite: (text: string) => void;
  readonly onErase: () => void;
}

/** The cells. Arrow keys move, letters are written where the focus is, and Backspace erases. */
function Cells({ own, words, at, onSelect, onAim, onWrite, onErase }: CellsProps): ReactNode {
  const texts = useTextsOf(gridTexts);
  const surface = useRef<HTMLDivElement>(null);
  const current = at && cellsOf(at.entry)[at.cell];
  const active = new Set(at ? cellsOf(at.entry).map(cellKey) : []);
  const find = (cell: Cell, isAgain: boolean) => {
    const entry = entryAt(own.entries, cell, at?.entry, isAgain);
    if (!entry) return undefined;
    return { entry, cell: cellsOf(entry).findIndex((one) => cellKey(one) === cellKey(cell)) };
  };
  const press = (event: KeyboardEvent) => {
    const to = current && cellByKey(event.key, current, own.rows, own.columns);
    const next = to && find(to, false);
    const isLetter =
      [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (to) {
      if (!next) return;
      onAim(next);
      surface.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(to)}"]`)?.focus();
    } else if (isLetter) onWrite(event.key);
    else if (event.key === 'Backspace' || event.key === 'Delete') onErase();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const numbers = new Map(own.entries.map((entry) => [cellKey(entry), entry.number]));
  const used = new Map(
    own.entries.flatMap((entry) => cellsOf(entry).map((cell) => [cellKey(cell), cell] as const)),
  );
  return (
    <div
      ref={surface}
      className={classes.cells}
      role="group"
      aria-label={texts.grid}
      style={{ ['--rows' as string]: own.rows, ['--columns' as string]: own.columns }}
      onKeyDown={press}
    >
      {[...used].map(([key, cell]) => {
        const isCurrent = current !== undefined && cellKey(current) === key;
        return (
          <button
            key={key}
            type="button"
            className={classes.cell}
            style={{ gridArea: `${cell.row + 1} / ${cell.column + 1}` }}
            tabIndex={isCurrent ? 0 : -1}
            data-cell={key}
            data-active={active.has(key) ? '' : undefined}
            data-current={isCurrent ? '' : undefined}
            data-locked={words.isLocked(cell) ? '' : undefined}
            data-state={words.stateOf(cell)}
            aria-label={texts.cell(words.letters.get(key) ?? '', cell.row + 1, cell.column + 1)}
            onClick={() => {
              const next = find(cell, isCurrent);
              if (next) onSelect(next.entry, next.cell);
            }}
          >
            {numbers.has(key) ? <span className={classes.number}>{numbers.get(key)}</span> : null}
            {words.letters.get(key)}
          </button>
        );
      })}
    </div>
  );
}

function ClueView({
  stem,
  length,
}: {
  readonly stem: Content | undefined;
  readonly length: number;
}): ReactNode {
  const texts = useTextsOf(gridTexts);
  return stem ? <ContentView content={stem} /> : texts.length(length);
}

interface CluesProps {
  readonly direction: Entry['direction'];
  readonly entries: readonly Entry[];
  readonly at: At | undefined;
  readonly words: Words;
  readonly onSelect: (entry: Entry) => void;
}

function Clues({ direction, entries, at, words, onSelect }: CluesProps): ReactNode {
  const texts = useTextsOf(gridTexts);
  const shown = entries.filter((entry) => entry.direction === direction);
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts[direction]}>
      <strong>{texts[direction]}</strong>
      <ol className={classes.words}>
        {shown.map((entry) => (
          <li key={`${entry.part} ${entry.gap}`} data-found={words.isSolved(entry) ? '' : undefined}>
            <button
              type="button"
              className={classes.clue}
              aria-pressed={at?.entry === entry}
              onClick={() => onSelect(entry)}
            >
              <span>{entry.number}</span>
              <ClueView stem={words.stemOf(entry)} length={entry.length} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
