import type { ResolvedParagraph } from '@lectern/courseware';
import { useEffect, useReducer } from 'react';
import { nextStop } from '../tab-stops.ts';
import type { BulletLook } from './bullet-look.ts';

/**
 * How far a paragraph's words begin behind its bullet, logical pixels: at its hanging indent, or, where the bullet is wider
 * than that, at the next tab stop, as PowerPoint has it. Undefined where nothing hangs: the words follow the bullet.
 */
export function bulletRoom(
  paragraph: Pick<ResolvedParagraph, 'marginLeft' | 'indent' | 'tabs' | 'defaultTab'>,
  width: number,
): number | undefined {
  const { marginLeft, indent } = paragraph;
  if (indent >= 0) return undefined;
  if (width <= -indent) return -indent;
  const start = marginLeft + indent;
  return nextStop(paragraph, start + width).pos - start;
}

/** How wide a bullet is in the fonts that have come; 0 where that says nothing of its width in PowerPoint. */
export function bulletWidth({ text, size, style, standsIn }: BulletLook): number {
  if (typeof document === 'undefined' || text === '' || standsIn) return 0;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontStyle = 'normal', fontWeight = 'normal', fontFamily = 'sans-serif' } = style;
  context.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
  return context.measureText(text).width;
}

/** The least share of its room that a bullet takes for which another font may make it wider than that. */
const NEAR = 0.6;

/** `bulletRoom`, measured anew when fonts come. */
export function useBulletRoom(
  paragraph: ResolvedParagraph,
  look: BulletLook | undefined,
): number | undefined {
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  const width = look && paragraph.indent < 0 ? bulletWidth(look) : 0;
  const isNear = width > -paragraph.indent * NEAR;
  useEffect(() => {
    if (!isNear) return;
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, [isNear]);
  return bulletRoom(paragraph, width);
}
