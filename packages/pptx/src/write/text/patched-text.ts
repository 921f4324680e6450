import type { TextBody } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { type Counterpart, sameValue } from '../original/same-record.ts';
import type { OutScope } from '../package/out-scope.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';
import { tag } from '../xml/xml-out.ts';
import { PatchedParagraphs } from './patched-paragraphs.ts';
import { PatchedProperties } from './patched-properties.ts';
import { bodyPropertiesXml, levelsXml, textBodyXml } from './text-out.ts';

/** A text and the parts of its original that are unchanged: box, levels, paragraphs and runs. */
export function patchedText(
  body: XmlElement,
  text: TextBody,
  original: TextBody,
  patch: PatchedXml,
  counterpart: Counterpart,
  scope: OutScope,
): { readonly xml: string; readonly pieces: readonly XmlElement[] } {
  const paragraphs = body.children.filter((child) => child.name === 'a:p');
  const box = body.child('a:bodyPr');
  const levels = body.child('a:lstStyle');
  const others = body.children.length - paragraphs.length - (box ? 1 : 0) - (levels ? 1 : 0);
  if (others > 0 || paragraphs.length !== original.paragraphs.length)
    return { xml: textBodyXml(nameOf(body, patch), text, scope), pieces: [] };
  const pieces: XmlElement[] = [];
  const properties = new PatchedProperties(patch, counterpart);
  const ownBox = bodyPropertiesXml(text.box);
  let xml = box ? properties.box(text.box, { element: box, props: original.box }, ownBox) : ownBox;
  pieces.push(...properties.pieces);
  if (levels && sameValue(text.levels, original.levels, counterpart)) {
    pieces.push(levels);
    xml += patch.slice(levels);
  } else if (levels || text.levels) xml += tag('a:lstStyle', {}, ...levelsXml(text.levels, scope));
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
  const kept = (elements: readonly XmlElement[]) => {
    pieces.push(...elements);
    return elements.map((element) => patch.slice(element)).join('');
  };
  const middle = text.paragraphs.slice(before, text.paragraphs.length - behind);
  // If all original paragraphs remain, new paragraphs were started after them, or before the first.
  const [from, to] =
    before + behind < paragraphs.length
      ? [before, paragraphs.length - behind]
      : [Math.max(0, before - 1), Math.max(1, before)];
  const changed = new PatchedParagraphs(
    { paragraphs: original.paragraphs.slice(from, to), elements: paragraphs.slice(from, to) },
    patch,
    counterpart,
    scope,
  );
  xml += kept(paragraphs.slice(0, before)) + changed.xml(middle).join('');
  xml += kept(paragraphs.slice(paragraphs.length - behind));
  pieces.push(...changed.pieces);
  return { xml: `<${nameOf(body, patch)}>${xml}</${nameOf(body, patch)}>`, pieces };
}

function nameOf(body: XmlElement, patch: PatchedXml): string {
  return /^<([^\s/>]+)/.exec(patch.slice(body))?.[1] ?? body.name;
}
