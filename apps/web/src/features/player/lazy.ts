import { draggedElements } from './drag/use-dragging.ts';
import { inkHomes } from './ink/keep-ink.ts';
import * as parts from './lazy-parts.ts';
import { lessonCode } from './lesson/lesson-run.ts';
import { KeysHelp, MenuCard } from './toolbar/toolbar-cards.ts';

/** Preloads all code that a show loads after its first page, for a lesson that begins when the network is lost. */
export function preloadPlayer(): void {
  const all = [...Object.values(parts), MenuCard, KeysHelp, draggedElements, inkHomes, lessonCode];
  for (const each of all) each.preload();
}
