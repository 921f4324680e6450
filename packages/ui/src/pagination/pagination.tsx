import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useControlTexts } from '../control-texts.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './pagination.module.css';

export interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list: the first, the last, the current page and its neighbours. Renders nothing for a single page. */
export function Pagination({ page, pageCount, onPage }: PaginationProps) {
  const texts = useControlTexts();
  if (pageCount < 2) return null;
  return (
    <nav className={classes.pagination} aria-label={texts.pages}>
      <IconButton
        label={texts.previousPage}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, pageCount).map((each) =>
        typeof each === 'number' ? (
          <button
            key={each}
            type="button"
            className={classNames(fingerArea, classes.page)}
            aria-label={texts.page(each)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {each}
          </button>
        ) : (
          <span key={each} className={classes.gap} aria-hidden="true">
            …
          </span>
        ),
      )}
      <IconButton
        label={texts.nextPage}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}

/** A gap in the list of pages, before or after the neighbours of the current page. */
type Gap = 'before' | 'after';

/** The first, the last, the current page and its neighbours, at most seven; a gap never replaces a single page. */
export function shownPages(page: number, pageCount: number): readonly (number | Gap)[] {
  const [first, last] = [
    Math.max(2, Math.min(page - 1, pageCount - 4)),
    Math.min(pageCount - 1, Math.max(page + 1, 5)),
  ];
  const from = first <= 3 ? 2 : first;
  const to = last >= pageCount - 2 ? pageCount - 1 : last;
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
