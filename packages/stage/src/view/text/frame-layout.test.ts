import type { ResolvedParagraph, ResolvedTextBox } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { textFlowStyle, textFrameStyle, textReflection, textWriting } from './frame-layout.ts';

const box = (more: Partial<ResolvedTextBox> = {}): ResolvedTextBox =>
  ({
    anchor: 't',
    anchorCenter: false,
    rotation: 0,
    vertical: 'horz',
    verticalOverflow: 'overflow',
    insetLeft: 10,
    insetTop: 5,
    insetRight: 12,
    insetBottom: 7,
    columns: 1,
    columnGap: 0,
    wrap: true,
    ...more,
  }) as ResolvedTextBox;
const rect = { l: 20, t: 30, r: 120, b: 90 };

describe('textFrameStyle', () => {
  it('returns the rectangle of the text with its insets', () => {
    expect(textFrameStyle(box(), rect, 0)).toMatchObject({
      left: 20,
      top: 30,
      width: 100,
      height: 60,
      padding: '5px 12px 7px 10px',
      justifyContent: 'flex-start',
      transform: undefined,
      transformOrigin: undefined,
    });
  });

  it('returns no negative size', () => {
    expect(textFrameStyle(box(), { l: 50, t: 60, r: 40, b: 50 }, 0)).toMatchObject({ width: 0, height: 0 });
  });

  it('rotates by the sum of the rotations, and upside down for text that reads upwards', () => {
    expect(textFrameStyle(box({ rotation: 30 }), rect, 15).transform).toBe('rotate(45deg)');
    expect(textFrameStyle(box({ rotation: 180 }), rect, 180).transform).toBeUndefined();
    expect(textFrameStyle(box({ vertical: 'vert270' }), rect, 0).transform).toBe('rotate(180deg)');
    expect(textFrameStyle(box({ vertical: 'vert' }), rect, 0).transform).toBeUndefined();
  });

  it('positions a text whose insets leave no space by its anchor between the inset lines', () => {
    const squeezed = (anchor: ResolvedTextBox['anchor']) =>
      textFrameStyle(box({ anchor, insetTop: 50, insetBottom: 20 }), rect, 0);
    expect(squeezed('t')).toMatchObject({ top: 80, height: 0, padding: '0px 12px 0px 10px' });
    expect(squeezed('t').transformOrigin).toBe('50% -20px');
    expect(squeezed('b')).toMatchObject({ top: 70, transformOrigin: '50% -10px' });
    expect(squeezed('ctr')).toMatchObject({ top: 75, transformOrigin: '50% -15px' });
  });

  it('keeps insets that fill the height exactly, and insets of an upright text', () => {
    expect(textFrameStyle(box({ insetTop: 40, insetBottom: 20 }), rect, 0)).toMatchObject({
      top: 30,
      height: 60,
    });
    expect(textFrameStyle(box({ insetTop: 50, insetBottom: 20, vertical: 'eaVert' }), rect, 0)).toMatchObject(
      {
        top: 30,
        height: 60,
        padding: '50px 12px 20px 10px',
      },
    );
  });

  it('clips a text that may not overflow', () => {
    expect(textFrameStyle(box(), rect, 0)).not.toHaveProperty('overflow');
    expect(textFrameStyle(box({ verticalOverflow: 'clip' }), rect, 0).overflow).toBe('clip');
    expect(textFrameStyle(box({ verticalOverflow: 'ellipsis' }), rect, 0).overflow).toBe('clip');
  });
});

describe('textWriting', () => {
  it('returns the writing mode of each direction', () => {
    expect(textWriting('horz')).toBeUndefined();
    expect(textWriting('eaVert')).toEqual({ writingMode: 'vertical-rl', textOrientation: 'mixed' });
    expect(textWriting('mongolianVert')).toEqual({ writingMode: 'vertical-lr', textOrientation: 'mixed' });
    expect(textWriting('wordArtVert')).toEqual({ writingMode: 'vertical-lr', textOrientation: 'upright' });
    expect(textWriting('wordArtVertRtl')).toEqual({ writingMode: 'vertical-rl', textOrientation: 'upright' });
    expect(textWriting('vert')).toEqual({ writingMode: 'vertical-rl', textOrientation: 'sideways' });
  });
});

describe('textFlowStyle', () => {
  const aligned = (align: string) => [{ align, runs: [] }] as unknown as ResolvedParagraph[];

  it('lays a text out in columns only when there are several', () => {
    expect(textFlowStyle(box(), [])).not.toHaveProperty('columnCount');
    expect(textFlowStyle(box({ columns: 2, columnGap: 8 }), [])).toMatchObject({
      columnCount: 2,
      columnGap: 8,
      height: '100%',
    });
  });

  it('aligns a text that does not wrap by its first paragraph', () => {
    const self = (align: string, anchorCenter = false) =>
      textFlowStyle(box({ wrap: false, anchorCenter }), aligned(align));
    expect(self('l')).toMatchObject({ whiteSpace: 'pre', alignSelf: 'flex-start' });
    expect(self('r').alignSelf).toBe('flex-end');
    expect(self('ctr').alignSelf).toBe('center');
    expect(self('r', true).alignSelf).toBe('center');
    expect(textFlowStyle(box({ wrap: false }), []).alignSelf).toBe('flex-start');
  });

  it('centres a text that wraps only when its box does', () => {
    expect(textFlowStyle(box({ anchorCenter: true }), aligned('r'))).toMatchObject({
      whiteSpace: 'pre-wrap',
      alignSelf: 'center',
      maxInlineSize: '100%',
    });
    expect(textFlowStyle(box(), aligned('r'))).not.toHaveProperty('alignSelf');
  });
});

describe('textReflection', () => {
  it('returns the reflection of the first run', () => {
    const reflection = { distance: 3 };
    const paragraphs = [
      { runs: [] },
      { runs: [{ look: { effects: { reflection } } }, { look: {} }] },
    ] as unknown as ResolvedParagraph[];
    expect(textReflection(paragraphs)).toBe(reflection);
    expect(textReflection(paragraphs.toReversed())).toBe(reflection);
    expect(textReflection([{ runs: [{ look: {} }] }, paragraphs[1]] as ResolvedParagraph[])).toBeUndefined();
    expect(textReflection([])).toBeUndefined();
  });
});
