import { newTable, type ShapeElement, type TableElement, type TextBox } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { grownFrame, keepRows } from './grow.ts';

const frame = { x: 100, y: 100, w: 200, h: 100 };

/** The drawn element: a frame for text, which is `around` pixels smaller than the element, with a text in it. */
function drawn(flow: { w?: number; h: number } | undefined, around = 0): Element {
  const textFrame = {
    offsetWidth: frame.w - around,
    offsetHeight: frame.h - around,
    querySelector: () => flow && { offsetWidth: flow.w ?? frame.w, offsetHeight: flow.h },
  };
  return { querySelector: () => textFrame } as unknown as Element;
}
function grown(box: TextBox, node: Element, more: Partial<ShapeElement> = {}) {
  const text = {
    box: {
      ...{
        autofit: { type: 'grow' as const },
        wrap: true,
        insetTop: 5,
        insetBottom: 5,
        insetLeft: 3,
        insetRight: 3,
      },
      ...box,
    },
    paragraphs: [{ runs: [] }],
  };
  const { store } = new Hand([{ ...shapeRecord('a', frame), text, ...more }]);
  const result = grownFrame(store, 'a', node);
  return result && [result.x, result.y, result.w, result.h].map((each) => Math.round(each * 10) / 10);
}

describe('grownFrame', () => {
  it('grows away from the anchor of the text', () => {
    expect(grown({ anchor: 't' }, drawn({ h: 130 }))).toEqual([100, 100, 200, 140]);
    expect(grown({ anchor: 'b' }, drawn({ h: 130 }))).toEqual([100, 60, 200, 140]);
    expect(grown({ anchor: 'ctr' }, drawn({ h: 130 }))).toEqual([100, 80, 200, 140]);
  });

  it('shrinks, keeps the edge of the outline around the text, and rounds up', () => {
    expect(grown({ anchor: 't' }, drawn({ h: 30 }))).toEqual([100, 100, 200, 40]);
    expect(grown({ anchor: 't' }, drawn({ h: 30 }, 20))).toEqual([100, 100, 200, 60]);
    expect(grown({ anchor: 't' }, drawn({ h: 30.2 }))).toEqual([100, 100, 200, 41]);
  });

  it('grows in width only without line wrapping', () => {
    expect(grown({ anchor: 't', wrap: false }, drawn({ w: 244, h: 90 }))).toEqual([100, 100, 250, 100]);
    expect(grown({ anchor: 't', wrap: true }, drawn({ w: 244, h: 90 }))).toBeUndefined();
  });

  it('keeps the first corner of a rotated element', () => {
    const rotated = { frame: { ...frame, rotation: 90 } };
    expect(grown({ anchor: 't' }, drawn({ h: 130 }), rotated)).toEqual([80, 80, 200, 140]);
  });

  it('returns undefined when the text fits, or the element does not grow', () => {
    expect(grown({ anchor: 't' }, drawn({ h: 90 }))).toBeUndefined();
    expect(
      grown({ anchor: 't' }, drawn({ h: 130 }), {
        text: { box: { autofit: { type: 'none' } }, paragraphs: [] },
      }),
    ).toBeUndefined();
    expect(grown({ anchor: 't', vertical: 'vert' }, drawn({ h: 130 }))).toBeUndefined();
    expect(grown({ anchor: 't' }, drawn(undefined))).toBeUndefined();
    expect(grown({ anchor: 't' }, { querySelector: () => null } as unknown as Element)).toBeUndefined();
    expect(grownFrame(new Hand([]).store, 'gone', drawn({ h: 130 }))).toBeUndefined();
  });
});

describe('keepRows', () => {
  function kept(heights: readonly number[]) {
    const table = newTable(2, 2, 200);
    const rows = table.rows.map((row) => ({ ...row, height: 50 }));
    const hand = new Hand([
      {
        kind: 'element',
        type: 'table',
        id: 'table',
        parentId: 'page',
        order: 'a0',
        frame,
        table: { ...table, rows },
      },
    ]);
    hand.store.transact((edit) => keepRows(edit, 'table', heights));
    const now = hand.store.find('element', 'table') as TableElement;
    return [...now.table.rows.map(({ height }) => height), now.frame.h];
  }

  it('stores the heights of rows that grew, and the height of the table', () => {
    expect(kept([50, 70])).toEqual([50, 70, 120]);
    expect(kept([30, 70])).toEqual([50, 70, 120]);
  });

  it('changes nothing when the height is the same, or the rows are others', () => {
    expect(kept([50.2, 50.2])).toEqual([50, 50, 100]);
    expect(kept([50, 70, 90])).toEqual([50, 50, 100]);
    const hand = new Hand([shapeRecord('a', frame)]);
    hand.store.transact((edit) => keepRows(edit, 'a', [1]));
    expect(hand.frame('a')).toEqual(frame);
  });
});
