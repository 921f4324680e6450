import type { CoursewareReader } from '@lectern/courseware';

/** Whose the pointer is: the slide's, which is clicked, or of ink that lies over it, whatever writes or erases there. */
export type ShowTool = 'pointer' | 'ink';

/** What of the show's own covers the slide. What others lay over it is an overlay. */
export type ShowCover = 'none' | 'black' | 'white' | 'pages' | 'end';

export interface ShowState {
  readonly pageId: string | undefined;
  /** The page before a turn, kept until its transition is over. */
  readonly fromPageId: string | undefined;
  /** The page that was shown before this one, for "last viewed". */
  readonly lastPageId?: string | undefined;
  readonly direction: 'forward' | 'back' | 'jump';
  readonly tool: ShowTool;
  readonly cover: ShowCover;
}

export type ShowAction =
  | {
      readonly type: 'turn';
      readonly to: 'next' | 'previous' | 'first' | 'last';
      readonly pages: readonly string[];
    }
  | { readonly type: 'goTo'; readonly pageId: string }
  | { readonly type: 'transitionOver' }
  | { readonly type: 'tool'; readonly tool: ShowTool }
  | { readonly type: 'cover'; readonly cover: ShowCover };

/** The pages that a show goes through: those that are not hidden. A show asked to begin on a hidden page shows it. */
export function shownPages(reader: CoursewareReader): readonly string[] {
  return reader.pages().filter((id) => !reader.find('page', id)?.hidden);
}

export function startShow(reader: CoursewareReader, pageNumber: number): ShowState {
  const all = reader.pages();
  return {
    pageId: all[pageNumber - 1] ?? shownPages(reader)[0] ?? all[0],
    fromPageId: undefined,
    direction: 'jump',
    tool: 'pointer',
    cover: 'none',
  };
}

export function reduceShow(state: ShowState, action: ShowAction): ShowState {
  switch (action.type) {
    case 'turn':
      return turn(state, action.to, action.pages);
    case 'goTo':
      return arrive({ ...state, cover: 'none' }, action.pageId, 'jump');
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
  to: 'next' | 'previous' | 'first' | 'last',
  pages: readonly string[],
): ShowState {
  // A covered slide is uncovered by the key that would have turned it.
  if (state.cover === 'black' || state.cover === 'white') return { ...state, cover: 'none' };
  const at = state.pageId === undefined ? -1 : pages.indexOf(state.pageId);
  switch (to) {
    case 'first':
      return arrive(state, pages[0], 'jump');
    case 'last':
      return arrive({ ...state, cover: 'none' }, pages.at(-1), 'jump');
    case 'next':
      if (at === pages.length - 1) return { ...state, cover: 'end' };
      return arrive(state, pages[at + 1], 'forward');
    case 'previous':
      if (state.cover === 'end') return { ...state, cover: 'none' };
      return arrive(state, pages[Math.max(at - 1, 0)], 'back');
  }
}

function arrive(state: ShowState, pageId: string | undefined, direction: ShowState['direction']): ShowState {
  if (pageId === undefined || pageId === state.pageId) return state;
  return { ...state, pageId, fromPageId: state.pageId, lastPageId: state.pageId, direction };
}
