import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../package/xml.ts';
import { PatchedXml, type Splice, spliced } from '../xml/patched-xml.ts';
import { idEdits, placedAt, placedNodes, withId } from './node-place.ts';

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

function opened(xml: string): { patch: PatchedXml; node: XmlElement } {
  const patch = PatchedXml.of(strToU8(`<x ${NAMES}>${xml}</x>`));
  const node = patch?.root.children[0];
  if (!patch || !node) throw new Error('not well-formed');
  return { patch, node };
}

/** The XML after replacements. */
function edited(xml: string, edits: (patch: PatchedXml, node: XmlElement) => readonly Splice[]): string {
  const { patch, node } = opened(xml);
  return spliced(patch.text, node.start, node.end, edits(patch, node));
}

describe('placedNodes', () => {
  const names = (xml: string) => placedNodes(opened(xml).node).map(({ name }) => name);

  it.each([
    ['a shape', '<p:sp><p:spPr/></p:sp>', ['p:sp']],
    ['a picture', '<p:pic><p:spPr/></p:pic>', ['p:pic']],
    ['a connector', '<p:cxnSp><p:spPr/></p:cxnSp>', ['p:cxnSp']],
    ['a frame', '<p:graphicFrame/>', ['p:graphicFrame']],
    ['no shape without properties', '<p:sp/>', []],
    ['no group', '<p:grpSp><p:spPr/></p:grpSp>', []],
    [
      'a node of each alternative',
      '<mc:AlternateContent><mc:Choice Requires="a"><p:graphicFrame/></mc:Choice><mc:Fallback><p:pic><p:spPr/></p:pic></mc:Fallback></mc:AlternateContent>',
      ['p:graphicFrame', 'p:pic'],
    ],
    [
      'nothing for an alternative with a group',
      '<mc:AlternateContent><mc:Choice Requires="a"><p:graphicFrame/></mc:Choice><mc:Fallback><p:grpSp/></mc:Fallback></mc:AlternateContent>',
      [],
    ],
    [
      'nothing for an alternative with two nodes',
      '<mc:AlternateContent><mc:Choice Requires="a"><p:graphicFrame/><p:graphicFrame/></mc:Choice></mc:AlternateContent>',
      [],
    ],
    [
      'a node beside an empty alternative',
      '<mc:AlternateContent><mc:Choice Requires="a"><p:graphicFrame/></mc:Choice><mc:Fallback/></mc:AlternateContent>',
      ['p:graphicFrame'],
    ],
  ])('returns %s', (_, xml, expected) => {
    expect(names(xml)).toEqual(expected);
  });
});

describe('placedAt', () => {
  const frame = { x: 1, y: 2, w: 3, h: 4 };
  const at = (xml: string) => edited(xml, (patch, node) => [placedAt(patch, node, frame)]);
  const xfrm = (name: string) =>
    `<${name}><a:off x="9525" y="19050"/><a:ext cx="28575" cy="38100"/></${name}>`;

  it('replaces the position of a shape or frame', () => {
    expect(at('<p:sp><p:spPr><a:xfrm rot="1"/><a:noFill/></p:spPr></p:sp>')).toBe(
      `<p:sp><p:spPr>${xfrm('a:xfrm')}<a:noFill/></p:spPr></p:sp>`,
    );
    expect(at('<p:graphicFrame><p:xfrm/></p:graphicFrame>')).toBe(
      `<p:graphicFrame>${xfrm('p:xfrm')}</p:graphicFrame>`,
    );
  });

  it('adds a missing position first', () => {
    expect(at('<p:sp><p:spPr bwMode="auto"><a:noFill/></p:spPr></p:sp>')).toBe(
      `<p:sp><p:spPr bwMode="auto">${xfrm('a:xfrm')}<a:noFill/></p:spPr></p:sp>`,
    );
    expect(at('<p:sp><p:spPr bwMode="auto"/></p:sp>')).toBe(
      `<p:sp><p:spPr bwMode="auto">${xfrm('a:xfrm')}</p:spPr></p:sp>`,
    );
  });
});

describe('withId', () => {
  it.each([
    ['<p:cNvPr id="4" name="n"/>', '<p:cNvPr id="9" name="n"/>'],
    ["<p:cNvPr name='n' id = '4'/>", '<p:cNvPr name=\'n\' id="9"/>'],
    ['<p:cNvPr name="n"/>', '<p:cNvPr id="9" name="n"/>'],
    ['<p:cNvPr/>', '<p:cNvPr id="9"/>'],
  ])('replaces or adds the id of %s', (xml, expected) => {
    expect(edited(xml, (patch, node) => [withId(patch, node, 9)])).toBe(expected);
  });
});

it('idEdits replaces the ids of a piece and its descendants by their positions', () => {
  const shape = (id: number) => `<p:sp><p:nvSpPr><p:cNvPr id="${id}"/></p:nvSpPr></p:sp>`;
  const xml = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="1"/></p:nvGrpSpPr>${shape(2)}${shape(3)}</p:grpSp>`;
  expect(
    edited(xml, (patch, node) =>
      idEdits(
        patch,
        node,
        new Map([
          [node.start, 11],
          [node.children[2]?.start ?? 0, 13],
        ]),
      ),
    ),
  ).toBe(xml.replace('id="1"', 'id="11"').replace('id="3"', 'id="13"'));
});
