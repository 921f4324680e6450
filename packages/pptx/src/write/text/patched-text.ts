import type { TextBody } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { type Counterpart, sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';
import { paragraphXml, textBodyXml } from './text-out.ts';

/** A text with its original's box, levels and untouched paragraphs as they were, and the pieces that were kept. */
export function patchedText(
  body: XmlElement,
  text: TextBody,
  original: TextBody,
  patch: PatchedXml,
  counterpart: Counterpart,
  scope: OutScope,
): { readonly xml: string; readonly pieces: readonly XmlElement[] } {
  const paragraphs = body.children.filter((child) => child.name === 'a:p');
  const head = body.children.filter((child) => child.name === 'a:bodyPr' || child.name === 'a:lstStyle');
  const plain =
    body.children.length === paragraphs.length + head.length &&
    paragraphs.length === original.paragraphs.length &&
    sameValue(text.box, original.box, counterpart) &&
    sameValue(text.levels, original.levels, counterpart);
  if (!plain) return { xml: textBodyXml('p:txBody', text, scope), pieces: [] };
  const pieces = [...head];
  const same = (own: number, theirs: number) =>
    sameValue(
      { paragraphs: [text.paragraphs[own]] },
      { paragraphs: [original.paragraphs[theirs]] },
      counterpart,
    );
  const most = Math.min(text.paragraphs.length, paragraphs.length);
  let before = 0;
  while (before < most && same(before, before)) before++;
  let behind = 0;
  while (
    behind < most - before &&
    same(text.paragraphs.length - 1 - behind, paragraphs.length - 1 - behind)
  ) {
    behind++;
  }
  const written = text.paragraphs.map((paragraph, index) => {
    const fromEnd = text.paragraphs.length - index;
    const kept = index < before ? paragraphs[index] : fromEnd <= behind ? paragraphs.at(-fromEnd) : undefined;
    if (!kept) return paragraphXml(paragraph, scope);
    pieces.push(kept);
    return patch.slice(kept);
  });
  const start = patch.startTag(body);
  const end = patch.text.slice(patch.text.lastIndexOf('</', body.end - 1), body.end);
  return { xml: start + head.map((child) => patch.slice(child)).join('') + written.join('') + end, pieces };
}
