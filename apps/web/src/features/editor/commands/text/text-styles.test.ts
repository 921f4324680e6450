import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { named, openEditor, rectangle } from '../testing.ts';
import { keyWord, paragraphStyles } from './text-styles.ts';

function written(run: object) {
  const editor = openEditor([
    rectangle('a', 0, {
      text: { paragraphs: [{ props: { align: 'ctr' }, runs: [{ type: 'text', text: '花', props: run }] }] },
    }),
  ]);
  editor.session.choose(['a']);
  const paragraph = () => {
    const element = editor.store.find('element', 'a');
    return element?.type === 'shape' ? element.text?.paragraphs[0] : undefined;
  };
  return { editor, paragraph, run: () => paragraph()?.runs[0]?.props };
}

describe('paragraphStyles', () => {
  it('set size, weight, fonts, colour and spacing, and keep the alignment', () => {
    const { editor, paragraph, run } = written({ size: 12 });
    runCommand(named(paragraphStyles, 'text.style.heading'), editor);
    expect(run()).toEqual({
      size: 28,
      bold: true,
      latin: '+mj-lt',
      eastAsian: '+mj-ea',
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
    });
    expect(paragraph()?.props).toEqual({
      align: 'ctr',
      lineSpacing: { type: 'percent', value: 1 },
      spaceBefore: { type: 'points', value: 6 },
      spaceAfter: { type: 'points', value: 6 },
    });
  });

  it('remove other marks, and the colour for a style without one', () => {
    const { editor, run } = written({
      italic: true,
      highlight: { type: 'rgb', value: 'FFFF00' },
      fill: { type: 'solid', color: { type: 'rgb', value: 'C00000' } },
    });
    runCommand(named(paragraphStyles, 'text.style.body'), editor);
    expect(run()).toEqual({ size: 20, bold: false, latin: '+mn-lt', eastAsian: '+mn-ea' });
  });
});

describe('keyWord', () => {
  it('makes the text bold in the second accent colour, and keeps its size', () => {
    const { editor, run } = written({ size: 12 });
    runCommand(keyWord, editor);
    expect(run()).toEqual({
      size: 12,
      bold: true,
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } },
    });
  });
});
