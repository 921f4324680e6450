import type { CoursewareReader, Transition } from '@lectern/courseware';
import { type PagePlan, planPage } from '@lectern/playback';
import { PagePlayer, playTransition } from '@lectern/stage/show';
import { type AssetSource, PageView, type StageLabels, usePageSize } from '@lectern/stage/view';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import classes from './player.module.css';
import type { ShowState } from './show.ts';

/** What keys and clicks ask of the page that is shown, before they ask for another page. */
export interface ShowStageHandle {
  /** Plays the next step of the page's animations; false when there is none. */
  nextStep(): boolean;
  previousStep(): boolean;
  /** A click on an element: starts the sequence that it triggers, if any. */
  trigger(elementId: string): boolean;
}

export interface ShowStageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly show: ShowState;
  readonly pageNumber: (pageId: string) => number;
  /** Drawn by the ink canvas instead. */
  readonly hiddenElements: ReadonlySet<string>;
  /** CSS pixels a logical pixel. */
  readonly scale: number;
  readonly onTransitionOver: () => void;
  readonly ref: Ref<ShowStageHandle>;
}

/** The slide as it is shown: the page, its animations, and the change from the page before. */
export function ShowStage(props: ShowStageProps) {
  const { reader, assets, labels, show, pageNumber, hiddenElements, scale, onTransitionOver, ref } = props;
  const size = usePageSize(reader);
  const current = useRef<HTMLDivElement>(null);
  const leaving = useRef<HTMLDivElement>(null);
  const player = useRef<PagePlayer>(undefined);
  const { pageId, fromPageId, direction } = show;
  const transition = pageId === undefined ? undefined : transitionTo(reader, pageId, direction);

  useImperativeHandle(ref, () => ({
    nextStep: () => player.current?.next() ?? false,
    previousStep: () => player.current?.previous() ?? false,
    trigger: (elementId) => player.current?.trigger(elementId) ?? false,
  }));

  // The plan is made once a page comes: an edit by a colleague must not restart what is playing.
  useLayoutEffect(() => {
    const root = current.current;
    if (!root || pageId === undefined) return;
    const playing = new PagePlayer(root, planOf(reader, pageId, size), {
      reducedMotion: prefersReducedMotion(),
    });
    player.current = playing;
    // Going back shows a page as it was left: after its steps.
    if (direction === 'back') playing.finish();
    else playing.open();
    return () => {
      playing.dispose();
      player.current = undefined;
    };
  }, [reader, pageId, direction, size]);

  useLayoutEffect(() => {
    const [incoming, outgoing] = [current.current, leaving.current];
    if (fromPageId === undefined || !incoming) return;
    if (!outgoing || !transition || prefersReducedMotion()) {
      onTransitionOver();
      return;
    }
    const stop = new AbortController();
    void playTransition(transition, incoming, outgoing, stop.signal).then(() => {
      if (!stop.signal.aborted) onTransitionOver();
    });
    return () => stop.abort();
  }, [fromPageId, transition, onTransitionOver]);

  const style = { width: size.w, height: size.h, transform: `scale(${scale})` };
  return (
    <div className={classes.slide} style={{ width: size.w * scale, height: size.h * scale }}>
      {fromPageId !== undefined && transition && (
        <ShownPage key={fromPageId} style={style} pageRef={leaving}>
          <PageView
            reader={reader}
            pageId={fromPageId}
            assets={assets}
            labels={labels}
            mode="thumbnail"
            pageNumber={pageNumber(fromPageId)}
          />
        </ShownPage>
      )}
      {pageId !== undefined && (
        <ShownPage key={pageId} style={style} pageRef={current}>
          <PageView
            reader={reader}
            pageId={pageId}
            assets={assets}
            labels={labels}
            mode="show"
            pageNumber={pageNumber(pageId)}
            hiddenElements={hiddenElements}
          />
        </ShownPage>
      )}
    </div>
  );
}

/** Scale is the frame's; the page inside is what transitions move. */
function ShownPage(props: { style: CSSProperties; pageRef: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={classes.page} style={props.style}>
      <div ref={props.pageRef} className={classes.moving}>
        {props.children}
      </div>
    </div>
  );
}

function planOf(reader: CoursewareReader, pageId: string, page: { w: number; h: number }): PagePlan {
  return planPage(reader.find('page', pageId)?.animations ?? [], (id) => {
    const element = reader.find('element', id);
    return element && { frame: element.frame, page };
  });
}

/** A transition plays on the way forward; going back and jumping show the page at once, as PowerPoint does. */
function transitionTo(
  reader: CoursewareReader,
  pageId: string,
  direction: ShowState['direction'],
): Transition | undefined {
  return direction === 'forward' ? reader.find('page', pageId)?.transition : undefined;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How large the slide is drawn: as large as fits. */
export function useFit(size: { readonly w: number; readonly h: number }): number {
  const [view, setView] = useState(() => ({ w: innerWidth, h: innerHeight }));
  useLayoutEffect(() => {
    const measure = () => setView({ w: innerWidth, h: innerHeight });
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return useMemo(() => Math.min(view.w / size.w, view.h / size.h), [view, size]);
}
