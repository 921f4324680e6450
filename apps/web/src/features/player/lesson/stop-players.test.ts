import { expect, it, vi } from 'vitest';
import { stopPlayers } from './stop-players.ts';

it('every film and sound stops where the lesson goes on elsewhere', () => {
  const players = [{ pause: vi.fn() }, { pause: vi.fn() }];
  const querySelectorAll = vi.fn(() => players);
  stopPlayers({ querySelectorAll } as never);
  expect(querySelectorAll).toHaveBeenCalledWith('video, audio');
  for (const { pause } of players) expect(pause).toHaveBeenCalledOnce();
});
