import type { ParagraphProps, RunProps, TextBox } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { PatchedXml } from '../xml/patched-xml.ts';
import { PatchedProperties } from './patched-properties.ts';
import { bodyPropertiesXml, paragraphPropertiesXml, runPropertiesXml } from './text-out.ts';

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function opened(xml: string) {
  const patch = PatchedXml.of(strToU8(`<x ${NAMES}>${xml}</x>`));
  const element = patch?.root.children[0];
  if (!patch || !element) throw new Error('not well-formed');
  return { properties: new PatchedProperties(patch, () => undefined), element };
}

function run(xml: string, before: RunProps | undefined, props: RunProps | undefined): string {
  const { properties, element } = opened(xml);
  return properties.run(
    props,
    { element, props: before },
    runPropertiesXml('a:rPr', props ?? {}, outScope()),
  );
}

function paragraph(
  xml: string,
  before: ParagraphProps | undefined,
  props: ParagraphProps | undefined,
): string {
  const { properties, element } = opened(xml);
  return properties.paragraph(
    props,
    { element, props: before },
    paragraphPropertiesXml('a:pPr', props ?? {}, undefined, outScope()),
  );
}

function box(xml: string, before: TextBox | undefined, props: TextBox | undefined): string {
  const { properties, element } = opened(xml);
  return properties.box(props, { element, props: before }, bodyPropertiesXml(props ?? {}));
}

describe('PatchedProperties.run', () => {
  it('returns unchanged properties as they are', () => {
    const xml = '<a:rPr  b = \'1\' altLang="x"><a:rtl/></a:rPr>';
    expect(run(xml, { bold: true }, { bold: true })).toBe(xml);
    expect(run(xml, undefined, undefined)).toBe(xml);
  });

  it('changes, adds and removes attributes, and keeps unknown ones', () => {
    expect(run('<a:rPr altLang=\'x\' b="1" dirty="0"/>', { bold: true }, { bold: false, size: 12 })).toBe(
      '<a:rPr altLang=\'x\' dirty="0" sz="1200" b="0"/>',
    );
    expect(run('<a:rPr altLang="x" b="1"/>', { bold: true }, {})).toBe('<a:rPr altLang="x"/>');
    expect(run('<a:rPr constructor="x" b="1"/>', { bold: true }, {})).toBe('<a:rPr constructor="x"/>');
  });

  it('changes, adds and removes children in the order of the schema', () => {
    const xml =
      '<a:rPr><a:solidFill><a:srgbClr val="111111"/></a:solidFill><a:latin typeface="A" panose="1"/><a:rtl val="1"/></a:rPr>';
    const before: RunProps = { fill: { type: 'solid', color: { type: 'rgb', value: '111111' } }, latin: 'A' };
    expect(run(xml, before, { ...before, eastAsian: 'E', outline: {} })).toBe(
      '<a:rPr><a:ln/><a:solidFill><a:srgbClr val="111111"/></a:solidFill><a:latin typeface="A" panose="1"/><a:ea typeface="E"/><a:rtl val="1"/></a:rPr>',
    );
    expect(run(xml, before, { latin: 'A', fill: { type: 'none' } })).toBe(
      '<a:rPr><a:noFill/><a:latin typeface="A" panose="1"/><a:rtl val="1"/></a:rPr>',
    );
    expect(run(xml, before, { fill: before.fill })).toBe(
      '<a:rPr><a:solidFill><a:srgbClr val="111111"/></a:solidFill><a:rtl val="1"/></a:rPr>',
    );
  });

  it('keeps the extensions of other programs beside ours', () => {
    const foreign = '<a:ext uri="{X}"><y xmlns="u"/></a:ext>';
    const xml = `<a:rPr><a:extLst>${foreign}</a:extLst></a:rPr>`;
    const patched = run(xml, {}, { ruby: 'nǐ' });
    expect(patched).toMatch(
      /^<a:rPr><a:extLst><a:ext uri="\{X\}">.*<\/a:ext><a:ext uri="[^"]*"><lectern:run .*ruby="nǐ"\/><\/a:ext><\/a:extLst><\/a:rPr>$/,
    );
    const own = runPropertiesXml('a:rPr', { ruby: 'nǐ' }, outScope()).replace(
      '<a:extLst>',
      `<a:extLst>${foreign}`,
    );
    expect(run(own, { ruby: 'nǐ' }, {})).toBe(xml);
    expect(run(runPropertiesXml('a:rPr', { ruby: 'nǐ' }, outScope()), { ruby: 'nǐ' }, {})).toBe('<a:rPr/>');
  });

  it('records the pieces that are copied', () => {
    const { properties, element } = opened('<a:rPr b="1"><a:hlinkClick r:id="r1"/></a:rPr>');
    const link = { type: 'none' } as const;
    properties.run(
      { link },
      { element, props: { link, bold: true } },
      runPropertiesXml('a:rPr', { link }, outScope()),
    );
    expect(properties.pieces.map(({ name }) => name)).toEqual(['a:hlinkClick']);
    properties.run({ link }, { element, props: { link } }, runPropertiesXml('a:rPr', { link }, outScope()));
    expect(properties.pieces.map(({ name }) => name)).toEqual(['a:hlinkClick', 'a:rPr']);
  });
});

describe('PatchedProperties.paragraph', () => {
  it('keeps what is unknown, and places spacing, bullets and tabs in order', () => {
    expect(
      paragraph(
        '<a:pPr marL="1" custom="x"><a:buChar char="-"/><a:defRPr/></a:pPr>',
        { bullet: { type: 'char', char: '-' } },
        {
          bullet: { type: 'char', char: '-' },
          align: 'ctr',
          lineSpacing: { type: 'percent', value: 2 },
          tabs: [],
        },
      ),
    ).toBe(
      '<a:pPr marL="1" custom="x" algn="ctr"><a:lnSpc><a:spcPct val="200000"/></a:lnSpc><a:buChar char="-"/><a:tabLst/><a:defRPr/></a:pPr>',
    );
  });

  it('replaces all parts of a bullet', () => {
    expect(
      paragraph(
        '<a:pPr><a:buFont typeface="F"/><a:buChar char="-"/></a:pPr>',
        { bullet: { type: 'char', char: '-', font: 'F' } },
        { bullet: { type: 'none' } },
      ),
    ).toBe('<a:pPr><a:buNone/></a:pPr>');
  });
});

describe('PatchedProperties.box', () => {
  it('keeps 3-D settings unless the rotation changes', () => {
    const xml = '<a:bodyPr wrap="square"><a:spAutoFit/><a:scene3d/><a:sp3d/></a:bodyPr>';
    const before: TextBox = { wrap: true, autofit: { type: 'grow' } };
    expect(box(xml, before, { ...before, anchor: 'b' })).toBe(
      '<a:bodyPr wrap="square" anchor="b"><a:spAutoFit/><a:scene3d/><a:sp3d/></a:bodyPr>',
    );
    expect(box(xml, before, { ...before, rotation: 90 })).toBe(
      '<a:bodyPr wrap="square" rot="5400000"><a:spAutoFit/><a:sp3d/></a:bodyPr>',
    );
    expect(box(xml, before, { wrap: true, autofit: { type: 'none' } })).toBe(
      '<a:bodyPr wrap="square"><a:noAutofit/><a:scene3d/><a:sp3d/></a:bodyPr>',
    );
  });
});
