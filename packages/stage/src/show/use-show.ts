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
import type { AssetSource } from '../view/stage-context.ts';
import { obey } from './effects/effect-media.ts';
import { elementsAt, type FileLink, follow, lightUp, type ShowDoer, textAction } from './follow.ts';
import type { ShowCommand } from './input/show-keys.ts';
import { ShowOverlays } from './input/show-overlays.ts';
import { type ShowShortcuts, useShowInput } from './input/use-show-input.ts';
import { isSeen as changeIsSeen, type PageChange, transitionTo } from './page-change.ts';
import { prefersReducedMotion } from './page-run.ts';
import type { PageSteps } from './page-steps.ts';
import { Playback } from './playback.ts';
import type { ShowStageHandle } from './show-stage.tsx';
import {
  reduceShow,
  type ShowAction,
  type ShowRound,
  type ShowState,
  showPages,
  startShow,
} from './show-state.ts';

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
  /** Number of the page that is shown, counted from 1; 0 when there is none. */
  readonly number: number;
  readonly pageNumber: (pageId: string) => number;
  readonly stage: RefObject<ShowStageHandle | null>;
  /** Layers over the show, and the input that they take. */
  readonly overlays: ShowOverlays;
  /** Plays and pauses everything on the page. */
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
  const { reader, assets, startPage, startSteps, shortcuts = NO_SHORTCUTS, round, onPage, onEnd } = options;
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

  // Another user may delete the page that is shown: the show continues with the page that is now at its position.
  const lastNumber = useRef(number);
  useEffect(() => {
    if (number > 0) lastNumber.current = number;
    else {
      const next = pages[Math.min(lastNumber.current, pages.length) - 1] ?? pages[0];
      if (next !== undefined) act({ type: 'goTo', pageId: next });
    }
  }, [number, pages]);

  const command = useCallback(
    (asked: ShowCommand) => {
      const isSeen = (change: PageChange) =>
        changeIsSeen(transitionTo(reader, change)) && !prefersReducedMotion();
      const end = () => onEnd(Math.max(number, 1), asked);
      const turn = (to: 'next' | 'previous' | 'first' | 'last') =>
        act({ type: 'turn', to, pages: showPages(reader), round: round !== undefined, isSeen });
      if (typeof asked === 'object') {
        const id = reader.pages()[asked.page - 1];
        if (id !== undefined) act({ type: 'goTo', pageId: id });
        return;
      }
      switch (asked) {
        case 'next':
          if (cover === 'none' && overlays.turn(1)) return;
          if (cover === 'end') end();
          else if (cover !== 'none' || !stage.current?.nextStep()) turn('next');
          return;
        case 'previous':
          if (cover === 'none' && overlays.turn(-1)) return;
          if (cover !== 'none' || !stage.current?.previousStep()) turn('previous');
          return;
        case 'first':
        case 'last':
          turn(asked);
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
          // Escape closes overlays first, then covers of the slide, then the tool in use.
          if (overlays.closeTop()) return;
          if (cover !== 'none' && cover !== 'end') act({ type: 'cover', cover: 'none' });
          else if (tool !== 'pointer') act({ type: 'tool', tool: 'pointer' });
          else end();
          return;
        case 'end':
          end();
          return;
      }
    },
    [reader, overlays, lastPageId, cover, tool, number, round, onEnd],
  );
  useShowInput(surface, { command, shortcuts, overlays, onSlide: cover !== 'pages', isShut: round?.kiosk });

  const doer: ShowDoer = {
    command,
    goTo: (id) => act({ type: 'goTo', pageId: id }),
    playSound: (asset) => {
      const url = assets.url(asset);
      if (url !== undefined) stage.current?.playSound(url);
    },
    endSounds: () => stage.current?.endSounds(),
    openFile: options.onFile,
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (tool !== 'pointer') return;
    const linked = textAction(target, 'link');
    if (linked) {
      event.preventDefault();
      follow(linked, doer);
      return;
    }
    if (target.closest('a, button, input, [data-media-bar], [data-tool-frame]')) return;
    const clicked = elementsAt(reader, target);
    if (clicked.some((each) => stage.current?.trigger(each.id))) return;
    const clickable = clicked.find((each) => each.click);
    if (clickable?.click) {
      if (clickable.click.highlightClick)
        lightUp(target.closest(`[data-element-id="${CSS.escape(clickable.id)}"]`));
      follow(clickable.click, doer);
    } else if (!toggleMedia(target) && surface.current?.contains(target) && !options.takesClick?.(event))
      clickSlide();
  };
  // A page may ignore clicks for changing pages (p:transition/@advClick): they still play its steps, and keys change
  // the page.
  const clickSlide = () => {
    if (round?.kiosk) return;
    const refuses = pageId !== undefined && reader.find('page', pageId)?.transition?.onClick === false;
    if (refuses && cover === 'none') stage.current?.nextStep();
    else command('next');
  };
  const hovered = useRef<string>(undefined);
  const onPointerOver = (event: PointerEvent) => {
    if (tool !== 'pointer' || event.pointerType !== 'mouse') return;
    const target = event.target as HTMLElement;
    const element = elementsAt(reader, target).find((each) => each.hover);
    const action = textAction(target, 'hover') ?? element?.hover;
    // A hover action runs once when the pointer enters, and again after it has left.
    const over = action && JSON.stringify([element?.id, action]);
    if (over === hovered.current) return;
    hovered.current = over;
    if (action) follow(action, doer);
  };
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
    onClick,
    onPointerOver,
    onTransitionOver: useCallback(() => act({ type: 'transitionOver' }), []),
    onAdvance: () => command('next'),
    onSteps: options.onSteps ?? nobodyHears,
    round,
  };
}

/** Plays or pauses a video or sound that was clicked; false when none was. */
function toggleMedia(target: HTMLElement): boolean {
  const player = target.closest('[data-media]')?.querySelector<HTMLMediaElement>('video, audio');
  if (!player) return false;
  obey(player, { type: 'toggle' });
  return true;
}
