import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PartOut } from './part-out.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const inherited = [
  { id: 'rId7', type: `${OFFICE}/image`, target: '../media/a.png', external: false, part: 'ppt/media/a.png' },
  { id: 'link', type: `${OFFICE}/hyperlink`, target: 'http://a.b', external: true, part: '' },
];
const part = () => new PartOut('ppt/slides/slide1.xml', 'x/y', inherited);

describe('PartOut.relate', () => {
  it('numbers new relations after the inherited ones', () => {
    const target = part();
    expect(target.relate('image', 'ppt/media/b.png')).toBe('rId8');
    expect(target.relate('image', 'ppt/media/c.png')).toBe('rId9');
    expect(new PartOut('a', 'x').relate('image', 'b')).toBe('rId1');
  });

  it('returns the id of a known relation with the same kind and target', () => {
    const target = part();
    expect(target.relate('image', 'ppt/media/a.png')).toBe('rId7');
    expect(target.relate('hyperlink', 'http://a.b', true)).toBe('link');
    expect(target.relate('audio', 'ppt/media/a.png')).toBe('rId8');
    expect(target.relate('audio', 'ppt/media/a.png')).toBe('rId8');
    expect(target.relate('hyperlink', 'http://a.b', false)).toBe('rId9');
  });

  it('records which ids were used', () => {
    const target = part();
    expect([...target.asked]).toEqual([]);
    target.relate('image', 'ppt/media/a.png');
    target.relate('image', 'x');
    expect([...target.asked]).toEqual(['rId7', 'rId8']);
  });

  it.each([
    ['slide', `${OFFICE}/slide`],
    ['media', 'http://schemas.microsoft.com/office/2007/relationships/media'],
    [
      'core-properties',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    ],
    ['constructor', `${OFFICE}/constructor`],
  ])('has the type of %s', (kind, type) => {
    const target = new PartOut('a', 'x');
    target.relate(kind, 'b');
    expect(target.relations[0]?.type).toBe(type);
  });
});

describe('PartOut', () => {
  it('keeps relations on request, and numbers on', () => {
    const target = part();
    expect(target.relation('link')?.part).toBe('http://a.b');
    target.keepRelations(({ id }) => id === 'rId7');
    expect(target.relation('link')).toBeUndefined();
    expect(target.relations.map(({ id }) => id)).toEqual(['rId7']);
    expect(target.relate('hyperlink', 'http://a.b', true)).toBe('rId8');
  });

  it('changes the targets of relations', () => {
    const target = part();
    target.retarget(({ id, part: name }) => (id === 'rId7' ? 'ppt/media/z.png' : name));
    expect(target.relate('image', 'ppt/media/z.png')).toBe('rId7');
    const xml = strFromU8(target.relationsXml() ?? new Uint8Array());
    expect(xml).toContain('Target="../media/z.png"');
    expect(xml).toContain(`Target="http://a.b" TargetMode="External"`);
  });

  it('writes its relations, with the targets of the original as they were', () => {
    const target = new PartOut('ppt/slides/slide1.xml', 'x', [
      { id: 'a', type: 't/image', target: '/ppt/media/a.png', external: false, part: 'ppt/media/a.png' },
    ]);
    target.relate('slideLayout', 'ppt/slideLayouts/l.xml');
    target.relate('chart', 'ppt/slides/c.xml');
    target.relate('x', 'other/y.xml');
    const targets = [...strFromU8(target.relationsXml() ?? new Uint8Array()).matchAll(/Target="([^"]*)"/g)];
    expect(targets.map(([, value]) => value)).toEqual([
      '/ppt/media/a.png',
      '../slideLayouts/l.xml',
      'c.xml',
      '../../other/y.xml',
    ]);
  });

  it('writes relations of the package from its root', () => {
    const root = new PartOut('', '');
    root.relate('officeDocument', 'ppt/presentation.xml');
    expect(strFromU8(root.relationsXml() ?? new Uint8Array())).toContain('Target="ppt/presentation.xml"');
  });

  it('writes none without relations', () => {
    expect(new PartOut('a', 'x').relationsXml()).toBeUndefined();
  });

  it('has the first of several inherited relations with an id', () => {
    const target = new PartOut('a', 'x', [
      { id: 'r', type: 't/image', target: 'b', external: false, part: 'b' },
      { id: 'r', type: 't/image', target: 'c', external: false, part: 'c' },
    ]);
    expect(target.relation('r')?.part).toBe('b');
  });
});
