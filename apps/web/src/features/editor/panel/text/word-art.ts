import type { Color, Effects, Fill, Line, ThemeSlot } from '@lectern/courseware';
import type { RunPatch } from '@lectern/stage/edit';

/** A word art format: fill, outline and shadow of letters. */
export interface WordArt {
  readonly fill: Fill;
  readonly outline?: Line;
  readonly effects?: Effects;
}

function theme(slot: ThemeSlot, darker?: number): Color {
  return {
    type: 'scheme',
    slot,
    ...(darker === undefined ? {} : { mods: [{ op: 'lumMod', value: darker }] }),
  };
}

function solid(slot: ThemeSlot): Fill {
  return { type: 'solid', color: theme(slot) };
}

/** A vertical gradient, from the top of the letters to the bottom. */
function gradient(from: Color, to: Color): Fill {
  const stops = [
    { pos: 0, color: from },
    { pos: 1, color: to },
  ];
  return { type: 'gradient', stops, shade: { type: 'linear', angle: 90 } };
}

function outline(slot: ThemeSlot, width: number): Line {
  return { fill: solid(slot), width };
}

/** A shadow down to the right, like PowerPoint's offset shadow. */
export const letterShadow: Effects = {
  outerShadow: {
    color: { type: 'rgb', value: '000000', mods: [{ op: 'alpha', value: 0.4 }] },
    blur: 4,
    distance: 4,
    angle: 45,
  },
};

/** Presets in the theme's colours, so that they suit every theme. */
export const wordArts: readonly WordArt[] = [
  { fill: solid('accent1'), outline: outline('bg1', 1), effects: letterShadow },
  { fill: gradient(theme('accent1'), theme('accent1', 0.5)) },
  { fill: gradient(theme('accent4'), theme('accent2')), outline: outline('accent2', 1) },
  { fill: gradient(theme('accent5'), theme('accent3')), effects: letterShadow },
  { fill: solid('bg1'), outline: outline('accent1', 2) },
  { fill: solid('bg1'), outline: outline('accent2', 2), effects: letterShadow },
  { fill: solid('tx1'), effects: letterShadow },
];

/** Returns the patch that applies the format to letters; `undefined` removes it. */
export function wordArtPatch(art: WordArt | undefined): RunPatch {
  return { fill: art?.fill, outline: art?.outline, effects: art?.effects };
}

/** The text warps that are offered, by their names in 20.1.10.76. */
export const warps = [
  'textArchUp',
  'textArchDown',
  'textCircle',
  'textWave1',
  'textInflate',
  'textDeflate',
  'textChevron',
  'textTriangle',
  'textSlantUp',
  'textFadeRight',
] as const;
