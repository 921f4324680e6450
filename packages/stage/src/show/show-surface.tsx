import type { CoursewareReader } from '@lectern/courseware';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AssetSource, StageLabels } from '../view/stage-context.ts';
import type { Show } from './control/use-show.ts';
import type { MovableElements } from './movable-elements.tsx';
import classes from './show.module.css';
import { ShowStage } from './show-stage.tsx';
import type { ZoomedPage } from './zoom/use-page-zoom.ts';

export interface ShowSurfaceProps {
  readonly show: Show;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  /** The elements that the class may drag. */
  readonly movable?: MovableElements;
  /** Content layered over the stage: ink. */
  readonly children?: ReactNode;
}

/** The stage of a show with its clicks, swipes and pointers. */
export function ShowSurface({ show, children, ...stage }: ShowSurfaceProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slide is clicked as a whole; keys do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter, in useShowInput
    <div
      ref={show.surface}
      className={classes.surface}
      onClick={show.onClick}
      onPointerOver={show.onPointerOver}
      data-testid="show"
    >
      <ShowStage
        {...stage}
        ref={show.stage}
        show={show.state}
        playback={show.playback}
        pageNumber={show.pageNumber}
        onTransitionOver={show.onTransitionOver}
        onAdvance={show.onAdvance}
        round={show.round}
        onSteps={show.onSteps}
      />
      {children}
    </div>
  );
}

export interface ZoomedSurfaceProps extends Omit<ShowSurfaceProps, 'scale'> {
  readonly page: ZoomedPage;
}

/** The surface over a page that may be enlarged: it is at the page's position, and follows the page at once. */
export function ZoomedSurface({ page: { zoom, place }, ...surface }: ZoomedSurfaceProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = () => {
      const style = frame.current?.style;
      if (!style) return;
      const { left, top, scale } = zoom.place.get();
      const [right, down, by] = [left - place.left, top - place.top, scale / place.scale];
      const isThere = Math.abs(by - 1) < 1e-6 && Math.hypot(right, down) < 0.01;
      style.transform = isThere ? '' : `translate(${right}px, ${down}px) scale(${by})`;
      // The page is moved as a bitmap until the gesture ends.
      style.willChange = zoom.isMoving.get() ? 'transform' : '';
    };
    move();
    const stops = [zoom.place.subscribe(move), zoom.isMoving.subscribe(move)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [zoom, place]);
  return (
    <div ref={frame} className={classes.zoomed} style={{ left: place.left, top: place.top }}>
      <ShowSurface {...surface} scale={place.scale} />
    </div>
  );
}
