import { expect, it } from 'vitest';
import { renewedPlaying } from './renewed-playing.ts';

class FakePlayer extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  error: unknown = null;
  plays = 0;

  async play(): Promise<void> {
    this.plays += 1;
    this.dispatchEvent(new Event('play'));
  }

  /** As a browser does with an address whose file is refused in the middle. */
  fail(): void {
    this.error = { code: 2 };
    this.dispatchEvent(new Event('pause'));
  }

  /** Another address. */
  load(): void {
    this.error = null;
    this.currentTime = 0;
    this.playbackRate = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
}

it('goes on where it stood, as fast, and playing, when its address was renewed in the middle', () => {
  const player = new FakePlayer();
  const playing = renewedPlaying(player);
  player.load();
  void player.play();
  player.currentTime = 3_600;
  player.playbackRate = 1.5;
  player.fail();
  playing.broke();
  // Refused once more before that: its beginning is not where it stood.
  player.currentTime = 0;
  playing.broke();
  player.load();
  expect([player.currentTime, player.playbackRate, player.plays]).toEqual([3_600, 1.5, 2]);
});

it('does not begin to play what stood still', () => {
  const player = new FakePlayer();
  const playing = renewedPlaying(player);
  player.load();
  void player.play();
  player.dispatchEvent(new Event('pause'));
  player.currentTime = 60;
  playing.broke();
  player.load();
  expect([player.currentTime, player.plays]).toEqual([60, 1]);
});

it('moves nothing when it is loaded for the first time, or was disposed of', () => {
  const player = new FakePlayer();
  const playing = renewedPlaying(player);
  player.currentTime = 12;
  player.dispatchEvent(new Event('loadedmetadata'));
  expect(player.currentTime).toBe(12);
  playing.broke();
  playing.dispose();
  player.load();
  expect(player.currentTime).toBe(0);
});
