import type { Element } from '@lectern/courseware';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { element } from '../../../test/out-scope-source.ts';
import { PatchedXml, spliced } from '../xml/patched-xml.ts';
import { asciiJson, ownDataEdits, ownDataXml } from './own-data-out.ts';

const ids = new Map([['basket', 5]]);
const bare = (xml: string | undefined) => xml?.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '');

describe('ownDataXml', () => {
  it.each([
    ['nothing', element('shape', 's', {}), undefined],
    [
      'that the class may move and copy it',
      element('shape', 's', { movableInClass: true, copiesInClass: true }),
      '<a:ext><lectern:element movable="1" copies="1"/></a:ext>',
    ],
    [
      'that it is a basket',
      element('shape', 's', { basketInClass: true }),
      '<a:ext><lectern:element sorts="1"/></a:ext>',
    ],
    [
      'its basket',
      element('shape', 's', { movableInClass: true, basketId: 'basket' }),
      '<a:ext><lectern:element movable="1" basket="5"/></a:ext>',
    ],
    ['no basket without a shape', element('shape', 's', { basketId: 'gone' }), undefined],
    [
      'its tool',
      element('tool', 't', { toolKey: 'Dice', data: { sides: 6, name: '六' } }),
      '<a:ext><lectern:element tool="Dice">{&quot;sides&quot;:6,&quot;name&quot;:&quot;六&quot;}</lectern:element></a:ext>',
    ],
    [
      'its formula',
      element('formula', 'f', { latex: '\\frac{1}{2}' }),
      '<a:ext><lectern:element formula="own">&quot;\\\\frac{1}{2}&quot;</lectern:element></a:ext>',
    ],
    [
      'its formula that fits',
      element('formula', 'f', { latex: 'x', fits: true }),
      '<a:ext><lectern:element formula="fits">&quot;x&quot;</lectern:element></a:ext>',
    ],
    [
      'how it is removed',
      element('shape', 's', { cover: { way: 'wipe', from: 'top' } }),
      '<a:ext><lectern:element cover="wipe top"/></a:ext>',
    ],
    [
      'its table of contents',
      element('shape', 's', { contents: { of: 'titles', numbers: true } }),
      '<a:ext><lectern:element contents="titles numbers"/></a:ext>',
    ],
  ] as const)('stores %s', (_, own, xml) => {
    expect(bare(ownDataXml(own as Element, ids))).toBe(xml);
  });

  it('stores a text with pinyin', () => {
    expect(bare(ownDataXml(element('shape', 's', {}), ids, '{"a":1}'))).toBe(
      '<a:ext><lectern:element pinyin="1">{&quot;a&quot;:1}</lectern:element></a:ext>',
    );
  });
});

it('asciiJson escapes what XML does not allow', () => {
  expect(asciiJson({ a: 'é\u0001\ud800\ufffe中~' })).toBe('{"a":"é\\u0001\\ud800\\ufffe中~"}');
  expect(JSON.parse(asciiJson('😀\u0000'))).toBe('😀\u0000');
});

describe('ownDataEdits', () => {
  const own = element('shape', 's', { movableInClass: true });
  const none = element('shape', 's', {});
  const OURS = ownDataXml(element('shape', 's', { copiesInClass: true }), ids) ?? '';

  function edited(drawing: string, of: Element): string | undefined {
    const xml = `<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:nvSpPr>${drawing}</p:nvSpPr></p:sp>`;
    const patch = PatchedXml.of(strToU8(xml));
    if (!patch) throw new Error('not well-formed');
    const whole = spliced(patch.text, 0, patch.text.length, ownDataEdits(patch, patch.root, of, ids));
    return bare(/<p:nvSpPr>(.*)<\/p:nvSpPr>/.exec(whole)?.[1]);
  }
  const MOVABLE = '<a:ext><lectern:element movable="1"/></a:ext>';

  it.each([
    ['adds a list', '<p:cNvPr id="1"/>', own, `<p:cNvPr id="1"><a:extLst>${MOVABLE}</a:extLst></p:cNvPr>`],
    [
      'adds a list after other content',
      '<p:cNvPr id="1"><a:hlinkClick/></p:cNvPr>',
      own,
      `<p:cNvPr id="1"><a:hlinkClick/><a:extLst>${MOVABLE}</a:extLst></p:cNvPr>`,
    ],
    [
      'adds to a list',
      '<p:cNvPr><a:extLst><a:ext/></a:extLst></p:cNvPr>',
      own,
      `<p:cNvPr><a:extLst><a:ext/>${MOVABLE}</a:extLst></p:cNvPr>`,
    ],
    [
      'adds to an empty list',
      '<p:cNvPr><a:extLst/></p:cNvPr>',
      own,
      `<p:cNvPr><a:extLst>${MOVABLE}</a:extLst></p:cNvPr>`,
    ],
    [
      'replaces ours',
      `<p:cNvPr><a:extLst>${OURS}</a:extLst></p:cNvPr>`,
      own,
      `<p:cNvPr><a:extLst>${MOVABLE}</a:extLst></p:cNvPr>`,
    ],
    [
      'removes ours',
      `<p:cNvPr><a:extLst>${OURS}<a:ext/></a:extLst></p:cNvPr>`,
      none,
      '<p:cNvPr><a:extLst><a:ext/></a:extLst></p:cNvPr>',
    ],
    ['changes nothing without data', '<p:cNvPr/>', none, '<p:cNvPr/>'],
    ['changes nothing without properties', '<p:cNvSpPr/>', own, '<p:cNvSpPr/>'],
  ])('%s', (_, drawing, of, expected) => {
    expect(edited(drawing, of)).toBe(expected);
  });
});
