import { blankCourseware, type CoursewareRecord, type Element } from '@lectern/courseware';
import { contentOf, passageOf, plainTextOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { withKeysInNotes } from './key-notes.ts';

const blank = blankCourseware().records.filter(({ kind }) => kind !== 'element');
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const FIELDS = { format: 1, version: 1, attempts: 1, counts: 'last', score: 2, rule: { name: 'exact' } };
const single = (kind: string, body: object, key: object, more: object = {}) => ({
  ...{ ...FIELDS, id: kind, kind, stem: contentOf('题干'), body, key },
  ...more,
});
const choices = ['甲', '乙'].map((text, index) => ({ id: `c${index}`, content: contentOf(text) }));
const choice = single('single-choice', { choices }, { right: 'c1' }, { analysis: contentOf('因为\n所以') });
const truth = single('true-false', {}, { truth: false });

const frame = { x: 0, y: 0, w: 100, h: 100 };
const element = (question: unknown, id: string, parentId = pageId): CoursewareRecord => ({
  ...{ kind: 'element', type: 'question', id, parentId, order: id, frame },
  question: question as Extract<Element, { type: 'question' }>['question'],
});

/** The lines of the notes after an export in a language, of a page with these questions and this text in its notes. */
function notesOf(questions: readonly unknown[], notes = '', language: 'zh' | 'en' = 'zh'): string[] {
  const records = blank.map((record) =>
    record.kind === 'page' && notes !== '' ? { ...record, notes: contentOf(notes) } : record,
  );
  const elements = questions.map((question, index) => element(question, `e${index}`));
  const changed = withKeysInNotes({ records: [...records, ...elements] }, language);
  const page = changed.records.find(({ id }) => id === pageId);
  return page?.kind === 'page' && page.notes ? plainTextOf(page.notes).split('\n') : [];
}

describe('withKeysInNotes', () => {
  it('adds key and analysis below the notes of the page', () => {
    expect(notesOf([choice], '先读题')).toEqual(['先读题', '【答案】B 乙', '【解析】因为', '所以']);
    expect(notesOf([choice], '', 'en')).toEqual(['Answer: B 乙', 'Explanation: 因为', '所以']);
  });

  it('numbers the questions of a page with several, and those of a composite', () => {
    const material = {
      ...FIELDS,
      id: 'm',
      kind: 'composite',
      stem: contentOf('材料'),
      children: [truth, choice],
    };
    expect(notesOf([truth, choice])).toEqual(['1. 【答案】错', '2. 【答案】B 乙', '【解析】因为', '所以']);
    expect(notesOf([material])).toEqual(['(1) 【答案】错', '(2) 【答案】B 乙', '【解析】因为', '所以']);
  });

  it('finds questions in groups', () => {
    const group: CoursewareRecord = {
      ...{ kind: 'element', type: 'group', id: 'g', parentId: pageId, order: 'g', frame },
    };
    const { records } = withKeysInNotes({ records: [...blank, group, element(truth, 'e', 'g')] }, 'zh');
    expect(records.find(({ id }) => id === pageId)).toMatchObject({
      notes: { paragraphs: [{ runs: [{ text: '【答案】' }, { text: '错' }] }] },
    });
  });

  it('adds no line that the notes already contain', () => {
    const once = notesOf([choice], '先读题');
    expect(notesOf([choice], once.join('\n'))).toEqual(once);
  });

  it('writes formulas as formulas, gaps with their numbers, and samples of answers that a person marks', () => {
    const formula = single(
      'formula',
      { notation: 'algebra' },
      { expected: ['\\frac{1}{2}'] },
      { rule: { name: 'algebra' } },
    );
    const { records } = withKeysInNotes({ records: [...blank, element(formula, 'e')] }, 'zh');
    expect(records.find(({ id }) => id === pageId)).toMatchObject({
      notes: { paragraphs: [{ runs: [{ text: '【答案】' }, { type: 'formula', latex: '\\frac{1}{2}' }] }] },
    });
    const passage = passageOf({ gap: 'x' }, '和', { gap: 'y' });
    const blanks = ['x', 'y'].map((gap) => ({ gap, accepted: [{ text: `词${gap}`, share: 1 }] }));
    expect(notesOf([single('fill-blank', { passage }, { blanks })])).toEqual(['【答案】1: 词x；2: 词y']);
    const essay = single('essay', {}, { sample: contentOf('范文') }, { rule: { name: 'manual' } });
    expect(notesOf([essay])).toEqual(['【答案】范文']);
  });

  it('adds nothing for points of a picture, surveys without a sample and values that are no questions', () => {
    const areas = [{ id: 'a', shape: { type: 'circle', x: 0.5, y: 0.25, r: 0.1 } }];
    const picture = { asset: 'a'.repeat(64), width: 10, height: 10 };
    expect(notesOf([single('hotspot', { picture, areas }, { right: ['a'] }), { kind: 'later' }, 7])).toEqual(
      [],
    );
    expect(notesOf([single('essay', {}, {}, { rule: { name: 'manual' } })], '先读题')).toEqual(['先读题']);
  });
});
