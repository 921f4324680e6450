import type { CoursewareReader } from '@lectern/courseware';
import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import type { ShowCommand } from '../input/show-keys.ts';
import type { ShowOverlays } from '../input/show-overlays.ts';
import { isSeen as changeIsSeen, type PageChange, transitionTo } from '../page-change.ts';
import type { ShowStageHandle } from '../show-stage.tsx';
import { type ShowAction, type ShowState, showPages } from '../show-state.ts';

/** The state and actions of a show for its commands. */
export interface CommandedShow {
  readonly reader: CoursewareReader;
  readonly overlays: Pick<ShowOverlays, 'turn' | 'closeTop'>;
  readonly stage: Pick<ShowStageHandle, 'nextStep' | 'previousStep'> | null;
  readonly state: Pick<ShowState, 'tool' | 'cover' | 'lastPageId'>;
  /** After the last page comes the first. */
  readonly round: boolean;
  readonly act: (action: ShowAction) => void;
  readonly end: () => void;
}

export function runShowCommand(asked: ShowCommand, show: CommandedShow): void {
  const { reader, overlays, stage, act, end } = show;
  const { cover, lastPageId } = show.state;
  if (typeof asked === 'object') {
    const id = reader.pages()[asked.page - 1];
    if (id !== undefined) act({ type: 'goTo', pageId: id });
    return;
  }
  switch (asked) {
    case 'next':
      if (cover === 'none' && overlays.turn(1)) return;
      if (cover === 'end') end();
      else if (cover !== 'none' || !stage?.nextStep()) turn('next', show);
      return;
    case 'previous':
      if (cover === 'none' && overlays.turn(-1)) return;
      if (cover !== 'none' || !stage?.previousStep()) turn('previous', show);
      return;
    case 'first':
    case 'last':
      turn(asked, show);
      return;
    case 'lastViewed':
      if (lastPageId !== undefined) act({ type: 'goTo', pageId: lastPageId });
      return;
    case 'black':
    case 'white':
    case 'pages':
      act({ type: 'cover', cover: asked });
      return;
    case 'escape':
      escapeFrom(show);
      return;
    case 'end':
      end();
      return;
  }
}

function turn(to: 'next' | 'previous' | 'first' | 'last', { reader, round, act }: CommandedShow): void {
  const isSeen = (change: PageChange) =>
    changeIsSeen(transitionTo(reader, change)) && !prefersReducedMotion();
  act({ type: 'turn', to, pages: showPages(reader), round, isSeen });
}

/** Escape closes overlays first, then covers of the slide, then the tool in use. */
function escapeFrom({ overlays, state: { cover, tool }, act, end }: CommandedShow): void {
  if (overlays.closeTop()) return;
  if (cover !== 'none' && cover !== 'end') act({ type: 'cover', cover: 'none' });
  else if (tool !== 'pointer') act({ type: 'tool', tool: 'pointer' });
  else end();
}
