import { type Color, type Fill, type ThemeSlot, themeSlots } from '@lectern/courseware';

/** A slot of the theme, or six hexadecimal digits. Slots change with the theme. */
export type ColorSpec = ThemeSlot | (string & {});

const SLOTS: ReadonlySet<string> = new Set(themeSlots);

function isSlot(spec: ColorSpec): spec is ThemeSlot {
  return SLOTS.has(spec);
}

/** `alpha` as a fraction. */
export function colorOf(spec: ColorSpec, alpha?: number): Color {
  const mods = alpha === undefined ? {} : { mods: [{ op: 'alpha' as const, value: alpha }] };
  return isSlot(spec) ? { type: 'scheme', slot: spec, ...mods } : { type: 'rgb', value: spec, ...mods };
}

/** `lumMod` and `lumOff` as fractions, as in "lighter 60 %". A slot may contain its lightness: `accent1+60`. */
export function solid(
  spec: ColorSpec,
  lightness?: { readonly lumMod: number; readonly lumOff: number },
): Fill {
  const [name = '', lighter] = spec.split('+');
  const share = lighter === undefined ? undefined : Number(lighter) / 100;
  const light = lightness ?? (share === undefined ? undefined : { lumMod: 1 - share, lumOff: share });
  const color = colorOf(name);
  if (!light) return { type: 'solid', color };
  const mods = [
    { op: 'lumMod' as const, value: light.lumMod },
    { op: 'lumOff' as const, value: light.lumOff },
  ];
  return { type: 'solid', color: { ...color, mods } };
}
