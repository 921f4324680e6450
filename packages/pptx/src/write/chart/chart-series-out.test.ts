import type { ChartPlot, ChartSeries } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { outScope } from '../../../test/out-scope-source.ts';
import { seriesXml } from './chart-series-out.ts';
import { ChartSheet } from './chart-sheet.ts';

type Labels = NonNullable<ChartSeries['labels']>;

function written(series: Partial<ChartSeries>, plot: Partial<ChartPlot> = {}): string {
  const full: ChartSeries = { categories: [], values: [], ...series };
  return seriesXml(
    full,
    { type: 'bar', series: [full], ...plot },
    { index: 3, order: 4 },
    new ChartSheet(),
    outScope(),
  );
}

/** The series between its number and its values. */
function middle(series: Partial<ChartSeries>, plot: Partial<ChartPlot> = {}): string {
  return written(series, { type: 'line', ...plot })
    .replace('<c:ser><c:idx val="3"/><c:order val="4"/>', '')
    .replace(/<c:val>.*$/, '');
}

const labels = (rest: Partial<Labels>, plot: Partial<ChartPlot> = {}) => middle({ labels: rest }, plot);
const NOTHING =
  '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>';

describe('seriesXml', () => {
  it('returns name, categories and values with their cells', () => {
    expect(written({ name: 'N', categories: ['a', null], values: [1, null] })).toBe(
      '<c:ser><c:idx val="3"/><c:order val="4"/><c:tx><c:strRef><c:f>Sheet1!$B$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>N</c:v></c:pt></c:strCache></c:strRef></c:tx><c:invertIfNegative val="0"/><c:cat><c:strRef><c:f>Sheet1!$A$2:$A$3</c:f><c:strCache><c:ptCount val="2"/><c:pt idx="0"><c:v>a</c:v></c:pt><c:pt idx="1"><c:v/></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$2:$B$3</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="2"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>',
    );
  });

  it('returns categories as numbers when all are', () => {
    expect(written({ categories: [1, null], values: [1] })).toContain(
      '<c:cat><c:numRef><c:f>Sheet1!$A$2:$A$3</c:f><c:numCache>',
    );
    expect(written({ categories: [1, 'b'], values: [1] })).toContain(
      '<c:v>1</c:v></c:pt><c:pt idx="1"><c:v>b</c:v>',
    );
  });

  it('returns x and y of points, and the sizes of bubbles', () => {
    expect(written({ categories: [1], values: [2] }, { type: 'scatter' })).toMatch(
      /<c:xVal>.*<c:yVal>.*<c:smooth val="0"\/><\/c:ser>$/,
    );
    expect(written({ categories: [1], values: [2], sizes: [5] }, { type: 'bubble' })).toMatch(
      /<c:yVal>.*<\/c:yVal><c:bubbleSize><c:numRef><c:f>Sheet1!\$C\$2<\/c:f>.*<c:v>5<\/c:v>.*<c:bubble3D val="0"\/><\/c:ser>$/,
    );
    expect(written({ values: [2, 3] }, { type: 'bubble' })).toMatch(
      /<c:bubbleSize>.*<c:v>1<\/c:v>.*<c:v>1<\/c:v>/,
    );
  });

  it.each([
    ['line', {}, {}, '0'],
    ['line', { smooth: true }, {}, '1'],
    ['scatter', {}, { style: 'smoothMarker' }, '1'],
    ['scatter', { smooth: false }, { style: 'smooth' }, '0'],
    ['line', {}, { style: 'smooth' }, '0'],
    ['stock', {}, {}, '0'],
    ['surface', {}, {}, '0'],
    ['bar', { smooth: true }, {}, undefined],
  ] as const)('has smooth lines of %s with %j and %j: %s', (type, series, plot, smooth) => {
    expect(/<c:smooth val="(\d)"\/>/.exec(written(series, { type, ...plot }))?.[1]).toBe(smooth);
  });

  it('has the inverted fill of negative bars and bubbles only', () => {
    expect(written({})).toContain('<c:invertIfNegative val="0"/>');
    expect(written({ negativeFill: { type: 'none' } })).toContain('<c:invertIfNegative val="1"/>');
    expect(written({}, { type: 'bubble' })).toContain('invertIfNegative');
    expect(written({}, { type: 'line' })).not.toContain('invertIfNegative');
  });

  it('has the shape of bars in depth only', () => {
    expect(written({ shape: 'cone' }, { threeD: true })).toContain('<c:shape val="cone"/>');
    expect(written({ shape: 'cone' })).not.toContain('c:shape');
    expect(written({ shape: 'cone' }, { type: 'line', threeD: true })).not.toContain('c:shape');
  });

  it('has markers where points have them', () => {
    const marker = { symbol: 'star', size: 100, fill: { type: 'none' } } as const;
    expect(middle({ marker })).toBe(
      '<c:marker><c:symbol val="star"/><c:size val="72"/><c:spPr><a:noFill/></c:spPr></c:marker>',
    );
    expect(middle({ marker: { symbol: 'unknown', size: 1 } })).toBe('<c:marker><c:size val="2"/></c:marker>');
    expect(middle({ marker }, { type: 'bar' })).not.toContain('marker');
  });

  it('has trend lines only where a plot may have them', () => {
    const trendLines = [{ type: 'linear' }] as const;
    expect(middle({ trendLines: [...trendLines] })).toContain('trendline');
    expect(middle({ trendLines: [...trendLines] }, { type: 'pie' })).not.toContain('trendline');
  });
});

