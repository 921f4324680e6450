import type { TextBody } from '@lectern/courseware';
import { contentOf } from '../package/compatibility.ts';
import { relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from './context.ts';
import { readPlaceholder } from './element-base.ts';
import { hasText, readTextBody } from './text/text.ts';

/** The speaker notes of a slide (p:notes, 19.3.1.26): the text of the notes page's body placeholders. */
export function readNotes(slide: TreeScope): TextBody | undefined {
  const relation = relationOfType(slide.part.relations, 'notesSlide');
  const part = relation && slide.context.package.part(relation.target);
  if (!part) return undefined;
  const scope: TreeScope = { ...slide, part, elementIds: new Map(), later: [] };
  const bodies = bodyShapes(part.root.path('p:cSld', 'p:spTree'))
    .map((shape) => readTextBody(shape.child('p:txBody'), scope))
    .filter((body) => body !== undefined)
    .filter(hasText);
  const [first] = bodies;
  if (!first) return undefined;
  return bodies.length === 1 ? first : { ...first, paragraphs: bodies.flatMap((body) => body.paragraphs) };
}

function bodyShapes(parent: XmlElement | undefined): XmlElement[] {
  if (!parent) return [];
  return contentOf(parent).flatMap((node) => {
    if (node.name === 'p:grpSp') return bodyShapes(node);
    return node.name === 'p:sp' && readPlaceholder(node)?.type === 'body' ? [node] : [];
  });
}
