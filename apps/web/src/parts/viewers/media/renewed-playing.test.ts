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

  /** Behaves like a browser when the file is refused during playback. */
  fail(): void {
    this.error = { code: 2 };
    this.dispatchEvent(new Event('pause'));
  }

  /** Loads another address. */
  load(): void {
    this.error = null;
    this.currentTime = 0;
    this.playbackRate = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
}

it('renewedPlaying restores position, speed and playback when the address was renewed during playback', () => {
  const player = new FakePlayer();
  const playing = renewedPlaying(player);
  player.load();
  void player.play();
  player.currentTime = 3_600;
  player.playbackRate = 1.5;
  player.fail();
  playing.broke();
  // A second refusal, whose position 0 must not be remembered.
  player.currentTime = 0;
  playing.broke();
  player.load();
  expect([player.currentTime, player.playbackRate, player.plays]).toEqual([3_600, 1.5, 2]);
});

it('renewedPlaying keeps a paused player paused', () => {
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

it('renewedPlaying does not seek on the first load or after disposal', () => {
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
