import type { WindowClear } from '@lectern/ui/window';
import { useState } from 'react';
import type { noteOpening, OpenableTool } from '../../../parts/class-tools/index.ts';
import { PenGuides } from '../../../parts/ink/index.ts';
import { inkHomes } from '../ink/keep-ink.ts';
import { type InkQuestion, useInkQuestion } from '../ink/use-ink-question.ts';
import type { PlayerProps } from '../player-props.ts';
import { NOTHING_CLEAR, ROOM_OF_BAR } from '../toolbar/toolbar-place.ts';
import { type ToolbarStand, useToolbarPlace } from '../toolbar/use-toolbar-place.ts';
import { openedTools, toolOf } from '../tools/opened-tools.ts';
import { type OpenTools, useOpenTools } from '../tools/use-open-tools.ts';
import type { Shown } from './use-shown.ts';

/** All layers over the page: class tools, guides for the pen, the toolbar, and the question before the end. */
export interface PageOverlays {
  readonly openTools: OpenTools;
  /** The open class tools. */
  readonly opened: readonly OpenableTool[];
  readonly guides: PenGuides;
  readonly place: ToolbarStand;
  /** Space that the toolbar takes. */
  readonly clear: WindowClear;
  readonly inkQuestion: InkQuestion;
}

export function usePageOverlays(
  props: PlayerProps,
  tools: readonly OpenableTool[],
  shown: Shown,
): PageOverlays {
  const { lesson, store } = props;
  const { book } = props.ink;
  const { overlays, pages } = shown.show;
  const openTools = useOpenTools(lesson, (id, taught) => {
    const opened = toolOf(tools, id);
    if (opened) noted(opened, taught);
  });
  const place = useToolbarPlace(overlays);
  const inkQuestion = useInkQuestion(
    book,
    pages,
    overlays,
    () => !props.looked && (props.wouldEnd() || openTools.ids.size > 0),
    (pageIds) => store && inkHomes.value?.putInk(book, pageIds, store),
    props.onEnd,
  );
  const [guides] = useState(() => new PenGuides());
  return {
    openTools,
    opened: openedTools(tools, openTools.ids),
    guides,
    place,
    clear: place.folded || place.summoned ? NOTHING_CLEAR : ROOM_OF_BAR[place.edge],
    inkQuestion,
  };
}

/** Counts a use of the tool. Errors are ignored, because the code may fail to load without a network. */
function noted(...opening: Parameters<typeof noteOpening>): void {
  import('../../../parts/class-tools/lazy.ts').then((code) => code.noteOpening(...opening)).catch(() => {});
}
