import type { Dispose } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import { chartsApart, layCharts } from './effects/chart-layers.ts';
import { PagePlayer, type PagePlayerOptions } from './effects/page-player.ts';
import { planOf } from './effects/plan-of.ts';
import { shownAnimations } from './effects/shown-animations.ts';

export { ShowSounds } from './effects/show-sounds.ts';
export { playTransition } from './transitions/page-transition.ts';

interface DrawnPage {
  readonly reader: CoursewareReader;
  readonly pageId: string;
  readonly size: { readonly w: number; readonly h: number };
}

/** A player for a page that is drawn in `root`; disposing it restores the page as it was drawn. */
export function playerOf(
  root: HTMLElement,
  { reader, pageId, size }: DrawnPage,
  options: Omit<PagePlayerOptions, 'undo'>,
): PagePlayer {
  const animations = shownAnimations(reader, pageId);
  const charts = chartsApart(reader, animations);
  const undo: Dispose = layCharts(root, reader, pageId, charts);
  const plan = planOf(reader, pageId, size, { animations, isApart: (id) => charts.has(id) });
  return new PagePlayer(root, plan, { ...options, undo });
}
