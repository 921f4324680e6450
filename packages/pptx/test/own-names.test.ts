import { type CoursewareRecord, record } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { transitional } from '../src/write/package/strict.ts';
import { isOurs } from '../src/write/xml/declared-prefixes.ts';
import { part, type ReadDeck, readSource, shape } from './deck-source.ts';
import { frame } from './shapes/frame-source.ts';

/** Records that are not valid: a function inherited from Object.prototype is no valid value. */
function broken({ snapshot }: ReadDeck): readonly CoursewareRecord[] {
  return snapshot.records.filter((each) => !record.safeParse(each).success);
}

const NAMES = ['constructor', 'toString', '__proto__'];

it.each(NAMES)('a jump named like the object property %s is unknown', async (name) => {
  const link = `<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=${name}"/>`;
  const jumping = shape(2).replace('name="Shape 2"/>', `name="Shape 2">${link}</p:cNvPr>`);
  const deck = await readSource({ slides: [{ tree: jumping }] });
  expect(deck.elements).toHaveLength(1);
  expect(broken(deck)).toEqual([]);
  expect(deck.elements[0]).toMatchObject({ click: { type: 'other' } });
});

it.each(NAMES)('chart settings named like the object property %s get the defaults', async (name) => {
  const values = '<c:val><c:numLit><c:ptCount val="1"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numLit></c:val>';
  const xml = part(
    'c:chartSpace',
    `<c:chart><c:plotArea><c:lineChart><c:ser><c:trendline><c:trendlineType val="${name}"/></c:trendline><c:errBars><c:errValType val="${name}"/><c:val val="2"/></c:errBars>${values}</c:ser><c:axId val="1"/><c:axId val="2"/></c:lineChart><c:ofPieChart><c:ser>${values}</c:ser><c:splitType val="${name}"/></c:ofPieChart><c:catAx><c:axId val="1"/></c:catAx><c:valAx><c:axId val="2"/><c:dispUnits><c:builtInUnit val="${name}"/></c:dispUnits></c:valAx></c:plotArea></c:chart>`,
  );
  const deck = await readSource({
    slides: [
      {
        tree: frame('http://schemas.openxmlformats.org/drawingml/2006/chart', '<c:chart r:id="c1"/>'),
        relations: [{ id: 'c1', type: 'chart', target: '../charts/chart1.xml' }],
      },
    ],
    parts: { 'ppt/charts/chart1.xml': xml },
  });
  expect(deck.elements).toMatchObject([
    {
      chart: {
        plots: [
          { series: [{ trendLines: [{ type: 'linear' }], errorBars: [{ kind: 'fixed' }] }] },
          { type: 'ofPie' },
        ],
      },
    },
  ]);
  expect(broken(deck)).toEqual([]);
});

it.each(NAMES)('a namespace family or prefix named like the object property %s is foreign', (name) => {
  const xml = `<a xmlns="http://purl.oclc.org/ooxml/${name}/main"/>`;
  expect(transitional(xml)).toBe(xml);
  expect(isOurs(name, 'http://schemas.openxmlformats.org/drawingml/2006/main')).toBe(false);
});
