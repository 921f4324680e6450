import { CoursewareStore, LOAD_ORIGIN, stateOfSnapshot } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { shapeRecord } from '../testing/records.ts';
import type { TextTarget } from '../text/text-target.ts';
import { EditSession } from './edit-session.ts';

const frame = { x: 0, y: 0, w: 100, h: 40 };

function begun(): EditSession {
  const doc = new Y.Doc();
  const said = { paragraphs: [{ runs: [{ type: 'text', text: '春天' } as const] }] };
  const state = stateOfSnapshot({
    records: [
      { kind: 'page', id: 'page', order: 'a1' },
      shapeRecord('shape', frame),
      { ...shapeRecord('words', frame), textBox: true, fill: { type: 'none' }, text: said },
    ],
  });
  Y.applyUpdate(doc, state, LOAD_ORIGIN);
  return new EditSession(new CoursewareStore(doc), { canEdit: true });
}

/** A fake editor of an open text, and the calls that it received. */
function listening(): { editor: TextTarget; told: string[] } {
  const told: string[] = [];
  const editor = {
    compose: (letters: string) => told.push(`composes ${letters}`),
    endComposition: (words: string) => told.push(`chose ${words}`),
    type: (words: string) => told.push(`typed ${words}`),
    finish: () => {},
  } as unknown as TextTarget;
  return { editor, told };
}

describe('a composition outside of the open text', () => {
  test('is shown by its editor, and stored when it ends', () => {
    const session = begun();
    const { editor, told } = listening();
    session.editText('shape');
    session.textEditor.set(editor);
    session.texts.compose('qi');
    session.texts.endComposition('秋');
    session.texts.type('天');
    expect(told).toEqual(['composes qi', 'chose 秋', 'typed 天']);
    expect(session.texts.composed).toBeUndefined();
    session.dispose();
  });

  test('waits for an editor that is loading, and is not kept for another text', () => {
    const session = begun();
    session.editText('shape');
    session.texts.compose('qi');
    expect(session.texts.composed).toBe('qi');
    session.texts.endComposition('秋天');
    session.texts.type('的');
    expect(session.texts.takeTyping()).toBe('秋天的');
    session.texts.compose('yu');
    session.letGo();
    expect(session.texts.composed).toBeUndefined();
    expect(session.texts.takeTyping()).toBe('');
    session.dispose();
  });
});

describe('a text box whose text was deleted', () => {
  const emptied = (isOpenElsewhere: boolean) => {
    const session = begun();
    session.texts.isOpenElsewhere = () => isOpenElsewhere;
    session.editText('words');
    session.edit((edit) => edit.update('words', { text: { paragraphs: [{ runs: [] }] } }));
    session.letGo();
    const element = session.store.find('element', 'words');
    session.dispose();
    return element;
  };

  test('is removed when it is left, unless another user types in it', () => {
    expect(emptied(false)).toBeUndefined();
    expect(emptied(true)).toBeDefined();
  });
});
