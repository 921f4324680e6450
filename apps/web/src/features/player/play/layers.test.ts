import { expect, it } from 'vitest';
import {
  ByItselfLayer,
  ClientLayer,
  ControlsLayer,
  CoversLayer,
  EndQuestionLayer,
  HandsLayer,
  LookedToolsLayer,
  OpenToolsLayer,
  PresentingLayer,
} from '../lazy-parts.ts';
import { LAYERS } from './layers.ts';
import type { PlayedShow } from './played-show.ts';

const NAMES = new Map<unknown, string>([
  [CoversLayer, 'covers'],
  [ClientLayer, 'client'],
  [HandsLayer, 'hands'],
  [OpenToolsLayer, 'open tools'],
  [LookedToolsLayer, 'looked tools'],
  [ControlsLayer, 'controls'],
  [ByItselfLayer, 'by itself'],
  [PresentingLayer, 'presenting'],
  [EndQuestionLayer, 'end question'],
]);

/** The layers that a player with these parts has, from the lowest one up. */
function layers({
  painted = true,
  kiosk = false,
  client,
  lesson,
  taught,
  opened = 0,
  kept,
  isAsked = false,
  about,
}: {
  readonly painted?: boolean;
  readonly kiosk?: boolean;
  readonly client?: object;
  readonly lesson?: object;
  readonly taught?: object;
  readonly opened?: number;
  readonly kept?: object;
  readonly isAsked?: boolean;
  readonly about?: string;
}): (string | undefined)[] {
  const parts = {
    painted,
    shown: { kiosk },
    inClient: { client },
    props: { lesson, taught, round: { isAsked } },
    over: { opened: Array.from({ length: opened }), inkQuestion: { about } },
    currentTool: { kept },
  };
  const player = { parts } as unknown as PlayedShow;
  return LAYERS.filter(([isThere]) => isThere(player)).map(([, Drawn]) => NAMES.get(Drawn));
}

it('a painted page has covers and controls', () => {
  expect(layers({})).toEqual(['covers', 'hands', 'controls']);
});

it('a page that is not painted yet has no layers', () => {
  expect(layers({ painted: false, lesson: {}, taught: {}, opened: 1, kept: {} })).toEqual([]);
});

it('a kiosk has no controls and no tools, and runs by itself', () => {
  expect(layers({ kiosk: true, lesson: {}, opened: 1, kept: {} })).toEqual(['covers', 'by itself']);
});

it('a lesson has open tools, and a show without one has tools that are looked at', () => {
  expect(layers({ lesson: {}, opened: 1, kept: {} })).toEqual(['covers', 'hands', 'open tools', 'controls']);
  expect(layers({ lesson: {}, opened: 0, kept: {} })).toEqual(['covers', 'hands', 'controls']);
  expect(layers({ opened: 1, kept: {} })).toEqual(['covers', 'hands', 'looked tools', 'controls']);
});

it('a taught lesson can be presented', () => {
  expect(layers({ lesson: {}, taught: {} })).toEqual(['covers', 'hands', 'controls', 'presenting']);
  expect(layers({ taught: {} })).toEqual(['covers', 'hands', 'controls']);
});

it('a client, the dialog for running by itself and the question about ink have layers', () => {
  expect(layers({ client: {}, isAsked: true, about: 'end' })).toEqual([
    'covers',
    'client',
    'hands',
    'controls',
    'by itself',
    'end question',
  ]);
});
