import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useControlTexts } from '../control-texts.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './pagination.module.css';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** The pages of a list: the first, the last and those around the current one. Renders nothing for a single page. */
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
