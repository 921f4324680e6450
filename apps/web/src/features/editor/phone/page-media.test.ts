import { CoursewareStore, type Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { pageMedia } from './page-media.ts';

const film = (id: string, more: object): Element =>
  ({
    kind: 'element',
    type: 'video',
    id,
    parentId: 'page',
    order: `a${id}`,
    asset: 'f'.repeat(64),
    frame: { x: 0, y: 0, w: 640, h: 360 },
    ...more,
  }) as Element;

it('pageMedia returns the videos and sounds of a page with their positions, in groups too, without hidden and external ones', () => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    edit.create(film('1', { name: '秋天' }));
    edit.create(film('2', { type: 'audio', alt: '雨声', frame: { x: 1200, y: 640, w: 400, h: 400 } }));
    edit.create(film('3', { hidden: true }));
    edit.create(film('4', { asset: undefined, url: 'https://example.org/film' }));
    edit.create({
      kind: 'element',
      type: 'group',
      id: 'group',
      parentId: 'page',
      order: 'b',
      frame: { x: 640, y: 360, w: 640, h: 360 },
    } as Element);
    edit.create(film('5', { parentId: 'group' }));
  });
  const found = pageMedia(store, 'page', { w: 1280, h: 720 });
  expect(found.map(({ id, kind, name }) => [id, kind, name])).toEqual([
    ['1', 'film', '秋天'],
    ['2', 'sound', '雨声'],
    ['5', 'film', undefined],
  ]);
  expect(found[0]).toMatchObject({ x: 0.25, y: 0.25 });
  expect(found[1]).toMatchObject({ x: 1, y: 1 });
  expect(found[2]?.x).toBeCloseTo(0.75);
});
