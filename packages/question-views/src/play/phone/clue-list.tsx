import type { PlayedBody, PlayedResponse } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { cellKey, cellsOf, type Entry, erased, type Letters, wordIn, written } from '../grid/crossing.ts';
import type { Cell } from '../grid/lines.ts';
import { gridTexts } from '../grid/texts.ts';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';

interface Own {
  readonly entries: readonly Entry[];
  readonly given: readonly (Cell & { readonly letter: string })[];
}

type Texts = { readonly texts?: readonly { readonly gap: string; readonly text: string }[] } | undefined;

/** 字谜 on a phone: a list of clues with boxes. A word that is written fills the boxes of the words that cross it. */
export const ClueList = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(gridTexts);
  const contentName = useContentName();
  const { entries, given } = body.own as Own;
  const [letters, setLetters] = useState<Letters>(() => lettersOf(body, response));
  const [active, setActive] = useState({ key: entries[0] && keyOf(entries[0]), cell: 0 });
  const field = useRef<HTMLInputElement>(null);
  const fixed = new Set(given.map(cellKey));
  const isLocked = (cell: Cell) => fixed.has(cellKey(cell));
  const stemOf = ({ part }: Entry) => body.parts.find(({ id }) => id === part)?.stem;
  const change = (next: { readonly letters: Letters; readonly at: number }) => {
    setLetters(next.letters);
    setActive({ key: active.key, cell: next.at });
    onChange({ ...response, parts: responsesOf(entries, next.letters) });
  };
  const select = (entry: Entry, cell: number) => {
    // A phone shows its keyboard for a field that gets the focus during the tap only.
    flushSync(() => setActive({ key: keyOf(entry), cell }));
    field.current?.focus();
  };
  return (
    <ol className={classes.rows}>
      {entries.map((entry) => {
        const stem = stemOf(entry);
        const isActive = keyOf(entry) === active.key;
        return (
          <li key={keyOf(entry)} className={classes.clue}>
            <span>
              {texts.chosen(entry.number, texts[entry.direction])}{' '}
              {stem ? <ContentView content={stem} /> : null}
            </span>
            <div className={classes.boxes}>
              {cellsOf(entry).map((cell, index) => (
                <button
                  key={cellKey(cell)}
                  type="button"
                  className={classes.box}
                  data-current={isActive && index === active.cell ? '' : undefined}
                  aria-label={texts.cell(letters.get(cellKey(cell)) ?? '', cell.row + 1, cell.column + 1)}
                  onClick={() => select(entry, index)}
                >
                  {letters.get(cellKey(cell))}
                </button>
              ))}
              {isActive ? (
                <button
                  type="button"
                  className={classes.box}
                  aria-label={texts.erase}
                  onClick={() => change(erased(entry, active.cell, letters, isLocked))}
                >
                  ⌫
                </button>
              ) : null}
            </div>
            {isActive ? (
              <TextField
                ref={field}
                label={texts.write(contentName(stem))}
                placeholder={texts.type}
                value=""
                onChange={(text) => change(written(entry, active.cell, text, letters, isLocked))}
                locked={false}
                most={LONGEST}
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
});

/** The same for an entry of a question that was sent again. */
function keyOf({ part, gap }: Entry): string {
  return `${part} ${gap}`;
}

/** Characters that an input method writes at once. */
const LONGEST = 40;

/** The characters that are given, and those of the words that were answered. */
function lettersOf(body: PlayedBody, response: PlayedResponse | undefined): Letters {
  const { entries, given } = body.own as Own;
  const letters = new Map(given.map(({ letter, ...cell }) => [cellKey(cell), letter]));
  for (const entry of entries) {
    const text = (response?.parts[entry.part] as Texts)?.texts?.find(({ gap }) => gap === entry.gap)?.text;
    const all = [...(text ?? '')];
    if (all.length !== entry.length) continue;
    for (const [index, cell] of cellsOf(entry).entries()) letters.set(cellKey(cell), all[index] ?? '');
  }
  return letters;
}

/** The responses to the clues whose boxes are full. */
function responsesOf(entries: readonly Entry[], letters: Letters): PlayedResponse['parts'] {
  const parts: Record<
    string,
    { readonly texts: readonly { readonly gap: string; readonly text: string }[] }
  > = {};
  for (const entry of entries) {
    const text = wordIn(entry, letters);
    if (text !== undefined)
      parts[entry.part] = { texts: [...(parts[entry.part]?.texts ?? []), { gap: entry.gap, text }] };
  }
  return parts;
}
