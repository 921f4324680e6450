import type { ShapeElement } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { type Drawing, growElements } from './grow-when-drawn.ts';

/** The drawing of a box: the height of its text, and whether it is complete. */
class Shown {
  words = 40;
  whole = true;
  come: () => void = () => undefined;
  #coming: Promise<boolean> | undefined;

  readonly root = {
    querySelector: (selector: string) => (selector.includes('element-id') ? this.node : null),
  } as unknown as ParentNode;
  readonly node = {
    querySelector: (selector: string) => (selector === '[data-text-frame]' ? this.frame : null),
  } as unknown as Element;
  readonly frame = {
    offsetHeight: 100,
    offsetWidth: 200,
    querySelector: () => ({
      offsetHeight: this.words,
      offsetWidth: 180,
    }),
  };
  readonly drawing: Drawing = {
    isDrawn: () => this.whole,
    drawn: () => {
      this.#coming ??= new Promise((resolve) => {
        this.come = () => {
          this.whole = true;
          resolve(true);
        };
      });
      return this.#coming;
    },
  };

  /** The text is drawn later, at this height. */
  waits(): void {
    this.whole = false;
    this.words = 0;
  }
}

function box(text: string): ShapeElement {
  return {
    ...shapeRecord('box', { x: 0, y: 0, w: 200, h: 100 }),
    text: {
      box: { autofit: { type: 'grow' }, insetTop: 0, insetBottom: 0, wrap: true },
      paragraphs: [{ runs: [{ type: 'text', text }] }],
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const height = (hand: Hand) => hand.store.find('element', 'box')?.frame.h;

beforeEach(() => void vi.stubGlobal('CSS', { escape: (id: string) => id }));
afterEach(() => vi.unstubAllGlobals());

describe('a box that grows with its text', () => {
  it('is resized at once when it is completely drawn', () => {
    const [hand, shown] = [new Hand([box('田')]), new Shown()];
    growElements(hand.session, ['box'], shown.root, 'look', shown.drawing);
    expect(height(hand)).toBe(40);
  });

  it('keeps its size while its code loads, and is resized afterwards in the same undo step', async () => {
    const [hand, shown] = [new Hand([box('田')]), new Shown()];
    hand.session.edit((edit) => edit.update('box', { name: '格' }), { merge: 'look' });
    shown.waits();
    growElements(hand.session, ['box'], shown.root, 'look', shown.drawing);
    await settled();
    expect(height(hand)).toBe(100);
    shown.words = 60;
    shown.come();
    await settled();
    expect(height(hand)).toBe(60);
    hand.session.undo();
    expect(hand.store.find('element', 'box')).toMatchObject({ frame: { h: 100 } });
    expect(hand.store.find('element', 'box')?.name).toBeUndefined();
  });

  it('keeps its size when its text was changed before all code had loaded', async () => {
    const [hand, shown] = [new Hand([box('田')]), new Shown()];
    shown.waits();
    growElements(hand.session, ['box'], shown.root, 'look', shown.drawing);
    hand.session.edit((edit) => edit.update<ShapeElement>('box', { text: box('米字格').text }));
    shown.words = 60;
    shown.come();
    await settled();
    expect(height(hand)).toBe(100);
  });

  it('is measured once when several changes wait for the same code', async () => {
    const [hand, shown] = [new Hand([box('田')]), new Shown()];
    shown.waits();
    let edits = 0;
    hand.store.subscribe(() => {
      edits += 1;
    });
    for (const merge of ['first', 'second'])
      growElements(hand.session, ['box'], shown.root, merge, shown.drawing);
    shown.words = 60;
    shown.come();
    await settled();
    expect(edits).toBe(1);
    expect(height(hand)).toBe(60);
  });

  it('keeps its size when a part never loads', async () => {
    vi.useFakeTimers();
    const [hand, shown] = [new Hand([box('田')]), new Shown()];
    shown.waits();
    growElements(hand.session, ['box'], shown.root, 'look', {
      isDrawn: () => false,
      drawn: async () => false,
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(height(hand)).toBe(100);
    vi.useRealTimers();
  });
});
