import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  blankCourseware,
  type CoursewareRecord,
  type CoursewareSnapshot,
  type Element,
  SnapshotReader,
} from '@lectern/courseware';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inspectCourseware, writePptx } from '../src/index.ts';
import { deckFiles } from './corpus/corpus.ts';
import { read } from './deck-source.ts';
import { brokenRules } from './rules/broken-rules.ts';

function write(snapshot: CoursewareSnapshot, files: ReadonlyMap<string, Uint8Array> = new Map()): Uint8Array {
  return writePptx(new SnapshotReader(snapshot), (hash) => files.get(hash), { now: 0 });
}

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

describe('a written deck', () => {
  it('of a blank courseware is valid and can be read', async () => {
    const bytes = write(blankCourseware());
    expect(brokenRules(bytes)).toEqual([]);
    const back = await read(bytes);
    expect(back.snapshot.records.filter((each) => each.kind === 'page')).toHaveLength(1);
  });

  it("keeps outlines drawn point by point and lines with a gradient, in PowerPoint's format", async () => {
    const blank = blankCourseware();
    const page = blank.records.find((each) => each.kind === 'page');
    if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
    const made: Element = {
      kind: 'element',
      id: 'free',
      order: 'a1',
      type: 'shape',
      parentId: page.id,
      frame: { x: 100, y: 50, w: 200, h: 100, rotation: 30, flipH: true },
      geometry: {
        type: 'custom',
        definition: {
          adjust: [],
          handles: [],
          guides: [
            ['p0', '*/ w 952500 1905000'],
            ['p1', '*/ h 0 952500'],
          ],
          sites: [{ ang: '0', x: 'p0', y: 'p1' }],
          paths: [
            {
              w: 1_905_000,
              h: 952_500,
              fill: 'none',
              commands: [
                { c: 'M', x: '0', y: '0' },
                { c: 'C', p: ['100', '200', '300', '400', '1905000', '952500'] },
                { c: 'L', x: '10', y: '20' },
                { c: 'Z' },
              ],
            },
          ],
        },
      },
      line: {
        width: 4,
        fill: {
          type: 'gradient',
          stops: [
            { pos: 0, color: { type: 'rgb', value: 'FF0000' } },
            { pos: 1, color: { type: 'scheme', slot: 'accent2' } },
          ],
          shade: { type: 'linear', angle: 90 },
        },
      },
    };
    const bytes = write({ records: [...blank.records, made] });
    expect(brokenRules(bytes)).toEqual([]);
    const back = (await read(bytes)).snapshot.records.find(
      (each) => each.kind === 'element' && each.type === 'shape' && each.geometry?.type === 'custom',
    );
    expect(back).toMatchObject({ frame: made.frame, line: made.line, geometry: made.geometry });
  });

  it("keeps guides in PowerPoint's format together with sections, and removes them again", async () => {
    const blank = blankCourseware();
    const guides = [
      { id: 'a', axis: 'x', at: 320 },
      { id: 'b', axis: 'y', at: 100.5 },
    ] as const;
    const withGuides = (records: readonly CoursewareRecord[], own: readonly (typeof guides)[number][]) =>
      records.map((each) => (each.kind === 'deck' ? { ...each, guides: [...own] } : each));
    const section: CoursewareRecord = { kind: 'section', id: 's', order: 'Zz', name: '导入' };
    const bytes = write({ records: [...withGuides(blank.records, guides), section] });
    expect(brokenRules(bytes)).toEqual([]);
    const back = await read(bytes);
    const deckOf = (from: CoursewareSnapshot) => from.records.find((each) => each.kind === 'deck');
    const placesOf = (from: CoursewareSnapshot) => {
      const deck = deckOf(from);
      return deck?.kind === 'deck' ? (deck.guides ?? []).map(({ axis, at }) => ({ axis, at })) : [];
    };
    expect(placesOf(back.snapshot)).toEqual(guides.map(({ axis, at }) => ({ axis, at })));
    expect(back.snapshot.records.filter((each) => each.kind === 'section')).toHaveLength(1);
    const files = new Map(back.assets.map((file) => [file.hash, file.bytes]));
    const again = write({ records: withGuides(back.snapshot.records, []) }, files);
    expect(brokenRules(again)).toEqual([]);
    const last = await read(again);
    expect(placesOf(last.snapshot)).toEqual([]);
    expect(last.snapshot.records.filter((each) => each.kind === 'section')).toHaveLength(1);
  });

  it('keeps pages before all sections, which PowerPoint has in its default section', async () => {
    const { records } = blankCourseware();
    const later: CoursewareRecord[] = [
      { kind: 'section', id: 's', order: 'z1', name: '识字' },
      { kind: 'page', id: 'second', order: 'z2' },
    ];
    const bytes = write({ records: [...records, ...later] });
    expect(brokenRules(bytes)).toEqual([]);
    const presentation = () => strFromU8(unzipSync(bytes)['ppt/presentation.xml'] ?? new Uint8Array());
    expect(presentation().match(/section name="[^"]*"/g)).toEqual([
      'section name="默认节"',
      'section name="识字"',
    ]);
    const sequence = (from: CoursewareSnapshot) =>
      from.records
        .filter((each) => each.kind === 'section' || each.kind === 'page')
        .sort((one, other) => (one.order < other.order ? -1 : 1))
        .map((each) => (each.kind === 'section' ? each.name : each.kind));
    const back = await read(bytes);
    expect(sequence(back.snapshot)).toEqual(['page', '识字', 'page']);
    // The default section with another name in PowerPoint is an ordinary section.
    const parts = unzipSync(bytes);
    parts['ppt/presentation.xml'] = strToU8(presentation().replace('默认节', '导入'));
    const renamed = await read(zipSync(parts));
    expect(sequence(renamed.snapshot)).toEqual(['导入', 'page', '识字', 'page']);
  });

  it('keeps new content: text, inline formulas, ink, a link between pages', async () => {
    const blank = blankCourseware();
    const page = blank.records.find((each) => each.kind === 'page');
    if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
    const base = {
      kind: 'element',
      parentId: page.id,
      frame: { x: 10, y: 20, w: 300, h: 100, rotation: 350 },
    } as const;
    const made: Element[] = [
      {
        ...base,
        id: 'text',
        order: 'a1',
        type: 'shape',
        textBox: true,
        click: { type: 'page', pageId: page.id },
        text: {
          paragraphs: [
            {
              props: { align: 'ctr', bullet: { type: 'char', char: '•' } },
              runs: [
                {
                  type: 'text',
                  text: '秋天 <的> & "雨"\u0007',
                  props: {
                    size: 28,
                    bold: true,
                    fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
                  },
                },
                { type: 'formula', latex: '\\frac{1}{2}', source: '</m:oMath><script/>' },
              ],
            },
          ],
        },
      },
      {
        ...base,
        id: 'ink',
        order: 'a2',
        type: 'ink',
        tool: 'highlighter',
        color: 'f5a524',
        width: 20,
        points: [0, 0, 0.5, 300, 100, 0.5],
      },
    ];
    const bytes = write({ records: [...blank.records, ...made] });
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const elements = snapshot.records.filter(
      (each): each is Element => each.kind === 'element' && each.parentId === pageIdOf(snapshot.records),
    );
    const text = elements.find((each) => each.type === 'shape' && each.textBox);
    expect(text?.frame).toEqual(base.frame);
    expect(text?.click).toEqual({ type: 'page', pageId: pageIdOf(snapshot.records) });
    const runs = text?.type === 'shape' ? text.text?.paragraphs[0]?.runs : undefined;
    expect(runs?.[0]).toMatchObject({ text: '秋天 <的> & "雨"', props: { size: 28, bold: true } });
    // A source that is no formula XML is never written as markup: its LaTeX is, as a formula.
    expect(runs?.[1]).toMatchObject({ type: 'formula', latex: '\\frac{1}{2}' });
    expect(elements.map((each) => each.name)).toContain('Ink 5');
  });

  it("keeps all settings of a picture's panel as PowerPoint’s crop, shape, colours, light and shadow", async () => {
    const blank = blankCourseware();
    const pageId = pageIdOf(blank.records) ?? '';
    const asset = createHash('sha256').update(PNG).digest('hex');
    const files = new Map([[asset, PNG]]);
    const base = { kind: 'element', parentId: pageId, type: 'picture', asset } as const;
    const black = { type: 'rgb', value: '000000' } as const;
    const look = {
      crop: { l: 0.125, t: 0, r: 0.375, b: 0.05 },
      line: { fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } }, width: 4 },
      effects: {
        outerShadow: {
          color: { ...black, mods: [{ op: 'alpha', value: 0.3 }] },
          blur: 12,
          distance: 4,
          angle: 90,
        },
      },
    } as const;
    const sepia = { op: 'tint', value: 0.5 } as const;
    const pictures = [
      {
        geometry: { type: 'preset', preset: 'ellipse' },
        recolor: { duotone: [black, { type: 'rgb', value: 'D9C3A5', mods: [sepia] }], opacity: 0.6 },
      },
      {
        geometry: { type: 'preset', preset: 'roundRect', adjust: { adj: 25_000 } },
        recolor: { brightness: 0.7, contrast: -0.7 },
      },
      { geometry: { type: 'preset', preset: 'rect' }, recolor: { grayscale: true } },
      { geometry: { type: 'preset', preset: 'heart' }, recolor: { biLevel: 0.5 } },
    ] as const;
    const made = pictures.map((own, at) => ({
      ...base,
      ...look,
      ...own,
      id: `picture-${at}`,
      order: `a${at + 1}`,
      frame: { x: 10 + at * 200, y: 20, w: 150, h: 100 },
    }));
    const known: CoursewareRecord = { kind: 'asset', id: asset, mime: 'image/png', size: PNG.length };
    const bytes = write({ records: [...blank.records, known, ...(made as unknown as Element[])] }, files);
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const back = snapshot.records.filter((each) => each.kind === 'element' && each.type === 'picture');
    expect(back).toHaveLength(pictures.length);
    back.forEach((each, at) => {
      expect(each).toMatchObject({ ...look, ...pictures[at], asset });
    });
  });

  it("keeps all settings of a shape's panel: gradients, patterns, pictures, glow, reflection and soft edges", async () => {
    const blank = blankCourseware();
    const asset = createHash('sha256').update(PNG).digest('hex');
    const accent = { type: 'scheme', slot: 'accent2' } as const;
    const faded = { type: 'rgb', value: '00B050', mods: [{ op: 'alpha', value: 0.4 }] } as const;
    const stops = [
      {
        pos: 0,
        color: {
          ...accent,
          mods: [
            { op: 'lumMod', value: 0.4 },
            { op: 'lumOff', value: 0.6 },
          ],
        },
      },
      { pos: 0.35, color: faded },
      { pos: 1, color: accent },
    ];
    const middle = { l: 0.5, t: 0.5, r: 0.5, b: 0.5 };
    const corner = { l: 0, t: 1, r: 1, b: 0 };
    const tile = {
      type: 'tile',
      offsetX: 0,
      offsetY: 0,
      scaleX: 0.5,
      scaleY: 0.5,
      flip: 'none',
      align: 'tl',
    };
    const reflection = {
      ...{ blur: 0, startAlpha: 0.5, endAlpha: 0, startPos: 0, endPos: 0.55 },
      ...{ distance: 4, angle: 90, scaleY: -1 },
    };
    const looks = [
      { fill: { type: 'gradient', stops, shade: { type: 'linear', angle: 135 } } },
      { fill: { type: 'gradient', stops, shade: { type: 'path', path: 'circle', focus: corner } } },
      { fill: { type: 'gradient', stops, shade: { type: 'path', path: 'rect', focus: middle } } },
      { fill: { type: 'pattern', preset: 'lgCheck', foreground: accent, background: faded } },
      { fill: { type: 'picture', asset, mode: tile, recolor: { opacity: 0.6 } } },
      { fill: { type: 'picture', asset, mode: { type: 'stretch' } } },
      { effects: { glow: { color: faded, radius: 14 }, softEdge: { radius: 10 }, reflection } },
    ];
    const made = looks.map((look, at) => ({
      ...{ kind: 'element', type: 'shape', parentId: pageIdOf(blank.records) ?? '' },
      ...{ id: `shape-${at}`, order: `a${at + 1}`, frame: { x: at * 90, y: 20, w: 80, h: 60 } },
      ...{ geometry: { type: 'preset', preset: 'star5' }, ...look },
    }));
    const known: CoursewareRecord = { kind: 'asset', id: asset, mime: 'image/png', size: PNG.length };
    const records = [...blank.records, known, ...(made as unknown as Element[])];
    const bytes = write({ records }, new Map([[asset, PNG]]));
    expect(brokenRules(bytes)).toEqual([]);
    const { snapshot } = await read(bytes);
    const back = snapshot.records.filter((each) => each.kind === 'element' && each.frame.w === 80);
    expect(back).toHaveLength(looks.length);
    back.forEach((each, at) => {
      expect(each).toMatchObject(looks[at] ?? {});
    });
  });

  it('keeps comments with authors, times, positions, replies and targets, and hidden pages', async () => {
    const { records } = blankCourseware();
    const elementId = records.find(
      (each) => each.kind === 'element' && each.parentId === pageIdOf(records),
    )?.id;
    const comments = [
      { author: '李老师', text: '这里 <太长>', at: 1_700_000_000_000, x: 100, y: 50.5, elementId },
      { author: '王老师', text: '同意', at: 1_700_000_100_000, x: 0, y: 0, reply: true },
      { author: '李老师', text: '第二条', x: 3, y: 4 },
      { author: '', text: '没有名字', at: 1e300, x: 0, y: 0 },
    ];
    const bytes = write({
      records: records.map((each) => (each.kind === 'page' ? { ...each, comments, hidden: true } : each)),
    });
    expect(brokenRules(bytes)).toEqual([]);
    const back = (await read(bytes)).snapshot.records;
    const page = back.find((each) => each.kind === 'page');
    const about = back.find((each) => each.kind === 'element' && each.parentId === page?.id)?.id;
    const { at: _, ...undated } = comments[3] ?? {};
    const [first, ...others] = comments.slice(0, 3);
    expect(page).toMatchObject({
      hidden: true,
      comments: [{ ...first, elementId: about }, ...others, undated],
    });
    expect(page?.kind === 'page' && page.comments?.map((each) => each.reply)).toEqual([
      undefined,
      true,
      undefined,
      undefined,
    ]);
  });
});

