import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { node, packageOf } from '../../test/tree-scope.ts';
import { OpcPackage, type Relation, relationOf, relationOfType, resolveTarget } from './opc.ts';
import { ZipArchive } from './zip.ts';

const rels = (...entries: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.map((each) => `<Relationship ${each}/>`).join('')}</Relationships>`;

describe('resolveTarget', () => {
  it.each([
    ['ppt/slides/slide1.xml', '../media/a.png', 'ppt/media/a.png'],
    ['ppt/slides/slide1.xml', 'b.xml', 'ppt/slides/b.xml'],
    ['ppt/slides/slide1.xml', './b.xml', 'ppt/slides/b.xml'],
    ['ppt/slides/slide1.xml', '/ppt/b.xml', 'ppt/b.xml'],
    ['ppt/slides/slide1.xml', '..\\media\\a.png', 'ppt/media/a.png'],
    ['ppt/slides/slide1.xml', 'slide2.xml#rId1', 'ppt/slides/slide2.xml'],
    ['ppt/slides/slide1.xml', '../../../../a', 'a'],
    ['', 'ppt/presentation.xml', 'ppt/presentation.xml'],
  ])('of %j to %j is %j', (source, target, part) => {
    expect(resolveTarget(source, target)).toBe(part);
  });
});

describe('the relations of a part', () => {
  const source = packageOf({
    '_rels/.rels': rels('Id="r1" Type="x/officeDocument" Target="ppt/p.xml"'),
    'ppt/_rels/p.xml.rels': rels(
      'Id="a" Type="http://x/y/slide" Target="slides/s.xml"',
      'Id="a" Type="http://x/y/second" Target="other.xml"',
      'Id="b" Type="plain" Target="../up.xml" TargetMode="EXTERNAL"',
      'Id="c" Target="/root.xml" TargetMode="Internal"',
      'Id="d" Type="x"',
      'Type="x" Target="x"',
    ),
  });

  it('are the first of each id with the last part of their type; external targets stay as they are', () => {
    expect([...source.relations('ppt/p.xml').values()]).toEqual([
      { id: 'a', type: 'slide', target: 'ppt/slides/s.xml', external: false },
      { id: 'b', type: 'plain', target: '../up.xml', external: true },
      { id: 'c', type: '', target: 'root.xml', external: false },
    ]);
    expect(source.relations('')?.get('r1')?.target).toBe('ppt/p.xml');
    expect(source.relations('ppt/none.xml').size).toBe(0);
    expect(source.relations('ppt/p.xml')).toBe(source.relations('ppt/p.xml'));
  });

  it('are read from elements of that name only', () => {
    const other = rels('Id="a" Target="a.xml"').replace(
      '<Relationship Id',
      '<Other Id="b" Target="b.xml"/><Relationship Id',
    );
    expect([...packageOf({ '_rels/.rels': other }).relations('').keys()]).toEqual(['a']);
  });

  it('are found by type unless they are external', () => {
    const relations = source.relations('ppt/p.xml');
    expect(relationOfType(relations, 'slide')?.id).toBe('a');
    expect(relationOfType(relations, 'plain')).toBeUndefined();
    expect(relationOfType(relations, 'second')).toBeUndefined();
  });

  it('are found by the id that an element has, for any prefix', () => {
    const relations = new Map<string, Relation>([
      ['one', { id: 'one', type: 't', target: 'x', external: false }],
    ]);
    expect(relationOf(node('<a:x r:id="one"/>'), relations)?.id).toBe('one');
    expect(relationOf(node('<a:x xmlns:u="u" id="two" u:id="one"/>'), relations)?.id).toBe('one');
    expect(relationOf(node('<a:x r:id="two" xmlns:u="u" u:id="one"/>'), relations)).toBeUndefined();
    expect(relationOf(node('<a:x id="one"/>'), relations)).toBeUndefined();
  });
});

describe('a part', () => {
  it('is found when only its name or only the entry is percent-encoded', () => {
    const source = packageOf({ 'a%20b.xml': '<a/>', '图 1.xml': '<b/>' });
    expect(source.has('a b.xml')).toBe(true);
    expect(source.part('%E5%9B%BE%201.xml')?.root.name).toBe('?:b');
    expect([source.has('a+b.xml'), source.bytes('c%'), source.part('\ud800')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it('is undefined without XML, and the reason is reported', () => {
    const problems: string[] = [];
    const files = { 'a.xml': '<a><b></a>', 'b.xml': '<!DOCTYPE a><a/>', 'c.xml': 'words', 'd.xml': '<d/>' };
    const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
    const source = new OpcPackage(new ZipArchive(zipSync(Object.fromEntries(bytes))), (part, why) =>
      problems.push(`${part} ${why}`),
    );
    const read = ['a.xml', 'b.xml', 'c.xml', 'd.xml', 'e.xml'].map((name) => source.part(name)?.root.name);
    expect(read).toEqual(['?:a', undefined, undefined, '?:d', undefined]);
    expect(problems).toEqual(['a.xml malformed', 'b.xml refused', 'c.xml refused']);
  });
});

it('contentType returns the type of the part, or of its extension, in lower case', () => {
  const source = packageOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="XML" ContentType="Application/XML"/><Default Extension="png"/><Override PartName="/ppt/A.xml" ContentType="own/type"/></Types>',
  });
  const of = (name: string) => source.contentType(name);
  expect([of('PPT/a.xml'), of('ppt/b.xml'), of('a.png'), of('none')]).toEqual([
    'own/type',
    'application/xml',
    undefined,
    undefined,
  ]);
});
