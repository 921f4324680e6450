import { Row, Text, useTextsOf } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { playedParts, type Strip } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { blanksOf, isRightText, textIn, type WordBlank, withFirstText } from './blanks.ts';
import classes from './grid.module.css';
import { LetterGrid, type Line } from './letter-grid.tsx';
import { cellsTowards, readCells } from './lines.ts';
import { gridTexts } from './texts.ts';

interface FoundLine extends Line {
  readonly blank: string;
}

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
