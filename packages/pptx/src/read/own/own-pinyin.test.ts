import type { Element, Run, TextBody } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import { escapeXml } from '../../package/escape-xml.ts';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import { asPinyin } from './own-pinyin.ts';

const base = { kind: 'element', parentId: 'page', order: 'a0', frame: { x: 0, y: 0, w: 9, h: 9 } } as const;
const GROUP: Element = { ...base, id: 'g', type: 'group', name: 'G' };
const run = (text: string, ruby?: string): Run =>
  ({ type: 'text', text, ...(ruby && { props: { ruby } }) }) as Run;
const body = (...runs: Run[]): TextBody => ({ paragraphs: [{ runs }] });
const shape = (text: string, more: object = {}): Element =>
  ({ ...base, id: 's', type: 'shape', text: body(run(text)), ...more }) as Element;
/** The group's node with our data as JSON. */
const own = (data: unknown, mark = 'pinyin="1"') =>
  node(
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr><a:extLst><a:ext uri="${OWN_EXTENSION}"><l:element xmlns:l="${OWN_NAMESPACE}" ${mark}>${escapeXml(typeof data === 'string' ? data : JSON.stringify(data))}</l:element></a:ext></a:extLst></p:cNvPr></p:nvGrpSpPr></p:grpSp>`,
  );

const TEXT = body(run('汉字', 'hàn'), run(' , '), run('ok'));
/** The box, and the shapes of the text above: each character after its syllable. */
const SHOWN = [shape(''), shape('hàn'), shape('汉'), shape('hàn'), shape('字'), shape(','), shape('o k')];

describe('asPinyin', () => {
  it('returns the text with its pinyin while the group has the same text, for any spaces', () => {
    expect(asPinyin(own({ text: TEXT }), GROUP, SHOWN)).toEqual({
      ...{ ...base, id: 'g', name: 'G', type: 'shape', text: TEXT },
    });
  });

  it('returns undefined when the text was changed', () => {
    expect(asPinyin(own({ text: TEXT }), GROUP, SHOWN.slice(0, -1))).toBeUndefined();
    expect(asPinyin(own({ text: TEXT }), GROUP, [...SHOWN, shape('new')])).toBeUndefined();
    const picture = { ...base, id: 'p', type: 'picture', asset: 'a' } as Element;
    expect(asPinyin(own({ text: TEXT }), GROUP, [...SHOWN, picture])).toBeUndefined();
  });

  it('returns undefined for another element or group', () => {
    expect(asPinyin(own({ text: TEXT }), shape('x'), SHOWN)).toBeUndefined();
    expect(asPinyin(own({ text: TEXT }, 'tool="x"'), GROUP, SHOWN)).toBeUndefined();
    expect(asPinyin(node('<p:grpSp/>'), GROUP, SHOWN)).toBeUndefined();
    const line = { ...base, id: 'l', type: 'line' } as Element;
    expect(asPinyin(own({ text: TEXT }), GROUP, [line, ...SHOWN.slice(1)])).toBeUndefined();
    expect(asPinyin(own({ text: TEXT }), GROUP, [])).toBeUndefined();
  });

  it.each([['{'], ['null'], ['7'], [{}], [{ text: { paragraphs: 'x' } }]])(
    'returns undefined when the data are %j',
    (data) => {
      expect(asPinyin(own(data), GROUP, SHOWN)).toBeUndefined();
    },
  );

  it('returns undefined for data of more than 256 KiB', () => {
    const padded = (length: number) => JSON.stringify({ text: TEXT }).padEnd(length);
    expect(asPinyin(own(padded(262_144)), GROUP, SHOWN)).toBeDefined();
    expect(asPinyin(own(padded(262_145)), GROUP, SHOWN)).toBeUndefined();
  });

  it('keeps the format of the box', () => {
    const look = {
      ...{
        geometry: { type: 'preset', preset: 'oval' },
        fill: { type: 'none' },
        line: { width: 1 },
        effects: {},
      },
      ...{ pageFill: true, textBox: true, textDefaults: [{}] },
    };
    const [, ...pairs] = SHOWN;
    expect(asPinyin(own({ text: TEXT }), GROUP, [shape('', look), ...pairs])).toMatchObject(look);
    const ofLayout = asPinyin(own({ text: TEXT, outlineOfLayout: true }), GROUP, [shape('', look), ...pairs]);
    expect(ofLayout?.geometry).toBeUndefined();
    expect(ofLayout?.line).toEqual({ width: 1 });
  });

  it('keeps its placeholder if it is valid', () => {
    const placed = (placeholder: unknown) =>
      asPinyin(own({ text: TEXT, placeholder }), GROUP, SHOWN)?.placeholder;
    expect(placed({ type: 'body', index: 3 })).toEqual({ type: 'body', index: 3 });
    expect(placed({ type: 'x'.repeat(17), index: 1.5 })).toEqual({ type: 'x'.repeat(16) });
    expect([placed(null), placed('body'), placed({ type: 7 })]).toEqual([undefined, undefined, undefined]);
  });

  it('compares fields and leaves out formulas', () => {
    const text = body(
      { type: 'field', field: 'x', text: 'F' } as Run,
      { type: 'formula', latex: 'x' } as Run,
      run('字', 'zì'),
    );
    const shown = [
      shape(''),
      shape('', { text: body({ type: 'field', field: 'x', text: 'F' } as Run) }),
      shape('zì字'),
    ];
    expect(asPinyin(own({ text }), GROUP, shown)?.text).toEqual(text);
  });
});
