import type { CoursewareRecord, ElementOf, Page, Run } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { tag } from '../xml/xml-out.ts';
import { goesAsPinyin, isPinyinGroup, pinyinXml } from './pinyin-out.ts';

type Shape = ElementOf<'shape'>;
const words = (text: string, props: object = {}): Run => ({ type: 'text', text, props }) as Run;
const ni = words('你', { ruby: 'nǐ' });
const body = (...runs: Run[]) => ({ paragraphs: [{ runs }] });
const shape = (rest: Partial<Shape> = {}) => element('shape', 's', { text: body(ni), ...rest });

function goes(own: Shape, page: Partial<Page> = {}, others: CoursewareRecord[] = []): boolean {
  const records: CoursewareRecord[] = [{ kind: 'page', id: 'page', order: 'a0', ...page }, own, ...others];
  const { reader } = outScope(records);
  expect(isPinyinGroup('s', reader)).toBe(goesAsPinyin(own, reader));
  return goesAsPinyin(own, reader);
}

const line = (rest: Partial<ElementOf<'line'>>, parentId = 'page') =>
  element('line', 'l', { geometry: { type: 'preset', preset: 'line' }, parentId, ...rest });

describe('goesAsPinyin', () => {
  it('is true for a plain text with pinyin', () => {
    expect(goes(shape())).toBe(true);
    expect(goes(shape({ text: body(words('a'), ni, words('b'.repeat(1499))) }))).toBe(false);
    expect(goes(shape({ text: body(words('a'.repeat(1499)), ni) }))).toBe(true);
  });

  it.each([
    ['no pinyin', shape({ text: body(words('你')) })],
    ['no text', element('shape', 's', {})],
    ['a cover', shape({ cover: { way: 'fade' } })],
    ['a table of contents', shape({ contents: { of: 'titles' } })],
    ['a mirrored shape', shape({ frame: { x: 0, y: 0, w: 1, h: 1, flipH: true } })],
    ['a shape upside down', shape({ frame: { x: 0, y: 0, w: 1, h: 1, flipV: true } })],
    ['vertical text', shape({ text: { ...body(ni), box: { vertical: 'eaVert' } } })],
    ['columns', shape({ text: { ...body(ni), box: { columns: 2 } } })],
    ['rotated text', shape({ text: { ...body(ni), box: { rotation: 10 } } })],
    ['warped text', shape({ text: { ...body(ni), box: { warp: 'textArchUp' } } })],
    [
      'a bullet',
      shape({ text: { paragraphs: [{ runs: [ni], props: { bullet: { type: 'char', char: '•' } } }] } }),
    ],
    ['text from the right', shape({ text: { paragraphs: [{ runs: [ni], props: { rtl: true } }] } })],
    ['a formula', shape({ text: body(ni, { type: 'formula', latex: 'x' }) })],
    ['a link', shape({ text: body(ni, words('a', { link: { type: 'url', url: 'http://a' } })) })],
    [
      'a link under the pointer',
      shape({ text: body(ni, words('a', { hoverLink: { type: 'url', url: 'http://a' } })) }),
    ],
    [
      'a picture in the letters',
      shape({
        text: body(ni, words('a', { fill: { type: 'picture', asset: 'x', mode: { type: 'stretch' } } })),
      }),
    ],
  ])('is false for %s', (_, own) => {
    expect(goes(own as Shape)).toBe(false);
  });

  it('is false for effects of paragraphs or parts', () => {
    const effect = {
      id: 'a',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
    } as const;
    expect(goes(shape(), { animations: [{ ...effect, elementId: 's' }] })).toBe(true);
    expect(goes(shape(), { animations: [{ ...effect, elementId: 's', paragraphs: [0, 0] }] })).toBe(false);
    expect(goes(shape(), { animations: [{ ...effect, elementId: 's', part: 'bg' }] })).toBe(false);
    expect(goes(shape(), { animations: [{ ...effect, elementId: 'other', part: 'bg' }] })).toBe(true);
  });

  it('is false for a shape with connectors, also from groups', () => {
    expect(goes(shape(), {}, [line({ start: { elementId: 's', site: 0 } })])).toBe(false);
    expect(goes(shape(), {}, [line({ end: { elementId: 's', site: 0 } })])).toBe(false);
    expect(goes(shape(), {}, [line({ end: { elementId: 'other', site: 0 } })])).toBe(true);
    expect(
      goes(shape(), {}, [element('group', 'g', {}), line({ end: { elementId: 's', site: 0 } }, 'g')]),
    ).toBe(false);
  });

  it('is false outside a page', () => {
    const { reader } = outScope([shape({ parentId: 'gone' })]);
    expect(goesAsPinyin(shape({ parentId: 'gone' }), reader)).toBe(false);
    expect(isPinyinGroup('missing', reader)).toBe(false);
  });
});

