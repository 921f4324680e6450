import type { CoursewareReader, Transition } from '@lectern/courseware';
import {
  type CSSProperties,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageView } from '../view/page-view.tsx';
import { type AssetSource, PageScaleContext, type StageLabels } from '../view/stage-context.ts';
import { usePageSize } from '../view/use-page.ts';
import type { Playback } from './control/playback.ts';
import { DeferredSounds } from './deferred-sounds.ts';
import { type MovableElements, movableInk, movedDrawings } from './movable-elements.tsx';
import { isSeen, transitionTo } from './page-change.ts';
import { PageRun, type PageRunOptions } from './page-run.ts';
import type { PageSteps } from './page-steps.ts';
import classes from './show.module.css';
import type { ShowRound, ShowState } from './show-state.ts';
import { StagePages } from './stage-pages.ts';
import { useRoom } from './use-room.ts';
import { fitScale, type PageSize } from './zoom/page-place.ts';

/** Commands of keys and clicks to the current page; when it has no step left, the show changes the page. */
export interface ShowStageHandle {
  /** Finishes a running transition, otherwise plays the next step of the page's animations; false without a step. */
  nextStep(): boolean;
  previousStep(): boolean;
  /** A click on an element: plays the sequence that it triggers, if any. */
  trigger(elementId: string): boolean;
  /** Plays the sound of a click. */
  playSound(url: string): void;
  /** Stops the sounds of clicks and transitions, and sounds that play across pages. */
  endSounds(): void;
  readonly sounds: DeferredSounds;
}

export interface ShowStageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly show: ShowState;
  readonly playback: Playback;
  readonly pageNumber: (pageId: string) => number;
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  /** The elements that the class may drag; without it none can be dragged. */
  readonly movable?: MovableElements | undefined;
  readonly onTransitionOver: () => void;
  /** Called when a page that advances by itself has been shown long enough. */
  readonly onAdvance: () => void;
  /** The automatic advance of the show, which overrides the pages' settings. */
  readonly round: ShowRound | undefined;
  /** Called when the progress of a page has changed. */
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly ref: Ref<ShowStageHandle>;
}

/** The slide in a show: the page, its animations, and the transition from the page before. */
export function ShowStage(props: ShowStageProps) {
  const { reader, assets, labels, show, playback, round, pageNumber, scale, movable, onTransitionOver, ref } =
    props;
  const { pageId, fromPageId, direction, steps } = show;
  const size = usePageSize(reader);
  const [pages] = useState(() => new StagePages(pageId));
  const { runs, drawn } = pages;
  const tell = useLatest((id: string, steps: PageSteps) => {
    if (id !== show.pageId) return;
    pages.come = steps;
    props.onSteps(id, steps);
  });
  const [sounds] = useState(() => new DeferredSounds());
  useEffect(() => () => sounds.heard?.dispose(), [sounds]);
  // When the show is unmounted its runs are cleared first, so that its pages find no run on which to call `leave`.
  useLayoutEffect(() => () => runs.clear(), [runs]);
  const transition = transitionTo(reader, show);
  useImperativeHandle(ref, () => handleOf(pages, pageId, playback, sounds));

  // The page starts when the transition to it has finished.
  useLayoutEffect(() => {
    if (pageId === undefined) return;
    if (pages.turnTo(pageId) && direction !== 'back') {
      sounds.heard?.carried.turn();
      playSound(transition, assets, sounds);
    }
    if (fromPageId === undefined) {
      const root = drawn.get(pageId);
      const advances = standsFor(reader, pageId, round) !== undefined;
      const leave = root && playback.show({ root, advances });
      pages.begin(pageId, steps, direction === 'back' ? 'end' : 'start');
      return leave;
    }
    if (!isSeen(transition)) {
      onTransitionOver();
      return;
    }
    const way = { reader, incomingId: pageId, outgoingId: fromPageId, size, back: direction === 'back' };
    return pages.playTransition(transition, way, onTransitionOver);
  }, [
    reader,
    assets,
    sounds,
    playback,
    round,
    pages,
    drawn,
    pageId,
    fromPageId,
    direction,
    steps,
    transition,
    size,
    onTransitionOver,
  ]);

  useAdvance(props, runs);

  const style = { width: size.w, height: size.h, transform: `scale(${scale})` };
  const onPlay = playback.readSoon;
  const page = { reader, assets, labels, size, sounds, onPlay, runs, drawn, style, tell, movable };
  return (
    <div className={classes.slide} style={{ width: size.w * scale, height: size.h * scale }}>
      <PageScaleContext value={scale}>
        {fromPageId !== undefined && isSeen(transition) && (
          <ShownPage key={fromPageId} {...page} pageId={fromPageId} number={pageNumber(fromPageId)} leaving />
        )}
        {pageId !== undefined && (
          <ShownPage key={pageId} {...page} pageId={pageId} number={pageNumber(pageId)} />
        )}
      </PageScaleContext>
    </div>
  );
}

