import type { OwnWork } from '@lectern/protocol/own-work';
import { Button, Row, Tag, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import { AppearanceChoice } from '../../../parts/appearance-choice.tsx';
import { useTimeLeft } from '../../../parts/askings/index.ts';
import type { Answering } from '../model/answering.ts';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface WorkHeadProps {
  readonly answering: Answering;
  readonly work: OwnWork;
}

/** Whose attempt it is, the time that is left, and whether everything is stored. */
export function WorkHead({ answering, work }: WorkHeadProps): ReactNode {
  const t = useWorkTexts();
  const waiting = useSignal(answering.waiting);
  const connected = useSignal(answering.connected);
  const handingIn = useSignal(answering.handingIn);
  const trouble = useSignal(answering.trouble);
  const isOpen = work.state === 'open';
  const isTimed = isOpen && work.ends_at !== null && !work.late;
  const time = isTimed ? { now: work.now, opened_at: work.begun_at, ends_at: work.ends_at } : null;
  const left = useTimeLeft(time, () => void answering.refresh());
  return (
    <header className={classes.head}>
      <Row justify="between" gap={3} className={classes.bar}>
        <div className={classes.who}>
          <Text as="strong" size="title" overflow="cut">
            <bdi>{work.name}</bdi>
          </Text>
          <Text tone="quiet" size="small" overflow="cut">
            {work.title}
          </Text>
        </div>
        {left !== undefined && isNear(work) && (
          <Text as="strong" size="large" numeric role="timer" aria-label={t('left', { time: left })}>
            {left}
          </Text>
        )}
        {isOpen && (
          <Tag tone={connected ? 'neutral' : 'amber'}>{t(waiting.length > 0 ? 'saving' : 'saved')}</Tag>
        )}
        <OtherPupil onOther={() => answering.leave()} />
        <AppearanceChoice />
      </Row>
      {(!connected || handingIn) && (
        <p className={classes.notice} role="status">
          {t(handingIn ? 'offlineHandIn' : 'offline')}
        </p>
      )}
      {isOpen && work.late && (
        <p className={classes.notice} role="status">
          {t('late')}
        </p>
      )}
      {trouble !== undefined && (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
    </header>
  );
}

const DAY_MS = 86_400_000;

/** A countdown of days tells nobody anything: the door names the due time. */
function isNear({ now, ends_at: endsAt }: OwnWork): boolean {
  return endsAt !== null && endsAt - now < DAY_MS;
}

/** A second tap within a moment leaves the attempt, so that a brother or sister can choose a name. */
function OtherPupil({ onOther }: { readonly onOther: () => void }): ReactNode {
  const t = useWorkTexts();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), 3_000);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Button tone="quiet" onClick={() => (asked ? onOther() : setAsked(true))}>
      {t(asked ? 'otherSure' : 'other')}
    </Button>
  );
}
