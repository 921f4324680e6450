import { contentOf, type Question, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basic, PICTURE, PNG, questionFiles } from '../testing/drafts.ts';
import { KINDS } from '../testing/kinds.ts';
import { readMoodle } from './read/read-moodle.ts';
import { writeMoodle } from './write/write-moodle.ts';

const files = questionFiles();

/** The questions that are read back, with the ids of the given ones. */
function back(questions: readonly Question[]) {
  let made = 0;
  const written = writeMoodle(questions, files);
  const read = readMoodle(written.bytes, { makeId: () => questions[made++]?.id ?? 'none' });
  return { written, read };
}

describe('writeMoodle and readMoodle', () => {
  it.each(Object.entries(KINDS))('keep %s equal', (_, questions) => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 2 }), (all) => {
        const { written, read } = back(all);
        expect(written.lines).toEqual([]);
        expect(read.lines).toEqual([]);
        expect(read.questions).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  it('keep the bytes of pictures', () => {
    const stem = { ...contentOf('看图'), media: [{ type: 'picture' as const, asset: PICTURE.asset }] };
    const { read } = back([basic('essay', { stem, body: {}, key: {}, rule: { name: 'manual' } })]);
    expect(read.files.get(PICTURE.asset)?.bytes).toEqual(PNG);
  });

  it('keep the labels of a picture at their places', () => {
    const card = (id: string) => ({ id, content: contentOf(`${id}！`) });
    const body = {
      play: { skin: 'classroom', sound: true, shuffle: true, pace: 'normal', quiet: false },
      parts: [
        {
          id: 'p1',
          kind: 'matching',
          body: {
            left: ['l1', 'l2'].map((id, index) => ({ id, content: contentOf(`${index + 1}`) })),
            right: ['r1', 'r2', 'r3'].map(card),
            partners: 'one',
          },
        },
      ],
      own: {
        picture: PICTURE,
        targets: [
          { id: 'l1', dot: { x: 0.25, y: 0.5 } },
          { id: 'l2', dot: { x: 0.75, y: 0.5 } },
        ],
      },
    };
    const key = {
      parts: [
        {
          id: 'p1',
          kind: 'matching',
          key: {
            pairs: [
              { left: 'l1', right: 'r2' },
              { left: 'l2', right: 'r1' },
            ],
          },
        },
      ],
      own: {},
    };
    const question = basic('label-picture', {
      stem: contentOf('标注'),
      body,
      key,
      rule: { name: 'per-item' },
    });
    const { written, read } = back([question]);
    expect(written.lines).toEqual([]);
    expect(read.questions).toEqual([question]);
  });

  it('keep composites as a description before its questions', () => {
    const child = (id: string) =>
      basic('true-false', {
        id,
        stem: contentOf('对吗'),
        body: {},
        key: { truth: true },
        rule: { name: 'exact' },
      });
    const { score: _score, rule: _rule, body: _body, key: _key, ...fields } = child('q');
    const composite = {
      ...fields,
      kind: 'composite',
      stem: contentOf('材料'),
      children: [child('1'), child('2')],
    } as unknown as Question;
    expect(back([composite, child('q2')]).read.questions).toEqual([composite, child('q2')]);
  });

  it('report what Moodle has in another form only', () => {
    const codes = (question: SingleQuestion) =>
      back([question]).written.lines.map(({ code, state }) => `${state} ${code}`);
    const stem = contentOf('题');
    const cards = ['甲', '乙'].map((text, index) => ({ id: `${index}`, content: contentOf(text) }));
    expect(
      codes(
        basic('formula', {
          stem,
          body: { notation: 'algebra' },
          key: { expected: ['x'] },
          rule: { name: 'algebra' },
        }),
      ),
    ).toEqual(['changed formula']);
    expect(
      codes(
        basic('matrix', {
          stem,
          body: { rows: cards, columns: cards },
          key: { right: [{ row: '0', columns: ['1'] }] },
          rule: { name: 'per-item' },
        }),
      ),
    ).toEqual(['changed matrix']);
    const area = { id: 'a', shape: { type: 'rectangle', left: 0.1, top: 0.1, right: 0.3, bottom: 0.4 } };
    const hotspot = basic('hotspot', {
      stem,
      body: { picture: PICTURE, areas: [], taps: 1 },
      key: { areas: [area], right: ['a'] },
      rule: { name: 'per-item' },
    });
    expect(codes(hotspot)).toEqual(['changed hotspot']);
    expect(back([hotspot]).read.questions).toMatchObject([
      { kind: 'hotspot', key: { areas: [{ shape: { type: 'rectangle', left: 0.1, right: 0.3 } }] } },
    ]);
    const tokens = ['He', 'go'].map((text, index) => ({ id: `${index}`, runs: [{ type: 'text', text }] }));
    const errors = [{ token: '1', accepted: [{ way: 'replace', text: 'goes' }] }];
    expect(
      codes(basic('error-mark', { stem, body: { tokens }, key: { errors }, rule: { name: 'per-item' } })),
    ).toEqual(['changed error-mark']);
  });
});
