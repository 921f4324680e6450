import { newTable, type Table, type TableElement } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { placementOf } from '../geometry/placement.ts';
import type { EditSession } from '../session/edit-session.ts';
import { Hand } from '../testing/hand.ts';
import { shownRows } from './grow.ts';
import { TableHands } from './table-hands.tsx';

beforeEach(() => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
});

const ZOOM = 2;

function Shown({ session }: { readonly session: EditSession }): ReactNode {
  useSignal(session.selection);
  const element = session.store.find('element', 'table') as TableElement;
  return (
    <TableHands
      session={session}
      element={element}
      placement={placementOf(session.store, element)}
      zoom={ZOOM}
    />
  );
}

/** A table of three by three cells of 100 by 50 at (100, 100) of a page at twice its size, at the window's corner. */
function drawn(more: Partial<Table> = {}) {
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
      table: { ...table, rows, ...more },
    },
  ]);
  hand.session.choose(['table']);
  const root = document.createElement('div');
  root.style.cssText = 'position:fixed; left:0; top:0';
  document.body.append(root);
  // The table as the page draws it, with rows as high as their text.
  const page = document.createElement('div');
  page.innerHTML = '<div role="table" style="display:grid; grid-template-rows:50px 50px 50px"></div>';
  document.body.append(page);
  onTestFinished(() => page.remove());
  onTestFinished(hand.session.cells.measureBy({ nodeOf: () => page, rowsOf: shownRows }));
  const react = createRoot(root);
  const render = () => flushSync(() => react.render(<Shown session={hand.session} />));
  render();
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const say = (type: string, selector: string, x = 0, y = 0, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      ...{
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 1,
        clientX: x,
        clientY: y,
      },
      ...init,
    });
    flushSync(() => node(selector).dispatchEvent(event));
    return event.defaultPrevented;
  };
  const area = () => {
    const chosen = hand.session.cells.get()?.area;
    return chosen && [chosen.row, chosen.column, chosen.rows, chosen.columns];
  };
  const now = () => (hand.store.find('element', 'table') as TableElement).table;
  const styleOf = (selector: string) => {
    const { left, top, width, height } = node(selector).style;
    return [left, top, width, height];
  };
  return { hand, node, say, area, now, styleOf, render };
}

describe('the strips beside a table', () => {
  it('are beside each row and above each column', () => {
    const { styleOf } = drawn();
    expect(styleOf('[data-strip="rows:1"]')).toEqual(['', '100px', '', '100px']);
    expect(styleOf('[data-strip="columns:2"]')).toEqual(['400px', '', '200px', '']);
    const mirrored = drawn({ rtl: true });
    expect(mirrored.styleOf('[data-strip="columns:0"]')).toEqual(['400px', '', '200px', '']);
    expect(mirrored.styleOf('[data-edge="columns:0"]')[0]).toBe('400px');
  });

  it('select whole rows and columns, several by a drag', () => {
    const { say, area } = drawn();
    expect(say('pointerdown', '[data-strip="rows:1"]')).toBe(true);
    expect(area()).toEqual([1, 0, 1, 3]);
    say('pointermove', '[data-strip="rows:1"]', 300, 450);
    expect(area()).toEqual([1, 0, 2, 3]);
    say('pointermove', '[data-strip="rows:1"]', 300, 210);
    expect(area()).toEqual([0, 0, 2, 3]);
    say('pointerup', '[data-strip="rows:1"]');
    say('pointermove', '[data-strip="rows:1"]', 300, 450);
    expect(area()).toEqual([0, 0, 2, 3]);
    say('pointerdown', '[data-strip="columns:2"]');
    expect(area()).toEqual([0, 2, 3, 1]);
  });

  it('extend the selection with Shift', () => {
    const { say, area } = drawn();
    say('pointerdown', '[data-strip="columns:0"]');
    say('pointerup', '[data-strip="columns:0"]');
    say('pointerdown', '[data-strip="columns:2"]', 0, 0, { shiftKey: true });
    expect(area()).toEqual([0, 0, 3, 3]);
    say('pointermove', '[data-strip="columns:2"]', 500, 210);
    expect(area()).toEqual([0, 0, 3, 2]);
  });

  it('mark the selected lines, and ignore other buttons', () => {
    const { say, node, area } = drawn();
    say('pointerdown', '[data-strip="rows:1"]', 0, 0, { button: 2 });
    expect(area()).toBeUndefined();
    say('pointerdown', '[data-strip="rows:1"]');
    expect([0, 1, 2].map((row) => node(`[data-strip="rows:${row}"]`).dataset.chosen)).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(node('[data-strip="columns:0"]').dataset.chosen).toBe('true');
    say('pointerdown', '[data-strip="all"]');
    expect(area()).toEqual([0, 0, 3, 3]);
  });
});

