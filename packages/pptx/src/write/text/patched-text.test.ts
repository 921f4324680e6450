import type { Paragraph, TextBody } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { patchedText } from './patched-text.ts';

const NAMES = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const p = (text: string, z = '') => `<a:p><a:pPr${z && ` z="${z}"`}/><a:r><a:t>${text}</a:t></a:r></a:p>`;
const paragraph = (text: string): Paragraph => ({ runs: [{ type: 'text', text }] });
const body = (...texts: string[]): TextBody => ({ paragraphs: texts.map(paragraph) });
const XML = `<a:bodyPr z="0"/><a:lstStyle z="0"/>${p('a', '1')}${p('b', '2')}${p('c', '3')}`;

function patched(own: TextBody, xml = XML, original = body('a', 'b', 'c')) {
  const patch = PatchedXml.of(strToU8(`<a:txBody ${NAMES}>${xml}</a:txBody>`));
  if (!patch) throw new Error('not well-formed');
  const found = patchedText(patch.root, own, original, patch, () => undefined, outScope());
  return {
    xml: found.xml.replace(/^<a:txBody>|<\/a:txBody>$/g, ''),
    pieces: found.pieces.map(({ name }) => name),
  };
}

describe('patchedText', () => {
  it('copies everything that is unchanged', () => {
    expect(patched(body('a', 'b', 'c'))).toEqual({
      xml: XML,
      pieces: ['a:bodyPr', 'a:lstStyle', 'a:p', 'a:p', 'a:p'],
    });
  });

  it.each([
    ['changed', body('a', 'X', 'c'), p('a', '1') + p('X', '2') + p('c', '3')],
    ['removed', body('a', 'c'), p('a', '1') + p('c', '3')],
    ['removed at the start', body('b', 'c'), p('b', '2') + p('c', '3')],
    ['removed at the end', body('a', 'b'), p('a', '1') + p('b', '2')],
    ['inserted', body('a', 'X', 'b', 'c'), p('a', '1') + p('X', '1') + p('b', '2') + p('c', '3')],
    [
      'inserted at the start',
      body('X', 'a', 'b', 'c'),
      p('X', '1') + p('a', '1') + p('b', '2') + p('c', '3'),
    ],
    ['inserted at the end', body('a', 'b', 'c', 'X'), p('a', '1') + p('b', '2') + p('c', '3') + p('X', '3')],
    ['repeated', body('a', 'a', 'b', 'c'), p('a', '1') + p('a', '1') + p('b', '2') + p('c', '3')],
  ])('writes a paragraph that is %s', (_, own, paragraphs) => {
    expect(patched(own).xml).toBe(`<a:bodyPr z="0"/><a:lstStyle z="0"/>${paragraphs}`);
  });

  it('changes the box and the levels', () => {
    const own: TextBody = { ...body('a', 'b', 'c'), box: { wrap: false }, levels: [{ run: { bold: true } }] };
    expect(patched(own).xml).toMatch(
      /^<a:bodyPr z="0" wrap="none"\/><a:lstStyle><a:lvl1pPr><a:defRPr b="1"\/><\/a:lvl1pPr><\/a:lstStyle><a:p>/,
    );
  });

  it('adds a box and levels that are missing', () => {
    const own: TextBody = { ...body('a'), levels: [{ run: { bold: true } }] };
    expect(patched(own, p('a'), body('a')).xml).toMatch(/^<a:bodyPr\/><a:lstStyle><a:lvl1pPr>/);
    expect(patched(body('a'), p('a'), body('a')).xml).toBe(`<a:bodyPr/>${p('a')}`);
  });

  it('writes the text again when it has other content or another number of paragraphs', () => {
    const again = '<a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>a</a:t></a:r></a:p>';
    expect(patched(body('a'), `<a:bodyPr/><a:other/>${p('a')}`, body('a'))).toEqual({
      xml: again,
      pieces: [],
    });
    expect(patched(body('a'), p('a'), body('a', 'b'))).toEqual({ xml: again, pieces: [] });
  });
});
