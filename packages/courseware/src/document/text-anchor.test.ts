import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { anchoredIndex, textAnchor } from './text-anchor.ts';

function documents(): { mine: Y.Doc; theirs: Y.Doc; text: Y.Text; send: () => void } {
  const [mine, theirs] = [new Y.Doc(), new Y.Doc()];
  const record = new Y.Map<unknown>();
  mine.getMap('records').set('a', record);
  const text = new Y.Text('秋天的雨');
  record.set('text', text);
  record.set('table.cells/r:c', new Y.Text('格'));
  const send = () => Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine, Y.encodeStateVector(theirs)));
  send();
  return { mine, theirs, text, send };
}

const PLACE = { elementId: 'a' };

describe('a cursor sent to another window', () => {
  it('stays beside the same letter when another user types before it', () => {
    const { mine, theirs, send } = documents();
    const anchor = textAnchor(mine, PLACE, 3) ?? '';
    expect(anchoredIndex(theirs, PLACE, anchor)).toBe(3);
    const record = theirs.getMap('records').get('a') as Y.Map<Y.Text>;
    record.get('text')?.insert(0, '金色的');
    expect(anchoredIndex(theirs, PLACE, anchor)).toBe(6);
    send();
    expect(anchoredIndex(theirs, PLACE, anchor)).toBe(6);
  });

  it('has no position until the letter that it is attached to arrives', () => {
    const { mine, theirs, text, send } = documents();
    text.insert(4, '！');
    const anchor = textAnchor(mine, PLACE, 5) ?? '';
    expect(anchoredIndex(theirs, PLACE, anchor)).toBeUndefined();
    send();
    expect(anchoredIndex(theirs, PLACE, anchor)).toBe(5);
  });

  it('belongs to one cell of a table and to no other text', () => {
    const { mine, theirs } = documents();
    const cell = { elementId: 'a', cell: 'r:c' };
    const anchor = textAnchor(mine, cell, 1) ?? '';
    expect(anchoredIndex(theirs, cell, anchor)).toBe(1);
    expect(anchoredIndex(theirs, PLACE, anchor)).toBeUndefined();
  });

  it('has no position when the received value is invalid', () => {
    const { theirs } = documents();
    for (const anchor of [
      '',
      '{',
      'null',
      '1',
      '{"type":1}',
      '{"item":{"client":-1}}',
      '[]',
      'x'.repeat(999),
    ])
      expect(anchoredIndex(theirs, PLACE, anchor)).toBeUndefined();
    expect(anchoredIndex(theirs, { elementId: 'gone' }, '{}')).toBeUndefined();
  });
});
