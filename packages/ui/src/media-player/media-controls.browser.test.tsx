import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MediaControls, type MediaControlsProps } from './media-controls.tsx';

const labels = {
  play: '播放',
  pause: '暂停',
  position: '位置',
  volume: '音量',
  mute: '静音',
  fullScreen: '全屏',
};

/** The parts of a player that its controls use. */
class Player extends EventTarget {
  paused = true;
  currentTime = 0;
  duration = 100;
  muted = false;
  volume = 0.5;
  played = { length: 0 };
  play = vi.fn(() => Promise.reject(new Error('refused')));
  pause = vi.fn();
}

function opened(state: Partial<Player> = {}, props: Partial<MediaControlsProps> = {}) {
  const player = Object.assign(new Player(), state);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <MediaControls
        player={player as unknown as HTMLMediaElement}
        box={place}
        name="课文朗读"
        labels={labels}
        isFilm={false}
        {...props}
      />,
    ),
  );
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const named = <T extends HTMLElement>(name: string) => place.querySelector<T>(`[aria-label="${name}"]`);
  const range = (name: string) => {
    const input = named<HTMLInputElement>(name) as HTMLInputElement;
    return {
      value: Number(input.value),
      max: Number(input.max),
      disabled: input.disabled,
      filled: input.style.getPropertyValue('--filled'),
    };
  };
  const slide = (name: string, value: number) => {
    const input = named<HTMLInputElement>(name) as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value));
    flushSync(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  const press = (name: string) => flushSync(() => named(name)?.click());
  const tell = (change: Partial<Player>, event: string) =>
    flushSync(() => {
      Object.assign(player, change).dispatchEvent(new Event(event));
    });
  return { place, player, named, range, slide, press, tell };
}

describe('MediaControls', () => {
  it('plays a paused player, and pauses a playing one', () => {
    const { player, press, tell, named } = opened();
    press('播放');
    expect([player.play.mock.calls.length, player.pause.mock.calls.length]).toEqual([1, 0]);
    tell({ paused: false }, 'play');
    expect(named('播放')).toBeNull();
    press('暂停');
    expect([player.play.mock.calls.length, player.pause.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows and sets the position within the part that is not cut', () => {
    const { place, player, range, slide, tell } = opened(
      { currentTime: 40 },
      { trim: { start: 10, end: 30 } },
    );
    expect(range('位置')).toEqual({ value: 30, max: 60, disabled: false, filled: '50%' });
    expect(place.textContent).toContain('0:30 / 1:00');
    slide('位置', 48);
    expect(player.currentTime).toBeCloseTo(58, 9);
    tell({ currentTime: 5 }, 'timeupdate');
    expect(range('位置').value).toBe(0);
    tell({ currentTime: 95 }, 'timeupdate');
    expect(range('位置')).toMatchObject({ value: 60, filled: '100%' });
  });

  it('has no position while the length is unknown', () => {
    for (const duration of [Number.NaN, 0, Number.POSITIVE_INFINITY])
      expect(opened({ duration }).range('位置')).toEqual({ value: 0, max: 1, disabled: true, filled: '0%' });
  });

  it('sets the volume, which is silent at 0', () => {
    const { player, range, slide } = opened();
    expect(range('音量')).toMatchObject({ value: 0.5, filled: '50%' });
    slide('音量', 0.8);
    expect([player.volume, player.muted]).toEqual([0.8, false]);
    slide('音量', 0);
    expect([player.volume, player.muted]).toEqual([0, true]);
  });

  it('mutes and unmutes, and raises a volume of 0 to a half', () => {
    const { player, press, tell, named, range } = opened();
    expect(named('静音')?.getAttribute('aria-pressed')).toBe('false');
    press('静音');
    expect(player.muted).toBe(true);
    tell({}, 'volumechange');
    expect(named('静音')?.getAttribute('aria-pressed')).toBe('true');
    expect(range('音量')).toMatchObject({ value: 0, filled: '0%' });
    press('静音');
    expect([player.muted, player.volume]).toEqual([false, 0.5]);
    const silent = opened({ volume: 0 });
    expect(silent.named('静音')?.getAttribute('aria-pressed')).toBe('true');
    silent.press('静音');
    expect([silent.player.muted, silent.player.volume]).toEqual([false, 0.5]);
  });

  it('has the name of the media, and a button for the full screen only for a video', () => {
    expect(opened().named('课文朗读')).not.toBeNull();
    expect(
      opened({}, { name: undefined }).place.querySelector('[role="group"]')?.getAttribute('aria-label'),
    ).toBe('播放');
    expect(opened().named('全屏')).toBeNull();
    if (document.fullscreenEnabled) {
      const film = opened({}, { isFilm: true });
      const request = vi.spyOn(film.place, 'requestFullscreen').mockRejectedValue(new Error('refused'));
      expect(film.named('全屏')?.getAttribute('aria-pressed')).toBe('false');
      film.press('全屏');
      expect(request).toHaveBeenCalledOnce();
    }
  });
});
