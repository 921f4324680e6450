import type { Color, ColorContext } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { ColorSwatches } from './color-swatches.tsx';
import { useColorTexts } from './color-texts.ts';
import { cssOf, sameColor, themePalette } from './palette.ts';

export interface ThemeColorsProps {
  readonly colors: ColorContext;
  readonly value: Color | undefined;
  readonly onPick: (color: Color) => void;
}

/** The theme's ten colours as a row of swatches. */
export function ThemeColors({ colors, value, onPick }: ThemeColorsProps): ReactNode {
  const t = useColorTexts();
  const palette = themePalette(colors).slice(0, 10);
  const chosen = palette.findIndex((entry) => sameColor(value, entry.color));
  return (
    <ColorSwatches
      label={t.theme}
      columns={10}
      // Ten swatches of finger size are wider than the panel.
      touchColumns={5}
      selected={chosen < 0 ? undefined : chosen}
      swatches={palette.map(({ color, slot }) => ({
        color: cssOf(color, colors),
        label: t.slots[slot],
      }))}
      onPick={(index) => {
        const entry = palette[index];
        if (entry) onPick(entry.color);
      }}
    />
  );
}
