import type { Page } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { patchNotes } from './notes-patch.ts';

type Notes = Page['notes'];

const placeholder = (type: string, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/>${text}</p:sp>`;
const body = (text: string) => placeholder('body', `<p:txBody><a:bodyPr z="1"/>${text}</p:txBody>`);
const P = '<a:p><a:pPr z="2"/><a:r><a:t>old</a:t></a:r></a:p>';
const notes = (text: string): Notes => ({ paragraphs: [{ runs: [{ type: 'text', text }] }] });

function patched(tree: string, own: Notes, original: Notes, attributes = ''): string | false {
  const xml = `<p:notes xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ${attributes}><p:cSld><p:spTree>${tree}</p:spTree></p:cSld></p:notes>`;
  const patch = PatchedXml.of(strToU8(xml));
  if (!patch) throw new Error('not well-formed');
  const done = patchNotes(own, original, patch, () => undefined, outScope());
  return done && (/<p:spTree>(.*)<\/p:spTree>/.exec(patch.result())?.[1] ?? '');
}

describe('patchNotes', () => {
  it('changes the text in its placeholder, and keeps the rest', () => {
    const image = placeholder('sldImg', '');
    expect(patched(image + body(P), notes('new'), notes('old'))).toBe(image + body(P.replace('old', 'new')));
  });

  it('finds the placeholder in a group', () => {
    expect(patched(`<p:grpSp>${body(P)}</p:grpSp>`, notes('new'), notes('old'))).toContain('<a:t>new</a:t>');
  });

  it('empties the text when the notes are removed', () => {
    expect(patched(body(P), undefined, notes('old'))).toBe(body('<a:p><a:pPr z="2"/></a:p>'));
  });

  it('writes a text where the original had none', () => {
    expect(patched(body('<a:p/>'), notes('new'), undefined)).toContain(
      '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>new</a:t></a:r></a:p></p:txBody>',
    );
  });

  it('is false without exactly one placeholder with a text', () => {
    expect(patched('', notes('new'), notes('old'))).toBe(false);
    expect(patched(body(P) + body(P), notes('new'), notes('old'))).toBe(false);
    expect(patched(placeholder('body', ''), notes('new'), notes('old'))).toBe(false);
    expect(patched(placeholder('title', '<p:txBody/>'), notes('new'), notes('old'))).toBe(false);
  });

  it('is false for a formula, and for other meanings of our prefixes', () => {
    const formula: Notes = { paragraphs: [{ runs: [{ type: 'formula', latex: 'x' }] }] };
    expect(patched(body(P), formula, notes('old'))).toBe(false);
    expect(patched(body(P), notes('new'), notes('old'), 'xmlns:r="urn:other"')).toBe(false);
  });
});
