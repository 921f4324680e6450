import { describe, expect, it } from 'vitest';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { Element } from '../records/element.ts';
import type { CoursewareRecord } from '../records/record.ts';
import type { Paragraph, TextBody } from '../records/text.ts';
import { designOf } from './design.ts';
import { lookOf } from './look.ts';
import { numberText } from './numbering.ts';
import { resolveText } from './text.ts';

const frame = { x: 0, y: 0, w: 100, h: 50 };

function shape(id: string, parentId: string, extra: object): Element {
  return { kind: 'element', id, parentId, order: 'a0', type: 'shape', frame, ...extra } as Element;
}

function deckWith(...elements: Element[]): SnapshotReader {
  const records: CoursewareRecord[] = [
    {
      kind: 'deck',
      id: 'deck',
      schema: 1,
      size: { w: 1280, h: 720 },
      textStyle: [{ run: { size: 18, latin: '+mn-lt' } }],
    },
    {
      kind: 'theme',
      id: 'theme',
      colors: { accent1: '4472C4' },
      fonts: { major: { latin: 'Calibri Light' }, minor: { latin: 'Calibri' } },
    },
    {
      kind: 'master',
      id: 'master',
      themeId: 'theme',
      order: 'a0',
      textStyles: {
        title: [{ run: { size: 44, latin: '+mj-lt' }, paragraph: { align: 'ctr' } }],
        body: [
          {
            run: { size: 28 },
            paragraph: { marginLeft: 24, indent: -24, bullet: { type: 'char', char: '•' } },
          },
          { run: { size: 24 }, paragraph: { marginLeft: 72 } },
        ],
      },
    },
    { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' },
    { kind: 'page', id: 'page', order: 'a0', layoutId: 'layout' },
    ...elements,
  ];
  return new SnapshotReader({ records });
}

function body(...paragraphs: Partial<Paragraph>[]): TextBody {
  return {
    paragraphs: paragraphs.map((paragraph) => ({ runs: [{ type: 'text', text: 'text' }], ...paragraph })),
  };
}

function textOf(reader: SnapshotReader, id: string) {
  const element = reader.find('element', id);
  if (element?.type !== 'shape' || !element.text) throw new Error(`${id} has no text`);
  return resolveText(element.text, lookOf(element, designOf(reader, 'page')).levels);
}

describe('a placeholder inherits', () => {
  const white = {
    text: {
      ...body({}),
      levels: [{ run: { fill: { type: 'solid', color: { type: 'rgb', value: 'FFFFFF' } } } }],
    },
  };
  const fillOf = (reader: SnapshotReader, id: string) => textOf(reader, id)[0]?.runs[0]?.look.fill;

  it('nothing from another placeholder of its type with a different index', () => {
    const reader = deckWith(
      shape('other', 'layout', { placeholder: { type: 'body', index: 13 }, ...white }),
      shape('own', 'page', { placeholder: { type: 'body', index: 12 }, text: body({}) }),
      shape('orphan', 'page', { placeholder: { type: 'body', index: 4_294_967_295 }, text: body({}) }),
      shape('same', 'page', { placeholder: { type: 'body', index: 13 }, text: body({}) }),
    );
    expect(fillOf(reader, 'own')).toBeUndefined();
    expect(fillOf(reader, 'orphan')).toBeUndefined();
    expect(fillOf(reader, 'same')).toBeDefined();
    // The element `own` still inherits the master's style for contents.
    expect(textOf(reader, 'own')[0]).toMatchObject({ bullet: { char: '•' }, marginLeft: 24 });
  });

  it("from the layout's date, footer, number or title placeholder with any index", () => {
    for (const type of ['title', 'dt', 'ftr', 'sldNum']) {
      const reader = deckWith(
        shape('decoy', 'layout', { placeholder: { type: 'body', index: 4 } }),
        shape('other', 'layout', { placeholder: { type, index: 12 }, ...white }),
        shape('own', 'page', { placeholder: { type, index: 4 }, text: body({}) }),
      );
      expect(fillOf(reader, 'own')).toBeDefined();
    }
  });

  it('from a placeholder of its type when it has no index', () => {
    const reader = deckWith(
      shape('other', 'layout', { placeholder: { type: 'subTitle', index: 1 }, ...white }),
      shape('own', 'page', { placeholder: { type: 'subTitle' }, text: body({}) }),
      shape('content', 'page', { placeholder: { type: 'obj' }, text: body({}) }),
    );
    expect(fillOf(reader, 'own')).toBeDefined();
    expect(fillOf(reader, 'content')).toBeUndefined();
  });

  it('nothing from the presentation’s default text style if it is a title or contents', () => {
    const red = { type: 'rgb', value: 'FF0000' } as const;
    const records = deckWith(
      shape('own', 'page', { placeholder: { type: 'body', index: 1 }, text: body({}) }),
      shape('number', 'page', { placeholder: { type: 'sldNum', index: 4 }, text: body({}) }),
      shape('plain', 'page', { text: body({}) }),
    );
    const deck = records.find('deck', 'deck');
    if (!deck) throw new Error('there is no deck');
    const bullet = { type: 'char', char: 'x', color: red } as const;
    deck.textStyle = [{ paragraph: { bullet }, run: { bold: true } }];
    expect(textOf(records, 'plain')[0]).toMatchObject({ bullet, runs: [{ look: { bold: true } }] });
    expect(textOf(records, 'own')[0]?.bullet).toEqual({ type: 'char', char: '•' });
    expect(textOf(records, 'own')[0]?.runs[0]?.look.bold).toBeUndefined();
    expect(textOf(records, 'number')[0]?.runs[0]?.look.bold).toBe(true);
  });
});

describe('inherited text', () => {
  it("uses the run's format, then the layout’s placeholder, the master’s placeholder, the master’s style", () => {
    const reader = deckWith(
      shape('onMaster', 'master', {
        placeholder: { type: 'title' },
        text: { ...body({}), levels: [{ run: { bold: true, size: 40 } }], box: { anchor: 'ctr' } },
      }),
      shape('onLayout', 'layout', {
        placeholder: { type: 'title' },
        text: { ...body({}), levels: [{ run: { size: 36 } }] },
      }),
      shape('title', 'page', {
        placeholder: { type: 'title' },
        text: body({ runs: [{ type: 'text', text: 'Lesson', props: { italic: true } }] }),
      }),
    );
    const [paragraph] = textOf(reader, 'title');
    expect(paragraph?.runs[0]?.look).toMatchObject({ italic: true, size: 36, bold: true, latin: '+mj-lt' });
    expect(paragraph?.align).toBe('ctr');
    const title = reader.find('element', 'title');
    expect(title && lookOf(title, designOf(reader, 'page')).box.anchor).toBe('ctr');
  });

  it('depends on the paragraph’s level', () => {
    const reader = deckWith(
      shape('onMaster', 'master', { placeholder: { type: 'body', index: 1 }, text: body({}) }),
      shape('onLayout', 'layout', { placeholder: { type: 'body', index: 1 }, text: body({}) }),
      shape('content', 'page', {
        placeholder: { type: 'body', index: 1 },
        text: body({}, { props: { level: 1 } }),
      }),
    );
    const [first, second] = textOf(reader, 'content');
    expect([first?.end.size, second?.end.size]).toEqual([28, 24]);
    expect([first?.marginLeft, second?.marginLeft]).toEqual([24, 72]);
    expect(first?.bullet).toMatchObject({ type: 'char', char: '•' });
    expect(second?.bullet).toEqual({ type: 'none' });
  });

  it('follows the presentation’s default style outside placeholders', () => {
    const reader = deckWith(shape('box', 'page', { text: body({}) }));
    expect(textOf(reader, 'box')[0]?.end).toMatchObject({ size: 18, latin: '+mn-lt' });
  });

  it('returns the same object until the record or the design changes', () => {
    const reader = deckWith(shape('box', 'page', { text: body({}) }));
    expect(textOf(reader, 'box')).toBe(textOf(reader, 'box'));
    expect(designOf(reader, 'page')).toBe(designOf(reader, 'page'));
  });

  it('inherits a bullet’s character, colour, font and size separately', () => {
    const text: TextBody = {
      ...body({ props: { bullet: { type: 'char', char: '➢' } } }),
      levels: [{ paragraph: { bullet: { type: 'inherit', size: 0.8 } } }],
    };
    const [paragraph] = resolveText(text, [
      [
        {
          paragraph: {
            bullet: { type: 'char', char: '•', color: { type: 'rgb', value: 'FF0000' }, font: 'Arial' },
          },
        },
      ],
    ]);
    expect(paragraph?.bullet).toEqual({
      type: 'char',
      char: '➢',
      size: 0.8,
      color: { type: 'rgb', value: 'FF0000' },
      font: 'Arial',
    });
  });
});

describe('numbered paragraphs', () => {
  const numbered = (level: number, scheme = 'arabicPeriod', start?: number): Partial<Paragraph> => ({
    props: { level, bullet: { type: 'number', scheme, start } },
  });
  const numbers = (...paragraphs: Partial<Paragraph>[]) =>
    resolveText(body(...paragraphs), []).map((paragraph) => paragraph.number);

  it('continue over deeper levels, and restart after a shallower or unnumbered paragraph', () => {
    expect(numbers(numbered(0), numbered(1), numbered(1), numbered(0), numbered(1))).toEqual([1, 1, 2, 2, 1]);
    expect(numbers(numbered(0), {}, numbered(0))).toEqual([1, undefined, 1]);
    expect(numbers(numbered(0, 'arabicPeriod', 5), numbered(0, 'arabicPeriod', 5))).toEqual([5, 6]);
    expect(numbers(numbered(0), { ...numbered(0), runs: [] }, numbered(0))).toEqual([1, undefined, 2]);
  });

  it.each([
    ['arabicPeriod', 3, '3.'],
    ['arabicParenBoth', 3, '(3)'],
    ['alphaLcParenR', 2, 'b)'],
    ['alphaUcPeriod', 27, 'AA.'],
    ['romanUcPeriod', 1994, 'MCMXCIV.'],
    ['romanLcParenBoth', 4, '(iv)'],
    ['ea1ChsPlain', 21, '二十一'],
    ['ea1ChsPeriod', 10, '十.'],
    ['ea1JpnChsDbPeriod', 3, '三．'],
    ['ea1ChsComma', 3, '三、'],
    ['circleNumDbPlain', 12, '⑫'],
    ['circleNumWdBlackPlain', 3, '❸'],
    ['arabicDbPlain', 12, '１２'],
    ['somethingNew', 7, '7'],
  ])('in scheme %s show %i as %s', (scheme, number, text) => {
    expect(numberText(scheme, number)).toBe(text);
  });
});
