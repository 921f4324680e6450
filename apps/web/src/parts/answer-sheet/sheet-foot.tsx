import { Button, Stack, Text } from '@lectern/ui';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';
import { useSheetTexts } from './texts.ts';

export interface SheetFootProps {
  /** Index of the shown question. */
  readonly place: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** Whether something of the question is being stored before it is left, or was not stored. */
  readonly leaving: 'storing' | 'failed' | undefined;
  readonly onPlace: (place: number) => void;
  readonly onSheet: () => void;
  readonly onHandIn: () => void;
}

/** Back, answer sheet, on; at the last question the button that hands in, or the one back to the result. */
export function SheetFoot({
  place,
  count,
  isOpen,
  leaving,
  onPlace,
  onSheet,
  onHandIn,
}: SheetFootProps): ReactNode {
  const t = useSheetTexts();
  const isLast = place === count - 1;
  const isFirst = place === 0;
  return (
    <Stack as="footer" gap={3} textAlign="center" edge="top" className={classes.foot}>
      {leaving && (
        <Text
          as="p"
          tone={leaving === 'failed' ? 'error' : 'quiet'}
          role={leaving === 'failed' ? 'alert' : 'status'}
        >
          {t(leaving === 'failed' ? 'partFailed' : 'partStoring')}
        </Text>
      )}
      <Button size="large" disabled={isFirst && isOpen} onClick={() => onPlace(place - 1)}>
        {t(isFirst && !isOpen ? 'toResult' : 'previous')}
      </Button>
      <Button
        size="large"
        icon={<LayoutGrid />}
        aria-label={`${t('sheet')} ${t('places', { number: place + 1, count })}`}
        onClick={onSheet}
      >
        {t('places', { number: place + 1, count })}
      </Button>
      {isLast && isOpen ? (
        <Button size="large" tone="primary" onClick={onHandIn}>
          {t('handIn')}
        </Button>
      ) : (
        <Button size="large" tone="primary" onClick={() => onPlace(isLast ? -1 : place + 1)}>
          {t(isLast ? 'toResult' : 'next')}
        </Button>
      )}
    </Stack>
  );
}
