import { describe, expect, it } from 'vitest';
import { shape } from '../../test/sample.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph, RunProps, TextBody } from '../records/text.ts';
import { raisedLooks } from './raised-looks.ts';

const text = (...paragraphs: Paragraph[]): TextBody => ({ paragraphs });
const line = (words: string, run?: RunProps, props?: Paragraph['props']): Paragraph => ({
  runs: [{ type: 'text', text: words, ...(run && { props: run }) }],
  ...(props && { props }),
});
const place = (body: TextBody | undefined, more: Partial<ShapeElement> = {}) =>
  shape('s', 'layout', 'a0', { ...(body && { text: body }), ...more });

const raised = (before: TextBody, now: TextBody, more: Partial<ShapeElement> = {}) =>
  raisedLooks(place(before, more), place(now, more));

describe('raisedLooks', () => {
  it('returns undefined without a text, and when no format changed', () => {
    expect(raisedLooks(place(text(line('a'))), place(undefined))).toBeUndefined();
    expect(raised(text(line('a', { size: 20 })), text(line('b', { size: 20 })))).toBeUndefined();
    expect(raised(text(line('a', { size: 20 })), text(line('a')))).toBeUndefined();
  });

  it('makes a new property of all words a property of the level', () => {
    expect(raised(text(line('a')), text(line('a', { size: 20 })))).toEqual({
      text: { paragraphs: [line('a')], levels: [{ paragraph: {}, run: { size: 20 } }] },
      textDefaults: undefined,
    });
  });

  it('keeps a property of some words on the words', () => {
    const now = text({
      runs: [...line('a', { bold: true, size: 20 }).runs, ...line('b', { size: 20 }).runs],
    });
    expect(raised(text(line('ab')), now)?.text).toEqual({
      paragraphs: [{ runs: [...line('a', { bold: true }).runs, ...line('b').runs] }],
      levels: [{ paragraph: {}, run: { size: 20 } }],
    });
  });

  it('raises each level separately, with empty levels before it', () => {
    const before = text(line('a'), line('b', undefined, { level: 2 }));
    const now = text(line('a'), line('b', { italic: true }, { level: 2, align: 'ctr' }));
    expect(raised(before, now)?.text).toEqual({
      paragraphs: [line('a'), line('b', undefined, { level: 2 })],
      levels: [{}, {}, { paragraph: { align: 'ctr' }, run: { italic: true } }],
    });
  });

  it('adds to the levels of the text, or to the defaults of a shape that is not from a file', () => {
    const levels = [{ run: { bold: true } }];
    const now = text(line('a', { size: 9 }));
    const sum = [{ paragraph: {}, run: { bold: true, size: 9 } }];
    expect(raised(text(line('a')), { ...now, levels })?.text?.levels).toEqual(sum);
    const own = raised(text(line('a')), now, { textDefaults: levels });
    expect(own?.text?.levels).toEqual(sum);
    expect(own?.textDefaults).toBeUndefined();
    const imported = raised(text(line('a')), now, { textDefaults: levels, origin: 'slide1/2' as never });
    expect(imported?.text?.levels).toEqual([{ paragraph: {}, run: { size: 9 } }]);
    expect(imported?.textDefaults).toEqual(levels);
  });

  it('does not raise links, languages and other properties of single words', () => {
    const props: RunProps = { lang: 'en', emphasisMark: true };
    expect(raised(text(line('a')), text(line('a', props)))).toBeUndefined();
  });

  it('reads the format at the end of an empty paragraph', () => {
    const empty = (endProps?: RunProps): Paragraph => ({ runs: [], ...(endProps && { endProps }) });
    expect(raised(text(empty()), text(empty({ size: 9 })))?.text).toEqual({
      paragraphs: [empty()],
      levels: [{ paragraph: {}, run: { size: 9 } }],
    });
    // Beside a paragraph with words, the end counts as well.
    expect(
      raised(text(line('a'), empty()), text(line('a', { size: 9 }), empty({ size: 8 }))),
    ).toBeUndefined();
  });

  it('compares fills by their content', () => {
    const fill = () => ({ type: 'solid', color: { type: 'rgb', value: 'FF0000' } }) as const;
    const now = text(line('a', { fill: fill() }), line('b', { fill: fill() }));
    expect(raised(text(line('a'), line('b')), now)?.text?.levels?.[0]?.run).toEqual({ fill: fill() });
    expect(raised(now, text(line('a', { fill: fill() }), line('b', { fill: fill() })))).toBeUndefined();
  });
});
