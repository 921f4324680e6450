import { Button } from '@lectern/ui';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface WorkFootProps {
  /** Index of the shown question. */
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onPlace: (place: number) => void;
  readonly onSheet: () => void;
  readonly onHandIn: () => void;
}

/** Back, answer sheet, on; at the last question the button that hands in, or the one back to the result. */
export function WorkFoot({ place, count, isOpen, onPlace, onSheet, onHandIn }: WorkFootProps): ReactNode {
  const t = useWorkTexts();
  const isLast = place === count - 1;
  const isFirst = place === 0;
  return (
    <footer className={classes.foot}>
      <Button
        size="large"
        icon={<ChevronLeft />}
        disabled={isFirst && isOpen}
        onClick={() => onPlace(place - 1)}
      >
        {t(isFirst && !isOpen ? 'toResult' : 'previous')}
      </Button>
      <Button
        size="large"
        icon={<LayoutGrid />}
        aria-label={`${t('sheet')}, ${t('place', { number: place + 1, count })}`}
        onClick={onSheet}
      >
        {t('places', { number: place + 1, count })}
      </Button>
      {isLast && isOpen ? (
        <Button size="large" tone="primary" onClick={onHandIn}>
          {t('handIn')}
        </Button>
      ) : (
        <Button
          size="large"
          tone="primary"
          icon={isLast ? undefined : <ChevronRight />}
          onClick={() => onPlace(isLast ? -1 : place + 1)}
        >
          {t(isLast ? 'toResult' : 'next')}
        </Button>
      )}
    </footer>
  );
}
