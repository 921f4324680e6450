import type { Element } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';
import { type Place, readBase, resolveFrame } from './element-base.ts';

export function readInk(node: XmlElement, scope: TreeScope, place: Place): Element[] {
  const { frame } = resolveFrame(node.child('p14:xfrm'), undefined, scope, place.space);
  return [{ ...readBase(node, scope, place, frame), type: 'unknown', what: 'contentPart' }];
}
