import { unzipSync } from 'fflate';
import type { DeckPackage } from '../../src/rules/deck-package.ts';
import { all, find, type RuleNode } from '../../src/rules/rule-node.ts';
import type { Report } from './rules.ts';

const AXES = ['c:valAx', 'c:catAx', 'c:dateAx', 'c:serAx'];

/** Checks the references between the parts of a chart, and the workbook behind it. */
export function checkChart(deck: DeckPackage, part: string, root: RuleNode, report: Report): void {
  const area = find(root, 'c:plotArea');
  const value = (element: RuleNode | undefined, name: string) =>
    element?.children.find((child) => child.name === name)?.attr('val');
  const axes = (area?.children ?? []).filter(({ name }) => AXES.includes(name));
  const ids = new Set<string | undefined>();
  for (const axis of axes) {
    const id = value(axis, 'c:axId');
    if (ids.has(id)) report('chart-axes', part, `the axis ${id} is duplicate`);
    ids.add(id);
  }
  for (const axis of axes) {
    if (!ids.has(value(axis, 'c:crossAx'))) report('chart-axes', part, 'an axis crosses a missing axis');
  }
  const used = new Set<string | undefined>();
  const series = new Set<string | undefined>();
  const orders = new Set<string | undefined>();
  for (const plot of area?.children.filter(({ name }) => /Chart$/.test(name)) ?? []) {
    for (const each of plot.children.filter(({ name }) => name === 'c:axId')) {
      used.add(each.attr('val'));
      if (!ids.has(each.attr('val')) && !/pie|doughnut/i.test(plot.name)) {
        const optional = /3D|surface/.test(plot.name) && each.attr('val') === '0';
        if (!optional) report('chart-axes', part, `${plot.name} references a missing axis`);
      }
    }
    for (const one of plot.children.filter(({ name }) => name === 'c:ser')) {
      const idx = value(one, 'c:idx');
      if (series.has(idx)) report('chart-series', part, `the series ${idx} is duplicate`);
      series.add(idx);
      if (orders.has(value(one, 'c:order')))
        report('chart-series', part, `two series have the same order ${idx}`);
      orders.add(value(one, 'c:order'));
    }
  }
  for (const id of ids) if (!used.has(id)) report('chart-axes', part, `no plot uses the axis ${id}`);
  for (const cache of [...all(root, 'c:numCache'), ...all(root, 'c:strCache')])
    checkCache(part, cache, report);
  checkWorkbook(deck, part, root, report);
}

/** Checks that points are in ascending order, each once and below the count (21.2.2.130). */
function checkCache(part: string, cache: RuleNode, report: Report): void {
  const count = Number(find(cache, 'c:ptCount')?.attr('val') ?? Number.POSITIVE_INFINITY);
  let last = -1;
  for (const point of cache.children.filter(({ name }) => name === 'c:pt')) {
    const index = Number(point.attr('idx'));
    if (index <= last || index >= count)
      report('chart-data', part, `the point ${index} is in the wrong order`);
    last = index;
  }
}

function checkWorkbook(deck: DeckPackage, part: string, root: RuleNode, report: Report): void {
  const data = find(root, 'c:externalData');
  const target = data && deck.targetOf(part, data);
  const bytes = target === undefined ? undefined : deck.read(target);
  if (!bytes || !/\.xls[xm]$/.test(target ?? '')) return;
  try {
    const files = unzipSync(bytes);
    if (!files['xl/workbook.xml'] || !files['[Content_Types].xml']) throw new Error('no workbook');
  } catch {
    report('chart-data', target ?? part, 'is not a readable workbook');
  }
}
