import type { CoursewareReader } from '@lectern/courseware';
import type { PageSteps } from './page-steps.ts';

/** The target of the pointer: the slide, which is clicked, or the ink over it, which writes or erases. */
export type ShowTool = 'pointer' | 'ink';

/** Covers of the show itself over the slide. Layers of other components are overlays. */
export type ShowCover = 'none' | 'black' | 'white' | 'pages' | 'end';

export interface ShowState {
  readonly pageId: string | undefined;
  /** The page before, while the transition from it is visible. */
  readonly fromPageId: string | undefined;
  /** The previously shown page, for "last viewed". */
  readonly lastPageId?: string | undefined;
  readonly direction: 'forward' | 'back' | 'jump';
  readonly tool: ShowTool;
  readonly cover: ShowCover;
  /** The progress to which the page is set from outside, until another page is shown. */
  readonly steps?: PageSteps | undefined;
}

/** A show that begins again after its last page, and may advance by itself. */
export interface ShowRound {
  /** Milliseconds for which a page without its own time is shown; omitted when such a page waits for the user. */
  readonly every?: number | undefined;
  /** Kiosk mode: users cannot change pages, only press links on them. */
  readonly kiosk: boolean;
}

export type ShowAction =
  | {
      readonly type: 'turn';
      readonly to: 'next' | 'previous' | 'first' | 'last';
      readonly pages: ShowPages;
      /** Whether the first page follows the last. */
      readonly round?: boolean;
      /** Whether this change has a visible transition, for which the outgoing page is kept. */
      readonly isSeen?: (change: Pick<ShowState, 'pageId' | 'fromPageId' | 'direction'>) => boolean;
    }
  /** `steps`: the progress of the page; without it the page starts from the beginning. */
  | { readonly type: 'goTo'; readonly pageId: string; readonly steps?: PageSteps | undefined }
  | { readonly type: 'transitionOver' }
  | { readonly type: 'tool'; readonly tool: ShowTool }
  | { readonly type: 'cover'; readonly cover: ShowCover };

/** All pages, and the visible pages of a show; another page is only shown when a jump or the start names it. */
export interface ShowPages {
  readonly all: readonly string[];
  readonly shown: readonly string[];
}

export function showPages(reader: CoursewareReader): ShowPages {
  const all = reader.pages();
  const { from = 1, to = all.length } = reader.find('deck', 'deck')?.show?.pages ?? {};
  // A range of pages that were all deleted counts as the whole courseware.
  const chosen = from <= all.length ? all.slice(from - 1, to) : all;
  return { all, shown: chosen.filter((id) => !reader.find('page', id)?.hidden) };
}

/** The pages of a show for viewers: all pages that are not hidden, or all when all are hidden. */
export function pagesToShow(reader: CoursewareReader): readonly string[] {
  const { all, shown } = showPages(reader);
  return shown.length > 0 ? shown : all;
}

/** `steps`: the progress of the start page when it was left. */
export function startShow(
  reader: CoursewareReader,
  pageNumber: number | undefined,
  steps?: PageSteps,
): ShowState {
  const { all, shown } = showPages(reader);
  const named = all[(pageNumber ?? 0) - 1];
  return {
    pageId: named ?? shown[0] ?? all[0],
    steps: named === undefined ? undefined : steps,
    fromPageId: undefined,
    direction: 'jump',
    tool: 'pointer',
    cover: 'none',
  };
}

export function reduceShow(state: ShowState, action: ShowAction): ShowState {
  switch (action.type) {
    case 'turn':
      return turn(state, action);
    case 'goTo':
      // While the page stays the same, its cover stays too.
      return stand(
        arrive(
          action.steps && action.pageId === state.pageId ? state : { ...state, cover: 'none' },
          action.pageId,
          'jump',
        ),
        action,
      );
    case 'transitionOver':
      return state.fromPageId === undefined ? state : { ...state, fromPageId: undefined };
    case 'tool':
      return { ...state, tool: action.tool, cover: 'none' };
    case 'cover':
      return { ...state, cover: state.cover === action.cover ? 'none' : action.cover };
  }
}

function turn(
  state: ShowState,
  { to, pages: { all, shown }, round = false, isSeen }: Extract<ShowAction, { type: 'turn' }>,
): ShowState {
  // The key that would change the page uncovers a covered slide instead.
  if (state.cover === 'black' || state.cover === 'white') return { ...state, cover: 'none' };
  // From a hidden page the show continues at its position among all pages.
  const at = state.pageId === undefined ? -1 : all.indexOf(state.pageId);
  switch (to) {
    case 'first':
      return arrive(state, shown[0], 'jump');
    case 'last':
      return arrive({ ...state, cover: 'none' }, shown.at(-1), 'jump');
    case 'next': {
      const next = shown.find((id) => all.indexOf(id) > at);
      if (next === undefined && !round) return { ...state, cover: 'end' };
      return arrive(state, next ?? shown[0], 'forward', isSeen);
    }
    case 'previous':
      if (state.cover === 'end') return { ...state, cover: 'none' };
      return arrive(
        state,
        shown.findLast((id) => all.indexOf(id) < at),
        'back',
        isSeen,
      );
  }
}

/** Sets the steps of the page that is shown. */
function stand(
  state: ShowState,
  { pageId, steps }: { readonly pageId: string; readonly steps?: PageSteps | undefined },
): ShowState {
  return steps === undefined || state.pageId !== pageId ? state : { ...state, steps };
}

function arrive(
  state: ShowState,
  pageId: string | undefined,
  direction: ShowState['direction'],
  isSeen?: Extract<ShowAction, { type: 'turn' }>['isSeen'],
): ShowState {
  if (pageId === undefined || pageId === state.pageId) return state;
  const from = state.pageId;
  return {
    ...state,
    pageId,
    fromPageId: isSeen?.({ pageId, fromPageId: from, direction }) ? from : undefined,
    lastPageId: state.pageId,
    direction,
    steps: undefined,
  };
}
