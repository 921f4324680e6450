import type { CoursewareReader } from '@lectern/courseware';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { PageView } from '../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../view/stage-context.ts';
import { usePageSize } from '../view/use-page.ts';
import { type MovableElements, movableInk, movedDrawings } from './movable-elements.tsx';
import { PageRun } from './page-run.ts';
import type { PageSteps } from './page-steps.ts';

export interface StandingPageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly pageId: string;
  /** Counted from 1. */
  readonly number: number;
  readonly steps: PageSteps;
  /** CSS pixels per logical pixel. */
  readonly scale: number;
  /** The elements that the class dragged; without it all are at their original position. */
  readonly movable?: MovableElements | undefined;
}

/** A page after a number of steps: a silent, still picture. Its content is not focusable and not read out. */
export function StandingPage(props: StandingPageProps): ReactNode {
  const { reader, assets, labels, pageId, number, steps, scale, movable } = props;
  const size = usePageSize(reader);
  const [renderElement, apart] = useMemo(
    () => (movable ? [movedDrawings(reader, movable), movableInk(reader, pageId)] : []),
    [reader, movable, pageId],
  );
  const root = useRef<HTMLDivElement>(null);
  const run = useRef<PageRun>(undefined);
  useLayoutEffect(() => {
    if (!root.current) return;
    const made = new PageRun(root.current, { reader, pageId, size, reducedMotion: true });
    run.current = made;
    return () => made.dispose();
  }, [reader, pageId, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reader, pageId and size make a new run
  useLayoutEffect(() => run.current?.stand(steps), [steps, reader, pageId, size]);
  return (
    <div
      style={{ position: 'relative', overflow: 'clip', width: size.w * scale, height: size.h * scale }}
      aria-hidden="true"
      inert
    >
      <div
        ref={root}
        style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: size.w, height: size.h }}
      >
        <PageView
          reader={reader}
          pageId={pageId}
          assets={assets}
          labels={labels}
          mode="thumbnail"
          scale={scale}
          pageNumber={number}
          renderElement={renderElement}
          apart={apart}
        />
      </div>
    </div>
  );
}
