import type { CoursewareReader } from '@lectern/courseware';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { AssetSource, StageLabels } from '../../view/stage-context.ts';
import classes from '../show.module.css';
import { PageThumbnail } from './page-thumbnail.tsx';

export interface PageGridProps {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Ids of the pages to show; all when left out. */
  readonly pages?: readonly string[];
  readonly current: string | undefined;
  readonly onChoose: (pageId: string) => void;
  readonly texts: PageGridTexts;
}

export interface PageGridTexts {
  /** Accessible name of the list. */
  readonly pages: string;
  /** Label of a page that the show skips. */
  readonly hidden: string;
  /** Label of one page, counted from 1. */
  readonly page: (number: number) => string;
}

/** Pages as thumbnails; only visible ones are drawn. The list is one tab stop, and arrow keys move in it. */
export function PageGrid({
  reader,
  assets,
  labels,
  pages = reader.pages(),
  current,
  onChoose,
  texts,
}: PageGridProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    chosen?.scrollIntoView({ block: 'center' });
    chosen?.focus();
  }, []);
  const walk = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const from = options.indexOf(event.target as HTMLElement);
    const columns = options.filter((each) => each.offsetTop === options[0]?.offsetTop).length;
    const to = gridStep(event.key, from, options.length, columns);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    options[to]?.focus();
  };
  const stop = Math.max(0, current === undefined ? 0 : pages.indexOf(current));
  return (
    <div ref={list} className={classes.grid} role="listbox" aria-label={texts.pages} onKeyDown={walk}>
      {pages.map((id, i) => {
        const hidden = reader.find('page', id)?.hidden;
        return (
          <button
            key={id}
            type="button"
            role="option"
            aria-selected={id === current}
            tabIndex={i === stop ? 0 : -1}
            className={classes.gridPage}
            onClick={() => onChoose(id)}
          >
            <PageThumbnail
              reader={reader}
              assets={assets}
              labels={labels}
              pageId={id}
              number={i + 1}
              className={classes.gridSlide}
            />
            <span className={classes.gridNumber}>
              {texts.page(i + 1)}
              {hidden && <em>{texts.hidden}</em>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The index to which a key moves in a grid that is read row by row; undefined for a key that does not move. */
export function gridStep(key: string, from: number, count: number, columns: number): number | undefined {
  const to = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (to === undefined || count === 0) return undefined;
  // The row below may be shorter: its end is the nearest item.
  if (key === 'ArrowDown' && to >= count)
    return Math.floor(from / columns) < Math.floor((count - 1) / columns) ? count - 1 : from;
  return to < 0 || to >= count ? from : to;
}
