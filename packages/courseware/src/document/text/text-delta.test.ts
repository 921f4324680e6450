import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeOf } from '../../../test/peers.ts';
import { sampleRecords, shape } from '../../../test/sample.ts';
import type { ShapeElement } from '../../records/elements/shape.ts';
import type { Paragraph } from '../../records/text.ts';
import { normalParagraphs, paragraphsOf, segmentsOf } from './text-delta.ts';
import { diffTokens } from './token-diff.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

const look = fc.record(
  {
    bold: fc.boolean(),
    size: fc.integer({ min: 1, max: 80 }),
    latin: fc.constantFrom('Arial', '+mn-lt'),
    fill: fc.constantFrom(
      { type: 'solid', color: { type: 'rgb', value: 'FF0000' } } as const,
      { type: 'none' } as const,
    ),
  },
  { requiredKeys: [] },
);
const characters = fc.string({
  unit: fc.constantFrom('a', 'b', '字', '👩‍🏫', '\t', ' ', '\n', '𠮷'),
  maxLength: 8,
});
const run = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('text' as const), text: characters, props: look }) },
  fc.record({ type: fc.constant('break' as const), props: look }),
  fc.record({
    type: fc.constant('field' as const),
    field: fc.constant('slidenum'),
    text: characters,
    props: look,
  }),
  fc.record({
    type: fc.constant('formula' as const),
    latex: fc.constantFrom('x^2', '\\frac{a}{b}'),
    props: look,
  }),
);
const paragraph = fc.record(
  {
    runs: fc.array(run, { maxLength: 4 }),
    props: fc.record(
      { align: fc.constantFrom('l', 'ctr'), level: fc.integer({ min: 0, max: 8 }) },
      { requiredKeys: [] },
    ),
    endProps: look,
  },
  { requiredKeys: ['runs'] },
);
const text = fc.array(paragraph, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<Paragraph[]>;

describe(`texts (seed ${seed})`, () => {
  it('are read as they were written, into an empty text and over any other text', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const store = storeOf([
          ...sampleRecords(1, 0),
          shape('s', 'p0', 'a0', { text: { paragraphs: first } }),
        ]);
        const paragraphs = () => (store.find('element', 's') as ShapeElement).text?.paragraphs;
        expect(paragraphs()).toEqual(normalParagraphs(first));
        store.transact((edit) => edit.update<ShapeElement>('s', { text: { paragraphs: second } }));
        expect(paragraphs()).toEqual(normalParagraphs(second));
        store.undo();
        expect(paragraphs()).toEqual(normalParagraphs(first));
      }),
      { seed, numRuns: 300 },
    );
  });

  it('are converted into each other by operations that compose', () => {
    const tokens = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(tokens, tokens, (a, b) => {
        const result: number[] = [];
        let from = 0;
        for (const { kind, count } of diffTokens(a, b)) {
          if (kind === 'keep') result.push(...a.slice(from, from + count));
          if (kind === 'add') result.push(...b.slice(result.length, result.length + count));
          if (kind !== 'add') from += count;
        }
        expect(from).toBe(a.length);
        expect(result).toEqual(b);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('an edit of a text', () => {
  it('changes the Y.Text only where it differs', () => {
    const before = [{ runs: [{ type: 'text' as const, text: 'one two three' }] }];
    const store = storeOf([...sampleRecords(1, 0), shape('s', 'p0', 'a0', { text: { paragraphs: before } })]);
    let bytes = 0;
    store.doc.on('update', (update: Uint8Array) => {
      bytes += update.length;
    });
    const after = [{ runs: [{ type: 'text' as const, text: 'one two, three' }] }];
    store.transact((edit) => edit.update<ShapeElement>('s', { text: { paragraphs: after } }));
    expect(bytes).toBeLessThan(40);
    store.transact((edit) => edit.update<ShapeElement>('s', { text: { paragraphs: after } }));
    expect(bytes).toBeLessThan(40);
  });
});

describe('segmentsOf', () => {
  it('ends each paragraph with its properties, or with those of its last run and a mark', () => {
    expect(
      segmentsOf([
        { props: { align: 'ctr' }, runs: [{ type: 'text', text: 'a', props: { bold: true } }] },
        { runs: [], endProps: { size: 9 } },
        {
          runs: [
            { type: 'text', text: 'b' },
            { type: 'text', text: '' },
          ],
        },
      ]),
    ).toEqual([
      { insert: 'a', attributes: { bold: true } },
      { insert: '\n', attributes: { bold: true, e: true, p: { align: 'ctr' } } },
      { insert: '\n', attributes: { size: 9 } },
      { insert: 'b', attributes: {} },
      { insert: '\n', attributes: {} },
    ]);
  });

  it('writes a line feed within a run as a break', () => {
    expect(segmentsOf([{ runs: [{ type: 'text', text: '\na\n' }] }]).map(({ insert }) => insert)).toEqual([
      { type: 'break' },
      'a',
      { type: 'break' },
      '\n',
    ]);
  });
});

describe('paragraphsOf', () => {
  const embed = (insert: Record<string, string | boolean | number>) =>
    paragraphsOf([
      { insert, attributes: { bold: true } },
      { insert: '\n', attributes: {} },
    ])[0]?.runs;
  const props = { bold: true };

  it('joins runs of one format, and reads letters after the last line feed as a paragraph', () => {
    const segments = ['a', 'b\nc'].map((insert) => ({ insert, attributes: {} }));
    expect(paragraphsOf(segments)).toEqual([
      { runs: [{ type: 'text', text: 'ab' }] },
      { runs: [{ type: 'text', text: 'c' }] },
    ]);
    expect(paragraphsOf([])).toEqual([]);
  });

  it('reads breaks, fields and formulas, and leaves out other objects', () => {
    expect(embed({ type: 'break' })).toEqual([{ type: 'break', props }]);
    expect(embed({ type: 'field', field: 'slidenum', text: '3' })).toEqual([
      { type: 'field', field: 'slidenum', text: '3', props },
    ]);
    expect(embed({ type: 'formula', latex: 'x', source: 's', display: true })).toEqual([
      { type: 'formula', latex: 'x', source: 's', display: true, props },
    ]);
    expect(embed({ type: 'formula', latex: 'x', source: 1, display: 'odd' })).toEqual([
      { type: 'formula', latex: 'x', props },
    ]);
    expect([
      embed({ type: 'field', field: 'slidenum' }),
      embed({ type: 'formula' }),
      embed({ type: 'odd' }),
    ]).toEqual([[], [], []]);
  });

  it('reads the properties at the end of a paragraph unless they are those of its last run', () => {
    const end = (attributes: Record<string, boolean | number>) =>
      paragraphsOf([{ insert: '\n', attributes }])[0];
    expect(end({ size: 9 })).toEqual({ runs: [], endProps: { size: 9 } });
    expect(end({ size: 9, e: true })).toEqual({ runs: [] });
  });
});
