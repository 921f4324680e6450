import type { ShapeElement, TextBox } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { shownShrink } from './shown-shrink.ts';

const ROOM = 100;

/** A text of this height at full size, in a box of `ROOM`: its height is proportional to the square of the scale. */
class Shown {
  looks = 0;
  full: number;
  stored = 1;
  #fit = '';

  constructor(full: number) {
    this.full = full;
  }

  readonly flow = {
    style: {
      getPropertyValue: () => this.#fit,
      setProperty: (_: string, value: string) => {
        this.#fit = value;
      },
      removeProperty: () => {
        this.#fit = '';
      },
    },
    querySelectorAll: () => [],
  };
  readonly node = {
    querySelector: () => ({ offsetHeight: ROOM, querySelector: () => this.flow }),
  } as unknown as Element;

  measured(): Element {
    const look = () => {
      this.looks += 1;
      const scale = this.stored * (Number(this.#fit) || 1);
      return Math.round(this.full * scale * scale);
    };
    Object.defineProperty(this.flow, 'offsetHeight', { get: look, configurable: true });
    return this.node;
  }
}

function box(autofit: TextBox['autofit']): ShapeElement {
  return {
    ...shapeRecord('box', { x: 0, y: 0, w: 200, h: ROOM }),
    text: {
      box: { autofit, insetTop: 0, insetBottom: 0 },
      paragraphs: [{ runs: [{ type: 'text', text: '秋天的雨' }] }],
    },
  };
}

describe('the stored scale of a text that shrinks to fit', () => {
  it('is the largest scale at which the text fits, the same that PowerPoint draws', () => {
    const { store } = new Hand([box({ type: 'shrink' })]);
    const autofit = shownShrink(store, 'box', new Shown(400).measured());
    expect(autofit?.type).toBe('shrink');
    const { fontScale = 0 } = autofit?.type === 'shrink' ? autofit : {};
    expect(fontScale).toBeGreaterThan(0.48);
    expect(fontScale).toBeLessThanOrEqual(0.5025);
  });

  it('is full size when the text fits', () => {
    const { store } = new Hand([box({ type: 'shrink' })]);
    expect(shownShrink(store, 'box', new Shown(80).measured())).toBeUndefined();
  });

  it('grows again up to full size when text is deleted', () => {
    const { store } = new Hand([box({ type: 'shrink', fontScale: 0.5, lineReduction: 0.1 })]);
    const shown = new Shown(200);
    shown.stored = 0.5;
    expect(shownShrink(store, 'box', shown.measured())).toMatchObject({ lineReduction: 0.1 });
    shown.full = 90;
    expect(shownShrink(store, 'box', shown.measured())).toEqual({ type: 'shrink' });
  });

  it('is computed once while the text takes the same space', () => {
    const { store } = new Hand([box({ type: 'shrink' })]);
    const shown = new Shown(80);
    shownShrink(store, 'box', shown.measured());
    shown.looks = 0;
    for (let letter = 0; letter < 20; letter += 1) shownShrink(store, 'box', shown.measured());
    expect(shown.looks).toBe(20);
  });

  it('replaces the scale by which the text is drawn beyond it, which stays while the stored scale does', () => {
    const { store } = new Hand([box({ type: 'shrink' })]);
    const changed = new Shown(400);
    changed.flow.style.setProperty('--fit', '0.5');
    expect(shownShrink(store, 'box', changed.measured())).toBeDefined();
    expect(changed.flow.style.getPropertyValue()).toBe('');
    const same = new Shown(80);
    same.flow.style.setProperty('--fit', '0.9');
    expect(shownShrink(store, 'box', same.measured())).toBeUndefined();
    expect(same.flow.style.getPropertyValue()).toBe('0.9');
  });

  it('is at least a quarter', () => {
    const { store } = new Hand([box({ type: 'shrink' })]);
    expect(shownShrink(store, 'box', new Shown(100_000).measured())).toEqual({
      type: 'shrink',
      fontScale: 0.25,
    });
  });

  it('is undefined for a text that does not shrink', () => {
    const { store } = new Hand([box({ type: 'none' })]);
    expect(shownShrink(store, 'box', new Shown(400).measured())).toBeUndefined();
  });
});
