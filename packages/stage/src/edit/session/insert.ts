import type { ElementDraft, Frame, ListStyle, ShapeElement } from '@lectern/courseware';
import type { Box } from '../geometry/box.ts';
import type { Insertion } from '../tools/ports.ts';
import { usualSizeOf } from './usual-size.ts';

/** The default text style of a new shape: centred, and white, or dark without a fill. */
function onShape(slot: 'lt1' | 'tx1'): ListStyle {
  return Array.from({ length: 9 }, () => ({
    paragraph: { align: 'ctr' as const },
    run: { fill: { type: 'solid' as const, color: { type: 'scheme' as const, slot } } },
  }));
}

const accent = { type: 'scheme', slot: 'accent1' } as const;
const darkAccent = { ...accent, mods: [{ op: 'lumMod' as const, value: 0.5 }] };

/** A new shape's fill and outline: lines have no fill, and callouts with a leader line have it drawn. */
export function lookOfNew(preset: string): Pick<ShapeElement, 'fill' | 'line' | 'textDefaults'> {
  if (/^(arc|lineInv|(left|right)Brac(e|ket)|brac(e|ket)Pair)$/.test(preset))
    return {
      fill: { type: 'none' },
      line: { fill: { type: 'solid', color: accent }, width: 3 },
      textDefaults: onShape('tx1'),
    };
  const led = /^(b|accentB)orderCallout|^(accentC|c)allout/.test(preset);
  return {
    fill: { type: 'solid', color: accent },
    line: led ? { fill: { type: 'solid', color: darkAccent }, width: 2 } : { fill: { type: 'none' } },
    textDefaults: onShape('lt1'),
  };
}

/** The font size of a new text box, points. */
export const textSize = 24;
const usualText = { w: 360, h: 48 } as const;

/** The drawn element, before it is added to the page. A box without size gets the default size. */
export function drawnElement(
  insertion: Insertion,
  box: Box,
  flips: { readonly flipH: boolean; readonly flipV: boolean } | undefined,
): ElementDraft {
  if (insertion.type === 'text') {
    const drawn = box.w >= 8;
    return {
      type: 'shape',
      textBox: true,
      frame: { x: box.x, y: box.y, w: drawn ? box.w : usualText.w, h: Math.max(box.h, usualText.h) },
      geometry: { type: 'preset', preset: 'rect' },
      fill: { type: 'none' },
      line: { fill: { type: 'none' } },
      text: {
        paragraphs: [{ runs: [], endProps: { size: textSize } }],
        box: { wrap: true, autofit: { type: 'grow' }, anchor: 't' },
      },
    };
  }
  if (insertion.type === 'line') {
    const frame: Frame = {
      ...box,
      ...(flips?.flipH ? { flipH: true } : {}),
      ...(flips?.flipV ? { flipV: true } : {}),
    };
    const arrow = { type: 'triangle', width: 'med', length: 'med' } as const;
    return {
      type: 'line',
      frame,
      geometry: { type: 'preset', preset: insertion.preset },
      line: {
        fill: { type: 'solid', color: { type: 'scheme', slot: 'tx1' } },
        width: 3,
        cap: 'round',
        ...(insertion.arrow === 'none' ? {} : { tail: arrow }),
        ...(insertion.arrow === 'both' ? { head: arrow } : {}),
      },
    };
  }
  const empty = box.w === 0 && box.h === 0;
  return {
    type: 'shape',
    frame: empty ? { x: box.x, y: box.y, ...usualSizeOf(insertion.preset) } : { ...box },
    geometry: insertion.geometry ?? { type: 'preset', preset: insertion.preset },
    ...lookOfNew(insertion.preset),
    text: { paragraphs: [{ runs: [], endProps: { size: textSize } }], box: { anchor: 'ctr', wrap: true } },
  };
}
