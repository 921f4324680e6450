import {
  interactiveKindOf,
  newQuestion,
  parseQuestion,
  problemsOf,
  type SingleQuestion,
} from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import type { GameOf } from '../game-value.ts';
import { hasSameWords, sentencesOf, withSentences, wordsOfSentence } from './sentences.ts';

function blank(): GameOf<'sentence-line'> {
  let made = 0;
  const value = interactiveKindOf('sentence-line')?.blank(() => `p${made++}`);
  return value as unknown as GameOf<'sentence-line'>;
}

describe('wordsOfSentence', () => {
  it('returns words between strokes or spaces, and signs apart', () => {
    expect(wordsOfSentence('今天 天气 真 好。')).toEqual(['今天', '天气', '真', '好', '。']);
    expect(wordsOfSentence('I am / going to / the zoo.')).toEqual(['I am', 'going to', 'the zoo', '.']);
    expect(wordsOfSentence('  ')).toEqual([]);
  });
});

describe('sentencesOf and withSentences', () => {
  it('return the sentences with distractors, other orders and sounds', () => {
    const sentence = {
      id: 's',
      words: ['我', '明天', '去', '公园'],
      distractors: ['昨天'],
      others: [
        ['明天', '我', '去', '公园'],
        ['不是', '这些', '词'],
      ],
      audio: 'a'.repeat(64),
    };
    const value = withSentences(blank(), [sentence]);
    expect(sentencesOf(value)).toEqual([{ ...sentence, others: sentence.others.slice(0, 1) }]);
    expect(value.key.own.distractors).toBe(true);
    const question = { ...(newQuestion('sentence-line', () => 'q', 'zh') as SingleQuestion), ...value };
    expect(parseQuestion(question).state).toBe('question');
    expect(problemsOf(question)).toEqual([]);
  });

  it('tell equal words from each other', () => {
    const words = ['the', 'cat', 'and', 'the', 'dog'];
    const others = [['the', 'dog', 'and', 'the', 'cat']];
    const value = withSentences(blank(), [{ id: 's', words, distractors: [], others, audio: undefined }]);
    expect(sentencesOf(value)[0]).toMatchObject({ words, others });
  });
});

it('hasSameWords compares words in any order', () => {
  expect(hasSameWords(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(hasSameWords(['a'], ['a', 'a'])).toBe(false);
});
