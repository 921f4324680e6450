import type { EmbeddedFont } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmbeddedFonts } from './embedded-fonts.tsx';

const font = (asset: string, more: object = {}) =>
  ({ family: 'School Font', asset, ...more }) as EmbeddedFont;
/** The faces of a file in the document. */
const facesOf = (asset: string) =>
  [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === `embedded ${asset}`);

/** A source whose addresses become known when `tell` is called. */
function source() {
  const listeners = new Set<() => void>();
  const urls = new Map<string, string>();
  return {
    assets: {
      url: (hash: string) => urls.get(hash),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    listeners,
    tell: (hash: string) => {
      urls.set(hash, 'data:font/woff2;base64,AAAA');
      for (const listener of listeners) listener();
    },
  };
}
function mounted(fonts: readonly EmbeddedFont[], assets: ReturnType<typeof source>['assets']) {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<EmbeddedFonts fonts={fonts} assets={assets as never} />));
  onTestFinished(() => root.unmount());
  return root;
}

describe('EmbeddedFonts', () => {
  it('adds a font when its address is known, and removes it with the last page that uses it', () => {
    const { assets, tell, listeners } = source();
    const fonts = [font('one')];
    const first = mounted(fonts, assets);
    const second = mounted(fonts, assets);
    expect(facesOf('one')).toHaveLength(0);
    tell('one');
    expect(facesOf('one')).toHaveLength(1);
    flushSync(() => first.unmount());
    expect(facesOf('one')).toHaveLength(1);
    flushSync(() => second.unmount());
    expect(facesOf('one')).toHaveLength(0);
    expect(listeners.size).toBe(0);
  });

  it('adds bold and italic faces with their weight, style and the common metrics', () => {
    const { assets, tell } = source();
    tell('two');
    mounted([font('two'), font('two', { bold: true }), font('two', { bold: true, italic: true })], assets);
    expect(facesOf('two').map(({ weight, style }) => [weight, style])).toEqual([
      ['normal', 'normal'],
      ['bold', 'normal'],
      ['bold', 'italic'],
    ]);
    expect(facesOf('two')[0]?.ascentOverride).toBe('99.4%');
  });

  it('adds a font that failed to load again with its next address', async () => {
    const { assets, tell } = source();
    tell('three');
    mounted([font('three')], assets);
    await expect.poll(() => facesOf('three').length).toBe(0);
    tell('three');
    expect(facesOf('three')).toHaveLength(1);
  });

  it('adds no font that is installed', () => {
    const real = CanvasRenderingContext2D.prototype.measureText;
    const measure = vi.spyOn(CanvasRenderingContext2D.prototype, 'measureText').mockImplementation(function (
      this: CanvasRenderingContext2D,
      text: string,
    ) {
      return this.font.includes('Installed Font') ? ({ width: 1 } as TextMetrics) : real.call(this, text);
    });
    try {
      const { assets, tell } = source();
      tell('four');
      tell('five');
      mounted([font('four', { family: 'Installed Font' }), font('five', { family: 'Missing Font' })], assets);
      expect([facesOf('four').length, facesOf('five').length]).toEqual([0, 1]);
    } finally {
      measure.mockRestore();
    }
  });
});
