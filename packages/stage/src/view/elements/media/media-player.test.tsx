import type { VideoElement } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaPlayer } from './media-player.tsx';

const frame = { x: 0, y: 0, w: 200, h: 100 };
const drawn = (more: object = {}, poster?: string) =>
  renderToStaticMarkup(
    <MediaPlayer
      element={{ kind: 'element', type: 'video', id: 'e', frame, ...more } as unknown as VideoElement}
      frame={frame}
      source="/files/film"
      poster={poster}
    />,
  );

describe('MediaPlayer', () => {
  it('plays a video with its poster, or a sound with its picture beside', () => {
    expect(drawn({}, '/files/still')).toMatch(/<video [^>]*src="\/files\/film"[^>]*poster="\/files\/still"/);
    expect(drawn({}, '/files/still')).not.toContain('<img');
    const sound = drawn({ type: 'audio' }, '/files/still');
    expect(sound).toContain('<img src="/files/still"');
    expect(sound).toMatch(/<audio [^>]*src="\/files\/film"/);
    expect(drawn({ type: 'audio' })).not.toContain('<img');
  });

  it('leaves the loop to the browser only when nothing is trimmed', () => {
    const loops = (more: object) => drawn(more).includes('loop=""');
    expect(loops({ loop: true })).toBe(true);
    expect(loops({})).toBe(false);
    expect(loops({ loop: true, trimStart: 1 })).toBe(false);
    expect(loops({ loop: true, trimEnd: 1 })).toBe(false);
  });

  it('tells the show when it plays by itself, across pages, and is hidden when stopped', () => {
    const plain = drawn();
    expect(plain).not.toMatch(/data-autoplay|data-across-pages|data-hide-when-stopped/);
    expect(drawn({ autoplay: true })).toContain('data-autoplay=""');
    expect(drawn({ acrossPages: true })).toContain('data-across-pages="999"');
    expect(drawn({ acrossPages: true, acrossPageCount: 3 })).toContain('data-across-pages="3"');
    expect(drawn({ acrossPageCount: 3 })).not.toContain('data-across-pages');
    expect(drawn({ hideWhenStopped: true })).toContain('data-hide-when-stopped=""');
  });

  it('is named by its description, else by its name', () => {
    expect(drawn({ alt: 'a film', name: 'Video 1' })).toContain('aria-label="a film"');
    expect(drawn({ name: 'Video 1' })).toContain('aria-label="Video 1"');
  });
});
