import type { Color, Recolor } from '@lectern/courseware';

export type RecolorName = 'none' | 'grayscale' | 'sepia' | 'washout' | 'blackWhite' | Duotone;
type Duotone = `accent${1 | 2 | 3 | 4 | 5 | 6}`;
type Wash = Pick<Recolor, 'grayscale' | 'biLevel' | 'duotone' | 'brightness' | 'contrast'>;

const black: Color = { type: 'rgb', value: '000000' };
/** Tint and saturation of the light end of a picture in a theme colour, as in PowerPoint. */
const lightEnd = [
  { op: 'tint' as const, value: 0.45 },
  { op: 'satMod' as const, value: 4 },
];
const accents = [1, 2, 3, 4, 5, 6] as const;

/** PowerPoint's "recolour" choices, as PowerPoint writes them. */
export const recolors: readonly { readonly name: RecolorName; readonly wash: Wash }[] = [
  { name: 'none', wash: {} },
  { name: 'grayscale', wash: { grayscale: true } },
  {
    name: 'sepia',
    wash: {
      duotone: [
        black,
        {
          type: 'rgb',
          value: 'D9C3A5',
          mods: [
            { op: 'tint', value: 0.5 },
            { op: 'satMod', value: 1.8 },
          ],
        },
      ],
    },
  },
  { name: 'washout', wash: { brightness: 0.7, contrast: -0.7 } },
  { name: 'blackWhite', wash: { biLevel: 0.5 } },
  ...accents.map((number) => ({
    name: `accent${number}` as const,
    wash: {
      duotone: [black, { type: 'scheme', slot: `accent${number}`, mods: [...lightEnd] }] satisfies [
        Color,
        Color,
      ],
    },
  })),
];

/**
 * Replaces the recolouring of a picture; fields of the previous recolouring are removed, and the transparency stays.
 */
export function recoloredAs(recolor: Recolor | undefined, name: RecolorName): Recolor | undefined {
  const wash = recolors.find((each) => each.name === name)?.wash ?? {};
  const { grayscale: _gray, biLevel: _two, duotone: _duotone, ...rest } = recolor ?? {};
  const washed = recolorOf(recolor) === 'washout';
  const { brightness, contrast, ...others } = rest;
  return settled({ ...others, ...(washed ? {} : { brightness, contrast }), ...wash });
}

/** Returns the name of a picture's recolouring; undefined for a file's recolouring without a name. */
export function recolorOf(recolor: Recolor | undefined): RecolorName | undefined {
  const { grayscale, biLevel, duotone, brightness, contrast } = recolor ?? {};
  if (grayscale) return 'grayscale';
  if (biLevel !== undefined) return 'blackWhite';
  if (duotone) {
    const said = JSON.stringify(duotone);
    return recolors.find(({ wash }) => wash.duotone && JSON.stringify(wash.duotone) === said)?.name;
  }
  return brightness === 0.7 && contrast === -0.7 ? 'washout' : 'none';
}

/** Removes the fields without an effect; returns undefined when no field is left. */
export function settled(
  recolor: { readonly [K in keyof Recolor]: Recolor[K] | undefined },
): Recolor | undefined {
  const { brightness, contrast, opacity, ...rest } = recolor;
  const kept = {
    ...rest,
    ...(brightness ? { brightness } : {}),
    ...(contrast ? { contrast } : {}),
    ...(opacity === undefined || opacity >= 1 ? {} : { opacity }),
  };
  const said = Object.entries(kept).filter(([, value]) => value !== undefined);
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Recolor);
}
