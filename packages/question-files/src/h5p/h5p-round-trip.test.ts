import { contentOf, gapRun, type Question, type SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contents, plainWords } from '../testing/contents.ts';
import { basic, choices, PICTURE, PNG, questionFiles } from '../testing/drafts.ts';
import { readH5p } from './read/read-h5p.ts';
import { writeH5p } from './write/write-h5p.ts';

const files = questionFiles();

function back(questions: readonly Question[]) {
  let made = 0;
  const written = writeH5p(questions, files);
  const read = readH5p(written.bytes, { makeId: () => questions[made++]?.id ?? 'none' });
  return { written, read };
}

const pictured = contents.map((content) => ({
  ...content,
  media: [{ type: 'picture' as const, asset: PICTURE.asset, alt: '图' }],
}));
const stems = fc.oneof(contents, pictured);
const passage = (texts: readonly string[]) => ({
  paragraphs: [
    {
      runs: texts.flatMap((text, index) => [
        { type: 'text' as const, text },
        ...(index < texts.length - 1 ? [gapRun(`g${index + 1}`)] : []),
      ]),
    },
  ],
});
const texts = (least: number, most: number) =>
  fc.uniqueArray(plainWords, { minLength: least, maxLength: most, selector: (text) => text.toLowerCase() });

const KINDS: Readonly<Record<string, fc.Arbitrary<SingleQuestion>>> = {
  'single-choice': fc.record({ stem: stems, list: choices(2, 6), at: fc.nat(5) }).map(({ stem, list, at }) =>
    basic('single-choice', {
      stem,
      body: { choices: list, shuffle: true },
      key: { right: `c${(at % list.length) + 1}` },
      rule: { name: 'exact' },
      feedback: { choices: [{ id: 'c1', content: contentOf('说明') }] },
    }),
  ),
  'multiple-choice': fc
    .record({ stem: stems, list: choices(3, 6), rule: fc.constantFrom('net', 'exact') })
    .map(({ stem, list, rule }) =>
      basic('multiple-choice', {
        stem,
        body: { choices: list },
        key: { right: ['c1', 'c3'] },
        rule: { name: rule as 'exact' },
      }),
    ),
  'true-false': fc
    .record({ stem: stems, truth: fc.boolean(), said: plainWords })
    .map(({ stem, truth, said }) =>
      basic('true-false', {
        stem,
        body: {},
        key: { truth },
        rule: { name: 'exact' },
        feedback: { right: contentOf(said) },
      }),
    ),
  'fill-blank': fc
    .record({
      stem: stems,
      around: texts(3, 3),
      accepted: fc.tuple(texts(1, 3), texts(1, 2)),
      isCase: fc.boolean(),
    })
    .map(({ stem, around, accepted, isCase }) =>
      basic('fill-blank', {
        stem,
        body: { passage: passage(around) },
        key: {
          blanks: accepted.map((all, index) => ({
            gap: `g${index + 1}`,
            accepted: all.map((text) => ({ text })),
            ...(isCase ? { compare: { case: 'counts' } } : {}),
          })),
        },
        rule: { name: 'per-item' },
      }),
    ),
  'bank-cloze': fc
    .record({ stem: stems, around: texts(3, 3), bank: texts(2, 5) })
    .map(({ stem, around, bank }) =>
      basic('bank-cloze', {
        stem,
        body: {
          passage: passage(around),
          bank: bank.map((text, index) => ({ id: `c${index + 1}`, content: contentOf(text) })),
          shuffle: true,
        },
        key: {
          right: [
            { gap: 'g1', choice: 'c1' },
            { gap: 'g2', choice: 'c2' },
          ],
        },
        rule: { name: 'per-item' },
      }),
    ),
  ordering: fc.record({ stem: stems, items: texts(3, 6) }).map(({ stem, items }) =>
    basic('ordering', {
      stem,
      body: { items: items.map((text, index) => ({ id: `i${index + 1}`, content: contentOf(text) })) },
      key: { order: items.map((_, index) => [`i${index + 1}`]) },
      rule: { name: 'order-place' },
    }),
  ),
  matching: fc.record({ stem: contents, words: texts(4, 6) }).map(({ stem, words }) => {
    const left = words
      .slice(1)
      .map((text, index) => ({ id: `l${index + 1}`, content: contentOf(`${text}左`) }));
    const right = words.map((text, index) => ({ id: `r${index + 1}`, content: contentOf(text) }));
    const pairs = left.map(({ id }, index) => ({ left: id, right: `r${index + 2}` }));
    return basic('matching', {
      stem,
      body: { left, right, partners: 'one' },
      key: { pairs },
      rule: { name: 'per-item' },
    });
  }),
  'short-answer': fc.record({ stem: stems, sample: contents }).map(({ stem, sample }) =>
    basic('short-answer', {
      stem,
      body: {},
      key: {
        sample,
        keywords: [
          { id: 'k1', words: ['叶绿体', '叶绿素'], share: 0.25 },
          { id: 'k2', words: ['光'], share: 0.75 },
        ],
      },
      rule: { name: 'keywords' },
    }),
  ),
  hotspot: stems
    .filter(({ media }: { media?: unknown }) => !media)
    .map((stem) =>
      basic('hotspot', {
        stem,
        body: { picture: PICTURE, areas: [], taps: 1 },
        key: {
          areas: [{ id: 'a1', shape: { type: 'rectangle', left: 0.25, top: 0.5, right: 0.5, bottom: 0.75 } }],
          right: ['a1'],
        },
        rule: { name: 'per-item' },
      }),
    ),
};

