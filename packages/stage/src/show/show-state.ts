import type { CoursewareReader } from '@lectern/courseware';
import type { PageSteps } from './page-steps.ts';

/** Whose the pointer is: the slide's, which is clicked, or of ink that lies over it, whatever writes or erases there. */
export type ShowTool = 'pointer' | 'ink';

/** What of the show's own covers the slide. What others lay over it is an overlay. */
export type ShowCover = 'none' | 'black' | 'white' | 'pages' | 'end';

export interface ShowState {
  readonly pageId: string | undefined;
  /** The page before a turn whose transition is seen, until that is over. */
  readonly fromPageId: string | undefined;
  /** The page that was shown before this one, for "last viewed". */
  readonly lastPageId?: string | undefined;
  readonly direction: 'forward' | 'back' | 'jump';
  readonly tool: ShowTool;
  readonly cover: ShowCover;
  /** How far the page is to have come, where it was brought from elsewhere; until another is shown. */
  readonly steps?: PageSteps | undefined;
}

/** A show that begins again after its last page, and may go on by itself. */
export interface ShowRound {
  /** How long a page stands that says nothing of it, milliseconds; left out where such a page waits for a hand. */
  readonly every?: number | undefined;
  /** For a hall: nobody turns pages, only what is linked on them is pressed. */
  readonly kiosk: boolean;
}

export type ShowAction =
  | {
      readonly type: 'turn';
      readonly to: 'next' | 'previous' | 'first' | 'last';
      readonly pages: ShowPages;
      /** After the last page comes the first. */
      readonly round?: boolean;
      /** Whether this change is seen: the page that goes is kept for it. */
      readonly isSeen?: (change: Pick<ShowState, 'pageId' | 'fromPageId' | 'direction'>) => boolean;
    }
  /** `steps`: how far the page had come where the show comes from; without them it begins. */
  | { readonly type: 'goTo'; readonly pageId: string; readonly steps?: PageSteps | undefined }
  | { readonly type: 'transitionOver' }
  | { readonly type: 'tool'; readonly tool: ShowTool }
  | { readonly type: 'cover'; readonly cover: ShowCover };

/** All pages, and those that a show goes through: another one is shown only where it is gone to, or begun on. */
export interface ShowPages {
  readonly all: readonly string[];
  readonly shown: readonly string[];
}

export function showPages(reader: CoursewareReader): ShowPages {
  const all = reader.pages();
  const { from = 1, to = all.length } = reader.find('deck', 'deck')?.show?.pages ?? {};
  // A range that was set up for pages which are gone by now stands for all that there are.
  const chosen = from <= all.length ? all.slice(from - 1, to) : all;
  return { all, shown: chosen.filter((id) => !reader.find('page', id)?.hidden) };
}

/** The pages that a viewer goes through: those not hidden, or all where all are hidden. */
export function pagesToShow(reader: CoursewareReader): readonly string[] {
  const { all, shown } = showPages(reader);
  return shown.length > 0 ? shown : all;
}

/** `steps`: how far its page had come when it was left. */
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
      // Where the page only goes on, what is looked at over it stays.
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
  // A covered slide is uncovered by the key that would have turned it.
  if (state.cover === 'black' || state.cover === 'white') return { ...state, cover: 'none' };
  // From a hidden page the show goes on from where that one stands among all.
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

/** On a page that is shown already it goes back or forth to these steps. */
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
