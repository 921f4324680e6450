import { describe, expect, it } from 'vitest';
import { rels, ruleDeck, types } from '../../test/rule-deck.ts';
import { node } from '../../test/tree-scope.ts';
import { relationsName } from './deck-package.ts';

const PARTS = {
  '[Content_Types].xml': types(['XML', 'application/xml'], ['bin', 'x/y+xml'], ['/ppt/A.xml', 'own/type']),
  'ppt/': '',
  'ppt/a.xml': '<a/>',
  'ppt/图.xml': '<a/>',
  'ppt/b%20c.xml': '<a/>',
  'ppt/d.bin': '<a/>',
  'ppt/_rels/a.xml.rels': rels(
    ['r1', 'slide', 'b.xml'],
    ['r1', 'theme', 'c.xml'],
    ['r2', 'image', '!../up.png'],
    ['r3', 'slide', '%E5%9B%BE.xml'],
    ['r4', 'other', 'b%20c.xml'],
    ['r5', 'other', '%E5.xml'],
    ['r6', 'slide', '/root.xml'],
  ),
};

describe('a DeckPackage', () => {
  const deck = ruleDeck(PARTS);

  it('lists names without folders, and parts without relations and types', () => {
    expect(deck.names).not.toContain('ppt/');
    expect(deck.parts).toEqual(['ppt/a.xml', 'ppt/图.xml', 'ppt/b%20c.xml', 'ppt/d.bin']);
    expect([deck.has('ppt/a.xml'), deck.has('PPT/a.xml')]).toEqual([true, false]);
    expect(deck.read('ppt/none.xml')).toBeUndefined();
  });

  it('has the content type of a part, or of its extension, in any letter case', () => {
    expect(
      ['ppt/a.xml', 'ppt/other.Xml', 'a.png', 'ppt/d.BIN'].map((name) => deck.contentType(name)),
    ).toEqual([...['own/type', 'application/xml', undefined, 'x/y+xml']]);
  });

  it('reads XML by the extension, and other parts by the content type', () => {
    expect(['a.xml', 'a.rels', 'a.vml', 'ppt/d.bin', 'a.png'].map((name) => deck.isXml(name))).toEqual([
      ...[true, true, false, true, false],
    ]);
  });

  it('has the first relation of each id, and reports the others', () => {
    expect(deck.relations('ppt/a.xml')).toEqual([
      { id: 'r1', kind: 'slide', target: 'ppt/b.xml', external: false },
      { id: 'r2', kind: 'image', target: '../up.png', external: true },
      { id: 'r3', kind: 'slide', target: 'ppt/图.xml', external: false },
      { id: 'r4', kind: 'other', target: 'ppt/b%20c.xml', external: false },
      { id: 'r5', kind: 'other', target: 'ppt/%E5.xml', external: false },
      { id: 'r6', kind: 'slide', target: 'root.xml', external: false },
    ]);
    expect(deck.doubledIds('ppt/a.xml')).toEqual(['r1']);
    expect([deck.relations('ppt/d.bin'), deck.doubledIds('ppt/d.bin')]).toEqual([[], []]);
  });

  it('has the targets of a kind within the package, and of an element', () => {
    expect(deck.targets('ppt/a.xml', 'slide')).toEqual(['ppt/b.xml', 'ppt/图.xml', 'root.xml']);
    expect(deck.targets('ppt/a.xml', 'image')).toEqual([]);
    expect(deck.relation('ppt/a.xml', 'r9')).toBeUndefined();
    expect(deck.targetOf('ppt/a.xml', node('<p:x r:id="r2"/>'))).toBe('../up.png');
    expect(deck.targetOf('ppt/a.xml', node('<p:x/>'))).toBeUndefined();
  });

  it('parses a part once, unless it is parsed for one use only', () => {
    const parsed: string[] = [];
    const counted = ruleDeck({ 'a.xml': '<a/>', 'b.xml': '<b/>' }, parsed);
    counted.xml('a.xml');
    counted.parsedOnce('a.xml');
    counted.parsedOnce('b.xml');
    counted.parsedOnce('b.xml');
    expect(parsed).toEqual(['<a/>', '<b/>', '<b/>']);
    expect(counted.parsed('none.xml')).toEqual({ root: undefined, problems: [] });
  });
});

it('relationsName returns the name of the part with the relations of a part', () => {
  expect(['', 'a.xml', 'ppt/slides/s.xml'].map(relationsName)).toEqual([
    ...['_rels/.rels', '_rels/a.xml.rels', 'ppt/slides/_rels/s.xml.rels'],
  ]);
});
