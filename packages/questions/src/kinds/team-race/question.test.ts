import { describe, expect, it } from 'vitest';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlankSample, trueFalseSample } from '../../testing/part-samples.ts';
import { singleQuestionWith } from '../../testing/question-cases.ts';
import { teamRace } from './question.ts';

const choice = singleQuestionWith();

describeKind(
  teamRace,
  interactiveCases(teamRace, {
    fewest: 5,
    most: 5,
    samples: [trueFalseSample(true), fillBlankSample(['山'])],
  }),
);

describe('a race of teams', () => {
  const samples = [choice, trueFalseSample(false), fillBlankSample(['山', '水']), choice, choice];

  it('counts each question as one item, also one with two blanks', () => {
    const { body, key } = gameOf(teamRace, samples);
    const texts = [
      { gap: 'g0', text: '山' },
      { gap: 'g1', text: '火' },
    ];
    const parts = { p0: { choice: 'a' }, p1: { truth: true }, p2: { texts }, p3: { choice: 'c' } };
    const { items } = teamRace.judge(body, key, { parts });
    expect(items.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'p0 right',
      'p1 wrong',
      'p2 wrong',
      'p3 wrong',
      'p4 missing',
    ]);
  });

  it('has as many steps as questions, and reports fewer than 5 questions', () => {
    const { body, key } = gameOf(teamRace, samples);
    expect(body.own.steps).toBe(5);
    expect(teamRace.problems(body, key)).toEqual([]);
    const short = gameOf(teamRace, samples.slice(1));
    expect(teamRace.problems(short.body, short.key)).toEqual([{ code: 'too-few' }]);
  });
});
