import { gridOf, newTable, type TableElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const words = { paragraphs: [{ runs: [{ type: 'text' as const, text: '雨' }] }] };
const tool = (hand: Hand) => hand.session.tools.state.name;

function shapeOpen() {
  const hand = new Hand([
    { ...shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }), text: words },
    shapeRecord('two', { x: 300, y: 100, w: 100, h: 100 }, 'page', 'a1'),
  ]);
  hand.session.choose(['one']);
  hand.session.editText('one');
  expect(tool(hand)).toBe('editingText');
  return hand;
}

function tableOpen() {
  const table = newTable(3, 3, 300);
  const rows = table.rows.map((row) => ({ ...row, height: 50 }));
  const hand = new Hand([
    {
      kind: 'element',
      type: 'table',
      id: 'table',
      parentId: 'page',
      order: 'a0',
      frame: { x: 100, y: 100, w: 300, h: 150 },
      table: { ...table, rows },
    },
  ]);
  hand.session.choose(['table']);
  const grid = () => gridOf((hand.store.find('element', 'table') as TableElement).table);
  hand.session.editText('table', { cell: grid().at(0, 0)?.key });
  const place = () => {
    const tile = grid().of(hand.session.openText.get()?.cell ?? '');
    return tile && [tile.row, tile.column];
  };
  return { hand, place };
}

describe('an open text', () => {
  it('is closed by a press elsewhere, which selects the element there', () => {
    const hand = shapeOpen();
    hand.click(350, 150);
    expect([hand.session.openText.get(), hand.chosen, tool(hand)]).toEqual([undefined, ['two'], 'idle']);
  });

  it('stays open for the menu inside it, up to its edges', () => {
    for (const [x, y] of [
      [150, 150],
      [100, 100],
      [200, 200],
    ] as const) {
      const hand = shapeOpen();
      const input = {
        at: { x, y },
        screen: { x, y },
        target: { type: 'page' },
        button: 2,
        kind: 'mouse',
        shift: false,
        alt: false,
        control: false,
        clicks: 1,
      } as const;
      hand.session.tools.step((state) => state.pointerDown(input));
      expect(hand.session.openText.get()).toBeDefined();
    }
    const hand = shapeOpen();
    const at = { x: 201, y: 150 };
    hand.session.tools.step((state) =>
      state.pointerDown({
        at,
        screen: at,
        target: { type: 'page' },
        button: 2,
        kind: 'mouse',
        shift: false,
        alt: false,
        control: false,
        clicks: 1,
      }),
    );
    expect(hand.session.openText.get()).toBeUndefined();
  });

  it('ignores movements', () => {
    const hand = shapeOpen();
    hand.move(900, 500);
    hand.up(900, 500);
    expect([hand.session.openText.get()?.elementId, tool(hand)]).toEqual(['one', 'editingText']);
  });

  it('is closed by Escape, and its element stays selected', () => {
    const hand = shapeOpen();
    hand.session.tools.step((state) => state.cancel());
    expect([hand.session.openText.get(), hand.chosen, tool(hand)]).toEqual([undefined, ['one'], 'idle']);
  });

  it('leaves no selection when Escape removes an empty text box', () => {
    const hand = new Hand([]);
    hand.session.startInsertion({ type: 'text' });
    hand.drag([100, 100], [300, 160]);
    hand.session.tools.step((state) => state.cancel());
    expect([hand.chosen, hand.store.children('page')]).toEqual([[], []]);
  });
});

describe('the open cell of a table', () => {
  it('is left for another cell by a click, or by a finger at once', () => {
    const { hand, place } = tableOpen();
    hand.click(250, 175);
    expect([place(), tool(hand)]).toEqual([[1, 1], 'editingText']);
    hand.down(350, 225, { kind: 'touch' });
    expect(place()).toEqual([2, 2]);
  });

  it('is the begin of a selection with Shift', () => {
    const { hand } = tableOpen();
    hand.down(250, 175, { shift: true });
    expect(tool(hand)).toBe('choosingCells');
    expect(hand.session.cells.get()?.area).toMatchObject({ row: 0, column: 0, rows: 2, columns: 2 });
    expect(hand.session.openText.get()).toBeUndefined();
  });

  it('is closed by a press with Control, and at the edge of the table', () => {
    const { hand } = tableOpen();
    hand.down(250, 175, { control: true });
    expect(hand.session.openText.get()).toBeUndefined();
    const other = tableOpen().hand;
    other.down(101, 175);
    expect(other.session.openText.get()).toBeUndefined();
  });
});
