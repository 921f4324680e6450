import type { DeckPackage, Report } from './deck-package.ts';
import { all, childrenIn, find, type RuleNode, visitBelow } from './rule-node.ts';

/** Checks ids of shapes, targets of the timing, tables and comments of one slide, layout, master or notes page. */
export function checkSlide(deck: DeckPackage, part: string, root: RuleNode, report: Report): void {
  const shapes = new Set<string>();
  const tables: RuleNode[] = [];
  const look = (element: RuleNode) => {
    if (element.name === 'a:tbl') tables.push(element);
    if (element.name !== 'p:cNvPr') return;
    const id = element.attr('id') ?? '';
    if (shapes.has(id)) report('shape-ids', part, `shape ${id} is duplicate`);
    shapes.add(id);
  };
  visitBelow(root, look, false);
  // elements that are only in a fallback may be animated, too
  for (const fallback of all(root, 'mc:Fallback')) {
    for (const element of all(fallback, 'p:cNvPr')) shapes.add(element.attr('id') ?? '');
    tables.push(...all(fallback, 'a:tbl'));
  }
  checkTiming(part, root, shapes, report);
  for (const table of tables) checkTable(part, table, report);
  for (const comments of deck.targets(part, 'comments')) checkComments(deck, comments, report);
}

function checkTiming(part: string, root: RuleNode, shapes: ReadonlySet<string>, report: Report): void {
  const timing = root.children.find(({ name }) => name === 'p:timing') ?? find(root, 'p:timing');
  if (!timing) return;
  const nodes = new Set<string>();
  for (const node of all(timing, 'p:cTn')) {
    const id = node.attr('id');
    if (id !== undefined && nodes.has(id)) report('timing-ids', part, `time node ${id} is duplicate`);
    if (id !== undefined) nodes.add(id);
  }
  visitBelow(timing, (element) => {
    const shape = element.attr('spid');
    const names = /^p:(spTgt|inkTgt|bldP|bldDgm|bldGraphic|bldOleChart)$/.test(element.name);
    if (names && shape !== undefined && !shapes.has(shape)) {
      report('timing-targets', part, `${element.name} references the shape ${shape}, which does not exist`);
    }
    if (element.name === 'p:tn' && !nodes.has(element.attr('val') ?? '')) {
      report(
        'timing-targets',
        part,
        `p:tn references the time node ${element.attr('val')}, which does not exist`,
      );
    }
  });
  const builds = new Set<string>();
  for (const build of find(timing, 'p:bldLst')?.children ?? []) {
    const key = `${build.attr('spid')} ${build.attr('grpId')}`;
    if (builds.has(key)) report('timing-ids', part, `the build ${key} is duplicate`);
    builds.add(key);
  }
}

/** Checks that a row has a cell for every column, and that covered cells are marked as such (21.1.3.16). */
function checkTable(part: string, table: RuleNode, report: Report): void {
  const columns = all(find(table, 'a:tblGrid'), 'a:gridCol').length;
  const rows = childrenIn(table).filter(({ name }) => name === 'a:tr');
  const cells = rows.map((row) => childrenIn(row).filter(({ name }) => name === 'a:tc'));
  const span = (cell: RuleNode | undefined, name: string) => Number(cell?.attr(name) ?? 1);
  const flag = (cell: RuleNode | undefined, name: string) => /^(1|true)$/.test(cell?.attr(name) ?? '');
  cells.forEach((row, y) => {
    if (row.length !== columns) report('tables', part, `row ${y + 1} has ${row.length} of ${columns} cells`);
    row.forEach((cell, x) => {
      const wide = span(cell, 'gridSpan');
      const tall = span(cell, 'rowSpan');
      if (x + wide > columns || y + tall > rows.length)
        report('tables', part, `the cell ${x + 1}, ${y + 1} spans more cells than there are`);
      for (let i = 1; i < wide; i++) {
        if (row[x + i] && !flag(row[x + i], 'hMerge'))
          report('tables', part, `the cell ${x + i + 1}, ${y + 1} is merged without hMerge`);
      }
      for (let j = 1; j < tall; j++) {
        const under = cells[y + j]?.[x];
        if (under && !flag(under, 'vMerge'))
          report('tables', part, `the cell ${x + 1}, ${y + j + 1} is merged without vMerge`);
      }
    });
  });
}

function checkComments(deck: DeckPackage, part: string, report: Report): void {
  const [main] = deck.targets('', 'officeDocument');
  const authors = deck
    .targets(main ?? '', 'commentAuthors')
    .flatMap((name) => all(deck.xml(name), 'p:cmAuthor'));
  const ids = new Set(authors.map((author) => author.attr('id')));
  for (const comment of all(deck.xml(part), 'p:cm')) {
    const author = comment.attr('authorId');
    if (!ids.has(author)) report('comments', part, `the author ${author} does not exist`);
  }
}

/** Checks that each style is listed once. */
export function checkTableStyles(part: string, root: RuleNode, report: Report): void {
  const seen = new Set<string>();
  for (const style of all(root, 'a:tblStyle')) {
    const id = style.attr('styleId') ?? '';
    if (seen.has(id)) report('table-styles', part, `the style ${id} is duplicate`);
    seen.add(id);
  }
}
