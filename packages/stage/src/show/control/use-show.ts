import type { CoursewareReader } from '@lectern/courseware';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AssetSource } from '../../view/stage-context.ts';
import type { FileLink } from '../follow.ts';
import type { ShowCommand } from '../input/show-keys.ts';
import { ShowOverlays } from '../input/show-overlays.ts';
import { type ShowShortcuts, useShowInput } from '../input/use-show-input.ts';
import type { PageSteps } from '../page-steps.ts';
import type { ShowStageHandle } from '../show-stage.tsx';
import { reduceShow, type ShowAction, type ShowRound, type ShowState, startShow } from '../show-state.ts';
import { Playback } from './playback.ts';
import { runShowCommand } from './run-show-command.ts';
import { useShowHands } from './use-show-hands.ts';

export interface ShowOptions {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  /** Counted from 1, hidden pages included; when left out, the first page that is not hidden. */
  readonly startPage: number | undefined;
  /** The progress of the start page. */
  readonly startSteps?: PageSteps | undefined;
  /** Called with the number of the page that is shown, counted from 1. */
  readonly onPage: (pageNumber: number) => void;
  /** Called when the progress of a page has changed. */
  readonly onSteps?: (pageId: string, steps: PageSteps) => void;
  /** `asked`: the command that ended the show, a step past the end or an exit. */
  readonly onEnd: (pageNumber: number, asked: ShowCommand) => void;
  /** Called for a click on a node without an action: returns true to handle it, which then is no next step. */
  readonly takesClick?: (event: MouseEvent) => boolean;
  /** Shows a linked document of the disk; without it, the document's address is opened. */
  readonly onFile?: ((link: FileLink) => void) | undefined;
  /** Additional keys and their actions. */
  readonly shortcuts?: ShowShortcuts;
  /** Set when the show advances by itself, and begins again after its last page. */
  readonly round?: ShowRound | undefined;
}

export interface Show {
  readonly state: ShowState;
  readonly act: (action: ShowAction) => void;
  readonly command: (asked: ShowCommand) => void;
  /** Ids of all pages, hidden ones included. */
  readonly pages: readonly string[];
  /** Number of the current page, counted from 1; 0 without a page. */
  readonly number: number;
  readonly pageNumber: (pageId: string) => number;
  readonly stage: RefObject<ShowStageHandle | null>;
  /** Layers over the show, and the input that they take. */
  readonly overlays: ShowOverlays;
  /** Plays and pauses all media and animations on the page. */
  readonly playback: Playback;
  /** The node around the stage that is clicked, swiped and scrolled. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onTransitionOver: () => void;
  readonly onAdvance: () => void;
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly round: ShowRound | undefined;
}

function nobodyHears(): void {}

const NO_SHORTCUTS: ShowShortcuts = new Map();

/** A running show: its state, and the actions of keys, clicks, remotes and fingers on it. */
export function useShow(options: ShowOptions): Show {
  const { reader, startPage, startSteps, shortcuts = NO_SHORTCUTS, round, onPage, onEnd } = options;
  const [state, act] = useReducer(reduceShow, startPage, (page) => startShow(reader, page, startSteps));
  const [overlays] = useState(() => new ShowOverlays());
  const [playback] = useState(() => new Playback());
  const stage = useRef<ShowStageHandle>(null);
  const surface = useRef<HTMLDivElement>(null);
  const pages = useSyncExternalStore(
    useCallback((listener) => reader.subscribeChildren('deck', listener), [reader]),
    () => reader.pages(),
  );
  const { pageId, tool, cover, lastPageId } = state;
  const number = pageId === undefined ? 0 : pages.indexOf(pageId) + 1;

  useEffect(() => {
    if (number > 0) onPage(number);
  }, [number, onPage]);

  useNextOfRemoved(number, pages, act);
  const command = useCallback(
    (asked: ShowCommand) =>
      runShowCommand(asked, {
        reader,
        overlays,
        stage: stage.current,
        state: { tool, cover, lastPageId },
        round: round !== undefined,
        act,
        end: () => onEnd(Math.max(number, 1), asked),
      }),
    [reader, overlays, lastPageId, cover, tool, number, round, onEnd],
  );
  useShowInput(surface, { command, shortcuts, overlays, onSlide: cover !== 'pages', isShut: round?.kiosk });
  const hands = useShowHands({ ...options, state, act, command, stage, surface });
  return {
    state,
    act,
    command,
    pages,
    number,
    pageNumber: useCallback((id: string) => reader.pages().indexOf(id) + 1, [reader]),
    stage,
    surface,
    overlays,
    playback,
    ...hands,
    onTransitionOver: useCallback(() => act({ type: 'transitionOver' }), []),
    onAdvance: () => command('next'),
    onSteps: options.onSteps ?? nobodyHears,
    round,
  };
}

/** Another user may delete the current page: the show continues with the page that is then at its position. */
function useNextOfRemoved(number: number, pages: readonly string[], act: (action: ShowAction) => void): void {
  const lastNumber = useRef(number);
  useEffect(() => {
    if (number > 0) lastNumber.current = number;
    else {
      const next = pages[Math.min(lastNumber.current, pages.length) - 1] ?? pages[0];
      if (next !== undefined) act({ type: 'goTo', pageId: next });
    }
  }, [number, pages, act]);
}
