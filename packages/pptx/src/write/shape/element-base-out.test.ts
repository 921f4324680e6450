import type { ElementOf } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { tag } from '../xml/xml-out.ts';
import { drawingPropertiesXml, frameXml, locksXml, placeholderXml } from './element-base-out.ts';

const drawing = (rest: Partial<ElementOf<'shape'>>, pinyin?: string) => {
  const shape = element('shape', 's', rest);
  return drawingPropertiesXml(shape, outScope([shape]), pinyin).replace(/ xmlns:\w+="[^"]*"/g, '');
};

describe('drawingPropertiesXml', () => {
  it.each([
    ['a name by its kind', {}, '<p:cNvPr id="2" name="Shape 2"/>'],
    [
      'name, text and visibility',
      { name: 'N', alt: 'A', hidden: true },
      '<p:cNvPr id="2" name="N" descr="A" hidden="1"/>',
    ],
    ['an empty name', { name: '', hidden: false }, '<p:cNvPr id="2" name=""/>'],
    [
      'its actions',
      { click: { type: 'none' }, hover: { type: 'url', url: 'http://a' } },
      '<p:cNvPr id="2" name="Shape 2"><a:hlinkClick r:id="" action="ppaction://noaction"/><a:hlinkHover r:id="rId1"/></p:cNvPr>',
    ],
    [
      'its id for Morph',
      { creationId: '{12345678-90AB-CDEF-1234-567890ABCDEF}' },
      '<p:cNvPr id="2" name="Shape 2"><a:extLst><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"><a16:creationId id="{12345678-90AB-CDEF-1234-567890ABCDEF}"/></a:ext></a:extLst></p:cNvPr>',
    ],
    ['no invalid id for Morph', { creationId: 'x' }, '<p:cNvPr id="2" name="Shape 2"/>'],
    [
      'our own data',
      { movableInClass: true, creationId: '{12345678-90AB-CDEF-1234-567890ABCDEF}' },
      '<p:cNvPr id="2" name="Shape 2"><a:extLst><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"><a16:creationId id="{12345678-90AB-CDEF-1234-567890ABCDEF}"/></a:ext><a:ext uri="{5B6C8A0E-3F0D-4E0B-9C57-6A1D2E84B7F3}"><lectern:element movable="1"/></a:ext></a:extLst></p:cNvPr>',
    ],
  ] as const)('has %s', (_, rest, xml) => {
    expect(drawing(rest as Partial<ElementOf<'shape'>>)).toBe(xml);
  });

  it('has the JSON of a text with pinyin', () => {
    expect(drawing({}, '{}')).toContain('pinyin="1">{}</lectern:element>');
  });

  it('has a free id for an element without one', () => {
    const table = element('table', 't', { table: { columns: [], rows: [], cells: {} } });
    expect(drawingPropertiesXml(table, outScope())).toBe('<p:cNvPr id="2" name="Table 2"/>');
  });
});

it('locksXml returns locks of a locked element only', () => {
  expect(locksXml('a:spLocks', element('shape', 's', { locked: true }))).toBe(
    '<a:spLocks noGrp="1" noMove="1" noResize="1"/>',
  );
  expect(locksXml('a:spLocks', element('shape', 's', { locked: false }))).toBeUndefined();
});

it('placeholderXml returns kind and index', () => {
  expect(placeholderXml({ type: 'title' })).toBe('<p:ph type="title"/>');
  expect(placeholderXml({ type: 'obj', index: 3 })).toBe('<p:ph idx="3"/>');
  expect(placeholderXml(undefined)).toBeUndefined();
});

it('frameXml returns a frame around its content', () => {
  const table = element('table', 't', {
    table: { columns: [], rows: [], cells: {} },
    locked: true,
    placeholder: { type: 'tbl' },
  });
  expect(frameXml(table, 'urn:x', tag('x'), outScope([table]))).toBe(
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="2" name="Table 2"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1" noMove="1" noResize="1"/></p:cNvGraphicFramePr><p:nvPr><p:ph type="tbl"/></p:nvPr></p:nvGraphicFramePr><p:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></p:xfrm><a:graphic><a:graphicData uri="urn:x"><x/></a:graphicData></a:graphic></p:graphicFrame>',
  );
});
