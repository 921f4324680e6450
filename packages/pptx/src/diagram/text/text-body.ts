import { ownValue } from '@lectern/base';
import type { Paragraph, ParagraphProps, TextBody, TextBox } from '@lectern/courseware';
import type { TreeScope } from '../../read/context.ts';
import { readTextBody } from '../../read/text/text.ts';
import type { ConstraintValues } from '../constraints.ts';
import type { LayoutNode } from '../layout-node.ts';
import { fontSize, hasBullets, insetsOf, type NodeParagraph, runsBackwards, textOf } from './node-text.ts';
import { hangOf } from './text-fit.ts';

/** Logical pixels per point. */
const PIXELS = 96 / 72;

/** A node's text as formatted by the algorithm `tx` (21.4.7.1). */
export function textBodyOf(
  node: LayoutNode,
  shown: readonly NodeParagraph[],
  values: ConstraintValues,
  scope: TreeScope,
): TextBody | undefined {
  if (shown.length === 0) return undefined;
  const hanging = hasBullets(shown);
  const align = alignOf(node, hanging);
  const paragraphs: Paragraph[] = [];
  let given: TextBox | undefined;
  for (const point of new Set(shown.map((one) => one.point))) {
    const own = shown.filter((one) => one.point === point);
    const body = readTextBody(textOf(point), scope);
    given ??= body?.box;
    body?.paragraphs.forEach((paragraph, index) => {
      const set = own[index] ?? own[0];
      if (set) paragraphs.push(paragraphOf(paragraph, set, align, fontSize(node, values, set.size)));
    });
  }
  return { paragraphs, box: { ...boxOf(node, hanging, values), ...given } };
}

function paragraphOf(
  paragraph: Paragraph,
  shown: NodeParagraph,
  align: ParagraphProps['align'],
  size: number,
): Paragraph {
  const hang = hangOf(shown.words.find((word) => word.size)?.size ?? size) * PIXELS;
  const level: ParagraphProps = shown.bullet
    ? {
        level: shown.level,
        marginLeft: hang * Math.max(1, shown.level),
        indent: -hang,
        bullet: { type: 'char', char: '•' },
      }
    : { level: shown.level, marginLeft: 0, indent: 0, bullet: { type: 'none' } };
  const after = shown.bullet || shown.level > 0 ? 0.15 : 0.35;
  const points = Math.min(4000, Math.max(1, size));
  return {
    ...paragraph,
    props: {
      align,
      lineSpacing: { type: 'percent', value: 0.9 },
      spaceBefore: { type: 'points', value: 0 },
      spaceAfter: { type: 'percent', value: after },
      ...level,
      ...paragraph.props,
    },
    runs: paragraph.runs.map((run) => ({ ...run, props: { size: points, ...run.props } })),
    endProps: { size: points, ...paragraph.endProps },
  };
}

const ALIGNS: Readonly<Record<string, ParagraphProps['align']>> = { l: 'l', ctr: 'ctr', r: 'r' };

/** 21.4.7.42: a parent's text alone is centred, text with children is left-aligned, unless set otherwise. */
function alignOf(node: LayoutNode, hanging: boolean): ParagraphProps['align'] {
  const direction = runsBackwards(node) ? 'RTL' : 'LTR';
  const named = node.parameters.get(hanging ? `shpTx${direction}AlignCh` : `parTx${direction}Align`);
  const other = hanging ? (direction === 'RTL' ? 'r' : 'l') : 'ctr';
  return ownValue(ALIGNS, named ?? other) ?? 'ctr';
}

const ANCHORS: Readonly<Record<string, TextBox['anchor']>> = { t: 't', mid: 'ctr', b: 'b' };

function boxOf(node: LayoutNode, hanging: boolean, values: ConstraintValues): TextBox {
  const insets = insetsOf(node, values);
  const named = node.parameters.get(hanging ? 'txAnchorVertCh' : 'txAnchorVert') ?? (hanging ? 't' : 'mid');
  const px = (points: number) => Math.round(Math.min(1e5, points) * PIXELS * 1000) / 1000;
  return {
    insetLeft: px(insets.l),
    insetTop: px(insets.t),
    insetRight: px(insets.r),
    insetBottom: px(insets.b),
    anchor: ownValue(ANCHORS, named) ?? 'ctr',
    wrap: true,
  };
}
