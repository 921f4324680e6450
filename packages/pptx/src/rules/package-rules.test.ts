import { expect, it } from 'vitest';
import { part, type RuleParts, reported, ruleDeck, types } from '../../test/rule-deck.ts';
import { checkPackage } from './package-rules.ts';

const TYPES = types(['xml', 'application/xml'], ['rels', 'application/rels'], ['vml', 'x/vml']);
const found = (parts: RuleParts, looksInto?: (name: string) => boolean) =>
  reported((report) =>
    checkPackage(ruleDeck({ '[Content_Types].xml': TYPES, ...parts }), report, looksInto),
  ).filter((each) => !/^(orphans|main-part|relation-owner)/.test(each));
const TWICE = '<p:sp><p:cNvPr id="1"/></p:sp><p:sp><p:cNvPr id="1"/></p:sp>';

it('checkPackage reports parts and relations that are not well-formed', () => {
  expect(found({ 'a.xml': '<a><b></a>', '_rels/a.xml.rels': '<r></q></r>', 'b.vml': '<a><b></a>' })).toEqual([
    'well-formed _rels/a.xml.rels is malformed',
    'well-formed a.xml is malformed',
  ]);
});

it.each(['sld', 'sldLayout', 'sldMaster', 'notes', 'notesMaster'])(
  'checkPackage checks the shapes of p:%s',
  (name) => {
    expect(found({ 'a.xml': part(`p:${name}`, TWICE) })).toEqual(['shape-ids a.xml shape 1 is duplicate']);
  },
);

it('checkPackage checks no shapes of other parts, and the styles of tables', () => {
  expect(found({ 'a.xml': part('p:other', TWICE) })).toEqual([]);
  const style = '<a:tblStyle styleId="{A}"/>';
  expect(found({ 'a.xml': part('a:tblStyleLst', style + style) })).toEqual([
    'table-styles a.xml the style {A} is duplicate',
  ]);
});

it('checkPackage checks the relations that parts use, only in parts that it looks into', () => {
  const parts = {
    'a.xml': part('p:other', '<a:blip r:embed="r1"/>'),
    'b.xml': part('p:other', '<a:blip r:embed="r2"/>'),
  };
  expect(found(parts)).toEqual([
    'relation-used a.xml a:blip r:embed="r1" has no relation',
    'relation-used b.xml a:blip r:embed="r2" has no relation',
  ]);
  expect(found(parts, (name) => name === 'b.xml')).toHaveLength(1);
});
