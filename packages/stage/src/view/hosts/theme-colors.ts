import { cssColor, resolveColor } from '@lectern/courseware';
import { useMemo } from 'react';
import { usePageScope } from '../stage-context.ts';

/** The theme colours that content drawn by a host may have. */
const SLOTS = ['bg1', 'tx1', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** The colours of the page's theme by slot, as CSS. */
export type ThemeColors = Readonly<Record<string, string>>;

export function useThemeColors(): ThemeColors {
  const { colors } = usePageScope().design;
  return useMemo(
    () =>
      Object.fromEntries(
        SLOTS.map((slot) => [slot, cssColor(resolveColor({ type: 'scheme', slot }, colors))] as const),
      ),
    [colors],
  );
}
