import {
  addPage,
  blankCourseware,
  CoursewareStore,
  type Edit,
  type Fill,
  SnapshotReader,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import {
  applyDesign,
  coursewareOfTemplateId,
  deckTemplates,
  designOfTheme,
  pageMarks,
  resizePages,
  schoolThemes,
  setLayout,
  setPageMarks,
} from '@lectern/courseware/design';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { writePptx } from '../../src/index.ts';
import { read, sha256 } from '../deck-source.ts';
import { exported } from '../edited/edited-export.ts';
import { brokenRules } from '../rules/broken-rules.ts';

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

function open(records = blankCourseware().records): CoursewareStore {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records }));
  return new CoursewareStore(doc);
}

function written(store: CoursewareStore): Uint8Array {
  return writePptx(new SnapshotReader(snapshotOf(store)), () => undefined, { now: 0 });
}

/** Reads a written file of the courseware. */
async function again(bytes: Uint8Array): Promise<CoursewareStore> {
  return open((await read(bytes)).snapshot.records as never);
}

describe('the design of a page', () => {
  it.each(schoolThemes.map((theme) => [theme.id, theme] as const))(
    'is written as a theme with master and layouts, and read again: %s',
    async (id, theme) => {
      const store = open();
      store.transact((edit) => applyDesign(edit, designOfTheme(theme), 'all'));
      const bytes = written(store);
      expect(brokenRules(bytes)).toEqual([]);
      const back = await again(bytes);
      expect(back.all('theme').map(({ name }) => name)).toContain(id);
      expect(back.all('theme')[0]?.colors).toMatchObject(theme.colors);
      expect(back.all('theme')[0]?.fonts.major).toMatchObject(theme.fonts.major);
      expect(back.all('layout').map(({ type }) => type)).toEqual([
        'title',
        'obj',
        'secHead',
        'twoObj',
        'titleOnly',
        'blank',
        'picTx',
      ]);
      expect(back.all('master')[0]?.background).toEqual(store.all('master')[0]?.background);
    },
  );

  it.each(deckTemplates.map(({ id, pages }) => [id, pages.length] as const))(
    'is written completely for a courseware from the template %s',
    async (id, pages) => {
      const store = open([...(coursewareOfTemplateId(id, 'zh')?.records ?? [])]);
      const bytes = written(store);
      expect(brokenRules(bytes)).toEqual([]);
      expect((await again(bytes)).pages()).toHaveLength(pages);
    },
  );

  it('is written with PowerPoint’s number, date and footer, another size and another layout', async () => {
    const store = open();
    store.transact((edit) => {
      const page = addPage(edit);
      setLayout(edit, [page], 'layout-picture');
      setPageMarks(
        edit,
        edit.pages(),
        { number: true, footer: '三年级', date: 'today' },
        { notOnTitles: true },
      );
      resizePages(edit, { w: 960, h: 720 }, 'fit');
    });
    const bytes = written(store);
    expect(brokenRules(bytes)).toEqual([]);
    const parts = unzipSync(bytes);
    const slide = strFromU8(parts['ppt/slides/slide2.xml'] ?? new Uint8Array());
    expect(slide).toMatch(/<p:ph type="sldNum" idx="12"\/>/);
    expect(slide).toMatch(/<a:fld [^>]*type="slidenum"/);
    expect(slide).toMatch(/<a:fld [^>]*type="datetime1"/);
    expect(strFromU8(parts['ppt/presentation.xml'] ?? new Uint8Array())).toContain(
      '<p:sldSz cx="9144000" cy="6858000"/>',
    );
    const back = await again(bytes);
    const [first = '', second = ''] = back.pages();
    expect(pageMarks(back, first)).toEqual({ number: false });
    expect(pageMarks(back, second)).toEqual({ number: true, footer: '三年级', date: 'today' });
    const layout = back.find('layout', back.find('page', second)?.layoutId ?? '');
    expect(layout?.type).toBe('picTx');
  });

  const white = { type: 'rgb', value: 'FFFFFF' } as const;
  const green = { type: 'scheme', slot: 'accent1' } as const;
  const grounds: readonly Fill[] = [
    { type: 'solid', color: green },
    {
      type: 'gradient',
      stops: [
        { pos: 0, color: white },
        { pos: 1, color: green },
      ],
      shade: { type: 'linear', angle: 90 },
    },
    { type: 'pattern', preset: 'wdUpDiag', foreground: green, background: white },
    { type: 'picture', asset: sha256(PNG), mode: { type: 'stretch' } },
  ];
  it.each(grounds.map((ground) => [ground.type, ground] as const))(
    'with a background is written and read again, created or imported: %s',
    async (_, ground) => {
      const put = (edit: Edit) => {
        const [page = ''] = edit.pages();
        if (ground.type === 'picture')
          edit.create({ kind: 'asset', id: ground.asset, mime: 'image/png', size: PNG.length });
        edit.update(page, { background: ground, showMasterShapes: false });
      };
      const store = open();
      const before = written(store);
      store.transact(put);
      const made = writePptx(new SnapshotReader(snapshotOf(store)), () => PNG, { now: 0 });
      const { written: patched } = await exported(before, put, () => PNG);
      for (const bytes of [made, patched]) {
        expect(brokenRules(bytes)).toEqual([]);
        const back = await again(bytes);
        const page = back.find('page', back.pages()[0] ?? '');
        expect(page?.background).toMatchObject(ground);
        expect(page?.showMasterShapes).toBe(false);
      }
    },
  );

  it('replaces an imported design: its masters and layouts are removed, and its pages stay', async () => {
    const [theme] = schoolThemes.slice(2);
    if (!theme) throw new Error('there is no theme');
    const source = open();
    source.transact((edit) => {
      const page = addPage(edit, { layoutId: 'layout-two' });
      for (const id of edit.children(page))
        edit.update(id, { text: { paragraphs: [{ runs: [{ type: 'text', text: '声音' }] }] } });
    });
    const { written: out, parts } = await exported(written(source), (edit) =>
      applyDesign(edit, designOfTheme(theme), 'all'),
    );
    expect(brokenRules(out)).toEqual([]);
    expect(Object.keys(parts).filter((name) => /^ppt\/slideMasters\/[^/]+$/.test(name))).toHaveLength(1);
    expect(Object.keys(parts).filter((name) => /^ppt\/slideLayouts\/[^/]+$/.test(name))).toHaveLength(7);
    const back = await again(out);
    expect(back.all('theme').map(({ name }) => name)).toContain(theme.id);
    const layouts = back
      .pages()
      .map((id) => back.find('layout', back.find('page', id)?.layoutId ?? '')?.type);
    expect(layouts).toEqual(['title', 'twoObj']);
  });
});
