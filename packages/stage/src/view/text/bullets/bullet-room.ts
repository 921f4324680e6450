import type { ResolvedParagraph } from '@lectern/courseware';
import { useEffect, useReducer } from 'react';
import { nextStop } from '../tab-stops.ts';
import type { BulletLook } from './bullet-look.ts';

/**
 * The distance from a bullet to the paragraph's text, logical pixels: the hanging indent, or, when the bullet is wider,
 * the next tab stop, as in PowerPoint. Undefined without a hanging indent: the text follows the bullet.
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

/** The width of a bullet in the loaded fonts; 0 when that differs from its width in PowerPoint. */
export function bulletWidth({ text, size, style, standsIn }: BulletLook): number {
  if (typeof document === 'undefined' || text === '' || standsIn) return 0;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontStyle = 'normal', fontWeight = 'normal', fontFamily = 'sans-serif' } = style;
  context.font = `${fontStyle} ${fontWeight} ${size}px ${fontFamily}`;
  return context.measureText(text).width;
}

/** A bullet that takes less than this share of its space fits into it in any font. */
const NEAR = 0.6;

/** `bulletRoom`, measured again when fonts load. */
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