describe('the points of a series', () => {
  it('are in order, each once, the last of them', () => {
    const points = [{ index: 2 }, { index: -1 }, { index: 0 }, { index: 2, fill: { type: 'none' } }] as const;
    expect(middle({ points: [...points] })).toBe(
      '<c:dPt><c:idx val="0"/><c:bubble3D val="0"/></c:dPt><c:dPt><c:idx val="2"/><c:bubble3D val="0"/><c:spPr><a:noFill/></c:spPr></c:dPt>',
    );
  });

  it('have what their kind of plot has', () => {
    const point = { index: 0, explosion: 12.4, marker: { symbol: 'x' } };
    expect(middle({ points: [point] }, { type: 'pie' })).toContain(
      '<c:bubble3D val="0"/><c:explosion val="12"/>',
    );
    expect(middle({ points: [{ ...point, explosion: -5 }] }, { type: 'ofPie' })).toContain(
      '<c:explosion val="0"/>',
    );
    expect(middle({ points: [point] }, { type: 'line' })).toBe(
      '<c:dPt><c:idx val="0"/><c:marker><c:symbol val="x"/></c:marker><c:bubble3D val="0"/></c:dPt>',
    );
    expect(middle({ points: [point] }, { type: 'bar' })).toContain(
      '<c:dPt><c:idx val="0"/><c:invertIfNegative val="0"/><c:bubble3D',
    );
  });
});

