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
import { usePageSize } from '../view/use-page-size.ts';
import { LaterSounds } from './later-sounds.ts';
import { motion } from './motion-loader.ts';
import { type MovableElements, movableInk, movedDrawings } from './movable-elements.tsx';
import { isSeen, transitionTo } from './page-change.ts';
import { PageRun, type PageRunOptions } from './page-run.ts';
import type { PageSteps } from './page-steps.ts';
import type { Playback } from './playback.ts';
import classes from './show.module.css';
import type { ShowRound, ShowState } from './show-state.ts';
import { useRoom } from './use-room.ts';
import { fitScale, type PageSize } from './zoom/page-place.ts';

/** What keys and clicks ask of the page that is shown, before they ask for another page. */
export interface ShowStageHandle {
  /** Ends a transition that plays, else plays the next step of the page's animations; false when there is none. */
  nextStep(): boolean;
  previousStep(): boolean;
  /** A click on an element: starts the sequence that it triggers, if any. */
  trigger(elementId: string): boolean;
  /** A sound that a click asks for. */
  playSound(url: string): void;
  /** Silence: sounds of clicks, transitions, and those that go on across pages end. */
  endSounds(): void;
  readonly sounds: LaterSounds;
}

export interface ShowStageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly show: ShowState;
  readonly playback: Playback;
  readonly pageNumber: (pageId: string) => number;
  /** CSS pixels a logical pixel. */
  readonly scale: number;
  /** What the class may drag; where it is left out all stays. */
  readonly movable?: MovableElements | undefined;
  readonly onTransitionOver: () => void;
  /** A page that goes on by itself has been shown long enough. */
  readonly onAdvance: () => void;
  /** How the show goes on by itself, whatever its pages say. */
  readonly round: ShowRound | undefined;
  /** How far a page has come; told whenever that is another. */
  readonly onSteps: (pageId: string, steps: PageSteps) => void;
  readonly ref: Ref<ShowStageHandle>;
}

