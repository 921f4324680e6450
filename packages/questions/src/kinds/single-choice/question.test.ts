import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../question/content.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { choiceLists } from '../../testing/part-samples.ts';
import { singleChoice } from './question.ts';

describeKind(singleChoice, {
  asked: choiceLists.chain((choices) =>
    fc.constantFrom(...choices).map(({ id }) => ({ body: { choices }, key: { right: id } })),
  ),
  response: ({ body }) =>
    fc.constantFrom(...body.choices.map(({ id }) => ({ choice: id })), {}, { choice: 'no such choice' }),
  empty: {},
  reordered: ({ choices }) => ({ choices: choices.toReversed() }),
});

describe('a single choice', () => {
  const choices = ['a', 'b'].map((id) => ({ id, content: contentOf(id) }));

  it('is wrong when another choice is picked, and missing when none is', () => {
    const state = (choice?: string) =>
      singleChoice.judge({ choices }, { right: 'a' }, { choice }).items.map((item) => item.state);
    expect([state('a'), state('b'), state()]).toEqual([['right'], ['wrong'], ['missing']]);
  });

  it('shows choices in random order, the last one last, when the author wants it', () => {
    const list = ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) }));
    const shown = (shuffle: boolean, fixedLast: boolean) =>
      singleChoice
        .shuffled?.({ choices: list, shuffle, fixedLast }, () => 0.99)
        .choices.map(({ id }) => id)
        .join('');
    expect([shown(false, false), shown(true, false), shown(true, true)]).toEqual(['abc', 'cba', 'bac']);
  });

  it('reports a key that no choice has, equal ids and choices without content', () => {
    const blank = { id: 'b', content: contentOf(' ') };
    expect(singleChoice.problems({ choices: [...choices, blank] }, { right: 'z' })).toEqual([
      { code: 'same-id', at: 'b' },
      { code: 'part-blank', at: 'b' },
      { code: 'unknown-id', at: 'z' },
    ]);
  });
});