describe('the labels of a series', () => {
  it.each([
    ['nothing', {}, '<c:dLbls>…</c:dLbls>'],
    [
      'everything',
      {
        value: true,
        category: true,
        series: true,
        percent: true,
        size: true,
        format: '0',
        text: { size: 9 },
        fill: { type: 'none' },
        position: 't',
        separator: '; ',
        leaders: true,
      },
      '<c:dLbls><c:numFmt formatCode="0" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900"/></a:pPr><a:endParaRPr/></a:p></c:txPr><c:dLblPos val="t"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="1"/><c:showSerName val="1"/><c:showPercent val="1"/><c:showBubbleSize val="1"/><c:separator>; </c:separator></c:dLbls>',
    ],
    [
      'deleted labels',
      { except: [2, 0, 2, -1] },
      '<c:dLbls><c:dLbl><c:idx val="0"/><c:delete val="1"/></c:dLbl><c:dLbl><c:idx val="2"/><c:delete val="1"/></c:dLbl>…</c:dLbls>',
    ],
    [
      'a label of its own',
      {
        own: [
          {
            index: 1,
            value: true,
            offset: { x: 0.1, y: 0.2 },
            format: '0',
            position: 'l',
            fill: { type: 'none' },
            text: { bold: true },
          },
        ],
      },
      '<c:dLbls><c:dLbl><c:idx val="1"/><c:layout><c:manualLayout><c:x val="0.1"/><c:y val="0.2"/></c:manualLayout></c:layout><c:numFmt formatCode="0" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr b="1"/></a:pPr><a:endParaRPr/></a:p></c:txPr><c:dLblPos val="l"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbl>…</c:dLbls>',
    ],
    [
      'a deleted label with settings',
      { except: [1], own: [{ index: 1, value: true }, { index: -2 }] },
      '<c:dLbls><c:dLbl><c:idx val="1"/><c:delete val="1"/></c:dLbl>…</c:dLbls>',
    ],
    [
      'a text',
      { own: [{ index: 0, words: 'a\nb' }] },
      '<c:dLbls><c:dLbl><c:idx val="0"/><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>a</a:t></a:r></a:p><a:p><a:r><a:t>b</a:t></a:r></a:p></c:rich></c:tx><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbl>…</c:dLbls>',
    ],
    [
      'a text beside a category',
      { own: [{ index: 0, words: 'a', category: true }] },
      '<c:dLbls><c:dLbl><c:idx val="0"/><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>a</a:t></a:r></a:p></c:rich></c:tx><c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="1"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbl>…</c:dLbls>',
    ],
    [
      'a text with fields',
      { own: [{ index: 0, words: 'x [VALUE]: [SERIES NAME] [OTHER]' }] },
      '<c:dLbls><c:dLbl><c:idx val="0"/><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>x </a:t></a:r><a:fld id="{5D3A1C6E-0B1F-4E57-9A0C-000000000001}" type="VALUE"><a:t>[VALUE]</a:t></a:fld><a:r><a:t>: </a:t></a:r><a:fld id="{5D3A1C6E-0B1F-4E57-9A0C-000000000002}" type="SERIESNAME"><a:t>[SERIES NAME]</a:t></a:fld><a:r><a:t> </a:t></a:r><a:r><a:t>[OTHER]</a:t></a:r></a:p></c:rich></c:tx><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/><c:extLst><c:ext uri="{CE6537A1-D6FC-4f65-9D91-7224C49458BB}" xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart"><c15:dlblFieldTable/><c15:showDataLabelsRange val="0"/></c:ext></c:extLst></c:dLbl>…</c:dLbls>',
    ],
  ] as const)('show %s', (_, rest, xml) => {
    expect(labels(rest as unknown as Partial<Labels>).replace(NOTHING, '…')).toBe(xml);
  });

  it.each([
    ['bar', {}, 'ctr inEnd inBase outEnd'],
    ['bar', { grouping: 'stacked' }, 'ctr inEnd inBase'],
    ['bar', { grouping: 'percentStacked' }, 'ctr inEnd inBase'],
    ['bar', { threeD: true }, ''],
    ['line', {}, 'l r t b ctr'],
    ['scatter', {}, 'l r t b ctr'],
    ['bubble', {}, 'l r t b ctr'],
    ['stock', {}, 'l r t b ctr'],
    ['pie', {}, 'bestFit ctr inEnd outEnd'],
    ['pie', { threeD: true }, 'bestFit ctr inEnd outEnd'],
    ['ofPie', {}, 'bestFit ctr inEnd outEnd'],
    ['radar', {}, 'outEnd'],
    ['doughnut', {}, ''],
    ['area', {}, ''],
  ] as const)('have the positions of %s with %j', (type, plot, allowed) => {
    const all = 'bestFit ctr inEnd inBase outEnd l r t b'.split(' ');
    const written = all.filter((position) => labels({ position }, { type, ...plot }).includes('dLblPos'));
    expect(written.sort()).toEqual(allowed.split(' ').filter(Boolean).sort());
  });

  it('have leader lines for slices only', () => {
    for (const type of ['pie', 'doughnut', 'ofPie'] as const)
      expect(labels({ leaders: false }, { type })).toContain('<c:showLeaderLines val="0"/>');
    expect(labels({ leaders: true }, { type: 'pie' })).toContain('<c:showLeaderLines val="1"/>');
    expect(labels({ leaders: true })).not.toContain('showLeaderLines');
  });
});
