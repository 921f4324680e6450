import { expect, it, vi } from 'vitest';
import { stopPlayers } from './stop-players.ts';

it('stopPlayers pauses every video and audio element', () => {
  const players = [{ pause: vi.fn() }, { pause: vi.fn() }];
  const querySelectorAll = vi.fn(() => players);
  stopPlayers({ querySelectorAll } as never);
  expect(querySelectorAll).toHaveBeenCalledWith('video, audio');
  for (const { pause } of players) expect(pause).toHaveBeenCalledOnce();
});
