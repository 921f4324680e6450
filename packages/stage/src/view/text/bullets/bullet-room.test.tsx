import { type Bullet, type Paragraph, resolveText } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bulletRoom } from './bullet-room.ts';
import { BulletView } from './bullet-view.tsx';

const list = { marginLeft: 36, indent: -36, tabs: [], defaultTab: 96 };

describe('the space for a bullet', () => {
  it('is the hanging indent while the bullet fits in it', () => {
    expect(bulletRoom(list, 20)).toBe(36);
    expect(bulletRoom(list, 36)).toBe(36);
  });

  it('extends to the next even tab stop of the box when the bullet is wider', () => {
    expect(bulletRoom(list, 40)).toBe(96);
    expect(bulletRoom(list, 100)).toBe(192);
    // The second level begins 36 pixels from the left: its stop is counted from the edge of the box.
    expect(bulletRoom({ ...list, marginLeft: 72 }, 40)).toBe(60);
  });

  it('extends to a tab stop of the paragraph when that stop is nearer', () => {
    const tabs = [
      { pos: 70, align: 'l' as const },
      { pos: 50, align: 'l' as const },
    ];
    expect(bulletRoom({ ...list, tabs }, 40)).toBe(50);
    expect(bulletRoom({ ...list, tabs }, 60)).toBe(70);
    expect(bulletRoom({ ...list, tabs }, 80)).toBe(96);
  });

  it('is undefined when there is no hanging indent', () => {
    expect(bulletRoom({ ...list, indent: 0 }, 40)).toBeUndefined();
  });
});

describe('a numbered paragraph', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Simulates a machine on which every character is half as wide as it is high. */
  function drawn(size: number, bullet: Bullet = { type: 'number', scheme: 'arabicPeriod' }): string {
    const context = {
      font: '',
      measureText: (text: string) => ({
        width: text.length * 0.5 * Number(/(\S+)px/.exec(context.font)?.[1]),
      }),
    };
    vi.stubGlobal('document', {
      createElement: () => ({ getContext: () => context }),
      fonts: { add: () => undefined },
    });
    vi.stubGlobal(
      'FontFace',
      class {
        load = async () => undefined;
      },
    );
    const paragraph: Paragraph = {
      props: { bullet, marginLeft: 36, indent: -36 },
      runs: [{ type: 'text', text: 'First', props: { size } }],
    };
    const [resolved] = resolveText({ paragraphs: [paragraph] }, []);
    if (!resolved) throw new Error('the paragraph was not resolved');
    const scope = {
      theme: undefined,
      colors: { colors: {}, map: {} },
      fontScale: 1,
      lineReduction: 0,
      vertical: 'horz',
    } as unknown as Parameters<typeof BulletView>[0]['scope'];
    return renderToStaticMarkup(<BulletView paragraph={resolved} scope={scope} />);
  }

  it('shapes its word joiner apart from the first letter, which would otherwise get the bullet’s colour', () => {
    expect(drawn(18)).toContain('<span style="font-size:0;line-height:0">\u2060</span>');
  });

  it('leaves space after its number when its text was enlarged later', () => {
    expect(drawn(18)).toContain('min-width:36px');
    expect(drawn(54)).toContain('min-width:96px');
  });

  it('draws a symbol font’s character in a text font, no wider than in the symbol font', () => {
    const style = drawn(18, { type: 'char', char: '\uf097', font: 'Wingdings 2' });
    expect(style).toContain('●');
    expect(style).toMatch(/font-family:&quot;[^&]*Ari/);
  });

  it('draws the dots of Wingdings 2 in their sizes, with their centres at one height', () => {
    const style = drawn(18, { type: 'char', char: '\uf097', font: 'Wingdings 2' });
    expect(style).toContain('font-size:18px');
    expect(style).toContain('top:-0.123em');
    expect(drawn(18, { type: 'char', char: '\uf098', font: 'Wingdings 2' })).toContain('font-size:24px');
  });

  it('keeps its hanging indent when its character replaces a narrower character of a symbol font', () => {
    expect(drawn(90, { type: 'char', char: '\uf097', font: 'Wingdings 2' })).toContain('min-width:36px');
  });
});
