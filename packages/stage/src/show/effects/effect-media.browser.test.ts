import type { EffectTarget, MediaCommand } from '@lectern/playback';
import { describe, expect, it, vi } from 'vitest';
import { mediaOf, obey } from './effect-media.ts';

describe('mediaOf', () => {
  it('returns the players of the element, for any part of it', () => {
    const root = document.createElement('div');
    root.innerHTML =
      '<div data-element-id="a"><video></video><p><audio></audio></p></div><div data-element-id="b"><video></video></div>';
    const names = (target: object) => mediaOf(root, target as EffectTarget).map(({ tagName }) => tagName);
    expect(names({ elementId: 'a' })).toEqual(['VIDEO', 'AUDIO']);
    expect(names({ elementId: 'a', paragraphs: [0, 1] })).toEqual(['VIDEO', 'AUDIO']);
    expect(names({ elementId: 'none' })).toEqual([]);
  });
});

describe('obey', () => {
  /** The state of a player after a command: whether it was started or paused, and its position. */
  const after = (command: object, paused: boolean) => {
    const player = {
      paused,
      currentTime: 5,
      play: vi.fn(() => Promise.reject(new Error('no click yet'))),
      pause: vi.fn(),
    };
    obey(player as unknown as HTMLMediaElement, command as MediaCommand);
    return [player.play.mock.calls.length, player.pause.mock.calls.length, player.currentTime];
  };

  it('plays from the given time, or from where the player is', () => {
    expect(after({ type: 'play' }, true)).toEqual([1, 0, 5]);
    expect(after({ type: 'play', from: 0 }, true)).toEqual([1, 0, 0]);
  });

  it('pauses, and returns to the start when it is stopped', () => {
    expect(after({ type: 'pause' }, false)).toEqual([0, 1, 5]);
    expect(after({ type: 'stop' }, false)).toEqual([0, 1, 0]);
  });

  it('plays a paused player and pauses a playing one by the same command', () => {
    expect(after({ type: 'toggle' }, true)).toEqual([1, 0, 5]);
    expect(after({ type: 'toggle' }, false)).toEqual([0, 1, 5]);
  });
});
