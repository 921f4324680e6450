import { describe, expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { readLabels } from './labels.ts';
import type { ChartTree } from './workbook.ts';

const NAMESPACES = [
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart"',
].join(' ');

function element(xml: string) {
  return rootOf(`<c:ser ${NAMESPACES}>${xml}</c:ser>`);
}

/** The labels of a series with this content of c:dLbls, and with `rest` after it. */
function labelsOf(content: string, rest = '', sourceFormat?: string) {
  return readLabels(
    element(`<c:dLbls>${content}</c:dLbls>${rest}`),
    undefined,
    sourceFormat,
    {} as ChartTree,
  );
}

const VALUE = '<c:showVal val="1"/>';
const RANGE = '<c:extLst><c:ext><c15:showDataLabelsRange val="1"/></c:ext></c:extLst>';

/** The workbook cells of labels, by the index of their point. */
function cells(...entries: (readonly [number, string])[]) {
  const points = entries.map(([index, text]) => `<c:pt idx="${index}"><c:v>${text}</c:v></c:pt>`).join('');
  return `<c:extLst><c:ext><c15:datalabelsRange><c15:dlblRangeCache>${points}</c15:dlblRangeCache></c15:datalabelsRange></c:ext></c:extLst>`;
}

function label(index: number, content: string) {
  return `<c:dLbl><c:idx val="${index}"/>${content}</c:dLbl>`;
}

function rich(...paragraphs: string[]) {
  return `<c:tx><c:rich>${paragraphs.map((each) => `<a:p>${each}</a:p>`).join('')}</c:rich></c:tx>`;
}

const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
const field = (type: string, text = 'old') => `<a:fld type="${type}"><a:t>${text}</a:t></a:fld>`;

describe('the labels of a series', () => {
  it('are undefined when there are none, or when none is shown', () => {
    expect(readLabels(element(''), undefined, undefined, {} as ChartTree)).toBeUndefined();
    expect(labelsOf('<c:showVal val="0"/>')).toBeUndefined();
    expect(labelsOf(`<c:delete val="1"/>${VALUE}`)).toBeUndefined();
  });

  it('show each part that is switched on', () => {
    expect(labelsOf(VALUE)).toEqual({ value: true });
    expect(
      labelsOf(
        '<c:showCatName val="1"/><c:showSerName val="1"/><c:showPercent val="1"/><c:showBubbleSize val="1"/><c:showVal val="0"/>',
      ),
    ).toEqual({ category: true, series: true, percent: true, size: true });
  });

  it('come from the plot when the series has none', () => {
    const plot = element(`<c:dLbls><c:showPercent val="1"/></c:dLbls>`);
    const none = readLabels(element(''), plot, undefined, {} as ChartTree);
    const own = readLabels(element(`<c:dLbls>${VALUE}</c:dLbls>`), plot, undefined, {} as ChartTree);
    expect([none, own]).toEqual([{ percent: true }, { value: true }]);
  });

  it('have position, separator and leader lines', () => {
    expect(
      labelsOf(`${VALUE}<c:dLblPos val="outEnd"/><c:separator>, </c:separator><c:showLeaderLines val="1"/>`),
    ).toEqual({ value: true, position: 'outEnd', separator: ', ', leaders: true });
    expect(labelsOf(`${VALUE}<c:showLeaderLines val="0"/>`)).toEqual({ value: true });
  });

  it('have their own number format unless it is linked to the format of the cells', () => {
    expect(labelsOf(`${VALUE}<c:numFmt formatCode="0.0%"/>`, '', '0')).toMatchObject({ format: '0.0%' });
    expect(labelsOf(`${VALUE}<c:numFmt formatCode="0.0%" sourceLinked="1"/>`, '', '0')).toMatchObject({
      format: '0',
    });
    expect(labelsOf(VALUE, '', '0')).toMatchObject({ format: '0' });
  });
});

describe('the labels of single points', () => {
  const ownOf = (content: string, rest = '') => labelsOf(`${content}${VALUE}`, rest)?.own;

  it('are left out when they are deleted or show nothing', () => {
    const off = '<c:showVal val="0"/><c:showPercent val="0"/>';
    expect(labelsOf(`${label(3, '<c:delete val="1"/>')}${label(5, off)}${VALUE}`)).toEqual({
      value: true,
      except: [3, 5],
    });
    expect(ownOf(label(2, `${off}<c:showCatName val="1"/>`))).toEqual([{ index: 2, category: true }]);
    expect(ownOf(label(2, `${off}${rich(run('text'))}`))).toMatchObject([{ index: 2, words: 'text' }]);
    expect(ownOf(label(2, `${off}${RANGE}`))).toEqual([{ index: 2 }]);
    expect(ownOf(label(2, '<c:dLblPos val="t"/>'))).toEqual([{ index: 2, position: 't' }]);
  });

  it('have the text of their paragraphs, breaks and fields', () => {
    const fields = ['VALUE', 'YVALUE', 'XVALUE', 'CATEGORYNAME', 'SERIESNAME', 'PERCENTAGE', 'BUBBLESIZE'];
    expect(ownOf(label(0, rich(`${run('a')}<a:br/>${run('b')}`, run('c'))))).toMatchObject([
      { words: 'a\nb\nc' },
    ]);
    expect(ownOf(label(0, rich(fields.map((type) => field(type)).join(''))))).toMatchObject([
      {
        words: '[VALUE][VALUE][CATEGORY NAME][CATEGORY NAME][SERIES NAME][PERCENTAGE][BUBBLE SIZE]',
      },
    ]);
    expect(ownOf(label(0, rich(`${field('DATE', 'today')}${field('toString', '!')}`)))).toMatchObject([
      { words: 'today!' },
    ]);
    expect(ownOf(label(4, rich(run(' '))))).toEqual([{ index: 4 }]);
  });

  it('have the workbook cell of their point, and no text where that cell is empty', () => {
    const text = rich(`${run('cell: ')}${field('CELLRANGE')}`);
    expect(ownOf(`${label(1, text)}${label(2, text)}`, cells([1, 'one'], [3, 'three']))).toEqual([
      { index: 1, words: 'cell: one' },
      { index: 2, words: 'cell: ' },
    ]);
  });

  it('have an offset in fractions of the chart, and none from its edge', () => {
    const at = (layout: string) =>
      ownOf(label(0, `<c:layout><c:manualLayout>${layout}</c:manualLayout></c:layout>`))?.[0]?.offset;
    expect(at('<c:x val="0.1"/><c:y val="-0.2"/>')).toEqual({ x: 0.1, y: -0.2 });
    expect(at('<c:xMode val="factor"/><c:yMode val="edge"/><c:x val="0.1"/><c:y val="0.2"/>')).toEqual({
      x: 0.1,
      y: 0,
    });
    expect(at('<c:x val="50"/><c:y val="-50"/>')).toEqual({ x: 10, y: -10 });
    expect(at('<c:y val="0.5"/>')).toEqual({ x: 0, y: 0.5 });
    expect(at('<c:x val="0"/>')).toBeUndefined();
  });
});

describe('labels that show workbook cells', () => {
  it('are the labels of all points that have a cell and no label', () => {
    const rest = cells([0, 'zero'], [2, 'two'], [3, 'three']);
    expect(labelsOf(`${label(2, '<c:delete val="1"/>')}${RANGE}`, rest)).toEqual({
      except: [2],
      own: [
        { index: 0, words: 'zero' },
        { index: 3, words: 'three' },
      ],
    });
    expect(labelsOf(VALUE, rest)).toEqual({ value: true });
    expect(labelsOf(`<c:delete val="1"/>${RANGE}`, rest)).toBeUndefined();
  });

  it('have the other shown parts after the cell', () => {
    const shown =
      '<c:showSerName val="1"/><c:showCatName val="1"/><c:showVal val="1"/><c:showPercent val="1"/>';
    expect(labelsOf(`${shown}${RANGE}`, cells([0, 'cell']))?.own).toEqual([
      { index: 0, words: 'cell; [SERIES NAME]; [CATEGORY NAME]; [VALUE]; [PERCENTAGE]' },
    ]);
    expect(labelsOf(`${VALUE}${RANGE}`, cells([0, 'cell']))?.own).toEqual([
      { index: 0, words: 'cell; [VALUE]' },
    ]);
  });
});
