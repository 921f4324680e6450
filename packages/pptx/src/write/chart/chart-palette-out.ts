import type { Chart, ThemeSlot } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { relateThemeOverride } from '../paint/theme-override-out.ts';

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/**
 * Writes a chart's own palette as a theme for its part that overrides the page's (a:themeOverride, 20.1.6.12). Nothing
 * is written without a palette, or with colours that a theme cannot have.
 */
export function relateChartPalette({ palette }: Chart, scope: OutScope): void {
  const accents = (palette ?? []).flatMap((color, index) => {
    const slot = ACCENTS[index];
    return slot && color.type === 'rgb' && !color.mods?.length ? [[slot, color.value] as const] : [];
  });
  if (accents.length < ACCENTS.length) return;
  relateThemeOverride({ colors: Object.fromEntries(accents) }, scope);
}
