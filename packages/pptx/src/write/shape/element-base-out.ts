import type { Element, ElementOf } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { transformXml } from '../paint/geometry-out.ts';
import { actionXml } from '../text/text-out.ts';
import { tag, type Xml } from '../xml/xml-out.ts';
import { ownDataXml } from './own-data-out.ts';

const NAMES: Readonly<Record<Element['type'], string>> = {
  shape: 'Shape',
  line: 'Line',
  picture: 'Picture',
  video: 'Video',
  audio: 'Audio',
  table: 'Table',
  chart: 'Chart',
  formula: 'Formula',
  ink: 'Ink',
  group: 'Group',
  tool: 'Tool',
  question: 'Question',
  unknown: 'Object',
};

/** Non-visual properties of all elements (19.3.1.12): id, name, alternative text, links. */
export function drawingPropertiesXml(element: Element, scope: OutScope, pinyin?: string): Xml {
  const id = scope.shapeIds.get(element.id) ?? scope.nextShapeId();
  return tag(
    'p:cNvPr',
    {
      id,
      name: element.name ?? `${NAMES[element.type]} ${id}`,
      descr: element.alt,
      hidden: element.hidden || undefined,
    },
    element.click && actionXml('a:hlinkClick', element.click, scope),
    element.hover && actionXml('a:hlinkHover', element.hover, scope),
    extensionsXml([creationIdXml(element.creationId), ownDataXml(element, scope.shapeIds, pinyin)]),
  );
}

/** Id that matches elements of two pages for Morph ([MS-ODRAWXML] 2.25.2). */
function creationIdXml(id: string | undefined): Xml | undefined {
  if (id === undefined || !/^\{[0-9A-Fa-f-]{36}\}$/.test(id)) return undefined;
  const a16 = 'http://schemas.microsoft.com/office/drawing/2014/main';
  const creation = tag('a16:creationId', { 'xmlns:a16': a16, id });
  return tag('a:ext', { uri: '{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}' }, creation);
}

function extensionsXml(extensions: readonly (Xml | undefined)[]): Xml | undefined {
  return extensions.some(Boolean) ? tag('a:extLst', {}, ...extensions) : undefined;
}

export function locksXml(name: string, element: Element): Xml | undefined {
  return element.locked ? tag(name, { noGrp: 1, noMove: 1, noResize: 1 }) : undefined;
}

export function placeholderXml(placeholder: ElementOf<'shape'>['placeholder']): Xml | undefined {
  return (
    placeholder &&
    tag('p:ph', { type: placeholder.type === 'obj' ? undefined : placeholder.type, idx: placeholder.index })
  );
}

/** A frame (19.3.1.21) around content other than a shape or a picture. */
export function frameXml(
  element: ElementOf<'table' | 'chart' | 'picture'>,
  uri: string,
  content: Xml,
  scope: OutScope,
): Xml {
  return tag(
    'p:graphicFrame',
    {},
    tag(
      'p:nvGraphicFramePr',
      {},
      drawingPropertiesXml(element, scope),
      tag('p:cNvGraphicFramePr', {}, locksXml('a:graphicFrameLocks', element)),
      tag('p:nvPr', {}, placeholderXml(element.placeholder)),
    ),
    transformXml('p:xfrm', element.frame),
    tag('a:graphic', {}, tag('a:graphicData', { uri }, content)),
  );
}
