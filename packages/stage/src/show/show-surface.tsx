import type { CoursewareReader } from '@lectern/courseware';
import type { ReactNode } from 'react';
import type { AssetSource, StageLabels } from '../view/stage-context.ts';
import classes from './show.module.css';
import { ShowStage } from './show-stage.tsx';
import type { Show } from './use-show.ts';

export interface ShowSurfaceProps {
  readonly show: Show;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** CSS pixels a logical pixel. */
  readonly scale: number;
  /** Lies over the stage: ink. */
  readonly children?: ReactNode;
}

/** The stage of a show, with the clicks, swipes and pointers that it answers. */
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
