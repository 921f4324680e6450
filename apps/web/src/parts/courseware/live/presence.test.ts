import { afterEach, describe, expect, it } from 'vitest';
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { PresenceBoard } from './presence.ts';

const boards: PresenceBoard[] = [];
afterEach(() => {
  for (const board of boards.splice(0)) board.dispose();
});

function boardOf(name: string): PresenceBoard {
  const board = new PresenceBoard(new Y.Doc(), name);
  boards.push(board);
  return board;
}

/** Sends the state of one board to the other as the server does, which adds the user id. */
function tell(to: PresenceBoard, from: PresenceBoard): void {
  const said = from.awareness.getLocalState();
  if (said) from.awareness.setLocalState({ ...said, user_id: 'chen' });
  applyAwarenessUpdate(
    to.awareness,
    encodeAwarenessUpdate(from.awareness, [from.awareness.clientID]),
    'server',
  );
}

describe('the list of users working in a courseware', () => {
  it('contains no user who only has it open, such as a class that views it', () => {
    const [mine, shown] = [boardOf('王老师'), boardOf('陈老师')];
    tell(mine, shown);
    expect(mine.others.get()).toEqual([]);
  });

  it('contains a user who announced a position, until their window shows another document', () => {
    const [mine, editor] = [boardOf('王老师'), boardOf('陈老师')];
    editor.announce({ pageId: 'p', ids: ['a'] });
    tell(mine, editor);
    expect(mine.others.get()).toMatchObject([{ name: '陈老师', pageId: 'p', ids: ['a'] }]);
    editor.announce(undefined);
    tell(mine, editor);
    expect(mine.others.get()).toEqual([]);
    // The state is kept because its updates keep an idle connection alive.
    expect(editor.awareness.getLocalState()).not.toBeNull();
    editor.announce({ pageId: 'q', ids: [] });
    tell(mine, editor);
    expect(mine.others.get()).toMatchObject([{ name: '陈老师', pageId: 'q' }]);
  });
});
