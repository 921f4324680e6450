import type { ActivitySetting, AnswerContent } from '@lectern/protocol/activity-shapes';
import { describe, expect, it } from 'vitest';
import { Askings } from '../askings/askings.ts';
import { ExerciseAskings } from '../askings/exercise-askings.ts';
import type { AnswerRow } from '../participants.tables.ts';
import * as counting from './counting.ts';

const START = 1_000_000;
const askings = new Askings();
const both = { askings, exercises: new ExerciseAskings(askings) };
const { wordKey } = counting;
const count = (
  ...[asked, answers, whoOf]: Parameters<typeof counting.count> extends [...infer First, unknown]
    ? First
    : never
) => counting.count(asked, answers, whoOf, both);
const ownAnswers = (
  ...[asked, answers, by]: Parameters<typeof counting.ownAnswers> extends [...infer First, unknown]
    ? First
    : never
) => counting.ownAnswers(asked, answers, by, both);
const by = (participant_id: string, content: AnswerContent, after = 0, early = false): AnswerRow => ({
  id: `${participant_id} ${after}`,
  participant_id,
  content,
  early,
  late: false,
  given_ms: null,
  by_card: false,
  on_panel: false,
  at: new Date(START + after),
});
const activity = (setting: ActivitySetting, hidden_words: string[] = []) => ({
  id: 'a',
  setting,
  hidden_words,
  seed: 0,
  revision: 1,
  opened_at: new Date(START),
  closed_at: null,
  key_shown_at: null,
});
const name = (id: string) => ({ name: `学生${id}`, memberId: null });

describe('a vote', () => {
  const vote: ActivitySetting = { kind: 'vote', question: '', options: ['甲', '乙', '丙'], several: true };
  const chose = (who: string, ...options: number[]) => by(who, { kind: 'vote', options });

  it('counts the last choice of each pupil, however often they change it', () => {
    const answers = [chose('a', 0), chose('b', 0, 2), chose('a', 1)];
    expect(count(activity(vote), answers, name)).toEqual({
      result: { kind: 'vote', counts: [1, 1, 1] },
      answered: 2,
    });
    expect(ownAnswers(activity(vote), answers, 'a')).toEqual({ kind: 'vote', options: [1] });
    expect(ownAnswers(activity(vote), answers, 'c')).toBeNull();
  });

  it('counts a repeated option once, and an unknown option not at all', () => {
    expect(count(activity(vote), [chose('a', 1, 1, 5)], name).result).toEqual({
      kind: 'vote',
      counts: [0, 1, 0],
    });
  });
});

describe('a buzz', () => {
  const buzz: ActivitySetting = { kind: 'buzz', question: '' };
  const tap = (who: string, after: number, early = false) => by(who, { kind: 'buzz' }, after, early);

  it('orders pupils by their first taps at the server, and ignores early taps', () => {
    const answers = [tap('c', -50, true), tap('b', 300), tap('a', 200), tap('b', 400), tap('c', 900)];
    expect(count(activity(buzz), answers, name)).toEqual({
      result: {
        kind: 'buzz',
        first: [
          { participant_id: 'b', name: '学生b', after_ms: 300 },
          { participant_id: 'a', name: '学生a', after_ms: 200 },
          { participant_id: 'c', name: '学生c', after_ms: 900 },
        ],
      },
      answered: 3,
    });
    expect(ownAnswers(activity(buzz), answers, 'a')).toEqual({ kind: 'buzz', place: 2, early: false });
  });

  it('reports to a pupil who only tapped early that the tap was early', () => {
    expect(ownAnswers(activity(buzz), [tap('a', -5, true)], 'a')).toEqual({
      kind: 'buzz',
      place: null,
      early: true,
    });
  });
});

describe('a word cloud', () => {
  const words: ActivitySetting = { kind: 'words', question: '', longest: 8, most: 3 };
  const wrote = (who: string, text: string) => by(who, { kind: 'words', text });

  it('counts a word by the number of pupils who wrote it, the most frequent first, without hidden words', () => {
    const answers = [
      wrote('a', '秋雨'),
      wrote('b', '落叶'),
      wrote('b', '落叶'),
      wrote('c', ' 落叶'),
      wrote('c', 'Rain'),
      wrote('a', 'ｒａｉｎ'),
      wrote('b', '讨厌'),
    ];
    expect(count(activity(words, ['讨厌']), answers, name)).toEqual({
      result: {
        kind: 'words',
        words: [
          { text: '落叶', count: 2 },
          { text: 'Rain', count: 2 },
          { text: '秋雨', count: 1 },
        ],
      },
      answered: 3,
    });
    expect(ownAnswers(activity(words), answers, 'a')).toEqual({ kind: 'words', words: ['秋雨', 'ｒａｉｎ'] });
  });

  it('keeps a word that is equal to the name of an object’s property', () => {
    expect(count(activity(words), [wrote('a', '__proto__')], name).result).toEqual({
      kind: 'words',
      words: [{ text: '__proto__', count: 1 }],
    });
    expect(wordKey('__proto__')).toBe('__proto__');
  });

  it('counts words that look alike as one word, whatever invisible characters they contain', () => {
    for (const written of ['落叶\u200d', '落\u200c叶', '落叶\ufe0f', '\u034f落叶', ' 落叶\u{e0020} '])
      expect(wordKey(written), JSON.stringify(written)).toBe('落叶');
    expect(wordKey('❤️')).toBe(wordKey('❤'));
    expect(wordKey('é')).not.toBe(wordKey('e'));
  });
});
