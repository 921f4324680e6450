import { CoursewareStore, type Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shapeRecord } from '../edit/testing/records.ts';
import { draggablesOn } from './draggable.ts';

const box = { x: 100, y: 100, w: 100, h: 100 };
const whole = { x: -2, y: 0, w: 1284, h: 715 };

it('every object of an unprepared page can be dragged, groups as a whole, but not locked elements, baskets, covers and backgrounds', () => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    const shape = (id: string, more: Partial<Element & { type: 'shape' }> = {}, parentId = 'page') =>
      edit.create({ ...shapeRecord(id, box, parentId), ...more } as Element);
    shape('a');
    edit.create({ ...shapeRecord('group', box), type: 'group' } as Element);
    shape('inGroup', {}, 'group');
    shape('markedInGroup', { movableInClass: true }, 'group');
    shape('locked', { locked: true });
    shape('basket', { basketInClass: true });
    shape('movableBasket', { basketInClass: true, movableInClass: true });
    shape('hidden', { hidden: true });
    shape('cover', { cover: { way: 'fade' } });
    shape('background', { frame: whole });
    shape('largeButMarked', { frame: whole, movableInClass: true });
    const {
      fill: _fill,
      line: _line,
      ...bare
    } = shapeRecord('place', box, 'page') as Element & {
      type: 'shape';
    };
    edit.create({ ...bare, placeholder: { type: 'body' } } as Element);
  });
  const ids = draggablesOn(store, 'page').map(({ id }) => id);
  expect(ids.toSorted()).toEqual(
    ['a', 'group', 'largeButMarked', 'markedInGroup', 'movableBasket'].toSorted(),
  );
});
