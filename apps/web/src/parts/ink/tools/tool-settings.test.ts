import { PEN_COLORS } from '@lectern/courseware/lesson';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepTools, keptTools } from './tool-settings.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const defaults = {
  pen: { color: 'D92D20', width: 'medium' },
  highlighter: { color: 'F5A524', width: 'medium' },
  magic: { color: '2E6BE6', width: 'medium' },
  laser: { color: 'D92D20' },
  eraseWhole: false,
  habits: { palmErases: true, fingersTurn: false, panelInches: undefined },
};
const [color] = PEN_COLORS;

it('keptTools returns the defaults when no settings or damaged settings are stored', () => {
  expect(keptTools()).toEqual(defaults);
  stored.set('lectern.player-tools', 'damaged');
  expect(keptTools()).toMatchObject({ pen: defaults.pen, eraseWhole: false });
});

it('keptTools returns the settings that were stored', () => {
  const settings = {
    pen: { color, width: 'thin' },
    highlighter: { color, width: 'thick' },
    magic: { color, width: 'medium' },
    laser: { color },
    eraseWhole: true,
    habits: { palmErases: false, fingersTurn: true, panelInches: 86 },
  } as const;
  keepTools(settings as Parameters<typeof keepTools>[0]);
  expect(keptTools()).toEqual(settings);
});

it('keptTools replaces each invalid value by its default', () => {
  const wrong = {
    pen: { color: 'green', width: 'thin' },
    highlighter: { color, width: 'huge' },
    magic: null,
    laser: 3,
    eraseWhole: 'yes',
    habits: { palmErases: 'no', fingersTurn: 'yes', panelInches: 40 },
  };
  stored.set('lectern.player-tools', JSON.stringify(wrong));
  expect(keptTools()).toEqual({
    ...defaults,
    pen: { color: 'D92D20', width: 'thin' },
    highlighter: { color, width: 'medium' },
  });
});