/** The slide as it is shown: the page, its animations, and the change from the page before. */
export function ShowStage(props: ShowStageProps) {
  const { reader, assets, labels, show, playback, round, pageNumber, scale, movable, onTransitionOver, ref } =
    props;
  const { pageId, fromPageId, direction, steps } = show;
  const size = usePageSize(reader);
  /** How far the page that is shown has come, by what it said last. */
  const come = useRef<PageSteps>(undefined);
  const tell = useLatest((id: string, steps: PageSteps) => {
    if (id !== show.pageId) return;
    come.current = steps;
    props.onSteps(id, steps);
  });
  const [sounds] = useState(() => new LaterSounds());
  useEffect(() => () => sounds.heard?.dispose(), [sounds]);
  const runs = useRef(new Map<string, PageRun>());
  const drawn = useRef(new Map<string, HTMLElement>());
  const begun = useRef<PageRun>(undefined);
  /** The page that was shown last. */
  const last = useRef(pageId);
  // A show that goes leaves no page: its parts go after it, and find none of their runs.
  useLayoutEffect(() => () => runs.current.clear(), []);
  /** The steps to which the page was brought last. */
  const brought = useRef<PageSteps>(undefined);
  const playing = useRef<AbortController>(undefined);
  const transition = transitionTo(reader, show);

  useImperativeHandle(ref, () => {
    const run = () => (pageId === undefined ? undefined : runs.current.get(pageId));
    return {
      nextStep: () => {
        if (playing.current) {
          playing.current.abort();
          return true;
        }
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
  });

  // The page begins when the change to it is over.
  useLayoutEffect(() => {
    if (pageId === undefined) return;
    if (last.current !== pageId) {
      come.current = undefined;
      if (last.current !== undefined) runs.current.get(last.current)?.leave();
      last.current = pageId;
      if (direction !== 'back') {
        sounds.heard?.carried.turn();
        playSound(transition, assets, sounds);
      }
    }
    if (fromPageId === undefined) {
      const root = drawn.current.get(pageId);
      const advances = standsFor(reader, pageId, round) !== undefined;
      const leave = root && playback.show({ root, advances });
      const run = runs.current.get(pageId);
      // What is told of the page anew, such as its size, begins nothing anew.
      const isBrought = steps !== undefined && steps !== brought.current;
      brought.current = steps;
      if (begun.current === run) {
        if (isBrought) run?.stand(steps);
        return leave;
      }
      begun.current = run;
      const stood = come.current ?? steps;
      if (stood) run?.stand(stood);
      else run?.begin(direction === 'back' ? 'end' : 'start');
      return leave;
    }
    const [incoming, outgoing] = [drawn.current.get(pageId), drawn.current.get(fromPageId)];
    if (!incoming || !outgoing || !isSeen(transition)) {
      onTransitionOver();
      return;
    }
    // Where code has to come first the page that goes is kept in front.
    outgoing.style.zIndex = '1';
    const stop = new AbortController();
    playing.current = stop;
    const over = () => {
      outgoing.style.zIndex = '';
      if (playing.current !== stop) return;
      playing.current = undefined;
      onTransitionOver();
    };
    const way = { reader, incomingId: pageId, outgoingId: fromPageId, size, back: direction === 'back' };
    motion
      .bring()
      .then(({ playTransition }) => {
        outgoing.style.zIndex = '';
        return stop.signal.aborted
          ? undefined
          : playTransition(transition, incoming, outgoing, stop.signal, way);
      })
      .then(over, over);
    return () => {
      playing.current = undefined;
      stop.abort();
    };
  }, [
    reader,
    assets,
    sounds,
    playback,
    round,
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
  const page = {
    reader,
    assets,
    labels,
    size,
    sounds,
    onPlay,
    runs: runs.current,
    drawn: drawn.current,
    style,
    tell,
    movable,
  };
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

/** A function that stays the same and calls the one of the last render. */
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
  /** Where the page puts its run and its DOM node, by its id, while it is there. */
  readonly runs: Map<string, PageRun>;
  readonly drawn: Map<string, HTMLElement>;
}

/**
 * One page with what it went through, kept until its last transition is over. Scale is the frame's; the page inside is
 * what transitions move.
 */
function ShownPage(props: ShownPageProps) {
  const { reader, assets, size, sounds, onPlay, runs, drawn, pageId, tell, movable } = props;
  const [renderElement, apart] = useMemo(
    () => (movable ? [movedDrawings(reader, movable), movableInk(reader, pageId)] : []),
    [reader, movable, pageId],
  );
  const moving = useRef<HTMLDivElement>(null);
  // Before its run goes: what is heard of it may go on over the pages after it.
  useLayoutEffect(() => () => runs.get(pageId)?.leave(), [runs, pageId]);
  // The run is made once a page comes: an edit by a colleague must not restart what is playing.
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

/** Plays what is left of a page that goes on by itself (p:transition/@advTm), and then asks for the next one. */
function useAdvance(
  { reader, show, playback, round, onAdvance }: ShowStageProps,
  runs: { readonly current: ReadonlyMap<string, PageRun> },
): void {
  const { pageId, fromPageId, cover, tool } = show;
  const advance = useLatest(onAdvance);
  const { waits } = playback;
  const isPaused = useSyncExternalStore(
    (listener) => waits.subscribe(listener),
    () => waits.get(),
  );
  // While something covers the page or is written, the teacher keeps the time.
  const runsByItself = fromPageId === undefined && cover === 'none' && tool === 'pointer' && !isPaused;
  useEffect(() => {
    const after = pageId === undefined ? undefined : standsFor(reader, pageId, round);
    if (pageId === undefined || after === undefined || !runsByItself) return;
    let left = false;
    const timer = setTimeout(async () => {
      const run = runs.current.get(pageId);
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

/** How long a page stands before the show goes on by itself, milliseconds; undefined where it waits for its teacher. */
function standsFor(
  reader: CoursewareReader,
  pageId: string,
  round: ShowRound | undefined,
): number | undefined {
  const byHand = reader.find('deck', 'deck')?.show?.byHand;
  return (byHand ? undefined : reader.find('page', pageId)?.transition?.after) ?? round?.every;
}

/** The sound of a transition (p:sndAc, 19.3.1.37): one begins, or the one that plays ends. */
function playSound(transition: Transition | undefined, assets: AssetSource, sounds: LaterSounds): void {
  const { sound, soundLoop, soundStop } = transition?.options ?? {};
  if (soundStop !== undefined) sounds.heard?.stopAll();
  const url = sound === undefined ? undefined : assets.url(sound);
  if (url !== undefined) sounds.ask((all) => all.playTransition(url, soundLoop !== undefined));
}

/** How large the slide is drawn: as large as fits into what its surroundings leave it within their padding. */
export function useFit(size: PageSize, around: RefObject<HTMLElement | null>): number {
  return fitScale(size, useRoom(around));
}
