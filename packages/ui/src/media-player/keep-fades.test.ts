import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeAt, keepFades } from './keep-fades.ts';

class FakePlayer extends EventTarget {
  paused = true;
  currentTime = 0;
  duration = 10;
  #volume = 0.8;
  get volume(): number {
    return this.#volume;
  }
  set volume(next: number) {
    this.#volume = next;
    this.dispatchEvent(new Event('volumechange'));
  }
  say(type: 'play' | 'pause'): void {
    this.paused = type === 'pause';
    this.dispatchEvent(new Event(type));
  }
}

describe('the volume of media that fade', () => {
  it('rises from the trimmed start and falls to the trimmed end', () => {
    const fades = { trimStart: 2, trimEnd: 3, fadeIn: 2, fadeOut: 1 };
    expect([2, 3, 4, 6, 6.5, 7, 8].map((at) => fadeAt(fades, at, 10))).toEqual([0, 0.5, 1, 1, 0.5, 0, 0]);
    expect(fadeAt({}, 0, 10)).toBe(1);
    // A stream of unknown length does not fade out.
    expect(fadeAt({ fadeOut: 5 }, 3, Number.POSITIVE_INFINITY)).toBe(1);
  });
});

describe('a player that fades', () => {
  let frames: (() => void)[] = [];
  const draw = () => {
    const due = frames;
    frames = [];
    for (const each of due) each();
  };
  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (each: () => void) => frames.push(each));
    vi.stubGlobal('cancelAnimationFrame', () => {
      frames = [];
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("has the element's volume in the middle, or the volume that the user set then, and keeps it while paused", () => {
    const player = new FakePlayer();
    const stop = keepFades(player as unknown as HTMLMediaElement, { fadeIn: 2, fadeOut: 2 });
    player.say('play');
    expect(player.volume).toBe(0);
    player.currentTime = 1;
    draw();
    expect(player.volume).toBeCloseTo(0.4);
    player.currentTime = 5;
    draw();
    expect(player.volume).toBeCloseTo(0.8);
    player.volume = 0.2;
    player.currentTime = 9;
    draw();
    expect(player.volume).toBeCloseTo(0.1);
    player.say('pause');
    expect(player.volume).toBeCloseTo(0.2);
    expect(frames).toEqual([]);
    stop();
    player.say('play');
    expect(player.volume).toBeCloseTo(0.2);
  });
});
