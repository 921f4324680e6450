import { DIRECTIONS, hideWords, layOutWords, wordsOfParts } from '@lectern/questions';
import { Button, Row, Select, Text, useTextsOf } from '@lectern/ui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthor } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { CheckLine, Group, Line, ProblemNote } from '../../fields/lines.tsx';
import { type GameOf, type GameProps, withOwn } from '../game-value.ts';
import { type CluedWord, withWordsOfGame, wordsOfGame } from './clued-words.ts';
import grid from './grid.module.css';
import { WordList } from './word-list.tsx';
import { wordTexts } from './word-texts.ts';

const MOST_SEARCHED = 20;
const MOST_CROSSED = 30;
const EASY = ['right', 'down', 'down-right'] as const;

type Search = GameOf<'word-search'>;

interface SearchSettings {
  readonly seed?: number;
  readonly filler?: string;
  readonly isHard?: boolean;
}

/** The word search with a grid for its words, by the settings that it has or that are given. */
export function withSearchGrid(value: Search, settings: SearchSettings = {}): Search {
  const { key, body } = value;
  const { seed = key.own.seed, filler = key.own.filler, isHard = isHardSearch(value) } = settings;
  const words = wordsOfParts(body.parts, key.parts);
  const made = hideWords(words, { seed, filler, directions: isHard ? DIRECTIONS : EASY });
  const shownWords = body.own.shownWords && words.map(({ word }) => word);
  return withOwn(value, { grid: made.body.grid, shownWords }, made.key);
}

/** Whether words run in directions that are hard to read. */
export function isHardSearch({ key }: Search): boolean {
  return key.own.places.some(({ direction }) => !EASY.some((one) => one === direction));
}

