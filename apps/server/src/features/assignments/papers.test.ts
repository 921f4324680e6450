import { contentOf, plainTextOf, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './answering/own-work.ts';
import { judgeByRule } from './marking/judging.ts';
import { Paper, Papers } from './papers.ts';
import { choice } from './test/given-exercise.ts';

const sum = choice({
  kind: 'numeric',
  stem: contentOf('2 × {{a}} = ?'),
  body: { parameters: [{ name: 'a', from: 1, to: 1_000_000, step: 1 }] },
  key: { value: '2a' },
  rule: { name: 'tolerance' },
});
const paperOf = (questions: readonly unknown[], order: 'fixed' | 'shuffled' = 'fixed') =>
  new Paper({
    instructions: '',
    order,
    sections: [
      {
        id: 's',
        title: '',
        questions: questions.map((question, at) => ({ id: `q${at}`, points: 2, question })),
      },
    ],
  });
const work = (seed: number, question_ids: string[] | null = null) => ({ seed, question_ids, hints: {} });

describe('the questions of an attempt', () => {
  it('have numbers of its own, by which it is judged', () => {
    const paper = paperOf([sum]);
    const asked = (seed: number) =>
      Number(/\d+(?= =)/.exec(plainTextOf(paper.asked(work(seed), 'q0').stem))?.[0]);
    expect(asked(1)).toBe(asked(1));
    expect(asked(1)).not.toBe(asked(2));
    const judged = (seed: number, value: number) =>
      judgeByRule(paper.own(work(seed), 'q0'), { value: String(value) }, []).state;
    expect([judged(1, 2 * asked(1)), judged(2, 2 * asked(1))]).toEqual(['right', 'wrong']);
  });

  it('have ids of its own, which responses are read back from', () => {
    const paper = paperOf([choice()]);
    const ids = (seed: number) =>
      (paper.asked(work(seed), 'q0').body as { choices: { id: string }[] }).choices.map(({ id }) => id);
    expect(new Set([...ids(1), ...ids(2)]).size).toBe(6);
    const back = ids(1).map((id) => paper.aliases(work(1), 'q0').reveal(id));
    expect(back.toSorted()).toEqual(['a', 'b', 'c']);
    expect(ids(1)).toEqual(
      (
        paper.solution(work(1), 'q0') as SingleQuestion & { body: { choices: { id: string }[] } }
      ).body.choices.map(({ id }) => id),
    );
  });

  it('are in an order of its own where the exercise says so, and those that were drawn for it', () => {
    const ids = (order: 'fixed' | 'shuffled', of: ReturnType<typeof work>) =>
      sectionsOf(
        paperOf(
          Array.from({ length: 9 }, () => choice()),
          order,
        ),
        of,
      )
        .flatMap(({ questions }) => questions.map(({ id }) => id.slice(1)))
        .join('');
    expect(ids('fixed', work(1))).toBe('012345678');
    expect(ids('shuffled', work(1))).not.toBe(ids('shuffled', work(2)));
    expect([...ids('shuffled', work(1))].toSorted().join('')).toBe('012345678');
    expect(ids('fixed', work(1, ['q3', 'q7', 'other']))).toBe('37');
  });

  it('leave out a question that this version cannot read', () => {
    const paper = paperOf([choice(), { ...choice(), kind: 'of an older program' }, choice()]);
    expect(paper.questions.map(({ id }) => id)).toEqual(['q0', 'q2']);
    expect(sectionsOf(paper, work(1))[0]?.questions).toHaveLength(2);
    expect([paper.isIn(work(1), 'q1'), paper.isIn(work(1), 'q2'), paper.isIn(work(1, []), 'q2')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(() => paper.question('q1')).toThrow('question');
  });
});

it('Papers reads the questions of a revision once, and rejects for an assignment that is gone', async () => {
  const read: string[] = [];
  const papers = new Papers(async (id) => {
    read.push(id);
    return id === 'gone' ? undefined : { instructions: '', order: 'fixed', sections: [] };
  });
  const first = await papers.of({ id: 'a', revision: 1 });
  expect(await papers.of({ id: 'a', revision: 1 })).toBe(first);
  expect(await papers.of({ id: 'a', revision: 2 })).not.toBe(first);
  await expect(papers.of({ id: 'gone', revision: 1 })).rejects.toMatchObject({
    code: 'ASSIGNMENT_NOT_FOUND',
  });
  expect(read).toEqual(['a', 'a', 'gone']);
});
