import { newId } from '@lectern/base';
import type { CardResponse } from '@lectern/protocol/card-answers';
import type { HostedActivity } from '@lectern/protocol/phone-views';
import { Button, Column, Row, Spinner, Text } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useGivenAfter } from '../../../parts/askings/index.ts';
import { CardBox, type CardPupil, LazyCardAsking } from '../../../parts/paper-cards/index.ts';
import { isPassing, messageOf } from '../../../platform/api/api-error.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import type { TeacherLink } from './teacher-link.ts';
import { useTexts } from './texts.ts';

export interface TeacherCardsProps {
  readonly link: TeacherLink;
  /** The question that is asked. */
  readonly activity: HostedActivity;
  readonly choices: readonly CardResponse[];
  readonly onClose: () => void;
}

interface ClassCards {
  readonly pupils: readonly CardPupil[];
  readonly without: number;
}

/** The teacher's phone looks over the class and reads its paper cards; the answers count on the panel at once. */
export function TeacherCards({ link, activity, choices, onClose }: TeacherCardsProps): ReactNode {
  const t = useTexts();
  const [known, setKnown] = useState<ClassCards | string>();
  const [tries, setTries] = useState(0);
  const box = useCardBox(link, activity.id);
  const givenAfter = useGivenAfter(activity.time);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isGone = false;
    const set = (next: ClassCards | string) => isGone || setKnown(next);
    setKnown(undefined);
    link.cards().then(
      ({ pupils, without }) =>
        set({
          pupils: pupils.map(({ member_id, ...pupil }) => ({ ...pupil, memberId: member_id })),
          without,
        }),
      (error: unknown) => set(messageOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [link, tries]);
  const { answered, result, state } = activity;
  const pupils = result.kind === 'question' ? result.pupils : [];
  return (
    <Column gap={3}>
      <Row justify="between" gap={3}>
        <Text as="h2" size="large" weight="medium">
          {t('cards')} · {t('answered', { count: answered })}
        </Text>
        <Button size="large" onClick={onClose}>
          {t('cardsDone')}
        </Button>
      </Row>
      {state !== 'open' ? (
        <Text as="p" role="status">
          {t('cardsClosed')}
        </Text>
      ) : typeof known === 'string' ? (
        <Column gap={3} align="center">
          <Text as="p" role="alert">
            {known}
          </Text>
          <Button onClick={() => setTries(tries + 1)}>{t('again')}</Button>
        </Column>
      ) : known && box ? (
        <LazyCardAsking
          {...known}
          answered={new Set(pupils.flatMap(({ member_id: memberId }) => memberId ?? []))}
          choices={choices}
          box={box}
          givenAfter={givenAfter}
        />
      ) : (
        <Spinner />
      )}
    </Column>
  );
}

/** The box of this phone's readings for a question; undefined during the first render. */
function useCardBox(link: TeacherLink, activityId: string): CardBox | undefined {
  const [box, setBox] = useState<CardBox>();
  useEffect(() => {
    const opened = new CardBox(
      { sides: {}, waiting: [] },
      {
        send: (answers) => link.sendCards(activityId, answers),
        keep: () => undefined,
        isPassing,
        troubleOf: messageOf,
        newId,
        later,
      },
    );
    setBox(opened);
    return () => opened.dispose();
  }, [link, activityId]);
  return box;
}
