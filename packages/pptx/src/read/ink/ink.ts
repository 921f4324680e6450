import type { Element, InkElement } from '@lectern/courseware';
import { fallbackOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { note, type TreeScope } from '../context.ts';
import { type ElementBase, type Place, readBase, resolveFrame } from '../element-base.ts';
import { round } from '../geometry/units.ts';
import { orderKeyAt } from '../order-key.ts';
import { blipAsset } from '../paint/blip.ts';
import { type InkTrace, readInkMl } from './inkml.ts';

/** A content part (p14:contentPart, [MS-PPTX] 2.2.2.2): ink, one element per stroke, several in a group. */
export function readInk(node: XmlElement, scope: TreeScope, place: Place): Element[] {
  const fallback = fallbackOf(node);
  const own = node.children.find((child) => child.name.endsWith(':xfrm'));
  const { frame } = resolveFrame(own ?? fallback?.find('a:xfrm'), undefined, scope, place.space);
  const base = readBase(node, scope, place, frame);
  const relation = scope.part.relations.get(node.attr('r:id') ?? '');
  const part = relation && !relation.external ? scope.context.package.part(relation.target) : undefined;
  const traces = part ? readInkMl(part.root) : [];
  if (traces.length === 0) {
    const blip = fallback?.find('a:blip');
    const preview = blip && blipAsset(blip, scope)?.asset;
    note(scope, 'OBJECT_UNKNOWN', base.id, 'ink');
    return [{ ...base, type: 'unknown', what: 'contentPart', ...(preview ? { preview } : {}) }];
  }
  return strokes(traces, base, scope);
}

/** Ink has its own units: its bounds are mapped to the frame on the slide. */
function strokes(traces: readonly InkTrace[], base: ElementBase, scope: TreeScope): Element[] {
  const bounds = boundsOf(traces.map((trace) => trace.points));
  const pen = Math.max(...traces.map((trace) => trace.width));
  const { frame } = base;
  const room = { w: Math.max(0, frame.w - pen), h: Math.max(0, frame.h - pen) };
  const scaleX = bounds.w > 0 ? room.w / bounds.w : 1;
  const scaleY = bounds.h > 0 ? room.h / bounds.h : 1;
  const inside = (frame.w - room.w) / 2;
  const group: Element = { ...base, type: 'group' };
  const elements = traces.map((trace, index): InkElement => {
    const points = trace.points.map((value, i) => {
      if (i % 3 === 0) return (value - bounds.x) * scaleX + inside;
      if (i % 3 === 1) return (value - bounds.y) * scaleY + (frame.h - room.h) / 2;
      return value;
    });
    const own = boundsOf([points]);
    const shared = {
      type: 'ink' as const,
      tool: trace.highlighter ? ('highlighter' as const) : ('pen' as const),
      color: trace.color,
      width: trace.width,
      points: points.map((value, i) =>
        round(i % 3 === 0 ? value - own.x : i % 3 === 1 ? value - own.y : value, 100),
      ),
      ...(trace.opacity < 1 ? { opacity: trace.opacity } : {}),
    };
    if (traces.length === 1) {
      return {
        ...base,
        ...shared,
        frame: { ...frame, x: frame.x + own.x, y: frame.y + own.y, w: own.w, h: own.h },
      };
    }
    return {
      kind: 'element',
      id: scope.context.newId(),
      parentId: base.id,
      order: orderKeyAt(index),
      frame: { x: own.x, y: own.y, w: own.w, h: own.h },
      ...shared,
    };
  });
  return elements.length === 1 ? elements : [group, ...elements];
}

/** Bounds of points given as x, y and pressure in turn. */
function boundsOf(lists: readonly (readonly number[])[]): { x: number; y: number; w: number; h: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of lists) {
    for (let i = 0; i + 1 < points.length; i += 3) {
      const x = points[i] ?? 0;
      const y = points[i + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}
