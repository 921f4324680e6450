import type { CardSide } from '@lectern/paper-cards';
import type { CardResponse } from '@lectern/protocol/card-answers';
import { Column, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardReader } from '../reading/card-reader.tsx';
import classes from './card-asking.module.css';
import type { CardBox } from './card-box.ts';
import { cardResponse } from './card-choices.ts';
import { useCardAskingTexts } from './texts.ts';

/** A pupil who has an answer card. */
export interface CardPupil {
  readonly card: number;
  readonly memberId: string;
  readonly name: string;
}

export interface CardAskingProps {
  /** The pupils of the class who have cards, by card. */
  readonly pupils: readonly CardPupil[];
  /** Number of pupils without a card. */
  readonly without: number;
  /** Ids of the pupils whose answers the server counts, also those who answered on a phone. */
  readonly answered: ReadonlySet<string>;
  /** The response of each side. */
  readonly choices: readonly CardResponse[];
  readonly box: CardBox;
  /** Time since the opening of the question, milliseconds. */
  readonly givenAfter: () => number | undefined;
}

/** Asks a class by paper cards: the picture of the camera, and who was read and who is missing, without the answers. */
export function CardAsking({
  pupils,
  without,
  answered,
  choices,
  box,
  givenAfter,
}: CardAskingProps): ReactNode {
  const t = useCardAskingTexts();
  const numbers = pupils.map(({ card }) => card).join(' ');
  const cards = useCards(numbers);
  const { sides } = useSignal(box.readings);
  const [before] = useState(() => sidesOf(sides));
  if (pupils.length === 0)
    return (
      <Text as="p" textAlign="center" role="alert" className={classes.none}>
        {t('noCards')}
      </Text>
    );
  const isIn = ({ card, memberId }: CardPupil) => answered.has(memberId) || sides[card] !== undefined;
  return (
    <Row gap={4} align="start" wrap className={classes.asking}>
      <Column gap={3} className={classes.camera}>
        <CardReader
          cards={cards}
          before={before}
          onAnswers={(answers) => box.read(answers, choices, givenAfter())}
        />
      </Column>
      <Column gap={3} className={classes.pupils}>
        <Roll pupils={pupils} isIn={isIn}>
          <Notices box={box} choices={choices} without={without} />
        </Roll>
      </Column>
    </Row>
  );
}

/** The same array while the numbers are the same. */
function useCards(numbers: string): readonly number[] {
  const [kept, setKept] = useState({ numbers, cards: cardsIn(numbers) });
  if (kept.numbers === numbers) return kept.cards;
  const next = { numbers, cards: cardsIn(numbers) };
  setKept(next);
  return next.cards;
}

function cardsIn(numbers: string): readonly number[] {
  return numbers === '' ? [] : numbers.split(' ').map(Number);
}

function sidesOf(sides: Readonly<Record<string, CardSide>>): ReadonlyMap<number, CardSide> {
  return new Map(Object.entries(sides).map(([card, side]) => [Number(card), side]));
}

function Notices({ box, choices, without }: Pick<CardAskingProps, 'box' | 'choices' | 'without'>): ReactNode {
  const t = useCardAskingTexts();
  const { sides, waiting } = useSignal(box.readings);
  const delivery = useSignal(box.delivery);
  const refused = useSignal(box.refused);
  const odd = Object.entries(sides).filter(([, side]) => cardResponse(choices, side) === undefined);
  const said = [
    delivery.kind === 'later' && t('offline', { count: waiting.length }),
    delivery.kind === 'failed' && delivery.trouble,
    odd.length > 0 && t('noChoice', { cards: odd.map(([card]) => card).join(t('between')) }),
    refused.length > 0 && t('refused', { cards: refused.join(t('between')) }),
    without > 0 && t('without', { count: without }),
  ].filter((each) => each !== false);
  return (
    <div role="status">
      {said.map((each) => (
        <Text key={each} as="p" tone="warning">
          {each}
        </Text>
      ))}
    </div>
  );
}

interface RollProps {
  readonly pupils: readonly CardPupil[];
  readonly isIn: (pupil: CardPupil) => boolean;
  /** Notices about the answers, below their number. */
  readonly children: ReactNode;
}

/** The pupils with cards; missing ones stand first, for they are looked for. */
function Roll({ pupils, isIn, children }: RollProps): ReactNode {
  const t = useCardAskingTexts();
  const missing = pupils.filter((pupil) => !isIn(pupil));
  const read = pupils.length - missing.length;
  return (
    <>
      <Text as="p" role="status" weight="bold" numeric>
        {missing.length === 0 ? t('allRead', { count: read }) : t('count', { read, missing: missing.length })}
      </Text>
      {children}
      <Row as="ul" gap={2} align="stretch" wrap className={classes.roll} aria-label={t('roll')}>
        {[...missing, ...pupils.filter(isIn)].map((pupil) => {
          const isRead = !missing.includes(pupil);
          return (
            <li key={pupil.memberId} data-read={isRead || undefined}>
              <b>{pupil.card}</b>
              <bdi>{pupil.name}</bdi>
              {isRead ? (
                <Check aria-label={t('read')} />
              ) : (
                <span className="visually-hidden">{t('missing')}</span>
              )}
            </li>
          );
        })}
      </Row>
    </>
  );
}
