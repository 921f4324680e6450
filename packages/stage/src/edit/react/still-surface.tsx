import type { CoursewareReader } from '@lectern/courseware';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PageView } from '../../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../../view/stage-context.ts';
import { usePageSize } from '../../view/use-page.ts';
import { Viewport } from '../session/viewport.ts';
import classes from './edit-surface.module.css';

export interface StillSurfaceProps {
  readonly reader: CoursewareReader;
  readonly pageId: string;
  readonly canEdit: boolean;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly pageNumber: number;
}

/**
 * The slide as `EditSurface` draws it before the first interaction, for which no session is needed: the same page at
 * the same position and size.
 */
export function StillSurface({
  reader,
  pageId,
  canEdit,
  assets,
  labels,
  pageNumber,
}: StillSurfaceProps): ReactNode {
  const windowNode = useRef<HTMLDivElement>(null);
  const [viewport] = useState(() => new Viewport());
  const { zoom, origin, window } = useSignal(viewport.view);
  useWindowSize(viewport, usePageSize(reader), windowNode);
  return (
    <div ref={windowNode} className={classes.window} data-still-slide="">
      <div
        className={classes.paper}
        style={{ transform: `translate(${origin.x}px,${origin.y}px) scale(${zoom})` }}
      >
        {/* The page is drawn once the window's size is known, in the size that it keeps. */}
        {window.w === 0 ? null : (
          <PageView
            reader={reader}
            pageId={pageId}
            assets={assets}
            mode={slideMode(canEdit)}
            labels={labels}
            pageNumber={pageNumber}
            scale={zoom}
          />
        )}
      </div>
    </div>
  );
}

/** The mode without prompts for users who cannot edit. */
export function slideMode(canEdit: boolean): 'edit' | 'thumbnail' {
  return canEdit ? 'edit' : 'thumbnail';
}

/**
 * Sets the sizes of the page and of the window around it in the viewport, before the first paint and whenever they
 * change.
 */
export function useWindowSize(
  viewport: Viewport,
  size: { readonly w: number; readonly h: number },
  windowRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => viewport.setPage(size.w, size.h), [viewport, size]);
  useLayoutEffect(() => {
    const node = windowRef.current;
    if (!node) return;
    const measure = () => viewport.setWindow(node.clientWidth, node.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [viewport, windowRef]);
}