describe('pinyinXml', () => {
  const own = shape({
    name: 'N',
    alt: 'A',
    locked: true,
    movableInClass: true,
    placeholder: { type: 'body' },
    fill: { type: 'none' },
    text: {
      ...body(words('你', { ruby: 'nǐ', underline: 'sng', size: 20, baseline: 0.3 }), words('a')),
      box: { insetLeft: 0, insetTop: 0 },
    },
  });

  it('returns a group of its box and its characters', () => {
    const parts: Shape[] = [];
    const scope = outScope([{ kind: 'page', id: 'page', order: 'a0' }, own]);
    const xml = pinyinXml(own, scope, (part) => {
      parts.push(part as Shape);
      return tag('part');
    });
    expect(xml.replace(/ xmlns:\w+="[^"]*"| uri="[^"]*"/g, '')).toBe(
      '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name="N" descr="A"><a:extLst><a:ext><lectern:element movable="1" pinyin="1">{&quot;text&quot;:{&quot;paragraphs&quot;:[{&quot;runs&quot;:[{&quot;type&quot;:&quot;text&quot;,&quot;text&quot;:&quot;你&quot;,&quot;props&quot;:{&quot;ruby&quot;:&quot;nǐ&quot;,&quot;underline&quot;:&quot;sng&quot;,&quot;size&quot;:20,&quot;baseline&quot;:0.3}},{&quot;type&quot;:&quot;text&quot;,&quot;text&quot;:&quot;a&quot;,&quot;props&quot;:{}}]}],&quot;box&quot;:{&quot;insetLeft&quot;:0,&quot;insetTop&quot;:0}},&quot;placeholder&quot;:{&quot;type&quot;:&quot;body&quot;},&quot;outlineOfLayout&quot;:true}</lectern:element></a:ext></a:extLst></p:cNvPr><p:cNvGrpSpPr><a:grpSpLocks noGrp="1" noMove="1" noResize="1"/></p:cNvGrpSpPr><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/><a:chOff x="0" y="0"/><a:chExt cx="914400" cy="457200"/></a:xfrm></p:grpSpPr><part/><part/><part/></p:grpSp>',
    );
    const letters = (part: Shape) =>
      part.text?.paragraphs.map(({ runs }) => (runs[0]?.type === 'text' ? runs[0].text : '')).join('|');
    const rounded = ({ x, y, w, h }: Shape['frame']) => [x, y, w, h].map(Math.round).join(' ');
    expect(parts.map((part) => `${part.id}: ${rounded(part.frame)} ${letters(part) ?? ''}`)).toEqual([
      's box: 0 0 96 48 ',
      's pair 0: 0 0 31 51 nǐ|你',
      's pair 1: 31 22 15 29 a',
    ]);
    expect(parts[0]).toMatchObject({ fill: { type: 'none' } });
    for (const key of ['name', 'alt', 'locked', 'placeholder', 'text', 'movableInClass'])
      expect(parts[0]?.[key as 'name']).toBeUndefined();
    const [syllable, letter] = parts[1]?.text?.paragraphs ?? [];
    expect(syllable?.props).toEqual({ align: 'ctr', lineSpacing: { type: 'points', value: 14 } });
    expect(syllable?.runs[0]?.props).toMatchObject({ size: 10 });
    expect(syllable?.runs[0]?.props?.underline).toBeUndefined();
    expect(letter?.runs[0]?.props).toMatchObject({ size: 20, underline: 'sng' });
    expect(letter?.runs[0]?.props).not.toHaveProperty('ruby');
    expect(letter?.runs[0]?.props).not.toHaveProperty('baseline');
    expect(letter?.props).toMatchObject({ lineSpacing: { value: 24 } });
  });
});
