import { CoursewareStore, LOAD_ORIGIN, stateOfSnapshot } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { EditSession } from '../session/edit-session.ts';
import { shapeRecord } from '../testing/records.ts';
import type { TextTarget } from '../text/text-target.ts';
import { typingGoal } from './typing-field.tsx';

const frame = { x: 0, y: 0, w: 100, h: 40 };

function begun(canEdit = true): EditSession {
  const doc = new Y.Doc();
  const state = stateOfSnapshot({
    records: [
      { kind: 'page', id: 'page', order: 'a1' },
      shapeRecord('shape', frame),
      { ...shapeRecord('locked', frame), locked: true },
      {
        kind: 'element',
        type: 'ink',
        id: 'ink',
        parentId: 'page',
        order: 'a3',
        frame,
        tool: 'pen',
        color: '000000',
        width: 4,
        points: [0, 0, 0.5],
      },
    ],
  });
  Y.applyUpdate(doc, state, LOAD_ORIGIN);
  return new EditSession(new CoursewareStore(doc), { canEdit });
}

describe('the target of typed text', () => {
  test('is the only selected element if it can contain text, and otherwise undefined', () => {
    const session = begun();
    expect(typingGoal(session)).toBeUndefined();
    session.choose(['shape']);
    expect(typingGoal(session)).toBe('shape');
    for (const ids of [['locked'], ['ink'], ['shape', 'locked']]) {
      session.choose(ids);
      expect(typingGoal(session)).toBeUndefined();
    }
    const looking = begun(false);
    looking.choose(['shape']);
    expect(typingGoal(looking)).toBeUndefined();
    session.dispose();
    looking.dispose();
  });

  test('is the open text until its own editor has the focus', () => {
    const session = begun();
    session.choose(['shape']);
    session.editText('shape');
    expect(typingGoal(session)).toBe('shape');
    session.textEditor.set({ finish: () => {} } as unknown as TextTarget);
    expect(typingGoal(session)).toBeUndefined();
    session.letGo();
    expect(typingGoal(session)).toBe('shape');
    session.dispose();
  });
});
