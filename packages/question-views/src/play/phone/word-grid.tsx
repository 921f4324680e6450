import type { BodyOf } from '@lectern/questions';
import { gapsOf } from '@lectern/questions/shown';
import { IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { LetterGrid, type Line } from '../grid/letter-grid.tsx';
import { cellsTowards, readCells } from '../grid/lines.ts';
import { nextOpen } from './deck-cards.ts';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

interface Texts {
  readonly texts: readonly { readonly gap: string; readonly text: string }[];
}

/** 找词 on a phone: a line along the letters of the grid answers the chosen clue. */
export const WordGrid = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const { grid = [] } = body.own as { readonly grid?: readonly (readonly string[])[] };
  const clues = body.parts.flatMap(({ id, stem, body: part }) =>
    gapsOf((part as BodyOf<'fill-blank'>).passage).map((gap) => ({ part: id, gap, stem })),
  );
  const parts = response?.parts ?? {};
  const textOf = (all: typeof parts, { part, gap }: (typeof clues)[number]) =>
    (all[part] as Texts | undefined)?.texts?.find((one) => one.gap === gap)?.text ?? '';
  const isAnswered = (all: typeof parts) => clues.map((clue) => textOf(all, clue) !== '');
  const [at, setAt] = useState(() => nextOpen(isAnswered(parts), -1) ?? 0);
  const [lines, setLines] = useState<ReadonlyMap<number, Line>>(new Map());
  const write = (index: number, text: string) => {
    const clue = clues[index];
    if (!clue) return parts;
    const others = ((parts[clue.part] as Texts | undefined)?.texts ?? []).filter(
      ({ gap }) => gap !== clue.gap,
    );
    const written = text === '' ? others : [...others, { gap: clue.gap, text }];
    const next = { ...parts, [clue.part]: { texts: written } };
    onChange({ ...response, parts: next });
    return next;
  };
  const draw = (line: Line) => {
    const cells = cellsTowards(line.from, line.to, grid.length, grid[0]?.length ?? 0);
    const end = cells.at(-1);
    if (!end || cells.length < 2) return;
    const next = write(at, readCells(grid, cells));
    setLines(new Map(lines).set(at, { ...line, to: end }));
    setAt(nextOpen(isAnswered(next), at) ?? at);
  };
  const remove = (index: number) => {
    write(index, '');
    setLines(new Map([...lines].filter(([other]) => other !== index)));
    setAt(index);
  };
  return (
    <div className={classes.deck}>
      <LetterGrid grid={grid} found={[...lines.values()]} player={0} locked={false} onLine={draw} />
      <Text tone="quiet">{texts.draw}</Text>
      <ol className={classes.rows}>
        {clues.map((clue, index) => {
          const text = textOf(parts, clue);
          return (
            <li key={`${clue.part} ${clue.gap}`}>
              <Row gap={2}>
                <button
                  type="button"
                  className={classes.row}
                  aria-pressed={index === at}
                  onClick={() => setAt(index)}
                >
                  {clue.stem ? <ContentView content={clue.stem} /> : index + 1}
                  <strong>{text}</strong>
                </button>
                {text === '' ? null : (
                  <IconButton
                    label={texts.remove(text)}
                    icon={<X />}
                    size="large"
                    onClick={() => remove(index)}
                  />
                )}
              </Row>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
