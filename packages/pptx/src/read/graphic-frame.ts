import type { Element } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';
import { type Place, readBase, readPlaceholder, resolveFrame } from './element-base.ts';

export function readGraphicFrame(node: XmlElement, scope: TreeScope, place: Place): Element[] {
  const { frame } = resolveFrame(node.child('p:xfrm'), readPlaceholder(node), scope, place.space);
  const base = readBase(node, scope, place, frame);
  const texts = [...node.descendants()].filter((child) => child.name === 'a:t').map((child) => child.text);
  return [{ ...base, type: 'unknown', what: 'graphicFrame', texts }];
}
