import { describe, expect, it } from 'vitest';
import { type RuleParts, rels, reported, ruleDeck, types } from '../../test/rule-deck.ts';
import { holder } from '../../test/tree-scope.ts';
import { checkParts, checkUses } from './part-rules.ts';

const PML = 'application/vnd.openxmlformats-officedocument.presentationml.';
const TYPES = '[Content_Types].xml';
const USUAL = [
  ['xml', 'application/xml'],
  ['rels', 'application/rels'],
  ['png', 'image/png'],
  ['/p.xml', `${PML}presentation.main+xml`],
  ['/s.xml', `${PML}slide+xml`],
] as const;
const SOUND: RuleParts = {
  [TYPES]: types(...USUAL),
  '_rels/.rels': rels(['r1', 'officeDocument', 'p.xml']),
  '_rels/p.xml.rels': rels(
    ['r1', 'slide', 's.xml'],
    ['r2', 'image', 'a.png'],
    ['r3', 'hyperlink', '!http://x'],
  ),
  'p.xml': '<a/>',
  's.xml': '<a/>',
  'a.png': '',
};
const found = (changed: Readonly<Record<string, string | undefined>>) => {
  const parts = Object.entries({ ...SOUND, ...changed }).filter(([, text]) => text !== undefined);
  return reported((report) => checkParts(ruleDeck(Object.fromEntries(parts) as RuleParts), report));
};

describe('checkParts', () => {
  it('reports nothing for valid parts', () => {
    expect(found({})).toEqual([]);
  });

  it('reports content types that are duplicate, of a missing part, or not valid', () => {
    expect(
      found({ [TYPES]: types(...USUAL, ['XML', 'application/xml'], ['/none.xml', 'a/b'], ['gif', 'gif']) }),
    ).toEqual([
      `content-types ${TYPES} .xml has two content types`,
      `content-types ${TYPES} /none.xml does not exist`,
      `content-types ${TYPES} .gif has no content type`,
    ]);
    expect(found({ [TYPES]: types(...USUAL, ['jpg', 'image/jpeg; q=1']) })).toEqual([]);
  });

  it('reports parts without a content type', () => {
    expect(found({ 'b.jpg': '', '_rels/a.png.rels': rels(['r1', 'image', 'b.jpg']) })).toEqual([
      'content-types b.jpg has no content type',
    ]);
  });

  it('reports ids of relations that are duplicate or not valid', () => {
    const relations = (...ids: readonly string[]) =>
      rels(...ids.map((id) => [id, 'slide', 's.xml'] as const));
    expect(found({ '_rels/p.xml.rels': relations('r1', 'r1', '2', '_ok-1.a'), 'a.png': undefined })).toEqual([
      'relation-ids _rels/p.xml.rels r1 is duplicate',
      'relation-ids _rels/p.xml.rels "2" is not a valid id',
    ]);
  });

  it('reports missing targets, except of files that PowerPoint names NULL', () => {
    expect(found({ 'a.png': undefined })).toEqual(['relation-targets _rels/p.xml.rels a.png does not exist']);
    const relations = rels(['r1', 'slide', 's.xml'], ['r2', 'image', 'NULL'], ['r3', 'image', '/NULL']);
    expect(found({ 'a.png': undefined, '_rels/p.xml.rels': relations })).toEqual([]);
  });

  it('reports targets of a content type that does not fit the relation', () => {
    expect(found({ [TYPES]: types(...USUAL.slice(0, 4)) })).toEqual([
      'content-type-fits s.xml is application/xml, but referenced as slide',
    ]);
    expect(found({ [TYPES]: types(...USUAL.slice(0, 3), ['/s.xml', `${PML}slide+xml`]) })).toEqual([
      'content-type-fits p.xml is application/xml, but referenced as officeDocument',
    ]);
  });

  it.each([
    'vnd.openxmlformats-officedocument.presentationml.template.main+xml',
    'vnd.ms-powerpoint.presentation.macroEnabled.main+xml',
  ])('accepts a main part of the type %s', (type) => {
    const list = USUAL.map(
      ([name, given]) => [name, name === '/p.xml' ? `application/${type}` : given] as const,
    );
    expect(found({ [TYPES]: types(...list) })).toEqual([]);
  });

  it('reports relations of a missing part, and parts that no other part references', () => {
    expect(found({ 'ppt/_rels/q.xml.rels': rels(), 'b.png': '' })).toEqual([
      'relation-owner ppt/_rels/q.xml.rels ppt/q.xml does not exist',
      'orphans b.png is not referenced',
    ]);
  });
});

describe('checkUses', () => {
  const uses = (content: string, attributes = '') =>
    reported((report) => checkUses(ruleDeck(SOUND), 'p.xml', holder(content, attributes), report));

  it('reports elements that refer to no relation, also the root', () => {
    expect(
      uses('<a:x><p:sldId r:id="r1"/><p:y r:id="r8"/></a:x><p:z r:id=""/><p:q id="r9"/>', 'r:id="r7"'),
    ).toEqual([
      'relation-used p.xml a:holder r:id="r7" has no relation',
      'relation-used p.xml p:y r:id="r8" has no relation',
    ]);
  });

  it.each([
    ['<p:sldId r:id="r2"/>', 'p:sldId r:id references a image'],
    ['<a:blip r:embed="r1"/>', 'a:blip r:embed references a slide'],
    ['<a:blip r:link="r3"/>', 'a:blip r:link references a hyperlink'],
    ['<c:chart r:id="r1"/>', 'c:chart r:id references a slide'],
    ['<p14:media r:embed="r2"/>', 'p14:media r:embed references a image'],
    ['<dgm:relIds r:dm="r1"/>', 'dgm:relIds r:dm references a slide'],
  ])('reports %s, which refers to a relation of another kind', (content, detail) => {
    expect(uses(content)).toEqual([`relation-kind p.xml ${detail}`]);
  });

  it('reports nothing for a fitting kind, and for an element without a rule', () => {
    expect(uses('<a:blip r:embed="r2"/><a:hlinkClick r:id="r3"/><a:blip r:other="r1"/>')).toEqual([]);
  });
});
