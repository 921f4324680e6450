import {
  blankCourseware,
  type Element,
  type ElementOf,
  type Paragraph,
  SnapshotReader,
} from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writePptx } from '../../src/index.ts';
import { exported, openStore } from '../edited/edited-export.ts';
import { brokenRules } from '../rules/broken-rules.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const { records: blank } = blankCourseware();
const pageId = blank.find(({ kind }) => kind === 'page')?.id ?? '';
type Shape = ElementOf<'shape'>;

const pair = (text: string, ruby: string) => ({
  type: 'text' as const,
  text,
  props: { size: 32, ruby },
});
const verse: Paragraph = {
  props: { align: 'ctr' },
  runs: [
    pair('窗', 'chuāng'),
    pair('前', 'qián'),
    { type: 'text', text: '，moon ', props: { size: 32 } },
    pair('光', 'guāng'),
  ],
};

function shape(more: Partial<Shape> = {}): Shape {
  return {
    kind: 'element',
    id: 'verse',
    parentId: pageId,
    order: 'b0',
    frame: { x: 100, y: 80, w: 400, h: 120 },
    name: '静夜思',
    type: 'shape',
    textBox: true,
    text: { paragraphs: [verse], box: { anchor: 'ctr' } },
    ...more,
  };
}

function file(...elements: readonly Element[]): Uint8Array {
  return writePptx(new SnapshotReader({ records: [...blank, ...elements] }), () => undefined, { now: 0 });
}

async function back(bytes: Uint8Array) {
  const store = await openStore(bytes);
  return { store, text: store.all('element').find(({ name }) => name === '静夜思') };
}

const slideOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)[SLIDE] ?? new Uint8Array());

/** Position and text of each box of a group. */
function boxesOf(bytes: Uint8Array) {
  return [...slideOf(bytes).matchAll(/<p:sp>.*?<\/p:sp>/gs)].flatMap(([xml]) => {
    const words = [...xml.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, word]) => word);
    const [, x = 0, y = 0, w = 0, h = 0] =
      /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/.exec(xml)?.map(Number) ?? [];
    return words.length > 0 ? [{ words, x, y, w, h }] : [];
  });
}