/** Handlers of keys and clicks for the page that is shown. */
function handleOf(
  pages: StagePages,
  pageId: string | undefined,
  playback: Playback,
  sounds: DeferredSounds,
): ShowStageHandle {
  const run = () => (pageId === undefined ? undefined : pages.runs.get(pageId));
  return {
    nextStep: () => {
      if (pages.endTransition()) return true;
      playback.release();
      return run()?.next() ?? false;
    },
    previousStep: () => {
      playback.release();
      return run()?.previous() ?? false;
    },
    trigger: (elementId) => run()?.trigger(elementId) ?? false,
    playSound: (url) => sounds.ask((all) => void all.play(url)),
    endSounds: () => {
      sounds.heard?.stopAll();
      run()?.silence();
    },
    sounds,
  };
}

/** A function with a stable identity that calls the function of the last render. */
function useLatest<A extends unknown[]>(action: (...given: A) => void): (...given: A) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...given) => latest.current(...given), []);
}

interface ShownPageProps extends Omit<PageRunOptions, 'onSteps'> {
  readonly assets: AssetSource;
  readonly number: number;
  readonly labels: StageLabels;
  readonly style: CSSProperties;
  readonly leaving?: boolean;
  readonly tell: ShowStageProps['onSteps'];
  readonly movable: MovableElements | undefined;
  /** The runs and DOM nodes of mounted pages, by page id: each page adds its own. */
  readonly runs: Map<string, PageRun>;
  readonly drawn: Map<string, HTMLElement>;
}

/**
 * One page with its run, kept until its last transition has finished. The outer frame is scaled; transitions move the
 * page inside.
 */
function ShownPage(props: ShownPageProps) {
  const { reader, assets, size, sounds, onPlay, runs, drawn, pageId, tell, movable } = props;
  const [renderElement, apart] = useMemo(
    () => (movable ? [movedDrawings(reader, movable), movableInk(reader, pageId)] : []),
    [reader, movable, pageId],
  );
  const moving = useRef<HTMLDivElement>(null);
  // Called before the run is disposed: its sounds may play on over the pages after it.
  useLayoutEffect(() => () => runs.get(pageId)?.leave(), [runs, pageId]);
  // The run is created once per page: an edit by another user must not restart a running animation.
  useLayoutEffect(() => {
    const root = moving.current;
    if (!root) return;
    const run = new PageRun(root, {
      reader,
      assets,
      size,
      sounds,
      ...(onPlay && { onPlay }),
      onSteps: (steps) => tell(pageId, steps),
      pageId,
    });
    runs.set(pageId, run);
    drawn.set(pageId, root);
    return () => {
      run.dispose();
      runs.delete(pageId);
      drawn.delete(pageId);
    };
  }, [reader, assets, size, sounds, onPlay, runs, drawn, pageId, tell]);
  return (
    <div className={classes.page} style={props.style} inert={props.leaving}>
      <div ref={moving} className={classes.moving}>
        <PageView
          reader={reader}
          pageId={pageId}
          assets={assets}
          labels={props.labels}
          mode="show"
          pageNumber={props.number}
          renderElement={renderElement}
          apart={apart}
        />
      </div>
    </div>
  );
}

/**
 * Waits for the rest of the time of a page that advances by itself (p:transition/@advTm), then requests the next one.
 */
function useAdvance(
  { reader, show, playback, round, onAdvance }: ShowStageProps,
  runs: ReadonlyMap<string, PageRun>,
): void {
  const { pageId, fromPageId, cover, tool } = show;
  const advance = useLatest(onAdvance);
  const { waits } = playback;
  const isPaused = useSyncExternalStore(
    (listener) => waits.subscribe(listener),
    () => waits.get(),
  );
  // While the page is covered or written on, it does not advance by itself.
  const runsByItself = fromPageId === undefined && cover === 'none' && tool === 'pointer' && !isPaused;
  useEffect(() => {
    const after = pageId === undefined ? undefined : standsFor(reader, pageId, round);
    if (pageId === undefined || after === undefined || !runsByItself) return;
    let left = false;
    const timer = setTimeout(async () => {
      const run = runs.get(pageId);
      do await run?.settled();
      while (!left && run?.next());
      if (!left) advance();
    }, after);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [reader, pageId, round, runsByItself, runs, advance]);
}

/**
 * Time for which a page is shown before the show advances automatically, milliseconds; undefined when it waits for the
 * teacher.
 */
function standsFor(
  reader: CoursewareReader,
  pageId: string,
  round: ShowRound | undefined,
): number | undefined {
  const byHand = reader.find('deck', 'deck')?.show?.byHand;
  return (byHand ? undefined : reader.find('page', pageId)?.transition?.after) ?? round?.every;
}

/** The sound of a transition (p:sndAc, 19.3.1.37): starts a sound, or stops the current sound. */
function playSound(transition: Transition | undefined, assets: AssetSource, sounds: DeferredSounds): void {
  const { sound, soundLoop, soundStop } = transition?.options ?? {};
  if (soundStop !== undefined) sounds.heard?.stopAll();
  const url = sound === undefined ? undefined : assets.url(sound);
  if (url !== undefined) sounds.ask((all) => all.playTransition(url, soundLoop !== undefined));
}

/** The scale at which the slide fits into the content box of its container. */
export function useFit(size: PageSize, around: RefObject<HTMLElement | null>): number {
  return fitScale(size, useRoom(around));
}