function pageIdOf(records: readonly CoursewareRecord[]): string | undefined {
  return records.find((each) => each.kind === 'page')?.id;
}

describe('a deck that was imported and exported', () => {
  it('keeps every text, shape, picture, table, chart, formula, note, animation and transition', async () => {
    const lost: string[] = [];
    for (const file of deckFiles(/\.ppt[xm]$/)) {
      const name = path.basename(file);
      const first = await read(await readFile(file)).catch(() => undefined);
      if (!first) continue;
      const files = new Map(first.assets.map((asset) => [asset.hash, asset.bytes]));
      const bytes = write(first.snapshot, files);
      lost.push(...brokenRules(bytes).map((rule) => `${name}: ${rule}`));
      const before = inspectCourseware(first.snapshot).slides;
      const after = inspectCourseware((await read(bytes)).snapshot).slides;
      expect(after.length, name).toBe(before.length);
      for (const [i, slide] of before.entries()) {
        const back = after[i];
        if (!back) continue;
        for (const key of ['shapes', 'images', 'tables', 'math', 'media', 'animations'] as const) {
          if (back[key] < slide[key]) lost.push(`${name} ${i + 1} ${key} ${slide[key]} → ${back[key]}`);
        }
        if (Boolean(back.transition) !== Boolean(slide.transition)) lost.push(`${name} ${i + 1} transition`);
        const words = back.texts.join('\n');
        for (const text of slide.texts)
          if (!words.includes(text)) lost.push(`${name} ${i + 1} “${text.slice(0, 40)}”`);
      }
    }
    expect(lost).toEqual([]);
  }, 180_000);
});
