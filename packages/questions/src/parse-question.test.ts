import { describe, expect, it } from 'vitest';
import { parseQuestion } from './parse-question.ts';
import { contentOf } from './question/content.ts';
import { hostileVariants } from './testing/hostile-values.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';

const full = singleQuestionWith({
  feedback: { right: contentOf('对'), choices: [{ id: 'b', content: contentOf('看单位') }] },
  analysis: contentOf('解析'),
  hints: [{ id: 'h1', content: contentOf('提示'), cost: 0.5 }],
  timeLimit: 60,
  difficulty: 3,
  ability: '运算能力',
  knowledgePoints: ['勾股定理'],
  nodeIds: ['n1'],
  tags: ['期末'],
  stage: '初中',
  source: '校本',
  licence: 'CC-BY-4.0',
  author: '王老师',
  language: 'zh-CN',
});

describe('parseQuestion', () => {
  it('returns a question with all its fields, and a composite with its children', () => {
    expect(parseQuestion(full)).toEqual({ state: 'question', question: full });
    const composite = compositeOf([full, singleQuestionWith({ id: 'q2' })]);
    expect(parseQuestion(JSON.parse(JSON.stringify(composite)))).toEqual({
      state: 'question',
      question: composite,
    });
  });

  it('removes fields that the schemas do not have', () => {
    const body = { ...(full.body as object), right: 'a' };
    expect(parseQuestion({ ...full, body, extra: 1 })).toEqual({ state: 'question', question: full });
  });

  it('keeps the stem of a question of a newer format or of an unknown kind', () => {
    const stem = contentOf('题干');
    expect(parseQuestion({ format: 2, kind: 'single-choice', stem, key: 5 })).toEqual({
      state: 'unknown',
      why: 'newer-format',
      kind: 'single-choice',
      stem,
    });
    expect(parseQuestion({ ...full, kind: 'hologram' })).toEqual({
      state: 'unknown',
      why: 'unknown-kind',
      kind: 'hologram',
      stem,
    });
    expect(parseQuestion({ kind: 'hologram', stem: 7 })).toMatchObject({ stem: { paragraphs: [] } });
  });

  it('keeps the material of a composite that has a child of an unknown kind', () => {
    expect(parseQuestion(compositeOf([singleQuestionWith({ kind: 'hologram' })]))).toMatchObject({
      state: 'unknown',
      stem: contentOf('材料'),
    });
  });

  it.each<[string, unknown, string, string]>([
    ['a text', 'question', 'no-object', ''],
    ['a list', [], 'no-object', ''],
    ['no kind', { stem: contentOf('') }, 'field', 'kind'],
    ['a score below a half', { ...full, score: 0.4 }, 'field', 'score'],
    ['six attempts', { ...full, attempts: 6 }, 'field', 'attempts'],
    ['a fourth hint', { ...full, hints: Array.from({ length: 4 }, () => full.hints?.[0]) }, 'field', 'hints'],
    ['a rule of another kind', { ...full, rule: { name: 'net' } }, 'rule', 'rule'],
    ['a body of one choice', { ...full, body: { choices: [] } }, 'body', 'body.choices'],
    ['no key', { ...full, key: undefined }, 'key', 'key'],
    ['a composite without children', compositeOf([]), 'field', 'children'],
    ['children with equal ids', compositeOf([full, full]), 'child', 'children.1.id'],
    ['a broken child', compositeOf([singleQuestionWith({ score: 0 })]), 'child', 'children.0.score'],
    ['a composite in a composite', compositeOf([compositeOf([full]) as never]), 'child', 'children.0.kind'],
  ])('refuses %s with the reason', (_name, value, code, path) => {
    expect(parseQuestion(value)).toMatchObject({ state: 'refused', reason: { code, path } });
  });

  it('refuses a value that throws when it is read', () => {
    const throwing = new Proxy(
      {},
      {
        get() {
          throw new Error('read');
        },
      },
    );
    expect(parseQuestion(throwing)).toEqual({ state: 'refused', reason: { code: 'failed', path: '' } });
  });

  it('never throws, whatever value replaces a part', () => {
    const states = new Set<string>();
    for (const variant of hostileVariants(compositeOf([full]))) states.add(parseQuestion(variant).state);
    expect([...states].sort()).toEqual(['question', 'refused', 'unknown']);
  });
});
