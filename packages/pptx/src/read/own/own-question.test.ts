import { blankCourseware, type Element, type ElementOf, SnapshotReader } from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { png, read } from '../../../test/deck-source.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { writePptx } from '../../write/write-pptx.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const content = (...runs: object[]) => ({ paragraphs: [{ runs }] });
const text = (words: string) => ({ type: 'text', text: words });
const asked = {
  format: 1,
  id: 'q1',
  kind: 'single-choice',
  stem: content(text('解 <方程> & '), { type: 'formula', latex: 'x^{2}=4' }),
  body: { choices: ['2', '±2', '𬉼'].map((words, at) => ({ id: `c${at}`, content: content(text(words)) })) },
  key: { right: 'c1' },
  newer: [null, { deep: '\u0000' }],
};
const element: ElementOf<'question'> = {
  kind: 'element',
  type: 'question',
  id: 'q',
  name: 'q',
  parentId: pageId,
  order: 'a',
  frame: { x: 10, y: 20, w: 600, h: 300 },
  movableInClass: true,
  question: asked as unknown as ElementOf<'question'>['question'],
  library: { id: 'lib', version: 3 },
};

function written(pictures = new Map<string, Uint8Array>(), of = element): Uint8Array {
  const reader = new SnapshotReader({ records: [...blank, of] });
  return writePptx(reader, () => undefined, { now: 0, pictures });
}

async function backFrom(bytes: Uint8Array): Promise<Element | undefined> {
  const { snapshot } = await read(bytes);
  return snapshot.records.find((each): each is Element => each.kind === 'element' && each.name === 'q');
}

/** The file with a replacement in its first slide. */
function edited(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const parts = unzipSync(bytes);
  const slide = strFromU8(parts[SLIDE] ?? new Uint8Array());
  expect(slide).toContain(from);
  return zipSync({ ...parts, [SLIDE]: strToU8(slide.replace(from, to)) });
}

describe('a question in a .pptx', () => {
  it('is a text box with its stem and lettered choices, and is read as the question again', async () => {
    const bytes = written();
    expect(brokenRules(bytes)).toEqual([]);
    const slide = strFromU8(unzipSync(bytes)[SLIDE] ?? new Uint8Array());
    expect(slide).toContain('<a:t>B. </a:t>');
    expect(slide).toContain('<a:t>±2</a:t>');
    const { question, library, frame, movableInClass } = element;
    expect(await backFrom(bytes)).toMatchObject({
      type: 'question',
      question,
      library,
      frame,
      movableInClass,
    });
  });

  it('with pictures is written as its own picture where one was drawn, and is read as the question again', async () => {
    const media = [{ type: 'picture', asset: 'a'.repeat(64) }];
    const question = { ...asked, stem: { ...asked.stem, media } } as unknown as typeof element.question;
    const bytes = written(new Map([['q', png(3)]]), { ...element, question });
    expect(brokenRules(bytes)).toEqual([]);
    expect(strFromU8(unzipSync(bytes)[SLIDE] ?? new Uint8Array())).not.toContain('±2</a:t>');
    expect(await backFrom(bytes)).toMatchObject({ type: 'question', question });
  });

  it('with formulas stays a text box when its formulas were drawn for older programs', async () => {
    const bytes = written(new Map([['q', png(3)]]));
    const slide = strFromU8(unzipSync(bytes)[SLIDE] ?? new Uint8Array());
    expect(slide).toContain('<mc:Fallback');
    expect(slide).toContain('<a:t>±2</a:t>');
    expect(await backFrom(bytes)).toMatchObject({ type: 'question', question: element.question });
  });

  it('stays a text box when its words were changed in PowerPoint', async () => {
    const back = await backFrom(edited(written(), '<a:t>±2</a:t>', '<a:t>±3</a:t>'));
    expect(back).toMatchObject({ type: 'shape' });
  });

  it.each([
    ['{&quot;question&quot;', '{&quot;answer&quot;'],
    ['{&quot;question&quot;', '{question&quot;'],
    ['&quot;version&quot;:3', '&quot;version&quot;:0'],
  ])('stays a text box when its data is damaged: %s', async (from, to) => {
    expect(await backFrom(edited(written(), from, to))).toMatchObject({ type: 'shape' });
  });
});
