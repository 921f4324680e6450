import type { Element, ElementOf, Fill } from '@lectern/courseware';
import {
  drawnMind,
  type MindBox,
  type MindLink,
  type MindLook,
  mindMap,
  mindPlace,
  mindSlot,
} from '@lectern/courseware/mind';
import type { OutScope } from '../package/out-scope.ts';
import { transformXml } from '../paint/geometry-out.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { drawingPropertiesXml, locksXml } from './element-base-out.ts';

/**
 * A mind map as a group of shapes with curves between them, in its displayed layout; an extension stores the map for a
 * later import.
 */
export function mindXml(
  element: ElementOf<'tool'>,
  scope: OutScope,
  xmlOf: (element: Element, scope: OutScope) => Xml,
): Xml {
  const map = mindMap(element.data);
  const drawing = drawnMind(map, 'zh');
  const place = mindPlace(drawing, element.frame);
  const at = (part: { x: number; y: number; w: number; h: number }) => ({
    x: place.x + part.x * place.scale,
    y: place.y + part.y * place.scale,
    w: part.w * place.scale,
    h: part.h * place.scale,
  });
  const base = { kind: 'element', parentId: element.id } as const;
  const lines = drawing.links.map((link, index): Element => {
    const frame = linkFrame(link, drawing.way === 'down');
    return {
      ...base,
      id: `${element.id} link ${index}`,
      order: `a${index}`,
      type: 'line',
      geometry: { type: 'preset', preset: 'curvedConnector3' },
      frame: { ...frame, ...at(frame) },
      line: { width: 2.5 * place.scale, fill: themed(slotOf(map.look, link.branch)) },
    };
  });
  const boxes = drawing.boxes.map((box, index): Element => {
    const color = themed(box.level === 0 ? 'accent1' : slotOf(map.look, box.branch));
    return {
      ...base,
      id: `${element.id} ${box.node.id}`,
      order: `b${index}`,
      type: 'shape',
      geometry: {
        type: 'preset',
        preset: 'roundRect',
        adjust: { adj: Math.min(50_000, Math.round((14 / Math.min(box.w, box.h)) * 100_000)) },
      },
      frame: at(box),
      fill: box.level === 0 ? color : themed('bg1'),
      line: { width: (box.level > 1 ? 1.5 : 2.5) * place.scale, fill: color },
      text: {
        box: { anchor: 'ctr', insetLeft: 0, insetRight: 0, insetTop: 0, insetBottom: 0, wrap: false },
        paragraphs: box.lines.map((text) => ({
          props: { align: 'ctr' },
          runs: [
            {
              type: 'text',
              text,
              props: {
                // Points from pixels; PowerPoint's least font size is 1.
                size: Math.max(1, Math.round(box.size * place.scale * 0.75 * 10) / 10),
                ...(box.level < 2 && { bold: true }),
                fill: themed(box.level === 0 ? 'bg1' : 'tx1'),
              },
            },
          ],
        })),
      },
    };
  });
  return tag(
    'p:grpSp',
    {},
    tag(
      'p:nvGrpSpPr',
      {},
      drawingPropertiesXml(element, scope),
      tag('p:cNvGrpSpPr', {}, locksXml('a:grpSpLocks', element)),
      tag('p:nvPr'),
    ),
    tag('p:grpSpPr', {}, transformXml('a:xfrm', element.frame, element.frame)),
    ...[...lines, ...boxes].map((part) => xmlOf(part, scope)),
  );
}

function themed(slot: 'bg1' | 'tx1' | ReturnType<typeof mindSlot>): Fill {
  return { type: 'solid', color: { type: 'scheme', slot } };
}

function slotOf(look: MindLook, branch: MindBox['branch']): ReturnType<typeof mindSlot> {
  return look === 'plain' ? 'accent1' : mindSlot(branch);
}

/**
 * The preset leaves its left top horizontally and ends horizontally at its right bottom, so a link downwards is rotated
 * by 90°.
 */
function linkFrame({ from, to }: MindLink, down: boolean) {
  const [w, h] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  if (!down) return { x, y, w, h, flipH: to.x < from.x || undefined, flipV: to.y < from.y || undefined };
  const middle = { x: x + w / 2, y: y + h / 2 };
  return {
    x: middle.x - h / 2,
    y: middle.y - w / 2,
    w: h,
    h: w,
    rotation: 90,
    flipV: to.x > from.x || undefined,
  };
}
