import { CoursewareStore, LOAD_ORIGIN, stateOfSnapshot } from '@lectern/courseware';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { shapeRecord } from '../testing/records.ts';
import { EditSession } from './edit-session.ts';

function begun(): { session: EditSession; fill: (value: string) => void; color: () => unknown } {
  const doc = new Y.Doc();
  const records = [
    { kind: 'page', id: 'page', order: 'a1' },
    shapeRecord('shape', { x: 0, y: 0, w: 100, h: 40 }),
  ] as const;
  Y.applyUpdate(doc, stateOfSnapshot({ records: [...records] }), LOAD_ORIGIN);
  const session = new EditSession(new CoursewareStore(doc), { canEdit: true });
  return {
    session,
    fill: (value) =>
      session.edit((edit) =>
        edit.update('shape', { fill: { type: 'solid', color: { type: 'rgb', value } } }),
      ),
    color: () => (session.store.find('element', 'shape') as { readonly fill?: unknown }).fill,
  };
}

it('EditSession.undo undoes all colours of one picker drag in one step, and earlier and later choices one by one', () => {
  const { session, fill, color } = begun();
  fill('111111');
  const before = color();
  session.passing('picker', () => fill('222222'));
  session.passing('picker', () => fill('333333'));
  const passed = color();
  fill('444444');
  session.undo();
  expect(color()).toEqual(passed);
  session.undo();
  expect(color()).toEqual(before);
  session.dispose();
});

it('EditSession.passing begins another step for each picker, and continues after a picker that threw', () => {
  const { session, fill, color } = begun();
  session.passing('first', () => fill('111111'));
  const first = color();
  session.passing('second', () => fill('222222'));
  expect(() =>
    session.passing('third', () => {
      throw new Error('no such element');
    }),
  ).toThrow('no such element');
  fill('333333');
  session.undo();
  session.undo();
  expect(color()).toEqual(first);
  session.dispose();
});