describe('writeH5p and readH5p', () => {
  it.each(Object.entries(KINDS))('keep %s equal, alone and among others', (_, questions) => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 3 }), (all) => {
        const { written, read } = back(all);
        expect(written.lines).toEqual([]);
        expect(read.lines).toEqual([]);
        expect(read.questions).toEqual(all);
      }),
      { numRuns: 30 },
    );
  });

  it('name the main library and all others with their versions, without the libraries themselves', () => {
    const question = basic('true-false', {
      stem: contentOf('对吗'),
      body: {},
      key: { truth: true },
      rule: { name: 'exact' },
    });
    const entries = unzipSync(writeH5p([question, question], files).bytes);
    expect(Object.keys(entries)).toEqual(['h5p.json', 'content/content.json']);
    expect(JSON.parse(strFromU8(entries['h5p.json'] ?? new Uint8Array()))).toMatchObject({
      mainLibrary: 'H5P.QuestionSet',
      preloadedDependencies: [
        { machineName: 'H5P.QuestionSet', majorVersion: 1 },
        { machineName: 'H5P.TrueFalse' },
      ],
    });
  });

  it('report what H5P has in another form, and leave out what it does not have', () => {
    const codes = (question: SingleQuestion) =>
      back([question]).written.lines.map(({ code, state }) => `${state} ${code}`);
    const stem = contentOf('题');
    expect(
      codes(basic('media-answer', { stem, body: { ask: 'drawing' }, key: {}, rule: { name: 'manual' } })),
    ).toEqual(['refused kind-not-in-format']);
    expect(
      codes(basic('numeric', { stem, body: {}, key: { value: '3' }, rule: { name: 'tolerance' } })),
    ).toEqual(['changed numeric']);
    const gaps = [
      {
        id: 'g1',
        choices: ['is', 'am'].map((text, index) => ({ id: `c${index}`, content: contentOf(text) })),
      },
    ];
    const cloze = basic('cloze-choice', {
      stem,
      body: { passage: passage(['I ', '.']), gaps },
      key: { right: [{ gap: 'g1', choice: 'c1' }] },
      rule: { name: 'per-item' },
    });
    expect(codes(cloze)).toEqual(['changed one-bank']);
    expect(back([cloze]).read.questions).toMatchObject([
      { kind: 'bank-cloze', key: { right: [{ gap: 'g1', choice: 'c1' }] } },
    ]);
  });
});

