import type { Animation } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { knowsCommand, mediaCommandOf } from './media-command.ts';

function commandOf(command: string | undefined, preset = 1) {
  return mediaCommandOf({ command, effect: { class: 'media', preset } } as Animation);
}

it.each([
  ['pause', { type: 'pause' }],
  ['stop', { type: 'stop' }],
  ['togglePause', { type: 'toggle' }],
  ['play', { type: 'play', from: undefined }],
  ['resume', { type: 'play', from: undefined }],
  ['playFrom(2.5)', { type: 'play', from: 2.5 }],
  ['playFrom()', { type: 'play', from: 0 }],
  ['playFrom(1.2.3)', { type: 'play', from: 0 }],
])('mediaCommandOf returns the media command for %s', (command, expected) => {
  expect(commandOf(command)).toEqual(expected);
});

it.each([
  [1, { type: 'play', from: 0 }],
  [2, { type: 'toggle' }],
  [3, { type: 'stop' }],
  [4, { type: 'play', from: 0 }],
])(
  'mediaCommandOf returns the media command of preset %d when the file has no known command',
  (preset, expected) => {
    expect(commandOf(undefined, preset)).toEqual(expected);
    expect(commandOf('verb(1)', preset)).toEqual(expected);
  },
);

it('knowsCommand knows commands in any case and with a number, and no other verb', () => {
  expect(['pause', 'STOP', 'togglePause', 'play', 'resume', 'playFrom(3)'].every(knowsCommand)).toBe(true);
  expect(['verb', '', '(3)', 'plays'].some(knowsCommand)).toBe(false);
});
