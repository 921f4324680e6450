import type { CoursewareReader } from '@lectern/courseware';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageView } from '../../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../../view/stage-context.ts';
import { usePageSize } from '../../view/use-page.ts';

export interface PageThumbnailProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly pageId: string;
  /** Counted from 1. */
  readonly number: number;
  readonly className?: string | undefined;
  /** Width in rem of the 1920 design; 30 by default. */
  readonly width?: number;
  /** Content layered over the page. */
  readonly children?: ReactNode;
}

/** A small picture of a page, drawn while it is visible. Its content is not focusable and not read out. */
export function PageThumbnail({ className, width = 30, children, ...page }: PageThumbnailProps) {
  const size = usePageSize(page.reader);
  const box = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const scale = (width * rem) / size.w;
  return (
    <div
      ref={box}
      className={className}
      style={{ position: 'relative', width: size.w * scale, height: size.h * scale }}
      aria-hidden="true"
      inert
    >
      {inSight && (
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: size.w, height: size.h }}>
          <PageView
            reader={page.reader}
            pageId={page.pageId}
            assets={page.assets}
            labels={page.labels}
            mode="thumbnail"
            scale={scale}
            pageNumber={page.number}
          />
        </div>
      )}
      {children}
    </div>
  );
}
