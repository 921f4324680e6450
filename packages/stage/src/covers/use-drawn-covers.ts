import { useEffect, useLayoutEffect, useState } from 'react';
import type { CoverOnPage } from './covers-on-page.ts';
import { drawnAway, type Uncovered } from './uncovered.ts';

type All = ReadonlyMap<string, Uncovered>;
const NONE: All = new Map();

/**
 * Draws how far covers are removed, by CSS rules, so that React's nodes stay unchanged.
 * `within`: a selector of the node that contains the covers. `held`: states of covers that pointers are down on, drawn
 * at once.
 */
export function useDrawnCovers(
  within: string,
  here: readonly CoverOnPage[],
  uncovered: All,
  held: All = NONE,
): void {
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [sheet]);
  useLayoutEffect(() => {
    const rules = here.map(({ id, cover, frame }) => {
      const now = held.get(id) ?? uncovered.get(id);
      const grip = 'cursor:grab;touch-action:none;';
      const motion = held.has(id) ? '' : 'transition:opacity .4s,visibility .4s,clip-path .2s;';
      const drawn = now ? drawnAway(now, cover.from, frame) : '';
      return `${within} [data-element-id="${CSS.escape(id)}"]{${grip}${motion}${drawn}}`;
    });
    const still = `@media (prefers-reduced-motion:reduce){${within} [data-element-id]{transition:none!important}}`;
    sheet.replaceSync([...rules, ...(rules.length > 0 ? [still] : [])].join('\n'));
  }, [sheet, within, here, uncovered, held]);
}
