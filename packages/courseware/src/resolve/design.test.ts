import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { shape } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { CoursewareStore } from '../document/store.ts';
import type { Theme } from '../records/design.ts';
import { DEFAULT_COLOR_MAP, OFFICE_COLORS } from './color.ts';
import {
  backdropOf,
  designOf,
  inheritedPlaceholders,
  isShape,
  layoutOf,
  textStyleKind,
  themeFont,
} from './design.ts';

let store: CoursewareStore;
const fill = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } }) as const;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
    edit.create({ kind: 'page', id: 'p2', order: 'a5', layoutId: 'layout-title' });
    edit.create({ kind: 'page', id: 'bare', order: 'a6' });
  });
});

const element = (id: string) => {
  const found = store.find('element', id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('designOf', () => {
  it('finds layout, master and theme of a page, a layout and a master', () => {
    const ids = (owner: string) => {
      const { layout, master, theme, layoutPlaceholders, masterPlaceholders } = designOf(store, owner);
      return [layout?.id, master?.id, theme?.id, layoutPlaceholders.length, masterPlaceholders.length];
    };
    expect(ids('page-1')).toEqual(['layout-title', 'master-1', 'theme-1', 2, 2]);
    expect(ids('layout-two')).toEqual(['layout-two', 'master-1', 'theme-1', 3, 2]);
    expect(ids('master-1')).toEqual([undefined, 'master-1', 'theme-1', 0, 2]);
    expect(ids('bare')).toEqual([undefined, 'master-1', 'theme-1', 0, 2]);
  });

  it('returns one object for pages of one layout, until a record of it changes', () => {
    const design = designOf(store, 'page-1');
    expect(designOf(store, 'p2')).toBe(design);
    expect(designOf(store, 'page-1')).toBe(design);
    run(store, (edit) => edit.update('p2', { name: 'x' } as never));
    expect(designOf(store, 'p2')).toBe(design);
    run(store, (edit) => edit.update('layout-title-ctrTitle', { name: 'changed' }));
    expect(designOf(store, 'page-1')).not.toBe(design);
  });

  it('prefers the theme and colour map of the page to those of layout and master', () => {
    const map = { ...DEFAULT_COLOR_MAP, bg1: 'dk1' } as const;
    run(store, (edit) => {
      const theme = edit.find('theme', 'theme-1') as Theme;
      edit.create({ ...theme, id: 'own', colors: { ...theme.colors, dk1: '123456' } });
      edit.update('p2', { themeId: 'own', colorMap: map });
    });
    expect(designOf(store, 'p2').theme?.id).toBe('own');
    expect(designOf(store, 'p2').colors.map).toEqual(map);
    expect(designOf(store, 'page-1').colors.map.bg1).toBe('lt1');
  });

  it('has the colours of Office without a theme', () => {
    run(store, (edit) => edit.remove('theme-1'));
    expect(designOf(store, 'page-1').colors.colors).toBe(OFFICE_COLORS);
  });
});

describe('layoutOf', () => {
  it('returns the layout, and for a lost layout the content layout of the first master', () => {
    expect(layoutOf(store, 'page-1')?.id).toBe('layout-title');
    run(store, (edit) => edit.update('p2', { layoutId: 'lost' }));
    expect(layoutOf(store, 'p2')?.id).toBe('layout-content');
    run(store, (edit) => {
      edit.create({ kind: 'layout', id: 'other', masterId: 'm2', order: 'A0', name: '', type: 'obj' });
      edit.remove('layout-content');
    });
    expect(layoutOf(store, 'p2')?.id).toBe('layout-title');
  });

  it('returns undefined for a page without a layout', () => {
    expect([layoutOf(store, 'bare'), layoutOf(store, 'none')]).toEqual([undefined, undefined]);
  });
});

describe('backdropOf', () => {
  it('takes the nearest background, and shows the shapes of master and layout', () => {
    const master = store.find('master', 'master-1')?.background;
    expect(backdropOf(store, 'page-1')).toEqual({ fill: master, parents: ['master-1', 'layout-title'] });
    run(store, (edit) => edit.update('layout-title', { background: fill('111111') }));
    expect(backdropOf(store, 'page-1').fill).toEqual(fill('111111'));
    run(store, (edit) => edit.update('page-1', { background: fill('222222') }));
    expect(backdropOf(store, 'page-1').fill).toEqual(fill('222222'));
    expect(backdropOf(store, 'layout-title')).toEqual({ fill: fill('111111'), parents: ['master-1'] });
    expect(backdropOf(store, 'master-1')).toEqual({ fill: master, parents: [] });
    expect(backdropOf(store, 'none')).toEqual({ fill: undefined, parents: [] });
  });

  it('hides the shapes of the master for its layout, and all shapes for the page', () => {
    run(store, (edit) => edit.update('layout-title', { showMasterShapes: false }));
    expect(backdropOf(store, 'page-1').parents).toEqual(['layout-title']);
    expect(backdropOf(store, 'layout-title').parents).toEqual([]);
    run(store, (edit) => edit.update('page-1', { showMasterShapes: false }));
    expect(backdropOf(store, 'page-1').parents).toEqual([]);
  });
});

describe('inheritedPlaceholders', () => {
  const ids = (id: string, owner: string) =>
    inheritedPlaceholders(element(id), designOf(store, owner)).map((each) => each.id);

  it('returns the placeholders of the layout and of the master, the nearest first', () => {
    expect(ids('page-1-ctrTitle', 'page-1')).toEqual(['layout-title-ctrTitle', 'master-1-title']);
    expect(ids('page-1-subTitle1', 'page-1')).toEqual(['layout-title-subTitle1', 'master-1-body1']);
    expect(ids('layout-title-ctrTitle', 'layout-title')).toEqual(['master-1-title']);
    expect(ids('master-1-title', 'master-1')).toEqual([]);
  });

  it('returns an empty list for an element that is no placeholder', () => {
    run(store, (edit) => edit.create(shape('plain', 'page-1', 'b0')));
    expect(ids('plain', 'page-1')).toEqual([]);
  });
});

it('textStyleKind returns the kind of the placeholder on the layout, and other without one', () => {
  const design = designOf(store, 'page-1');
  expect(textStyleKind(element('page-1-ctrTitle'), design)).toBe('title');
  expect(textStyleKind(element('page-1-subTitle1'), design)).toBe('body');
  expect(textStyleKind(shape('x', 'p', 'a0'), design)).toBe('other');
  expect(textStyleKind(shape('x', 'p', 'a0', { placeholder: { type: 'ftr' } }), design)).toBe('other');
  expect([
    isShape(element('page-1-ctrTitle')),
    isShape({ ...element('page-1-ctrTitle'), type: 'picture' } as never),
  ]).toEqual([true, false]);
});

describe('themeFont', () => {
  const theme = {
    fonts: {
      major: { latin: 'Big', eastAsian: '黑体' },
      minor: {
        latin: '',
        eastAsian: '',
        complexScript: 'Arabic',
        scripts: { Jpan: '明朝', Hang: '바탕', Hans: '宋体', Hant: '明體' },
      },
    },
  } as unknown as Theme;

  it.each([
    ['Arial', undefined, 'Arial'],
    ['+mj-lt', undefined, 'Big'],
    ['+mn-lt', undefined, 'Calibri'],
    ['+mj-ea', 'ja-JP', '黑体'],
    ['+mn-ea', undefined, '宋体'],
    ['+mn-ea', 'zh-CN', '宋体'],
    ['+mn-ea', 'zh-TW', '明體'],
    ['+mn-ea', 'zh-Hant', '明體'],
    ['+mn-ea', 'ja-JP', '明朝'],
    ['+mn-ea', 'ko', '바탕'],
    ['+mn-cs', undefined, 'Arabic'],
    ['+mj-cs', undefined, ''],
  ])('returns for %s in %s the font %s', (name, lang, font) => {
    expect(themeFont(name, theme, lang)).toBe(font);
  });

  it('returns nothing for East Asian text without a theme', () => {
    expect([themeFont('+mn-ea', undefined), themeFont('+mn-lt', undefined)]).toEqual(['', 'Calibri']);
  });
});
