import type { Color, Element, Fill, GroupElement, Paragraph, TextBody } from '@lectern/courseware';
import type { Part } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { clamp } from '../read/geometry/units.ts';
import { orderKeyAt } from '../read/order-key.ts';
import { readColors } from '../read/paint/color.ts';
import { type DiagramNode, diagramNodes } from './diagram-nodes.ts';
import { type DiagramBox, layOutDiagram } from './family-layout.ts';

/** Inset of a box's text, pixels, and smallest and largest font size, points. */
const INSET = 6;
const SMALLEST = 8;
const LARGEST = 40;

/** The shapes of a diagram without a drawing part: laid out by family, coloured by its colours part. */
export function drawDiagram(
  data: Part,
  colorsPart: Part | undefined,
  layout: string | undefined,
  scope: TreeScope,
  group: GroupElement,
): Element[] {
  const inner: TreeScope = { ...scope, part: data, elementIds: new Map(), later: [] };
  const boxes = layOutDiagram(layout, diagramNodes(data.root, inner), group.frame, runsBackwards(data));
  const colors = nodeColors(colorsPart);
  const labels = new Map(
    colorsPart?.root.all('dgm:styleLbl').map((label) => [label.attr('name') ?? '', label]),
  );
  const texts = boxes.map(textOf);
  const size = fittingSize(boxes, texts);
  let filled = 0;
  return boxes.map((box, index): Element => {
    const color = colors[box.role === 'main' ? filled++ % colors.length : 0] ?? ACCENT;
    const common = {
      kind: 'element' as const,
      id: scope.context.newId(),
      parentId: group.id,
      order: orderKeyAt(index),
      frame: box.frame,
    };
    const geometry = {
      type: 'preset' as const,
      preset: box.preset,
      ...(box.adjust ? { adjust: { ...box.adjust } } : {}),
    };
    if (box.role === 'line') {
      return { ...common, type: 'line', geometry, line: { width: 1.5, fill: { type: 'solid', color } } };
    }
    const text = texts[index];
    const label = labels.get((box.onlyChildren ? box.node?.bodyLabel : box.node?.label) ?? '');
    return {
      ...common,
      type: 'shape',
      geometry,
      fill: fillOf(box, color, label),
      ...(box.role === 'plain' ? { line: { width: 1.5, fill: { type: 'solid', color } } } : {}),
      ...(text ? { text: sized(text, size) } : {}),
      textDefaults: [{ run: { fill: { type: 'solid', color: textColor(box, label) } } }],
    };
  });
}

function scheme(slot: 'accent1' | 'lt1' | 'dk1'): Color {
  return { type: 'scheme', slot };
}

const ACCENT = scheme('accent1');

/** The text colour of the colours part, if the box has the matching fill. */
function textColor(box: DiagramBox, label: XmlElement | undefined): Color {
  const list = label?.child('dgm:txFillClrLst');
  const said = list && box.onlyChildren && box.role === 'soft' ? readColors(list)[0] : undefined;
  return said ?? scheme(box.role === 'main' ? 'lt1' : 'dk1');
}

function fillOf(box: DiagramBox, color: Color, label: XmlElement | undefined): Fill {
  if (box.role === 'bare') return { type: 'none' };
  if (box.role === 'plain') return { type: 'solid', color: scheme('lt1') };
  if (box.role === 'main') return box.node?.fill ?? { type: 'solid', color };
  const own = box.onlyChildren ? (box.node?.bodyFill ?? box.node?.children[0]?.fill) : undefined;
  if (own) return own;
  const list = box.onlyChildren ? label?.child('dgm:fillClrLst') : undefined;
  const [said] = list ? readColors(list) : [];
  if (said) return { type: 'solid', color: said };
  return { type: 'solid', color: { ...color, mods: [...(color.mods ?? []), { op: 'tint', value: 0.4 }] } };
}

/** Whether the diagram runs from right to left (dgm:dir, 21.4.6.5), a setting of its first presentation point. */
function runsBackwards(data: Part): boolean {
  const variables = data.root
    .child('dgm:ptLst')
    ?.all('dgm:pt')
    .find((point) => point.attr('type') === 'pres')
    ?.path('dgm:prSet', 'dgm:presLayoutVars');
  return variables?.child('dgm:dir')?.attr('val') === 'rev';
}

/** Fills of the colours part for entries (dgm:styleLbl `node1`), in turn. */
function nodeColors(part: Part | undefined): Color[] {
  const label = part?.root.all('dgm:styleLbl').find((one) => one.attr('name') === 'node1');
  const list = label?.child('dgm:fillClrLst');
  const colors = list ? readColors(list) : [];
  return colors.length > 0 ? colors : [ACCENT];
}

/** Text of a box: its entry, the children as a list, or both. */
function textOf(box: DiagramBox): TextBody | undefined {
  if (!box.node) return undefined;
  const below = box.withChildren || box.onlyChildren ? listOf(box.node.children, 0) : [];
  const own = box.onlyChildren ? [] : box.node.text.paragraphs.map((one) => aligned(one, below.length === 0));
  const paragraphs = [...own, ...below];
  return paragraphs.length > 0
    ? {
        paragraphs,
        box: { anchor: 'ctr', insetLeft: INSET, insetRight: INSET, insetTop: INSET, insetBottom: INSET },
      }
    : undefined;
}

function aligned(paragraph: Paragraph, centred: boolean): Paragraph {
  return centred ? { ...paragraph, props: { align: 'ctr', ...paragraph.props } } : paragraph;
}

function listOf(nodes: readonly DiagramNode[], level: number): Paragraph[] {
  return nodes.flatMap((node) => [
    ...node.text.paragraphs.map(
      (paragraph): Paragraph => ({
        ...paragraph,
        props: {
          ...paragraph.props,
          ...(level > 0 ? { level: Math.min(level, 8) } : {}),
          marginLeft: 16 * (level + 1),
          indent: -16,
          bullet: { type: 'char', char: '•' },
        },
      }),
    ),
    ...listOf(node.children, level + 1),
  ]);
}

/** Largest font size, points, at which all texts fit: like PowerPoint, the boxes share one size. */
function fittingSize(boxes: readonly DiagramBox[], texts: readonly (TextBody | undefined)[]): number {
  const measured = boxes.flatMap(({ frame, preset }, index) => {
    const text = texts[index];
    if (!text) return [];
    const round = preset === 'ellipse' || preset === 'triangle' ? 0.7 : 1;
    const width = Math.max(1, frame.w * round - 2 * INSET);
    return [{ width, height: frame.h * round - 2 * INSET, lengths: text.paragraphs.map(lengthOf) }];
  });
  for (let size = LARGEST; size > SMALLEST; size -= 1) {
    const em = (size * 96) / 72;
    const fits = measured.every(({ width, height, lengths }) => {
      const lines = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil((length * em) / width)), 0);
      return lines * em * 1.2 <= height;
    });
    if (fits) return size;
  }
  return SMALLEST;
}

/** Estimated length of a paragraph on one line, ems: half an em per letter, one em per full-width character. */
function lengthOf(paragraph: Paragraph): number {
  let length = paragraph.props?.marginLeft ? 1 : 0;
  for (const run of paragraph.runs) {
    if (run.type !== 'text' && run.type !== 'field') continue;
    for (const character of run.text) length += character.charCodeAt(0) > 0x2e80 ? 1 : 0.52;
  }
  return length;
}

/** Sets the fitting size on runs without a size. */
function sized(text: TextBody, size: number): TextBody {
  const points = clamp(size, SMALLEST, LARGEST);
  return {
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, props: { size: points, ...run.props } })),
    })),
  };
}
