import { Button, Column, Spinner, Text } from '@lectern/ui';
import { type LazyFailureProps, lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import type { CardAskingProps } from './card-asking.tsx';
import { useCardAskingTexts } from './texts.ts';

/** Loaded when a class is first asked by cards, for most lessons use none. */
export const LazyCardAsking = lazyComponent<CardAskingProps>(
  async () => (await import('./card-asking.tsx')).CardAsking,
  { waiting: <Spinner />, failed: Failure },
);

function Failure({ again }: LazyFailureProps): ReactNode {
  const t = useCardAskingTexts();
  return (
    <Column gap={3} align="center">
      <Text as="p" role="alert">
        {t('loadFailed')}
      </Text>
      <Button onClick={again}>{t('tryAgain')}</Button>
    </Column>
  );
}
