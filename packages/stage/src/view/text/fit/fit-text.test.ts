import type { ResolvedTextBox } from '@lectern/courseware';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fitAttribute } from './fit-attribute-on-server.ts';
import { FIT, heightOf, scaleThatFits, shrink } from './fit-text.ts';
import { fitted } from './use-fit.ts';

class FakeElement {
  offsetParent: FakeElement | null = null;
  inside: readonly FakeElement[] = [];
  readonly set: string[] = [];
  readonly style = { setProperty: (_: string, value: string) => this.set.push(value) };
  readonly textContent: string;
  readonly offsetTop: number;
  readonly offsetHeight: number;
  readonly paragraphs: readonly FakeElement[];

  constructor(
    text: string,
    offsetTop: number,
    offsetHeight: number,
    paragraphs: readonly FakeElement[] = [],
  ) {
    this.textContent = text;
    this.offsetTop = offsetTop;
    this.offsetHeight = offsetHeight;
    this.paragraphs = paragraphs;
  }
  querySelectorAll() {
    return this.paragraphs;
  }
  contains(other: FakeElement) {
    return other === this || this.inside.includes(other);
  }
}
beforeAll(() => {
  vi.stubGlobal('HTMLElement', FakeElement);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('heightOf', () => {
  /** Paragraphs of 20 pixels below each other, in a flow that is ten pixels below its frame. */
  const flowOf = (...texts: string[]) => {
    const paragraphs = texts.map((text, index) => new FakeElement(text, 10 + index * 20, 20));
    return new FakeElement('', 10, 200, paragraphs);
  };
  const height = (flow: FakeElement) => heightOf(flow as unknown as HTMLElement);

  it('returns the height of the flow when its last paragraph has text, or none has', () => {
    expect(height(flowOf('a', 'b'))).toBe(200);
    expect(height(flowOf('', '\u200b'))).toBe(200);
    expect(height(flowOf())).toBe(200);
  });

  it('returns the height down to the last paragraph with text', () => {
    expect(height(flowOf('a', 'b', '', '\u200b\u2060'))).toBe(40);
    expect(height(flowOf('a', '', ''))).toBe(20);
  });

  it('adds the position of an editor inside the flow', () => {
    const flow = flowOf('a', '');
    const editor = new FakeElement('', 30, 50);
    for (const paragraph of flow.paragraphs) paragraph.offsetParent = editor;
    expect(height(flow)).toBe(20);
    flow.inside = [editor];
    expect(height(flow)).toBe(50);
  });
});

describe('shrinking', () => {
  /** A text that needs 100 pixels at full size. */
  const textOf = () => {
    const flow = new FakeElement('', 0, 0);
    const needed = () => 100 * Number(flow.set.at(-1) ?? 1);
    return { flow: flow as unknown as HTMLElement, needed, set: flow.set };
  };

  it('finds the largest scale that fits, to a hundredth', () => {
    const { flow, needed } = textOf();
    const scale = scaleThatFits(flow, needed, 60, { least: 0.25, most: 1 });
    expect(scale).toBeLessThanOrEqual(0.6);
    expect(scale).toBeGreaterThan(0.58);
    expect(scale).toBe(Math.floor(scale * 1000) / 1000);
    expect(scaleThatFits(flow, needed, 1, { least: 0.25, most: 1 })).toBe(0.25);
    expect(scaleThatFits(flow, needed, 62.5, { least: 0.25, most: 1 })).toBe(0.625);
  });

  it('sets the scale of a text that is more than a pixel too large', () => {
    const { flow, needed, set } = textOf();
    shrink(flow, needed, 99);
    expect(set).toEqual([]);
    shrink(flow, needed, 0);
    expect(set).toEqual([]);
    shrink(flow, needed, 60);
    expect(Number(set.at(-1))).toBeGreaterThan(0.58);
    expect(set).toHaveLength(7);
  });
});

it('fitted returns pixels to a thousandth, as an expression in a text that may shrink', () => {
  expect(fitted(1.23456, false)).toBe(1.235);
  expect(fitted(1.23456, undefined)).toBe(1.235);
  expect(fitted(12, true)).toBe(`calc(12px*var(${FIT},1))`);
});

describe('fitAttribute on the server', () => {
  const rect = { l: 10, t: 20, r: 110, b: 220 };
  const box = (more: object = {}) =>
    ({
      autofit: { type: 'shrink' },
      columns: 1,
      vertical: 'horz',
      ...{ insetLeft: 1, insetTop: 2, insetRight: 3, insetBottom: 4 },
      ...more,
    }) as ResolvedTextBox;

  it('returns the height for a horizontal text, and the width for a vertical text', () => {
    expect(fitAttribute(true, box(), rect)).toBe('height 194');
    expect(fitAttribute(true, box({ vertical: 'eaVert' }), rect)).toBe('width 96');
  });

  it('returns undefined for a text that does not shrink', () => {
    expect(fitAttribute(false, box(), rect)).toBeUndefined();
    expect(fitAttribute(true, box({ autofit: { type: 'grow' } }), rect)).toBeUndefined();
    expect(fitAttribute(true, box({ autofit: undefined }), rect)).toBeUndefined();
    expect(fitAttribute(true, box({ columns: 2 }), rect)).toBeUndefined();
  });
});
