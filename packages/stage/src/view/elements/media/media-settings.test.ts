import { expect, it } from 'vitest';
import { keepSettings, type MediaSettings } from './media-settings.ts';

/** The parts of a media player that the settings use. */
class Player extends EventTarget {
  currentTime = 0;
  duration = 60;
  volume = 0.7;
  paused = false;
  played = 0;
  pause(): void {
    this.paused = true;
  }
  play(): Promise<void> {
    this.played += 1;
    return Promise.reject(new Error('sound needs a click first'));
  }
  tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

const plain: MediaSettings = { trimStart: 0, trimEnd: 0, volume: undefined, loop: false };
const kept = (settings: Partial<MediaSettings>) => {
  const player = new Player();
  const stop = keepSettings(player as unknown as HTMLMediaElement, { ...plain, ...settings });
  return { player, stop };
};

it('keepSettings sets a volume between 0 and 1, and leaves it when there is none', () => {
  expect(kept({}).player.volume).toBe(0.7);
  expect(kept({ volume: 0 }).player.volume).toBe(0);
  expect(kept({ volume: 0.5 }).player.volume).toBe(0.5);
  expect(kept({ volume: 1.5 }).player.volume).toBe(1);
  expect(kept({ volume: -1 }).player.volume).toBe(0);
});

it('keepSettings starts after the part that is cut from the start', () => {
  const { player } = kept({ trimStart: 5 });
  player.tell('loadedmetadata');
  expect(player.currentTime).toBe(5);
  player.currentTime = 3;
  player.tell('play');
  expect(player.currentTime).toBe(5);
  player.currentTime = 9;
  player.tell('play');
  expect(player.currentTime).toBe(9);
});

it('keepSettings pauses at the part that is cut from the end and returns to the start', () => {
  const { player } = kept({ trimStart: 5, trimEnd: 10 });
  player.currentTime = 49.9;
  player.tell('timeupdate');
  expect([player.currentTime, player.paused]).toEqual([49.9, false]);
  player.currentTime = 50;
  player.tell('timeupdate');
  expect([player.currentTime, player.paused]).toEqual([5, true]);
});

it('keepSettings continues from the start at the part that is cut from the end when it loops', () => {
  const { player } = kept({ trimEnd: 10, loop: true });
  player.currentTime = 55;
  player.tell('timeupdate');
  expect([player.currentTime, player.paused]).toEqual([0, false]);
});

it('keepSettings does not move a paused player, nor one of which nothing is cut', () => {
  const { player } = kept({ trimEnd: 10 });
  player.currentTime = 55;
  player.paused = true;
  player.tell('timeupdate');
  expect(player.currentTime).toBe(55);
  const whole = kept({}).player;
  whole.currentTime = 60;
  whole.tell('timeupdate');
  expect([whole.currentTime, whole.paused]).toEqual([60, false]);
});

it('keepSettings plays again from the start after the end when it loops', () => {
  const { player } = kept({ trimStart: 5, loop: true });
  player.currentTime = 60;
  player.tell('ended');
  expect([player.currentTime, player.played]).toEqual([5, 1]);
  const once = kept({ trimStart: 5 }).player;
  once.currentTime = 60;
  once.tell('ended');
  expect([once.currentTime, once.played]).toEqual([60, 0]);
});

it('no longer applies the settings after they are stopped', () => {
  const { player, stop } = kept({ trimStart: 5, trimEnd: 10, loop: true });
  stop();
  for (const event of ['loadedmetadata', 'play', 'timeupdate', 'ended']) player.tell(event);
  player.currentTime = 55;
  player.tell('timeupdate');
  expect([player.currentTime, player.played]).toEqual([55, 0]);
});
