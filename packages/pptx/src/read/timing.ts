import type { Animation, Element } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';

export function readAnimations(
  _slide: XmlElement,
  _scope: TreeScope,
  _elements: readonly Element[],
): Animation[] {
  return [];
}
export function applyPlayback(_slide: XmlElement, _scope: TreeScope, _elements: readonly Element[]): void {}
