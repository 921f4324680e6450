import { describe, expect, it } from 'vitest';
import { type RuleParts, rels, reported, ruleDeck } from '../../test/rule-deck.ts';
import { holder } from '../../test/tree-scope.ts';
import { checkSlide, checkTableStyles } from './slide-rules.ts';

const found = (content: string, parts: RuleParts = {}) =>
  reported((report) => checkSlide(ruleDeck(parts), 's', holder(content), report));
const shape = (id: string) => `<p:sp><p:cNvPr id="${id}"/></p:sp>`;
const alternate = (choice: string, fallback: string) =>
  `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;

describe('checkSlide', () => {
  it('reports duplicate ids of shapes, except between a choice and its fallback', () => {
    expect(found(shape('1') + shape('2'))).toEqual([]);
    expect(found(shape('1') + shape('1'))).toEqual(['shape-ids s shape 1 is duplicate']);
    expect(found(alternate(shape('1'), shape('1')))).toEqual([]);
    expect(found(alternate(shape('1'), '') + shape('1'))).toEqual(['shape-ids s shape 1 is duplicate']);
  });

  describe('of a timing', () => {
    const timing = (content: string) =>
      `${shape('1')}${alternate('', shape('2'))}<p:timing>${content}</p:timing>`;

    it('reports duplicate time nodes and builds', () => {
      const node = (id: string) => `<p:cTn ${id}/>`;
      expect(found(timing(node('id="1"') + node('id="1"') + node('') + node('')))).toEqual([
        'timing-ids s time node 1 is duplicate',
      ]);
      const build = (shapeId: number, group: number) => `<p:bldP spid="${shapeId}" grpId="${group}"/>`;
      expect(
        found(timing(`<p:bldLst>${build(1, 0)}${build(1, 1)}${build(2, 0)}${build(1, 0)}</p:bldLst>`)),
      ).toEqual(['timing-ids s the build 1 0 is duplicate']);
    });

    it.each(['spTgt', 'inkTgt', 'bldP', 'bldDgm', 'bldGraphic', 'bldOleChart'])(
      'reports a missing shape that p:%s names',
      (name) => {
        expect(found(timing(`<p:${name} spid="9"/>`))).toEqual([
          `timing-targets s p:${name} references the shape 9, which does not exist`,
        ]);
        expect(
          found(timing(`<p:${name} spid="1"/><p:${name} spid="2"/><p:${name}/><p:other spid="9"/>`)),
        ).toEqual([]);
      },
    );

    it('reports a missing time node', () => {
      expect(found(timing('<p:cTn id="4"/><p:tn val="4"/><p:tn val="5"/>'))).toEqual([
        'timing-targets s p:tn references the time node 5, which does not exist',
      ]);
    });

    it('is checked within an alternative', () => {
      expect(found(alternate('<p:timing><p:spTgt spid="9"/></p:timing>', ''))).toHaveLength(1);
    });
  });

  describe('of a table', () => {
    const table = (columns: number, ...rows: readonly string[][]) =>
      `<a:tbl><a:tblGrid>${'<a:gridCol/>'.repeat(columns)}</a:tblGrid>${rows.map((row) => `<a:tr>${row.map((cell) => `<a:tc ${cell}/>`).join('')}</a:tr>`).join('')}</a:tbl>`;

    it('reports rows with too few or too many cells', () => {
      expect(found(table(2, ['', ''], [''], ['', '', '']))).toEqual([
        'tables s row 2 has 1 of 2 cells',
        'tables s row 3 has 3 of 2 cells',
        'tables s the cell 3, 3 spans more cells than there are',
      ]);
    });

    it('reports spans beyond the table', () => {
      const wide = table(2, ['', 'gridSpan="2"']);
      const tall = table(1, [''], ['rowSpan="2"']);
      expect(found(wide)).toEqual(['tables s the cell 2, 1 spans more cells than there are']);
      expect(found(tall)).toEqual(['tables s the cell 1, 2 spans more cells than there are']);
    });

    it('reports covered cells without a mark', () => {
      expect(found(table(2, ['gridSpan="2"', '']))).toEqual([
        'tables s the cell 2, 1 is merged without hMerge',
      ]);
      expect(found(table(1, ['rowSpan="2"'], ['']))).toEqual([
        'tables s the cell 1, 2 is merged without vMerge',
      ]);
      expect(found(table(2, ['gridSpan="2"', 'hMerge="1"']))).toEqual([]);
      expect(found(table(1, ['rowSpan="2"'], ['vMerge="true"']))).toEqual([]);
      expect(found(table(1, ['rowSpan="2"'], ['vMerge="0"']))).toHaveLength(1);
    });

    it('is checked in a fallback, too', () => {
      expect(found(alternate('', table(1, [])))).toEqual(['tables s row 1 has 0 of 1 cells']);
    });
  });

  it('reports comments of an unknown author', () => {
    const p = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
    const parts = {
      '_rels/.rels': rels(['r', 'officeDocument', 'p.xml']),
      '_rels/p.xml.rels': rels(['r', 'commentAuthors', 'authors.xml']),
      '_rels/s.rels': rels(['r', 'comments', 'c.xml']),
      'authors.xml': `<p:cmAuthorLst ${p}><p:cmAuthor id="0"/></p:cmAuthorLst>`,
      'c.xml': `<p:cmLst ${p}><p:cm authorId="0"/><p:cm authorId="7"/></p:cmLst>`,
    };
    expect(found('', parts)).toEqual(['comments c.xml the author 7 does not exist']);
  });
});

it('checkTableStyles reports styles that are listed twice', () => {
  const style = (id: string) => `<a:tblStyle styleId="${id}"/>`;
  const check = (content: string) => reported((report) => checkTableStyles('t', holder(content), report));
  expect(check(style('{A}') + style('{B}'))).toEqual([]);
  expect(check(style('{A}') + style('{A}'))).toEqual(['table-styles t the style {A} is duplicate']);
});
