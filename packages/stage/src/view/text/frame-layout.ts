import type { Effects, ResolvedParagraph, ResolvedTextBox } from '@lectern/courseware';
import type { CSSProperties } from 'react';

/** The rectangle of a text in its element, logical pixels. */
export interface TextRect {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}

const ANCHOR: Readonly<Record<ResolvedTextBox['anchor'], CSSProperties['justifyContent']>> = {
  t: 'flex-start',
  ctr: 'center',
  b: 'flex-end',
  just: 'space-between',
  dist: 'space-around',
};

/** The box of a text: insets, anchor and direction. `turn`: degrees by which the text is rotated within its element. */
export function textFrameStyle(box: ResolvedTextBox, rect: TextRect, turn: number): CSSProperties {
  const width = Math.max(rect.r - rect.l, 0);
  const height = Math.max(rect.b - rect.t, 0);
  const rotation = turn + box.rotation + (box.vertical === 'vert270' ? 180 : 0);
  const upright = box.vertical === 'horz';
  // The insets leave no space: the text is positioned by its anchor between the inset lines, inside or outside of the
  // shape.
  const squeezed = upright && box.insetTop + box.insetBottom > height;
  const line = squeezed ? anchorLine(box, height) : 0;
  const [above, below] = squeezed ? [0, 0] : [box.insetTop, box.insetBottom];
  return {
    position: 'absolute',
    left: rect.l,
    top: rect.t + line,
    width,
    height: squeezed ? 0 : height,
    transformOrigin: squeezed ? `50% ${height / 2 - line}px` : undefined,
    boxSizing: 'border-box',
    padding: `${above}px ${box.insetRight}px ${below}px ${box.insetLeft}px`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: ANCHOR[box.anchor],
    transform: rotation % 360 === 0 ? undefined : `rotate(${rotation}deg)`,
    ...textWriting(box.vertical),
    ...(box.verticalOverflow === 'clip' || box.verticalOverflow === 'ellipsis'
      ? { overflow: 'clip' }
      : undefined),
  };
}

function anchorLine(box: ResolvedTextBox, height: number): number {
  const bottom = height - box.insetBottom;
  if (box.anchor === 't') return box.insetTop;
  return box.anchor === 'b' ? bottom : (box.insetTop + bottom) / 2;
}

/** The writing direction of a text as CSS. */
export function textWriting(vertical: ResolvedTextBox['vertical']): CSSProperties | undefined {
  switch (vertical) {
    case 'horz':
      return undefined;
    case 'eaVert':
      return { writingMode: 'vertical-rl', textOrientation: 'mixed' };
    case 'mongolianVert':
      return { writingMode: 'vertical-lr', textOrientation: 'mixed' };
    case 'wordArtVert':
      return { writingMode: 'vertical-lr', textOrientation: 'upright' };
    case 'wordArtVertRtl':
      return { writingMode: 'vertical-rl', textOrientation: 'upright' };
    default:
      return { writingMode: 'vertical-rl', textOrientation: 'sideways' };
  }
}

/** The reflection of a whole text: the reflection of its first run. */
export function textReflection(paragraphs: readonly ResolvedParagraph[]): Effects['reflection'] {
  for (const { runs } of paragraphs) for (const { look } of runs) return look.effects?.reflection;
  return undefined;
}

/** The style of the paragraphs' container inside the frame. */
export function textFlowStyle(box: ResolvedTextBox, paragraphs: readonly ResolvedParagraph[]): CSSProperties {
  const style: CSSProperties = {
    flex: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineBreak: 'strict',
    fontKerning: 'normal',
    textSizeAdjust: 'none',
    textRendering: 'geometricPrecision',
  };
  if (box.columns > 1) {
    style.columnCount = box.columns;
    style.columnGap = box.columnGap;
    style.columnFill = 'auto';
    style.height = '100%';
  }
  if (!box.wrap) {
    style.whiteSpace = 'pre';
    const align = paragraphs[0]?.align;
    style.alignSelf =
      box.anchorCenter || align === 'ctr' ? 'center' : align === 'r' ? 'flex-end' : 'flex-start';
  } else if (box.anchorCenter) {
    style.alignSelf = 'center';
    style.maxInlineSize = '100%';
  }
  return style;
}
