import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../question/content.ts';
import { gapsOf, passageOf } from '../../question/gaps.ts';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { fillBlank } from './question.ts';

function questionOf(answers: readonly string[]) {
  const gaps = answers.map((_, index) => `b${index}`);
  return {
    body: { passage: passageOf(...gaps.flatMap((gap) => ['字', { gap }])) },
    key: { blanks: answers.map((text, index) => ({ gap: `b${index}`, accepted: [{ text }] })) },
  };
}

const words = fc.constantFrom('春', '夏', '秋', '冬', '春夏');
const asked = fc.array(words, { minLength: 1, maxLength: 6 }).chain((answers) => {
  const { body, key } = questionOf(answers);
  return fc
    .subarray(gapsOf(body.passage))
    .map((group) => ({ body, key: group.length > 1 ? { ...key, groups: [group] } : key }));
});

describeKind(fillBlank, {
  asked,
  response: ({ body }) =>
    fc
      .array(
        fc.record({
          gap: fc.constantFrom(...gapsOf(body.passage), 'no such blank'),
          text: fc.oneof(words, fc.constantFrom('', ' ')),
        }),
        { maxLength: 8 },
      )
      .map((texts) => ({ texts })),
  empty: { texts: [{ gap: 'b0', text: ' ' }] },
});

describe('a text with blanks', () => {
  const { body, key } = questionOf(['苏轼', '苏洵', '苏辙']);
  const written = (...texts: string[]) => ({
    texts: texts.map((text, index) => ({ gap: `b${index}`, text })),
  });
  const states = (right: Parameters<typeof fillBlank.judge>[1], ...texts: string[]) =>
    fillBlank.judge(body, right, written(...texts)).items.map(({ id, state }) => `${id} ${state}`);

  it('judges each blank by its own answers', () => {
    expect(states(key, '苏轼', '苏辙', '')).toEqual(['b0 right', 'b1 wrong', 'b2 missing']);
  });

  it('gives the texts of a group to its answers in any order, each answer once', () => {
    const grouped = { ...key, groups: [['b1', 'b2']] };
    expect(states(grouped, '苏轼', '苏辙', '苏洵')).toEqual(['b0 right', 'b1 right', 'b2 right']);
    expect(states(grouped, '苏辙', '苏轼', '苏洵')).toEqual(['b0 wrong', 'b1 wrong', 'b2 right']);
    expect(states(grouped, '苏轼', '苏辙', '苏辙')).toEqual(['b0 right', 'b1 wrong', 'b2 right']);
    const doubled = { ...key, groups: [['b0', 'b0', 'b1', 'b2']] };
    expect(states(doubled, '?', '苏轼', '苏轼')).toEqual(['b0 wrong', 'b1 right', 'b2 wrong']);
    expect(states(grouped, '', '', '苏洵')).toEqual(['b0 missing', 'b1 missing', 'b2 right']);
  });

  it('chooses the order of a group that earns the most', () => {
    const accepted = [
      [{ text: '苏轼' }, { text: '子瞻', share: 0.5 }],
      [{ text: '苏轼' }],
      [{ text: '苏辙' }],
    ];
    const right = {
      blanks: accepted.map((list, index) => ({ gap: `b${index}`, accepted: list })),
      groups: [['b0', 'b1']],
    };
    const { items } = fillBlank.judge(body, right, written('苏轼', '子瞻', '苏辙'));
    expect(items.map(({ state }) => state)).toEqual(['right', 'partly', 'right']);
    const judged = { items, extra: 0 };
    expect(shownPoints(shareOf(judged, { name: 'per-item' }).share)).toBe(0.83);
    expect(shownPoints(shareOf(judged, { name: 'exact' }).share)).toBe(0);
  });

  it('compares each blank by its settings', () => {
    const right = {
      blanks: [{ gap: 'b0', accepted: [{ text: 'nǐ hǎo' }], compare: { pinyin: 'letters' } as const }],
    };
    expect(states(right, 'ni hao')).toEqual(['b0 right']);
  });

  it('reports blanks without answers, doubled blanks, and groups and widths of unknown blanks', () => {
    const problems = (change: object) => fillBlank.problems(body, { ...key, ...change });
    expect(problems({ blanks: key.blanks.slice(1) })).toEqual([{ code: 'key-empty', at: 'b0' }]);
    expect(problems({ groups: [['b0', 'z']] })).toEqual([{ code: 'unknown-id', at: 'z' }]);
    expect(
      problems({
        groups: [
          ['b0', 'b1'],
          ['b1', 'b2'],
        ],
      }),
    ).toEqual([{ code: 'same-id', at: 'b1' }]);
    expect(problems({ blanks: [...key.blanks, ...key.blanks.slice(2)] })).toEqual([
      { code: 'same-id', at: 'b2' },
    ]);
    const width = { gap: 'z', width: 4 };
    expect(fillBlank.problems({ ...body, widths: [width] }, key)).toEqual([{ code: 'unknown-id', at: 'z' }]);
    expect(fillBlank.problems({ passage: contentOf('字') }, { blanks: [] })).toEqual([{ code: 'too-few' }]);
    expect(
      fillBlank.problems(
        { passage: passageOf({ gap: 'b0' }, { gap: 'b0' }) },
        { blanks: key.blanks.slice(0, 1) },
      ),
    ).toEqual([{ code: 'same-id', at: 'b0' }]);
  });
});