/** 找词: words with clues, and the grid in which they are hidden. */
export function WordSearchFields({ value, onChange, notes }: GameProps<'word-search'>): ReactNode {
  const t = useTextsOf(wordTexts);
  const { readOnly } = useAuthor();
  const { own } = value.body;
  const { places, seed, filler } = value.key.own;
  const store = (words: readonly CluedWord[]) => onChange(withSearchGrid(withWordsOfGame(value, words)));
  const hidden = new Set(
    places.flatMap(({ part, gap, row, column, direction }) => {
      const word = wordsOfGame(value).find((one) => one.part === part && one.id === gap)?.word ?? '';
      return cellsOfWord(row, column, direction, [...word.replaceAll(/\s/gu, '')].length);
    }),
  );
  return (
    <>
      <Group title={t.words} beside={<span className={classes.label}>{t.wordsHint}</span>}>
        <WordList
          words={wordsOfGame(value)}
          onChange={store}
          notes={notes}
          most={MOST_SEARCHED}
          names={{ left: t.word, right: t.clue, row: t.pair, add: t.addWord }}
        />
        {notes.of() !== undefined && <ProblemNote>{notes.of()}</ProblemNote>}
      </Group>
      <GridGroup
        onAgain={() => onChange(withSearchGrid(value, { seed: seed + 1 }))}
        problem={notes.of('grid')}
        isEmpty={own.grid.length === 0}
      >
        <table className={grid.grid}>
          <tbody>
            {own.grid.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
              <tr key={row}>
                {cells.map((letter, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
                  <td key={column} data-hidden={hidden.has(`${row},${column}`) ? '' : undefined}>
                    {letter}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </GridGroup>
      <Line label={t.directions}>
        <Select
          label={t.directions}
          size="small"
          disabled={readOnly}
          value={isHardSearch(value) ? 'all' : 'easy'}
          options={(['easy', 'all'] as const).map((name) => ({ value: name, label: t[name] }))}
          onChange={(name) => onChange(withSearchGrid(value, { isHard: name === 'all' }))}
        />
      </Line>
      <Line label={t.filler} wide>
        <HeldInput
          size="small"
          aria-label={t.filler}
          placeholder={t.fillerHint}
          maxLength={2000}
          value={filler}
          onChange={(text) => onChange(withSearchGrid(value, { filler: text }))}
        />
      </Line>
      <CheckLine
        label={t.showWords}
        checked={own.shownWords !== undefined}
        onChange={(shows) => onChange(withSearchGrid(withOwn(value, { shownWords: shows ? [] : undefined })))}
      />
    </>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  right: [0, 1],
  left: [0, -1],
  down: [1, 0],
  up: [-1, 0],
  'down-right': [1, 1],
  'down-left': [1, -1],
  'up-right': [-1, 1],
  'up-left': [-1, -1],
};

function cellsOfWord(row: number, column: number, direction: string, length: number): string[] {
  const [down, right] = STEPS[direction] ?? [0, 0];
  return Array.from({ length }, (_, at) => `${row + at * down},${column + at * right}`);
}

type Cross = GameOf<'crossword'>;

/** The crossword with a grid for its words; given letters stay where a word still has them. */
export function withCrossGrid(value: Cross, seed = 1): Cross {
  const words = wordsOfParts(value.body.parts, value.key.parts);
  const made = layOutWords(words, seed);
  const letters = lettersOf({ ...made, words });
  const given = value.body.own.given.filter(
    ({ row, column, letter }) => letters.get(`${row},${column}`) === letter,
  );
  const tray = value.body.own.tray === undefined ? undefined : trayOf(words.map(({ word }) => word));
  return withOwn(value, { ...made, given, tray });
}

/** Each letter of the words once, in the order of their codes, which tells nothing. */
function trayOf(words: readonly string[]): string {
  return [...new Set(words.join(''))].toSorted().join('').slice(0, 500);
}

interface CrossLetters {
  readonly entries: Cross['body']['own']['entries'];
  readonly words: readonly { readonly part: string; readonly gap: string; readonly word: string }[];
}

function lettersOf({ entries, words }: CrossLetters): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { part, gap, row, column, direction } of entries) {
    const word = words.find((one) => one.part === part && one.gap === gap)?.word ?? '';
    for (const [at, letter] of [...word].entries())
      letters.set(direction === 'across' ? `${row},${column + at}` : `${row + at},${column}`, letter);
  }
  return letters;
}

/** 字谜: words with clues, and the grid in which they cross, with letters that are given. */
export function CrosswordFields({ value, onChange, notes }: GameProps<'crossword'>): ReactNode {
  const t = useTextsOf(wordTexts);
  const { own } = value.body;
  const words = wordsOfParts(value.body.parts, value.key.parts);
  const letters = lettersOf({ entries: own.entries, words });
  const toggle = (row: number, column: number, letter: string, isGiven: boolean) => {
    const others = own.given.filter((one) => one.row !== row || one.column !== column);
    onChange(withOwn(value, { given: isGiven ? others : [...others, { row, column, letter }] }));
  };
  return (
    <>
      <Group title={t.words} beside={<span className={classes.label}>{t.wordsHint}</span>}>
        <WordList
          words={wordsOfGame(value)}
          onChange={(next) => onChange(withCrossGrid(withWordsOfGame(value, next)))}
          notes={notes}
          most={MOST_CROSSED}
          names={{ left: t.word, right: t.clue, row: t.pair, add: t.addWord }}
        />
        {notes.of() !== undefined && <ProblemNote>{notes.of()}</ProblemNote>}
      </Group>
      <GridGroup
        onAgain={() => onChange(withCrossGrid(value, seedOf(own) + 1))}
        problem={undefined}
        isEmpty={own.entries.length === 0}
        hint={t.givenHint}
      >
        <table className={grid.grid}>
          <tbody>
            {Array.from({ length: own.rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
              <tr key={row}>
                {Array.from({ length: own.columns }, (_, column) => {
                  const letter = letters.get(`${row},${column}`);
                  const isGiven = own.given.some((one) => one.row === row && one.column === column);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names
                    <td key={column} data-none={letter === undefined ? '' : undefined}>
                      {letter !== undefined && (
                        <button
                          type="button"
                          aria-pressed={isGiven}
                          aria-label={`${t.given(letter)} ${t.empty(row + 1, column + 1)}`}
                          onClick={() => toggle(row, column, letter, isGiven)}
                        >
                          {letter}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </GridGroup>
      <CheckLine
        label={t.tray}
        checked={own.tray !== undefined}
        onChange={(has) =>
          onChange(withOwn(value, { tray: has ? trayOf(words.map(({ word }) => word)) : undefined }))
        }
      />
    </>
  );
}

/** A number that differs between layouts: another one is tried next. */
function seedOf({ entries }: Cross['body']['own']): number {
  return (
    entries.reduce((sum, { row, column }, index) => sum + (row * 31 + column * 7) * (index + 1), 1) % 10_000
  );
}

interface GridGroupProps {
  readonly onAgain: () => void;
  readonly problem: string | undefined;
  readonly isEmpty: boolean;
  readonly hint?: string;
  readonly children: ReactNode;
}

function GridGroup({ onAgain, problem, isEmpty, hint, children }: GridGroupProps): ReactNode {
  const t = useTextsOf(wordTexts);
  const { readOnly } = useAuthor();
  return (
    <Group title={t.grid} beside={<span className={classes.label}>{hint ?? t.gridHint}</span>}>
      {isEmpty ? (
        <Text size="small" tone="quiet">
          {t.noGrid}
        </Text>
      ) : (
        <div className={grid.room}>{children}</div>
      )}
      {problem !== undefined && !isEmpty && <ProblemNote>{problem}</ProblemNote>}
      {!readOnly && !isEmpty && (
        <Row>
          <Button size="small" icon={<RefreshCw aria-hidden="true" />} onClick={onAgain}>
            {t.again}
          </Button>
        </Row>
      )}
    </Group>
  );
}
