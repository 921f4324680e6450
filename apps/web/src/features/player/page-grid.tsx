import type { CoursewareReader } from '@lectern/courseware';
import { type AssetSource, PageView, type StageLabels, usePageSize } from '@lectern/stage/view';
import { useEffect, useRef, useState } from 'react';
import classes from './player.module.css';
import { useTexts } from './texts.ts';

export interface PageGridProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly current: string | undefined;
  readonly onChoose: (pageId: string) => void;
}

/** All pages as thumbnails; only those in sight are drawn. */
export function PageGrid({ reader, assets, labels, current, onChoose }: PageGridProps) {
  const t = useTexts();
  const pages = reader.pages();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    chosen?.scrollIntoView({ block: 'center' });
    chosen?.focus();
  }, []);
  return (
    <div ref={list} className={classes.grid} role="listbox" aria-label={t('pages')}>
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
            {reader.find('page', id)?.hidden && <em>{t('hidden')}</em>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The thumbnail's width on the 1920 design, in rem tenths: 30rem. */
const WIDTH_REM = 30;

function Thumbnail(props: Omit<PageGridProps, 'current' | 'onChoose'> & { pageId: string; number: number }) {
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
