import type { CoursewareSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { pageLooks } from './page-looks.ts';

type Record_ = CoursewareSnapshot['records'][number];

const body = (...runs: object[]) => ({ paragraphs: [{ runs }] });
const text = (id: string, parentId: string, said: object) => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: 'a0',
  frame: { x: 0, y: 0, w: 100, h: 100 },
  geometry: { type: 'preset', preset: 'rect' },
  text: body(said),
});
const said = (words: string) => ({ type: 'text', text: words });
const number = { type: 'field', field: 'slidenum', text: '?' };

/** Three pages: two on a layout, the third without a layout; the second shows its number. */
const records = () => ({
  deck: { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } } as object,
  theme: {
    kind: 'theme',
    id: 'theme',
    colors: {},
    fonts: { major: { latin: 'A' }, minor: { latin: 'A' } },
  } as object,
  master: { kind: 'master', id: 'master', themeId: 'theme', order: 'a0' } as object,
  layout: { kind: 'layout', id: 'layout', masterId: 'master', order: 'a0' } as object,
  one: { kind: 'page', id: 'one', order: 'a0', layoutId: 'layout' } as object,
  two: { kind: 'page', id: 'two', order: 'a1', layoutId: 'layout' } as object,
  three: { kind: 'page', id: 'three', order: 'a2' } as object,
  group: {
    kind: 'element',
    type: 'group',
    id: 'group',
    parentId: 'one',
    order: 'a1',
    frame: { x: 0, y: 0, w: 9, h: 9 },
  } as object,
  inGroup: text('inGroup', 'group', said('雨')) as object,
  numbered: text('numbered', 'two', number) as object,
  onMaster: text('onMaster', 'master', said('校名')) as object,
});

const looks = (all: ReturnType<typeof records>) =>
  new Map(
    pageLooks({ records: Object.values(all) as Record_[] }).map(({ pageId, lookHash }) => [pageId, lookHash]),
  );

/** Ids of the pages whose hash changes with these records. */
function changed(change: Partial<ReturnType<typeof records>>): string[] {
  const before = looks(records());
  const after = looks({ ...records(), ...change });
  return [...after.keys()].filter((id) => after.get(id) !== before.get(id));
}

it('the hash changes for an edited page, at any depth, and for no other page', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ inGroup: text('inGroup', 'group', said('雪')) })).toEqual(['one']);
  expect(changed({ three: { kind: 'page', id: 'three', order: 'a2', layoutId: 'layout' } })).toEqual([
    'three',
  ]);
});

it('the hash changes for pages with an edited layout, master or theme', () => {
  expect(changed({ onMaster: text('onMaster', 'master', said('校训')) })).toEqual(['one', 'two']);
  expect(changed({ deck: { kind: 'deck', id: 'deck', schema: 2, size: { w: 960, h: 720 } } })).toHaveLength(
    3,
  );
});

it('the hash changes for a page with a deleted layout when its substitute is edited', () => {
  const onGone = () => ({
    ...records(),
    three: { kind: 'page', id: 'three', order: 'a2', layoutId: 'gone' },
  });
  const before = looks(onGone());
  const after = looks({ ...onGone(), onMaster: text('onMaster', 'master', said('校训')) });
  expect(after.get('three')).not.toBe(before.get('three'));
});

it('the hash stays when invisible data are edited, or properties are reordered', () => {
  expect(
    changed({ one: { layoutId: 'layout', order: 'a0', id: 'one', kind: 'page', notes: body(said('问')) } }),
  ).toEqual([]);
  expect(changed({ one: { ...records().one, hidden: true, name: '封面' } })).toEqual([]);
});

it('the hash changes when a page that shows its number moves', () => {
  expect(changed({ one: { ...records().one, order: 'a9' } })).toEqual(['two']);
});