describe('a text with pinyin in a .pptx', () => {
  it('is a group of its characters with syllables above, and is read as the text again', async () => {
    const element = shape({ fill: { type: 'solid', color: { type: 'rgb', value: 'FFEEDD' } } });
    const bytes = file(element);
    expect(brokenRules(bytes)).toEqual([]);
    expect(boxesOf(bytes).map(({ words }) => words)).toEqual([
      ['chuāng', '窗'],
      ['qián', '前'],
      ['，moon '],
      ['guāng', '光'],
    ]);
    const { text, store } = await back(bytes);
    expect(text).toMatchObject({
      type: 'shape',
      frame: element.frame,
      textBox: true,
      fill: element.fill,
      text: element.text,
    });
    expect(store.children(text?.id ?? '')).toEqual([]);
  });

  it('has its pairs side by side without overlap, and continues in lines below', () => {
    const long = Array.from({ length: 30 }, () => pair('双', 'shuāng'));
    const boxes = boxesOf(file(shape({ text: { paragraphs: [{ runs: long }] } })));
    expect(boxes).toHaveLength(30);
    expect(new Set(boxes.map(({ y }) => y)).size).toBeGreaterThan(2);
    // Positions in a group are relative to its corner.
    expect(boxes[0]?.x).toBeLessThan(20 * 9525);
    expect(boxes[0]?.y).toBeLessThan(20 * 9525);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      expect(box.x + box.w).toBeLessThanOrEqual(400 * 9525);
      if (next?.y === box.y) expect(next.x).toBeGreaterThanOrEqual(box.x + box.w - 2);
      else if (next) expect(next.y).toBeGreaterThanOrEqual(box.y + box.h - 2);
    }
  });

  it('is exported unchanged, moved, and with other pinyin', async () => {
    const bytes = file(shape());
    const same = await exported(bytes);
    expect(boxesOf(same.written)).toEqual(boxesOf(bytes));
    const moved = await exported(bytes, (edit, store) => {
      const text = store.all('element').find(({ name }) => name === '静夜思');
      if (text) edit.update(text.id, { frame: { ...text.frame, x: 150 } });
    });
    expect(slideOf(moved.written)).toMatch(
      new RegExp(`<p:grpSpPr><a:xfrm><a:off x="${150 * 9525}" y="${80 * 9525}"/>`),
    );
    expect(boxesOf(moved.written)).toEqual(boxesOf(bytes));
    const other = await exported(bytes, (edit, store) => {
      const text = store.all('element').find(({ name }) => name === '静夜思');
      if (text) edit.update<Shape>(text.id, { text: { paragraphs: [{ runs: [pair('行', 'háng')] }] } });
    });
    expect(boxesOf(other.written).map(({ words }) => words)).toEqual([['háng', '行']]);
    expect(brokenRules(other.written)).toEqual([]);
    expect((await back(other.written)).text).toMatchObject({
      text: { paragraphs: [{ runs: [{ text: '行', props: { ruby: 'háng' } }] }] },
    });
  });

  it('is written as a group when a text of the file gets pinyin, also an animated text', async () => {
    const plain = shape({
      text: { paragraphs: [{ runs: [{ type: 'text', text: '窗前', props: { size: 32 } }] }] },
    });
    const records = blank.map((record) =>
      record.id === pageId
        ? {
            ...record,
            animations: [
              {
                id: 'a1',
                elementId: 'verse',
                trigger: { type: 'click' },
                effect: { class: 'entrance', preset: 10 },
                duration: 500,
              },
            ],
          }
        : record,
    );
    const bytes = writePptx(
      new SnapshotReader({ records: [...records, plain] as typeof blank }),
      () => undefined,
      { now: 0 },
    );
    const { written } = await exported(bytes, (edit, store) => {
      const text = store.all('element').find(({ name }) => name === '静夜思');
      if (text) edit.update<Shape>(text.id, { text: { paragraphs: [verse] } });
    });
    expect(brokenRules(written)).toEqual([]);
    expect(slideOf(written)).toContain('<p:grpSp>');
    expect(slideOf(written)).not.toContain('<p:bldP');
    expect((await back(written)).text).toMatchObject({ type: 'shape', text: { paragraphs: [verse] } });
  });

  it('keeps its position among the texts of its layout', async () => {
    const { text } = await back(file(shape({ placeholder: { type: 'title' }, textBox: undefined })));
    expect(text).toMatchObject({
      type: 'shape',
      placeholder: { type: 'title' },
      text: { paragraphs: [verse] },
    });
  });

  it('stays a group when its text was changed in PowerPoint', async () => {
    const parts = unzipSync(file(shape()));
    parts[SLIDE] = strToU8(
      strFromU8(parts[SLIDE] ?? new Uint8Array()).replace('<a:t>窗</a:t>', '<a:t>床</a:t>'),
    );
    const { text, store } = await back(zipSync(parts));
    expect(text?.type).toBe('group');
    expect(store.children(text?.id ?? '')).toHaveLength(5);
  });

  it('stays a text with stored pinyin when it is vertical, in columns, or has bullets, links or connectors', async () => {
    const link = { type: 'url' as const, url: 'https://example.com/' };
    for (const text of [
      { paragraphs: [verse], box: { vertical: 'eaVert' as const } },
      { paragraphs: [verse], box: { columns: 2 } },
      { paragraphs: [{ ...verse, props: { bullet: { type: 'char' as const, char: '•' } } }] },
      { paragraphs: [{ runs: [{ ...pair('窗', 'chuāng'), props: { size: 32, ruby: 'chuāng', link } }] }] },
    ]) {
      const bytes = file(shape({ text }));
      expect(slideOf(bytes)).not.toContain('<p:grpSp>');
      expect((await back(bytes)).text).toHaveProperty('text.paragraphs.0.runs.0.props.ruby', 'chuāng');
    }
    const line: Element = {
      ...{ kind: 'element', id: 'line', parentId: pageId, order: 'c0', type: 'line' },
      frame: { x: 0, y: 0, w: 100, h: 80 },
      geometry: { type: 'preset', preset: 'straightConnector1' },
      end: { elementId: 'verse', site: 0 },
    };
    expect(slideOf(file(shape(), line))).not.toContain('<p:grpSp>');
  });
});
