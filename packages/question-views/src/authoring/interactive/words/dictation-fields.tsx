import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from '../../fields/fields.module.css';
import { CheckLine, Group, NumberLine, ProblemNote } from '../../fields/lines.tsx';
import { type GameProps, withOwn } from '../game-value.ts';
import { withWordsOfGame, wordsOfGame } from './clued-words.ts';
import { WordList } from './word-list.tsx';
import { wordTexts } from './word-texts.ts';

const MOST = 60;

/** 听写: words and sentences with their sounds, the pace and the repeats. */
export function DictationFields({ value, onChange, notes }: GameProps<'dictation-game'>): ReactNode {
  const t = useTextsOf(wordTexts);
  const { seconds, repeats, showsLength } = value.body.own;
  const words = wordsOfGame(value);
  const fault = notes.of();
  return (
    <>
      <Group title={t.dictation} beside={<span className={classes.label}>{t.dictationHint}</span>}>
        <WordList
          words={words}
          onChange={(next) => onChange(withWordsOfGame(value, next, showsLength))}
          notes={notes}
          most={MOST}
          names={{ left: t.word, right: t.sound, row: t.pair, add: t.addWord }}
        />
        {fault !== undefined && <ProblemNote>{fault}</ProblemNote>}
      </Group>
      <NumberLine
        label={t.each}
        value={seconds}
        min={1}
        max={300}
        digits={0}
        unit={t.seconds}
        onChange={(next) => onChange(withOwn(value, { seconds: next ?? 10 }))}
      />
      <NumberLine
        label={t.repeats}
        value={repeats}
        min={1}
        max={5}
        digits={0}
        unit={t.times}
        onChange={(next) => onChange(withOwn(value, { repeats: next ?? 1 }))}
      />
      <CheckLine
        label={t.showsLength}
        checked={showsLength}
        onChange={(shows) => onChange(withOwn(withWordsOfGame(value, words, shows), { showsLength: shows }))}
      />
    </>
  );
}
