import {
  blankCourseware,
  type CoursewareReader,
  type CoursewareRecord,
  CoursewareStore,
  designOf,
  lookOf,
  type ShapeElement,
  SnapshotReader,
  setFrame,
  snapshotOf,
  stateOfSnapshot,
} from '@lectern/courseware';
import {
  addLayout,
  addPlace,
  duplicateLayout,
  editDesign,
  layoutsOf,
  placeholdersOn,
  removeLayout,
} from '@lectern/courseware/design';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { DeckSource } from '../../../test/deck-source.ts';
import { exported, openStore } from '../../../test/edited/edited-export.ts';
import { type Change, named, pages, patchedDeck } from '../../../test/edited/patched-deck.ts';
import { brokenRules } from '../../../test/rules/broken-rules.ts';
import { writePptx } from '../../index.ts';

/** A file of two pages of our own content layout, in PowerPoint's format. */
function file(): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records: blankCourseware().records }));
  const store = new CoursewareStore(doc);
  return writePptx(new SnapshotReader(snapshotOf(store)), () => undefined, { now: 0 });
}

function place(
  reader: Pick<CoursewareReader, 'children' | 'find'>,
  home: string,
  type: string,
): ShapeElement {
  const found = placeholdersOn(reader, home).find(({ placeholder }) => placeholder?.type === type);
  if (found?.type !== 'shape') throw new Error(`no ${type}`);
  return found;
}

function layoutNamed(reader: CoursewareReader, name: string): string {
  return reader.all('layout').find((layout) => layout.name === name)?.id ?? '';
}

describe('a changed master', () => {
  it('is written into its original file, with its layouts and pages, and read again', async () => {
    const frame = { x: 60, y: 24, w: 1160, h: 96 };
    const { written, parts } = await exported(file(), (edit, store) => {
      const master = edit.all('master')[0]?.id ?? '';
      editDesign(edit, master, () => {
        const title = place(store, master, 'title');
        setFrame(edit, title.id, frame);
        edit.update<ShapeElement>(title.id, {
          text: {
            ...title.text,
            paragraphs: [{ runs: [{ type: 'text', text: '标题', props: { size: 37, italic: true } }] }],
          },
        });
        edit.update(master, { background: { type: 'solid', color: { type: 'rgb', value: 'FFEECC' } } });
      });
    });
    expect(brokenRules(written)).toEqual([]);
    expect(new TextDecoder().decode(parts['ppt/slideMasters/slideMaster1.xml'])).toContain('sz="3700"');
    const back = await openStore(written);
    const master = back.all('master')[0];
    expect(master?.background).toMatchObject({ color: { value: 'FFEECC' } });
    const title = place(back, master?.id ?? '', 'title');
    expect(title.frame).toMatchObject(frame);
    const content = layoutNamed(back, '标题和内容');
    expect(place(back, content, 'title').frame).toMatchObject(frame);
    const levels = lookOf(place(back, content, 'title'), designOf(back, content)).levels;
    expect(levels.map((style) => style[0]?.run?.size).find((size) => size !== undefined)).toBe(37);
    expect(levels.map((style) => style[0]?.run?.italic).find((italic) => italic !== undefined)).toBe(true);
  });

  it('keeps added, copied, renamed and removed layouts, with their placeholders', async () => {
    const { written } = await exported(file(), (edit, store) => {
      const master = edit.all('master')[0]?.id ?? '';
      const two = layoutNamed(store, '两栏内容');
      const own = addLayout(edit, master, '课堂小测', two);
      editDesign(edit, own, () => {
        for (const type of ['body', 'pic', 'sldNum'] as const)
          addPlace(edit, own, type, type, ['第一级', '第二级']);
      });
      duplicateLayout(edit, two, '两栏 2');
      edit.update(layoutNamed(store, '仅标题'), { name: '只有标题' });
      removeLayout(edit, layoutNamed(store, '标题和内容'), two);
      removeLayout(edit, layoutNamed(store, '空白'), two);
    });
    expect(brokenRules(written)).toEqual([]);
    const back = await openStore(written);
    const master = back.all('master')[0]?.id ?? '';
    expect(layoutsOf(back, master).map(({ name }) => name)).toEqual([
      '标题页',
      '节标题',
      '两栏内容',
      '两栏 2',
      '课堂小测',
      '只有标题',
      '图片与说明',
    ]);
    const own = layoutNamed(back, '课堂小测');
    expect(placeholdersOn(back, own).map(({ placeholder }) => placeholder?.type)).toEqual([
      'title',
      'body',
      'pic',
      'sldNum',
    ]);
    expect(place(back, own, 'body').text?.paragraphs[1]?.props?.level).toBe(1);
  });
});