describe('readH5p', () => {
  const h5p = (library: string, content: unknown, others: Record<string, Uint8Array> = {}) =>
    zipSync({
      'h5p.json': strToU8(JSON.stringify({ mainLibrary: library })),
      'content/content.json': strToU8(JSON.stringify(content)),
      ...others,
    });

  it('returns the questions of a set, of a summary and of pairs of pictures', () => {
    const set = h5p('H5P.SingleChoiceSet', {
      choices: [
        { question: '<p>1+1</p>', answers: ['2', '3'] },
        { question: '2+2', answers: ['4', '5'] },
      ],
    });
    expect(readH5p(set).questions).toMatchObject([
      { kind: 'single-choice', key: { right: 'c1' } },
      { kind: 'single-choice' },
    ]);
    const summary = h5p('H5P.Summary', { intro: '选', summaries: [{ summary: ['对', '错'] }] });
    expect(readH5p(summary).questions).toMatchObject([{ kind: 'single-choice', stem: contentOf('选') }]);
    const card = { image: { path: 'images/a.png' }, match: { path: 'images/b.png' } };
    const memory = h5p(
      'H5P.MemoryGame',
      { cards: [card, card, card, card] },
      { 'content/images/a.png': PNG, 'content/images/b.png': Uint8Array.from([...PNG, 9]) },
    );
    expect(readH5p(memory).questions).toMatchObject([
      {
        kind: 'memory',
        body: { parts: [{ body: { left: [{ content: { media: [{ type: 'picture' }] } }, {}, {}, {}] } }] },
      },
    ]);
  });

  it('returns the questions of videos and presentations', () => {
    const action = { library: 'H5P.TrueFalse 1.8', params: { question: '对吗', correct: 'false' } };
    const video = h5p('H5P.InteractiveVideo', {
      interactiveVideo: { assets: { interactions: [{ action }] } },
    });
    const slides = h5p('H5P.CoursePresentation', { presentation: { slides: [{ elements: [{ action }] }] } });
    for (const bytes of [video, slides])
      expect(readH5p(bytes).questions).toMatchObject([{ kind: 'true-false', key: { truth: false } }]);
  });

  it('reports libraries that it does not know, and texts without a question', () => {
    const column = h5p('H5P.Column', {
      content: [
        { content: { library: 'H5P.AdvancedText 1.1', params: { text: '只是文字' } } },
        { content: { library: 'H5P.Chart 1.2', params: {} } },
      ],
    });
    expect(readH5p(column).lines).toEqual([
      { code: 'library', place: '1.2', detail: 'H5P.Chart', state: 'refused' },
      { code: 'description', place: '1.1', state: 'lost' },
    ]);
  });

  it('never throws for hostile packages', () => {
    expect(readH5p(strToU8('PK')).lines).toMatchObject([{ code: 'file-unreadable', state: 'refused' }]);
    expect(readH5p(zipSync({ 'a.txt': strToU8('x') })).lines).toMatchObject([
      { code: 'not-h5p', state: 'refused' },
    ]);
    const values = [
      null,
      7,
      'x',
      [],
      { answers: 'x' },
      { answers: [null, 7] },
      { questions: [7], textField: {} },
      { choices: [{ answers: [{}] }] },
    ];
    const names = [
      'MultiChoice',
      'Blanks',
      'DragText',
      'Essay',
      'TrueFalse',
      'QuestionSet',
      'Column',
      'DragQuestion',
      'ImageHotspotQuestion',
      'MarkTheWords',
      'MemoryGame',
      'constructor',
    ];
    for (const name of names)
      for (const value of values) expect(() => readH5p(h5p(`H5P.${name}`, value))).not.toThrow();
    const nested = (depth: number): unknown =>
      depth === 0 ? {} : { content: [{ content: { library: 'H5P.Column 1.1', params: nested(depth - 1) } }] };
    expect(readH5p(h5p('H5P.Column', nested(500))).questions).toEqual([]);
    const many = { choices: Array.from({ length: 100_000 }, () => ({ question: 'a', answers: ['b', 'c'] })) };
    expect(readH5p(h5p('H5P.SingleChoiceSet', many)).questions.length).toBeLessThanOrEqual(2000);
  });
});
