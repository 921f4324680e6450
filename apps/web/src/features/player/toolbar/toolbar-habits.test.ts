import { beforeEach, expect, it, vi } from 'vitest';
import { hasCome, keepHabits, keptHabits, noteCome } from './toolbar-habits.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('the toolbar rests and stays where it is by default', () => {
  expect(keptHabits()).toEqual({ rests: true, comesByClick: false });
  for (const damaged of ['null', '5', 'damaged', '{"rests":"no","comesByClick":"yes"}']) {
    stored.set('lectern.player-toolbar-habits', damaged);
    expect(keptHabits()).toEqual({ rests: true, comesByClick: false });
  }
});

it('keptHabits returns the behaviour that was stored', () => {
  keepHabits({ rests: false, comesByClick: true });
  expect(keptHabits()).toEqual({ rests: false, comesByClick: true });
});

it('noteCome remembers that a click has moved the toolbar', () => {
  expect(hasCome()).toBe(false);
  noteCome();
  expect(hasCome()).toBe(true);
  stored.set('lectern.player-toolbar-summoned', 'false');
  expect(hasCome()).toBe(false);
});
