import type { Chart, ThemeSlot } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { relateThemeOverride } from '../paint/theme-override-out.ts';

const ACCENTS: readonly ThemeSlot[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];

/**
 * Puts a chart's own palette beside its part, as the theme that it has in place of the page's (a:themeOverride,
 * 20.1.6.12). A chart without one, or with colours that a theme has no words for, has the page's.
 */
export function relateChartPalette({ palette }: Chart, scope: OutScope): void {
  const accents = (palette ?? []).flatMap((color, index) => {
    const slot = ACCENTS[index];
    return slot && color.type === 'rgb' && !color.mods?.length ? [[slot, color.value] as const] : [];
  });
  if (accents.length < ACCENTS.length) return;
  relateThemeOverride({ colors: Object.fromEntries(accents) }, scope);
}
