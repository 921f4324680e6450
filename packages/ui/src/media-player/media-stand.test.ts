import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyStand, readMediaStand, standOf, watchPlayers } from './media-stand.ts';

class FakePlayer extends EventTarget {
  paused = true;
  ended = false;
  muted = false;
  currentTime = 0;
  play(): Promise<void> {
    this.paused = false;
    return Promise.resolve();
  }
  pause(): void {
    this.paused = true;
  }
}

/** A page with this player, and the reports about it. */
function watched() {
  const player = new FakePlayer();
  const root = new EventTarget();
  const told: unknown[] = [];
  const say = (type: string): void => {
    const event = new Event(type);
    Object.defineProperty(event, 'target', { value: player });
    root.dispatchEvent(event);
  };
  const stop = watchPlayers(root as HTMLElement, (each) => told.push(standOf(each)));
  return { player, told, say, stop };
}

const media = (player: FakePlayer) => player as unknown as HTMLMediaElement;

describe('the state of a video', () => {
  let page = new EventTarget();
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('HTMLMediaElement', FakePlayer);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is reported when it starts, stops and is moved, every few seconds, and when the page is closed', () => {
    const { player, told, say, stop } = watched();
    player.paused = false;
    say('play');
    for (player.currentTime = 1; player.currentTime < 12; player.currentTime += 1) say('timeupdate');
    expect(told.map((each) => (each as { at: number }).at)).toEqual([0, 5, 10]);
    player.currentTime = 40;
    say('seeked');
    player.muted = true;
    say('volumechange');
    player.currentTime = 41.237;
    page.dispatchEvent(new Event('pagehide'));
    player.paused = true;
    say('pause');
    page.dispatchEvent(new Event('pagehide'));
    expect(told.slice(3)).toEqual([
      { at: 40, plays: true },
      { at: 40, plays: true, muted: true },
      { at: 41.24, plays: true, muted: true },
      { at: 41.24, plays: false, muted: true },
    ]);
    stop();
    say('play');
    page.dispatchEvent(new Event('pagehide'));
    expect(told).toHaveLength(7);
  });

  it('is not reported before the first playback: seeking to its start and setting its volume do not count', () => {
    const { player, told, say } = watched();
    player.currentTime = 3;
    for (const type of ['seeked', 'volumechange', 'timeupdate', 'pause']) say(type);
    expect(told).toEqual([]);
  });

  it('is applied to another player of the video, except when that player is nearly there', () => {
    const player = new FakePlayer();
    applyStand(media(player), { at: 63.5, plays: true, muted: true });
    expect(player).toMatchObject({ currentTime: 63.5, paused: false, muted: true });
    player.currentTime = 64.2;
    applyStand(media(player), { at: 63.9, plays: true });
    expect(player).toMatchObject({ currentTime: 64.2, paused: false, muted: false });
    applyStand(media(player), { at: 63.9, plays: false });
    expect(player).toMatchObject({ currentTime: 63.9, paused: true });
  });

  it('is applied without playing when the browser blocks sound before a user gesture', async () => {
    const player = new FakePlayer();
    player.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    applyStand(media(player), { at: 20, plays: true });
    await Promise.resolve();
    expect(standOf(media(player))).toEqual({ at: 20, plays: false });
  });

  it('is ignored when it is invalid', () => {
    expect(readMediaStand({ at: 3, plays: true, muted: 'yes', more: 1 })).toEqual({ at: 3, plays: true });
    const nonsense = [null, 7, 'x', {}, { at: -1, plays: true }, { at: Number.NaN, plays: true }];
    for (const each of [...nonsense, { at: 1e9, plays: true }, { at: '3', plays: true }, { at: 3 }])
      expect(readMediaStand(each)).toBeUndefined();
  });
});