describe('an original design that is changed', () => {
  const LAYOUT = 'ppt/slideLayouts/slideLayout1.xml';
  const MASTER = 'ppt/slideMasters/slideMaster1.xml';
  const THEME = 'ppt/theme/theme1.xml';
  const title = (id: number, frame = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Title ${id}"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${frame}</p:spPr><p:txBody><a:bodyPr/><a:p/></p:txBody></p:sp>`;
  const XFRM = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm>';
  const source: DeckSource = {
    slides: [{ tree: title(2) }],
    layoutTree: title(3),
    masterTree: title(4, XFRM),
  };
  const change =
    (kind: CoursewareRecord['kind'], to: object): Change =>
    (records) =>
      records.map((record) => (record.kind === kind ? ({ ...record, ...to } as CoursewareRecord) : record));

  it('keeps all parts without changes', async () => {
    const same = await patchedDeck(source, (records) => records);
    const parts = await patchedDeck(source, pages({ hidden: true }));
    for (const name of [LAYOUT, MASTER, THEME]) expect(parts[name]).toBe(same[name]);
  });

  it('has another name and kind of a layout', async () => {
    const parts = await patchedDeck(source, change('layout', { name: 'New', type: 'blank' }));
    expect(parts[LAYOUT]).toMatch(/<p:sldLayout [^>]*type="blank"[^>]*><p:cSld name="New">/);
  });

  it('has other text styles of a master', async () => {
    const parts = await patchedDeck(
      source,
      change('master', { textStyles: { body: [{ run: { size: 9 } }] } }),
    );
    expect(parts[MASTER]).toContain('<p:bodyStyle><a:lvl1pPr><a:defRPr sz="900"/></a:lvl1pPr></p:bodyStyle>');
    expect(parts[MASTER]).toContain('name="Title 4"');
  });

  it('has other colours of a theme, or the theme is written again', async () => {
    const colors = await patchedDeck(source, change('theme', { colors: { accent1: '123456' } }));
    expect(colors[THEME]).toContain('<a:accent1><a:srgbClr val="123456"/></a:accent1>');
    expect(colors[THEME]).toContain('<a:fmtScheme name="t">');
    const lines = await patchedDeck(source, change('theme', { lines: [{ width: 7 }] }));
    expect(lines[THEME]).toContain('<a:fmtScheme name="Lectern">');
  });

  it('lists a new layout with a free id', async () => {
    const parts = await patchedDeck(source, (records) => {
      const master = records.find(({ kind }) => kind === 'master');
      return [
        ...records,
        {
          kind: 'layout',
          id: 'new',
          masterId: master?.id ?? '',
          order: 'z',
          name: 'Second',
        } as CoursewareRecord,
      ];
    });
    expect(parts['ppt/slideLayouts/slideLayout2.xml']).toContain('<p:cSld name="Second">');
    expect(parts[MASTER]).toMatch(
      /<p:sldLayoutIdLst>(<p:sldLayoutId id="\d{10}" r:id="\w+"\/>){2}<\/p:sldLayoutIdLst>/,
    );
  });

  it.each([
    ['x', 10],
    ['y', 10],
    ['w', 10],
    ['h', 10],
    ['rotation', 10],
  ])(
    'has the positions that pages inherited, when the placeholder of the master has another %s',
    async (key, value) => {
      const parts = await patchedDeck(
        source,
        named('Title 4', (element) => ({ frame: { ...element.frame, [key]: value } })),
      );
      expect(parts['ppt/slides/slide1.xml']).toContain(
        '<a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/>',
      );
      expect(parts[LAYOUT]).toContain('<a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/>');
    },
  );

  it('has pages that inherit their position while only the text of the master has changed', async () => {
    const parts = await patchedDeck(source, named('Title 4', { alt: 'A' }));
    expect(parts['ppt/slides/slide1.xml']).not.toContain('<a:off');
  });
});
