import { newTable, type TableElement } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { gluedLine } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { emptyOverlay } from './overlay.ts';
import { toolPorts } from './tool-ports.ts';

beforeAll(loadAllPresets);

const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1');

function portsOf(hand: Hand) {
  const opened: object[] = [];
  const ports = toolPorts(hand.session, (text) => {
    opened.push(text);
    return true;
  });
  return { ports, opened, overlay: () => hand.session.overlay.get() };
}

describe('the preview of a gesture', () => {
  it('keeps its parts until it is cleared', () => {
    const hand = new Hand([one()]);
    const { ports, overlay } = portsOf(hand);
    ports.preview.marquee({ x: 1, y: 2, w: 3, h: 4 });
    ports.preview.measure('9');
    ports.preview.sites([{ at: { x: 1, y: 1 }, held: true }]);
    expect(overlay()).toMatchObject({
      marquee: { x: 1, y: 2, w: 3, h: 4 },
      measure: '9',
      sites: [{ held: true }],
    });
    ports.preview.show(new Map([['one', { ...one(), name: 'draft' }]]));
    expect(hand.session.draft.find('element', 'one')?.name).toBe('draft');
    ports.preview.clear();
    expect(overlay()).toBe(emptyOverlay);
    expect(hand.session.draft.find('element', 'one')?.name).toBeUndefined();
  });

  it('moves connected lines with shifted and drafted elements', () => {
    const hand = new Hand([one(), two(), gluedLine()]);
    const { ports, overlay } = portsOf(hand);
    const width = () => hand.session.draft.find('element', 'line')?.frame.w;
    ports.preview.shift(['two'], { x: 30, y: 0 });
    expect([overlay().shift, width()]).toEqual([{ ids: ['two'], by: { x: 30, y: 0 } }, 230]);
    ports.preview.show(new Map([['two', { ...two(), frame: { x: 450, y: 300, w: 100, h: 100 } }]]));
    expect(width()).toBe(250);
  });
});

describe('the ports of the tools', () => {
  it('insert an element on the page, and nothing without permission or a page', () => {
    const hand = new Hand([]);
    const { ports } = portsOf(hand);
    const shape = { type: 'shape', preset: 'rect' } as const;
    const id = ports.insert(shape, { x: 1, y: 2, w: 30, h: 40 });
    expect(hand.frame(id ?? '')).toMatchObject({ x: 1, y: 2, w: 30, h: 40 });
    const guest = new Hand([], { canEdit: false });
    expect(portsOf(guest).ports.insert(shape, { x: 1, y: 2, w: 30, h: 40 })).toBeUndefined();
    hand.session.pageId.set(undefined);
    expect(ports.insert(shape, { x: 1, y: 2, w: 30, h: 40 })).toBeUndefined();
  });

  it('insert a line with its connections, which other elements do not have', () => {
    const hand = new Hand([one()]);
    const { ports } = portsOf(hand);
    const glued = { start: { elementId: 'one', site: 3 } };
    const box = { x: 200, y: 150, w: 50, h: 0 };
    const line = ports.insert({ type: 'line', preset: 'line', arrow: 'none' }, box, undefined, glued);
    expect(hand.store.find('element', line ?? '')).toMatchObject(glued);
    const shape = ports.insert({ type: 'shape', preset: 'rect' }, box, undefined, glued);
    expect(hand.store.find('element', shape ?? '')).not.toHaveProperty('start');
  });

  it('copy elements by a distance, and return the ids of the copies', () => {
    const hand = new Hand([one()]);
    const [copy = ''] = portsOf(hand).ports.duplicate(['one'], { x: 5, y: 6 });
    expect(hand.frame(copy)).toMatchObject({ x: 105, y: 106 });
    expect(portsOf(new Hand([one()], { canEdit: false })).ports.duplicate(['one'], { x: 5, y: 6 })).toEqual(
      [],
    );
  });

  it('open a text with the point of the press, if any', () => {
    const { ports, opened } = portsOf(new Hand([one()]));
    ports.openText('one', undefined);
    ports.openText('one', { x: 1, y: 2 });
    expect(opened).toEqual([{ elementId: 'one' }, { elementId: 'one', at: { x: 1, y: 2 } }]);
  });

  it('begin a selection of cells at the open cell, else at the first selected cell of the table', () => {
    const table = newTable(2, 2, 200);
    const hand = new Hand([
      {
        kind: 'element',
        type: 'table',
        id: 'table',
        parentId: 'page',
        order: 'a0',
        frame: { x: 0, y: 0, w: 200, h: 100 },
        table,
      },
    ]);
    const { ports } = portsOf(hand);
    const element = hand.store.find('element', 'table') as TableElement;
    const place = () => {
      const begun = ports.cells.begun(element);
      return begun && [begun.row, begun.column];
    };
    expect(place()).toBeUndefined();
    hand.session.chooseCells('table', { row: 1, column: 1, rows: 1, columns: 1 });
    expect(place()).toEqual([1, 1]);
    hand.session.cells.choice.set({
      elementId: 'other',
      from: `${table.rows[0]?.id}:${table.columns[0]?.id}`,
      to: '',
    });
    expect(place()).toBeUndefined();
    hand.session.editText('table', { cell: `${table.rows[0]?.id}:${table.columns[1]?.id}` });
    expect(place()).toEqual([0, 1]);
  });
});
