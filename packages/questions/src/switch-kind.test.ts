import { describe, expect, it } from 'vitest';
import type { PlayedBody, PlayedKey } from './kinds/interactive-kind.ts';
import { INTERACTIVE_KINDS } from './kinds/interactive-kinds.ts';
import { parseQuestion } from './parse-question.ts';
import { contentOf } from './question/content.ts';
import type { SingleQuestion } from './question/question.ts';
import { scoreOf } from './score-of.ts';
import { fromBasic, toBasic } from './switch-kind.ts';
import { singleQuestionWith } from './testing/question-cases.ts';

function ids() {
  let made = 0;
  return () => `new${made++}`;
}

const basics = ['甲', '乙', '丙'].map((stem, index) =>
  singleQuestionWith({ id: `q${index}`, stem: contentOf(stem), tags: ['期末'], score: 1.5 }),
);

describe('fromBasic and toBasic', () => {
  it('return the same bodies, keys, stems and scores after a switch there and back', () => {
    const game = fromBasic('fun-choice', basics, ids());
    if (!game) throw new Error('no game');
    expect(parseQuestion(game).state).toBe('question');
    expect(game.score).toBe(4.5);
    const back = toBasic(game, ids());
    expect(back?.map(({ id: _, ...rest }) => rest)).toEqual(basics.map(({ id: _, ...rest }) => rest));
    for (const question of back ?? []) expect(parseQuestion(question).state).toBe('question');
  });

  it.each(
    INTERACTIVE_KINDS.flatMap(({ kind, plays }) => plays.map((basic) => [kind, basic.kind, basic] as const)),
  )(
    'return a question of the kind %s for one of the kind %s, and the same one back',
    (name, basicName, basic) => {
      const { body, key } = basic.blank(ids());
      const question = singleQuestionWith({ kind: basicName, body, key, rule: { name: basic.rules[0] } });
      const game = fromBasic(name, [question], ids());
      expect(parseQuestion(game)).toMatchObject({
        state: 'question',
        question: { stem: question.stem, score: 2 },
      });
      expect(game && toBasic(game, () => 'q1')).toEqual([question]);
    },
  );

  it('give a response the same state in the game as in its basic question', () => {
    const game = fromBasic('fun-choice', basics, ids()) as SingleQuestion;
    const [first] = (game.body as PlayedBody).parts;
    const parts = { [first?.id ?? '']: { choice: 'b' } };
    const inGame = scoreOf(game, { parts }).items[0];
    expect(inGame?.state).toBe(scoreOf(basics[0] as SingleQuestion, { choice: 'b' }).items[0]?.state);
  });

  it('return nothing for kinds that the game does not play, too many questions, none, and unknown games', () => {
    const order = singleQuestionWith({ kind: 'ordering' });
    expect(fromBasic('fun-choice', [order], ids())).toBeUndefined();
    expect(fromBasic('fun-choice', Array(41).fill(basics[0]), ids())).toBeUndefined();
    expect(fromBasic('fun-choice', [], ids())).toBeUndefined();
    expect(fromBasic('hologram', basics, ids())).toBeUndefined();
    expect(toBasic(singleQuestionWith(), ids())).toBeUndefined();
  });

  it('gives each basic question half points, at least a half, near its part of the score', () => {
    const game = fromBasic('fun-choice', basics, ids()) as SingleQuestion;
    const scores = (score: number) => toBasic({ ...game, score }, ids())?.map((question) => question.score);
    expect([scores(10), scores(0.5)]).toEqual([
      [3.5, 3.5, 3.5],
      [0.5, 0.5, 0.5],
    ]);
  });

  it('leaves hints and analysis of a game of several questions to the game', () => {
    const hints = [{ id: 'h', content: contentOf('提示'), cost: 1 }];
    const game = { ...(fromBasic('fun-choice', basics, ids()) as SingleQuestion), hints };
    expect(toBasic(game, ids())?.map((question) => question.hints)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { key, body } = game as { key: PlayedKey; body: PlayedBody };
    const one = { ...game, body: { ...body, parts: body.parts.slice(1, 2) }, key };
    expect(toBasic(one, ids())?.[0]).toMatchObject({ hints, score: 4.5, stem: contentOf('乙') });
  });
});
