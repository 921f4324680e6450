import type { Page, TextBody } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { readPlaceholder } from '../../read/element-base.ts';
import type { Counterpart } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import { patchedText } from '../text/patched-text.ts';
import { textBodyXml } from '../text/text-out.ts';
import { declare } from '../xml/declared-prefixes.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';

const NOTHING: TextBody = { paragraphs: [{ runs: [] }] };

/** Sets the text of an original notes page; false when the page does not have exactly one placeholder for it. */
export function patchNotes(
  notes: Page['notes'],
  original: Page['notes'],
  patch: PatchedXml,
  counterpart: Counterpart,
  scope: OutScope,
): boolean {
  const bodies = bodyShapes(patch.root.child('p:cSld')?.child('p:spTree'));
  const body = bodies.length === 1 ? bodies[0]?.child('p:txBody') : undefined;
  if (!body || !declare(patch)) return false;
  const xml = original
    ? patchedText(body, notes ?? NOTHING, original, patch, counterpart, scope).xml
    : textBodyXml('p:txBody', notes, scope);
  // formulas need a wrapper that the original notes do not have
  if (xml.includes('<a14:m')) return false;
  patch.replace(body, xml);
  return true;
}

function bodyShapes(parent: XmlElement | undefined): XmlElement[] {
  if (!parent) return [];
  return contentOf(parent).flatMap((node) => {
    if (node.name === 'p:grpSp') return bodyShapes(node);
    return node.name === 'p:sp' && readPlaceholder(node)?.type === 'body' ? [node] : [];
  });
}
