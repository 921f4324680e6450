import type { Animation, NewAnimation } from '@lectern/courseware';
import type { zh } from './locale/zh.ts';

type EffectName = Exclude<keyof typeof zh.effect, 'unknown' | 'pathDrawn'>;

/** PowerPoint's preset number of a custom path. */
export const OWN_PATH = 0;

export type EffectClass = 'entrance' | 'emphasis' | 'exit' | 'path';

/** The directions and variants of an effect, by their names in the texts. */
export type EffectWay = Exclude<keyof typeof zh.way, 'label'>;

export interface CatalogueEffect {
  /** The effect's name in the texts, shared by an entrance and its exit. */
  readonly name: EffectName;
  /** PowerPoint's presetID and presetSubtype (ECMA-376 19.5.33). */
  readonly preset: number;
  readonly ways?: readonly (readonly [EffectWay, number])[];
  /** Milliseconds. */
  readonly duration: number;
  readonly to?: Animation['to'];
  readonly path?: string;
}

const SIDES = [
  ['bottom', 4],
  ['left', 8],
  ['right', 2],
  ['top', 1],
] as const;
const CORNERS = [...SIDES, ['bottomLeft', 12], ['bottomRight', 6], ['topLeft', 9], ['topRight', 3]] as const;
const AXES = [
  ['horizontal', 10],
  ['vertical', 5],
] as const;
const IN_OUT = [
  ['in', 16],
  ['out', 32],
] as const;

/** Entrance effects; played in reverse they are the exit effects. */
const COMING: readonly CatalogueEffect[] = [
  { name: 'appear', preset: 1, duration: 1 },
  { name: 'fade', preset: 10, duration: 500 },
  { name: 'fly', preset: 2, ways: CORNERS, duration: 500 },
  { name: 'float', preset: 42, duration: 1000 },
  {
    name: 'split',
    preset: 16,
    ways: [
      ['verticalIn', 21],
      ['verticalOut', 37],
      ['horizontalIn', 26],
      ['horizontalOut', 42],
    ],
    duration: 500,
  },
  { name: 'wipe', preset: 22, ways: SIDES, duration: 500 },
  { name: 'circle', preset: 6, ways: IN_OUT, duration: 1000 },
  {
    name: 'wheel',
    preset: 21,
    ways: [
      ['spokes1', 1],
      ['spokes2', 2],
      ['spokes3', 3],
      ['spokes4', 4],
      ['spokes8', 8],
    ],
    duration: 1000,
  },
  { name: 'randomBars', preset: 14, ways: AXES, duration: 500 },
  { name: 'blinds', preset: 3, ways: AXES, duration: 500 },
  { name: 'turn', preset: 31, duration: 1000 },
  { name: 'zoom', preset: 53, duration: 500 },
  { name: 'swivel', preset: 45, duration: 1000 },
  { name: 'bounce', preset: 26, duration: 2000 },
];

/** A circle as a motion path, in fractions of the page (19.5.4): a quarter of its width and height. */
const ROUND =
  'M 0 0 C 0.069 0 0.125 0.056 0.125 0.125 C 0.125 0.194 0.069 0.25 0 0.25 C -0.069 0.25 -0.125 0.194 -0.125 0.125 C -0.125 0.056 -0.069 0 0 0 Z';

/** The effects that the list offers. Other effects from a file are shown, played and kept. */
export const EFFECTS: Readonly<Record<EffectClass, readonly CatalogueEffect[]>> = {
  entrance: COMING,
  emphasis: [
    { name: 'pulse', preset: 26, duration: 500 },
    { name: 'grow', preset: 6, duration: 2000, to: { scaleX: 1.5, scaleY: 1.5 } },
    { name: 'spin', preset: 8, duration: 2000, to: { rotation: 360 } },
    { name: 'teeter', preset: 32, duration: 1000 },
    { name: 'transparent', preset: 9, duration: 500, to: { opacity: 0.5 } },
    { name: 'blink', preset: 35, duration: 1000 },
    { name: 'darken', preset: 24, duration: 500 },
    { name: 'lighten', preset: 30, duration: 500 },
  ],
  exit: COMING,
  path: [
    { name: 'pathRight', preset: 63, duration: 2000, path: 'M 0 0 L 0.25 0 E' },
    { name: 'pathLeft', preset: 35, duration: 2000, path: 'M 0 0 L -0.25 0 E' },
    { name: 'pathUp', preset: 64, duration: 2000, path: 'M 0 0 L 0 -0.25 E' },
    { name: 'pathDown', preset: 42, duration: 2000, path: 'M 0 0 L 0 0.25 E' },
    { name: 'pathRound', preset: 1, duration: 2000, path: ROUND },
  ],
};

export const EFFECT_CLASSES = ['entrance', 'emphasis', 'exit', 'path'] as const;

/** Returns the catalogue's effect of an animation; undefined for an effect from a file that is not in the list. */
export function catalogued({ effect }: Animation): CatalogueEffect | undefined {
  if (effect.class === 'media' || effect.class === 'other') return undefined;
  return EFFECTS[effect.class].find(({ preset }) => preset === effect.preset);
}

/** Returns a new animation with the effect's default settings. */
export function firstLook(kind: EffectClass, effect: CatalogueEffect): NewAnimation {
  const [way] = effect.ways ?? [];
  return {
    effect: { class: kind, preset: effect.preset, ...(way ? { subtype: way[1] } : {}) },
    delay: 0,
    duration: effect.duration,
    ...(effect.to ? { to: effect.to } : {}),
    ...(effect.path ? { path: effect.path } : {}),
    ...(kind === 'path' ? { accelerate: 0.5, decelerate: 0.5 } : {}),
  };
}
