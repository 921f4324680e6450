import { contentOf } from '@lectern/questions/shown';
import { describe, expect, it } from 'vitest';
import { commonSize, paragraphLook, runLook } from './run-look.ts';

const rgb = (value: string) => ({ type: 'rgb' as const, value });
const solid = (value: string) => ({ type: 'solid' as const, color: rgb(value) });

describe('the format of a run outside a page', () => {
  it('returns the size of most characters as the common size', () => {
    expect(commonSize(contentOf('字'))).toBe(18);
    const runs = [
      { type: 'text' as const, text: '大', props: { size: 40 } },
      { type: 'text' as const, text: '小小小', props: { size: 12 } },
    ];
    expect(commonSize({ paragraphs: [{ runs }] })).toBe(12);
  });

  it('returns sizes relative to the text around, within bounds', () => {
    expect(runLook({ size: 24 }, 24)).toEqual({});
    expect([runLook({ size: 36 }, 24).fontSize, runLook({ size: 400 }, 24).fontSize]).toEqual([
      '1.5em',
      '2em',
    ]);
    expect(runLook({ size: 1 }, 24).fontSize).toBe('0.6em');
    expect(runLook({ baseline: -0.3 }, 24)).toMatchObject({ fontSize: '0.667em', verticalAlign: 'sub' });
  });

  it('keeps coloured text readable in both themes, and draws black and grey text like the text around', () => {
    expect(runLook({ fill: solid('C00000') }, 18).color).toBe('color-mix(in oklab, #c00000 70%, var(--ink))');
    expect(runLook({ fill: solid('000000') }, 18)).toEqual({});
    expect(runLook({ fill: solid('808080') }, 18)).toEqual({});
  });

  it('returns the other formats', () => {
    const style = runLook(
      {
        bold: true,
        italic: true,
        underline: 'wavy',
        caps: 'small',
        emphasisMark: true,
        eastAsian: '楷体',
        spacing: 9,
        highlight: rgb('FFFF00'),
      },
      18,
    );
    expect(style).toMatchObject({
      fontWeight: 700,
      fontStyle: 'italic',
      textDecorationStyle: 'wavy',
      fontVariantCaps: 'small-caps',
      textEmphasis: 'filled dot',
      fontFamily: 'var(--font-kai)',
      letterSpacing: '0.5em',
      backgroundColor: 'color-mix(in srgb, #ffff00 35%, transparent)',
    });
  });

  it('returns indents in the size of the text, and room for a bullet', () => {
    expect(paragraphLook({}, 18)).toEqual({});
    expect(paragraphLook({ align: 'ctr', indent: 48 }, 18)).toEqual({
      textAlign: 'center',
      textIndent: '2em',
    });
    expect(paragraphLook({ marginLeft: 24, indent: -24 }, 18)).toEqual({
      paddingInlineStart: '1em',
      textIndent: '-1em',
    });
    expect(paragraphLook({ level: 1 }, 18, true)).toEqual({
      paddingInlineStart: '3em',
      textIndent: '-1.5em',
    });
    expect(paragraphLook({ marginLeft: 1e6 }, 18).paddingInlineStart).toBe('8em');
  });
});
