import type { CoursewareReader } from '@lectern/courseware';
import { useEffect, useRef, useState } from 'react';
import { PageView, usePageSize } from '../view/page-view.tsx';
import type { AssetSource, StageLabels } from '../view/stage-context.ts';
import classes from './show.module.css';

export interface PageGridProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly current: string | undefined;
  readonly onChoose: (pageId: string) => void;
  readonly texts: PageGridTexts;
}

export interface PageGridTexts {
  /** The name of the list. */
  readonly pages: string;
  /** On a page that the show passes over. */
  readonly hidden: string;
}

/** All pages as thumbnails; only those in sight are drawn. */
export function PageGrid({ reader, assets, labels, current, onChoose, texts }: PageGridProps) {
  const pages = reader.pages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    chosen?.scrollIntoView({ block: 'center' });
    chosen?.focus();
  }, []);
  return (
    <div ref={list} className={classes.grid} role="listbox" aria-label={texts.pages}>
      {pages.map((id, i) => (
        <button
          key={id}
          type="button"
          role="option"
          aria-selected={id === current}
          className={classes.gridPage}
          aria-current={id === current}
          onClick={() => onChoose(id)}
        >
          <Thumbnail reader={reader} assets={assets} labels={labels} pageId={id} number={i + 1} />
          <span className={classes.gridNumber}>
            {i + 1}
            {reader.find('page', id)?.hidden && <em>{texts.hidden}</em>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The thumbnail's width on the 1920 design, in rem tenths: 30rem. */
const WIDTH_REM = 30;

function Thumbnail(
  props: Omit<PageGridProps, 'current' | 'onChoose' | 'texts'> & { pageId: string; number: number },
) {
  const size = usePageSize(props.reader);
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
  const scale = (WIDTH_REM * rem) / size.w;
  return (
    <div ref={box} className={classes.gridSlide} style={{ width: size.w * scale, height: size.h * scale }}>
      {inSight && (
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: size.w, height: size.h }}>
          <PageView
            reader={props.reader}
            pageId={props.pageId}
            assets={props.assets}
            labels={props.labels}
            mode="thumbnail"
            pageNumber={props.number}
          />
        </div>
      )}
    </div>
  );
}
