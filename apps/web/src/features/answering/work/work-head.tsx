import type { OwnWork } from '@lectern/protocol/own-work';
import { endComposition } from '@lectern/question-views';
import { Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useTimeLeft } from '../../../parts/askings/index.ts';
import type { Answering } from '../model/answering.ts';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface WorkHeadProps {
  readonly answering: Answering;
  readonly work: OwnWork;
}

/** The head of an attempt: the pupil, the time that is left, and whether everything is stored. */
export function WorkHead({ answering, work }: WorkHeadProps): ReactNode {
  const t = useWorkTexts();
  const waiting = useSignal(answering.waiting);
  const connected = useSignal(answering.connected);
  const handingIn = useSignal(answering.handingIn);
  const trouble = useSignal(answering.trouble);
  const isOpen = work.state === 'open';
  const isTimed = isOpen && work.ends_at !== null && !work.late;
  const time = isTimed ? { now: work.now, opened_at: work.begun_at, ends_at: work.ends_at } : null;
  const left = useTimeLeft(time, () => {
    endComposition();
    void answering.timeOver();
  });
  return (
    <header className={classes.head}>
      <Row edge="bottom" justify="between" gap={3} className={classes.bar}>
        <Stack flex="grow" className={classes.who}>
          <Text as="strong" size="title" overflow="cut">
            <bdi>{work.name}</bdi>
          </Text>
          <Text tone="quiet" size="small" overflow="cut">
            {work.title}
          </Text>
        </Stack>
        {left !== undefined && isNear(work) && (
          <Text as="strong" size="large" numeric role="timer" aria-label={t('left', { time: left })}>
            {left}
          </Text>
        )}
        {isOpen && (
          <Text size="small" tone={connected ? 'quiet' : 'warning'}>
            {t(waiting.length > 0 ? 'saving' : 'saved')}
          </Text>
        )}
      </Row>
      {(!connected || handingIn) && (
        <Text as="p" textAlign="center" className={classes.notice} role="status">
          {t(handingIn ? 'offlineHandIn' : 'offline')}
        </Text>
      )}
      {isOpen && work.late && (
        <Text as="p" textAlign="center" className={classes.notice} role="status">
          {t('late')}
        </Text>
      )}
      {trouble !== undefined && (
        <Text as="p" textAlign="center" className={classes.trouble} role="alert">
          {trouble}
        </Text>
      )}
    </header>
  );
}

const NEAR_MS = 3 * 3_600_000;

/** A countdown of a day tells nobody anything: the first screen names the due time. */
function isNear({ now, ends_at: endsAt }: OwnWork): boolean {
  return endsAt !== null && endsAt - now < NEAR_MS;
}
