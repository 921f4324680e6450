import type { ChartSeries } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { booleanOf, clamp, compact, defined, integerOf, numberOf } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { points } from './data.ts';
import { chartText, titleOf, val } from './text.ts';
import type { Cell, ChartTree } from './workbook.ts';

type Labels = NonNullable<ChartSeries['labels']>;
type OwnLabel = NonNullable<Labels['own']>[number];

const SHOWS = {
  value: 'c:showVal',
  category: 'c:showCatName',
  series: 'c:showSerName',
  percent: 'c:showPercent',
  size: 'c:showBubbleSize',
} as const;

/**
 * The data labels of a series (c:dLbls, 21.2.2.49), or of its plot if the series has no labels. Labels that show
 * workbook cells ([MS-ODRAWXML] 2.24.3, c15) become texts of their points.
 */
export function readLabels(
  series: XmlElement,
  plot: XmlElement | undefined,
  sourceFormat: string | undefined,
  scope: ChartTree,
): Labels | undefined {
  const element = series.child('c:dLbls') ?? plot?.child('c:dLbls');
  if (!element) return undefined;
  const gone = booleanOf(val(element, 'c:delete')) === true;
  const cells = cellsShown(series);
  const shown = gone ? {} : showsOf(element);
  const own: OwnLabel[] = [];
  const except: number[] = [];
  const labelled = new Set<number>();
  for (const label of element.all('c:dLbl').slice(0, 10_000)) {
    const index = integerOf(val(label, 'c:idx'), 0, 100_000) ?? 0;
    labelled.add(index);
    if (saysNothing(label)) except.push(index);
    else own.push(readOwn(label, index, cells, scope));
  }
  const fromCells = booleanOf(extension(element)?.find('c15:showDataLabelsRange')?.attr('val'));
  if (fromCells && !gone) {
    cells.forEach((cell, index) => {
      if (cell !== null && !labelled.has(index)) own.push({ index, words: wordsWith(shown, String(cell)) });
    });
  }
  if (!defined(shown) && own.length === 0) return undefined;
  const format = element.child('c:numFmt');
  const linked = booleanOf(format?.attr('sourceLinked'));
  return compact<Labels>({
    ...shown,
    ...lookOf(element, scope),
    separator: element.child('c:separator')?.text.slice(0, 16),
    leaders: booleanOf(val(element, 'c:showLeaderLines')) ? true : undefined,
    except: except.length > 0 ? except : undefined,
    own: own.length > 0 ? own : undefined,
    format: (linked ? undefined : format?.attr('formatCode')?.slice(0, 128)) ?? sourceFormat,
  });
}

function showsOf(element: XmlElement): Partial<Record<keyof typeof SHOWS, true>> {
  const shown: Partial<Record<keyof typeof SHOWS, true>> = {};
  for (const [key, name] of Object.entries(SHOWS) as [keyof typeof SHOWS, string][]) {
    if (booleanOf(val(element, name))) shown[key] = true;
  }
  return shown;
}

function lookOf(element: XmlElement, scope: ChartTree) {
  return compact({
    position: val(element, 'c:dLblPos')?.slice(0, 16),
    text: chartText(element.child('c:txPr'), scope),
    fill: readFill(element.child('c:spPr'), scope),
    line: readLine(element.path('c:spPr', 'a:ln'), scope),
  });
}

/** A single point's label. */
function readOwn(label: XmlElement, index: number, cells: readonly Cell[], scope: ChartTree): OwnLabel {
  const words = wordsOf(label, cells[index] ?? null);
  const rich = titleOf(label, scope).props;
  const look = lookOf(label, scope);
  return compact<OwnLabel>({
    index,
    ...showsOf(label),
    ...look,
    text: look.text ?? rich,
    format: label.child('c:numFmt')?.attr('formatCode')?.slice(0, 128),
    words: words?.slice(0, 4096),
    offset: offsetOf(label),
  });
}

/**
 * Offset of a label (c:manualLayout, 21.2.2.95): a `factor`, the default mode, is relative to its automatic position.
 */
function offsetOf(label: XmlElement): OwnLabel['offset'] {
  const manual = label.path('c:layout', 'c:manualLayout');
  if (!manual) return undefined;
  const part = (name: string, mode: string) =>
    val(manual, mode) === 'edge' ? 0 : clamp(numberOf(val(manual, name)) ?? 0, -10, 10);
  const [x, y] = [part('c:x', 'c:xMode'), part('c:y', 'c:yMode')];
  return x === 0 && y === 0 ? undefined : { x, y };
}

/** Text of a label's own paragraphs. Fields without a cell keep the text that they showed last. */
function wordsOf(label: XmlElement, cell: Cell): string | undefined {
  const rich = label.path('c:tx', 'c:rich');
  if (!rich) return undefined;
  const lines = rich.all('a:p').map((paragraph) => {
    let text = '';
    for (const child of paragraph.children) {
      if (child.name === 'a:br') text += '\n';
      else if (child.name === 'a:r') text += child.child('a:t')?.text ?? '';
      else if (child.name === 'a:fld') text += fieldText(child, cell);
    }
    return text;
  });
  const words = lines.join('\n');
  return words.trim() === '' ? undefined : words;
}

/** Markers for label fields whose text is computed when the label is drawn. */
const LABEL_FIELDS: Readonly<Record<string, string>> = {
  VALUE: '[VALUE]',
  XVALUE: '[CATEGORY NAME]',
  YVALUE: '[VALUE]',
  CATEGORYNAME: '[CATEGORY NAME]',
  SERIESNAME: '[SERIES NAME]',
  PERCENTAGE: '[PERCENTAGE]',
  BUBBLESIZE: '[BUBBLE SIZE]',
};

function fieldText(field: XmlElement, cell: Cell): string {
  const type = field.attr('type') ?? '';
  if (type === 'CELLRANGE') return cell === null ? '' : String(cell);
  const shown = field.child('a:t')?.text ?? '';
  return Object.hasOwn(LABEL_FIELDS, type) ? (LABEL_FIELDS[type] ?? shown) : shown;
}

/** The cells that labels may show (c15:datalabelsRange), by point. */
function cellsShown(series: XmlElement): Cell[] {
  const cache = extension(series)?.find('c15:dlblRangeCache');
  const all = cache?.all('c:pt') ?? [];
  const count = all.reduce(
    (most, point) => Math.max(most, (integerOf(point.attr('idx'), 0, 99_999) ?? 0) + 1),
    0,
  );
  return cache ? points(cache, count, (text) => text.slice(0, 4096)) : [];
}

function extension(element: XmlElement): XmlElement | undefined {
  return element.child('c:extLst');
}

function wordsWith(shown: Partial<Record<keyof typeof SHOWS, true>>, cell: string): string {
  const parts = [cell];
  if (shown.series) parts.push('[SERIES NAME]');
  if (shown.category) parts.push('[CATEGORY NAME]');
  if (shown.value) parts.push('[VALUE]');
  if (shown.percent) parts.push('[PERCENTAGE]');
  return parts.join('; ').slice(0, 4096);
}

/** Whether a point's label is deleted or empty. */
function saysNothing(label: XmlElement): boolean {
  if (booleanOf(val(label, 'c:delete'))) return true;
  if (label.path('c:tx', 'c:rich')) return false;
  const given = Object.values(SHOWS).map((name) => val(label, name));
  const range = booleanOf(extension(label)?.find('c15:showDataLabelsRange')?.attr('val'));
  return !range && given.some((value) => value !== undefined) && !given.some((value) => booleanOf(value));
}
