import type { CardSide } from '@lectern/paper-cards';
import { Button, Dialog, Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { CardReader } from '../../../parts/paper-cards/index.ts';
import classes from './cards.module.css';
import { useCardTexts } from './texts.ts';

export interface TryCardsDialogProps {
  /** The pupils who have cards, by number. */
  readonly pupils: readonly { readonly user_id: string; readonly real_name: string; readonly card: number }[];
  readonly onClose: () => void;
}

/** Reads the cards of a class without a question, so that a teacher sees whether the print is good. */
export function TryCardsDialog({ pupils, onClose }: TryCardsDialogProps): ReactNode {
  const t = useCardTexts();
  const [cards] = useState(() => pupils.map(({ card }) => card));
  const [answers, setAnswers] = useState<ReadonlyMap<number, CardSide>>(new Map());
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="broad"
      title={t('tryTitle')}
      description={t('tryAbout')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={classes.reader}>
        <CardReader cards={cards} onAnswers={setAnswers} />
      </div>
      <Stack as="ul" gap={2} className={classes.list} aria-label={t('label')}>
        {pupils.map(({ user_id, real_name, card }) => {
          const side = answers.get(card);
          return (
            <Row
              as="li"
              gap={2}
              surface="field"
              key={user_id}
              className={classes.pupil}
              data-read={side !== undefined || undefined}
            >
              <Text flex="none" tone="quiet" numeric className={classes.number}>
                {card}
              </Text>
              <Text flex="grow" overflow="cut">
                <bdi>{real_name}</bdi>
              </Text>
              {side === undefined ? (
                <Text tone="quiet" aria-label={t('notRead')}>
                  –
                </Text>
              ) : (
                <Text weight="bold">{side}</Text>
              )}
            </Row>
          );
        })}
      </Stack>
    </Dialog>
  );
}
