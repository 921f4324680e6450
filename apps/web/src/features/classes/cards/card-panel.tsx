import { CARD_COUNT } from '@lectern/paper-cards';
import { Button, Column, Row, Stack, Text } from '@lectern/ui';
import { Printer, ScanLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Pupil } from '../../../parts/classes/index.ts';
import { cardNumbers } from './card-numbers.ts';
import classes from './cards.module.css';
import { PrintCardsDialog } from './print-cards-dialog.tsx';
import { useCardTexts } from './texts.ts';
import { TryCardsDialog } from './try-cards-dialog.tsx';

export interface CardPanelProps {
  readonly classId: string;
  readonly className: string;
  readonly pupils: readonly Pupil[];
  readonly canChange: boolean;
}

/** The answer cards of a class: who has which, printing them, and trying whether they are read. */
export function CardPanel({ classId, className, pupils, canChange }: CardPanelProps): ReactNode {
  const t = useCardTexts();
  const [asked, setAsked] = useState<'print' | 'try'>();
  const close = () => setAsked(undefined);
  const numbered = pupils
    .flatMap(({ user_id, real_name, card_number }) =>
      card_number === undefined ? [] : [{ user_id, real_name, card: card_number }],
    )
    .sort((a, b) => a.card - b.card);
  const { without } = cardNumbers(pupils, false);
  const unnumbered = pupils.length - numbered.length - without.length;
  return (
    <Column gap={4}>
      <Row gap={3} wrap>
        <Text as="p" tone="quiet" className={classes.about}>
          {t('about')}
        </Text>
        <Row gap={3} wrap className={classes.tools}>
          <Button
            icon={<ScanLine aria-hidden="true" />}
            disabled={numbered.length === 0}
            onClick={() => setAsked('try')}
          >
            {t('tryOut')}
          </Button>
          <Button
            tone="primary"
            icon={<Printer aria-hidden="true" />}
            disabled={pupils.length === 0 || (!canChange && numbered.length === 0)}
            onClick={() => setAsked('print')}
          >
            {t('print')}
          </Button>
        </Row>
      </Row>
      {pupils.length === 0 ? (
        <Text as="p">{t('empty')}</Text>
      ) : numbered.length === 0 ? (
        <Text as="p">{t(canChange ? 'none' : 'noneReadOnly')}</Text>
      ) : (
        <Stack as="ul" gap={2} className={classes.list} aria-label={t('label')}>
          {numbered.map(({ user_id, real_name, card }) => (
            <Row as="li" gap={2} surface="field" key={user_id} className={classes.pupil}>
              <Text flex="none" tone="quiet" numeric className={classes.number}>
                {card}
              </Text>
              <Text overflow="cut">
                <bdi>{real_name}</bdi>
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {numbered.length > 0 && unnumbered > 0 && canChange && (
        <Text as="p" tone="quiet">
          {t('unnumbered', { count: unnumbered })}
        </Text>
      )}
      {without.length > 0 && (
        <Text as="p" tone="warning">
          {t('without', {
            most: CARD_COUNT,
            count: without.length,
            names: without.map(({ real_name }) => real_name).join(t('between')),
          })}
        </Text>
      )}
      {asked === 'print' && (
        <PrintCardsDialog
          classId={classId}
          className={className}
          pupils={pupils}
          canChange={canChange}
          onClose={close}
        />
      )}
      {asked === 'try' && <TryCardsDialog pupils={numbered} onClose={close} />}
    </Column>
  );
}