describe('the borders of rows and columns', () => {
  it('are dragged in the pixels of the table, and stored when they are released', () => {
    const { hand, say, now, styleOf } = drawn();
    say('pointerdown', '[data-edge="columns:0"]', 400, 300);
    say('pointermove', '[data-edge="columns:0"]', 440, 300);
    expect(styleOf('[data-edge="columns:0"]')[0]).toBe('240px');
    expect(now().columns[0]?.width).toBe(100);
    say('pointerup', '[data-edge="columns:0"]', 440, 300);
    expect(now().columns[0]?.width).toBe(120);
    hand.session.undo();
    expect(now().columns[0]?.width).toBe(100);
  });

  it('are dragged down for rows, and in reverse in a table that is read from the right', () => {
    const { say, now } = drawn();
    say('pointerdown', '[data-edge="rows:1"]', 0, 400);
    say('pointermove', '[data-edge="rows:1"]', 50, 440);
    say('pointerup', '[data-edge="rows:1"]', 50, 440);
    expect(now().rows.map(({ height }) => height)[1]).toBe(70);
    const mirrored = drawn({ rtl: true });
    mirrored.say('pointerdown', '[data-edge="columns:0"]', 400, 300);
    mirrored.say('pointermove', '[data-edge="columns:0"]', 360, 300);
    mirrored.say('pointerup', '[data-edge="columns:0"]', 360, 300);
    expect(mirrored.now().columns[0]?.width).toBe(120);
  });

  it('store nothing when they are not moved, or the drag is lost', () => {
    const { hand, say, now, styleOf } = drawn();
    say('pointerdown', '[data-edge="columns:0"]', 400, 300);
    say('pointerup', '[data-edge="columns:0"]', 400, 300);
    say('pointerdown', '[data-edge="columns:0"]', 400, 300);
    say('pointermove', '[data-edge="columns:0"]', 440, 300, { pointerId: 2 });
    expect(styleOf('[data-edge="columns:0"]')[0]).toBe('200px');
    say('pointermove', '[data-edge="columns:0"]', 440, 300);
    say('pointercancel', '[data-edge="columns:0"]', 440, 300);
    expect([now().columns[0]?.width, styleOf('[data-edge="columns:0"]')[0], hand.store.canUndo]).toEqual([
      100,
      '200px',
      false,
    ]);
  });

  it('mark the last of each kind as outer', () => {
    const { node } = drawn();
    expect([0, 2].map((line) => node(`[data-edge="rows:${line}"]`).dataset.outer)).toEqual(['false', 'true']);
  });
});

describe('the selected cells', () => {
  it('are marked, with a corner at either end that extends them', () => {
    const { hand, say, area, styleOf } = drawn();
    flushSync(() => hand.session.chooseCells('table', { row: 1, column: 1, rows: 1, columns: 1 }));
    expect(styleOf('[data-chosen-cells]')).toEqual(['200px', '100px', '200px', '100px']);
    expect(styleOf('[data-pull="first"]').slice(0, 2)).toEqual(['200px', '100px']);
    expect(styleOf('[data-pull="last"]').slice(0, 2)).toEqual(['400px', '200px']);
    say('pointerdown', '[data-pull="last"]', 600, 400);
    say('pointermove', '[data-pull="last"]', 700, 450);
    expect(area()).toEqual([1, 1, 2, 2]);
    say('pointerup', '[data-pull="last"]');
    say('pointerdown', '[data-pull="first"]', 400, 300);
    say('pointermove', '[data-pull="first"]', 250, 250);
    expect(area()).toEqual([0, 0, 3, 3]);
  });

  it('have their first corner at the right in a table that is read from the right', () => {
    const { hand, styleOf } = drawn({ rtl: true });
    flushSync(() => hand.session.chooseCells('table', { row: 0, column: 0, rows: 1, columns: 1 }));
    expect(styleOf('[data-chosen-cells]')[0]).toBe('400px');
    expect(styleOf('[data-pull="first"]')[0]).toBe('600px');
    expect(styleOf('[data-pull="last"]')[0]).toBe('400px');
  });

  it('are selected by a drag out of the open cell', () => {
    const { hand, area } = drawn();
    const inText = document.createElement('div');
    inText.dataset.openText = '';
    document.body.append(inText);
    onTestFinished(() => inText.remove());
    const table = (hand.store.find('element', 'table') as TableElement).table;
    hand.session.editText('table', { cell: `${table.rows[0]?.id}:${table.columns[0]?.id}` });
    const say = (type: string, x: number, y: number, init: PointerEventInit = {}) =>
      inText.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          clientX: x,
          clientY: y,
          buttons: 1,
          pointerType: 'mouse',
          ...init,
        }),
      );
    say('pointerdown', 250, 220, { pointerType: 'touch' });
    say('pointermove', 500, 350);
    expect(area()).toBeUndefined();
    say('pointerdown', 250, 220);
    say('pointermove', 260, 230);
    expect(area()).toBeUndefined();
    say('pointermove', 500, 350, { buttons: 0 });
    expect(area()).toBeUndefined();
    say('pointermove', 500, 350);
    expect(area()).toEqual([0, 0, 2, 2]);
    say('pointerup', 500, 350);
    say('pointermove', 700, 450);
    expect(area()).toEqual([0, 0, 2, 2]);
  });
});
