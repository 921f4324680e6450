import type { CoursewareReader } from '@lectern/courseware';
import { type MovableElements, type PageSteps, StandingPage, useFit } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { PointedAt } from '../../parts/presenter/index.ts';
import classes from './presenter.module.css';

export interface SmallPageProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly pageId: string;
  readonly number: number;
  readonly steps: PageSteps;
  readonly className: string | undefined;
  readonly testId: string;
  /** Elements that the class moved. */
  readonly movable?: MovableElements;
  /** Content above the page. */
  readonly over?: ReactNode;
  /** Receives the pointer's position on the page, undefined when it leaves. */
  readonly onPoint?: (at: PointedAt | undefined) => void;
}

/** A page as large as fits its container. */
export function SmallPage(props: SmallPageProps): ReactNode {
  const { reader, assets, labels, pageId, number, steps, className, testId, movable, over, onPoint } = props;
  const size = usePageSize(reader);
  const place = useRef<HTMLDivElement>(null);
  const scale = useFit(size, place);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    onPoint?.(x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined);
  };
  return (
    <div ref={place} className={className}>
      <div
        className={classes.sheet}
        data-testid={testId}
        data-page-id={pageId}
        data-points={onPoint ? '' : undefined}
        onPointerDown={point}
        onPointerMove={point}
        onPointerUp={({ pointerType }) => pointerType !== 'mouse' && onPoint?.(undefined)}
        onPointerCancel={() => onPoint?.(undefined)}
        onPointerLeave={() => onPoint?.(undefined)}
      >
        <StandingPage
          key={pageId}
          reader={reader}
          assets={assets}
          labels={labels}
          pageId={pageId}
          number={number}
          steps={steps}
          scale={scale}
          movable={movable}
        />
        {over}
      </div>
    </div>
  );
}
