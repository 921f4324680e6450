import type { TeacherView as View } from '@lectern/protocol/phone-views';
import type { TeacherCommand } from '@lectern/protocol/teacher-commands';
import { Button, Column, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronLeft, ChevronRight, MonitorOff } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { cardChoices } from '../../../parts/paper-cards/index.ts';
import { LeaveButton } from '../leave-button.tsx';
import phoneClasses from '../lesson-view.module.css';
import { PagePicture } from '../page-picture.tsx';
import { ActivityCard } from './activity-card.tsx';
import { HandsCard } from './hands-card.tsx';
import { PagePad } from './page-pad.tsx';
import { PhotoButton } from './photo-button.tsx';
import classes from './teacher.module.css';
import { TeacherCards } from './teacher-cards.tsx';
import type { TeacherLink } from './teacher-link.ts';
import { useTexts } from './texts.ts';

const MINUTES = [1, 3, 5];

export interface TeacherViewProps {
  readonly link: TeacherLink;
  readonly view: View;
  readonly connected: boolean;
}

/** The remote control of the panel: the current page, the next page, and commands. */
export function TeacherView({ link, view, connected }: TeacherViewProps): ReactNode {
  const t = useTexts();
  const heard = useSignal(link.heard);
  const { activity, lesson, page, present } = view;
  const command = (asked: TeacherCommand) => link.command(asked);
  /** The question for which this phone reads cards. */
  const [reads, setReads] = useState<string>();
  const choices = useCardChoices(activity);
  return (
    <Column tone="ink" surface="paper" className={classes.screen}>
      <Row as="header" size="large" edge="bottom" justify="between" gap={3} className={classes.bar}>
        <Stack className={phoneClasses.who}>
          <strong>
            <bdi>{lesson.name}</bdi>
          </strong>
          <Text tone="quiet" size="small">
            {[lesson.class_name, t('present', { count: present })].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <LeaveButton leave={t('leave')} sure={t('leaveSure')} onLeave={() => void link.leave()} />
      </Row>
      {!connected && (
        <p className={phoneClasses.offline} role="status">
          {t('offline')}
        </p>
      )}
      {connected && heard !== 'heard' && (
        <Text as="p" size="large" tone="warning" textAlign="center" className={classes.notice} role="status">
          {t(heard)}
        </Text>
      )}
      <Column as="main" flex={1} gap={4} className={classes.main}>
        {activity && choices && reads === activity.id ? (
          <TeacherCards
            link={link}
            activity={activity}
            choices={choices}
            onClose={() => setReads(undefined)}
          />
        ) : page ? (
          <>
            <PagePad
              key={`${page.number} ${page.board?.id ?? ''}`}
              page={page}
              disabled={!connected}
              onCommand={command}
            />
            <Turn page={page} disabled={!connected} onCommand={command} />
            <HandsCard hands={view.hands} disabled={!connected} onCommand={command} />
            {activity && (
              <ActivityCard
                activity={activity}
                disabled={!connected}
                onCommand={command}
                onCards={choices && (() => setReads(activity.id))}
              />
            )}
            <section className={classes.next}>
              <h2>{t('upNext')}</h2>
              <PagePicture className={classes.nextPicture} address={page.next_picture} alt={page.next ?? ''}>
                <p>{page.next === null ? t('end') : page.next || t('untitled')}</p>
              </PagePicture>
            </section>
            <section className={classes.notes}>
              <h2>{t('notes')}</h2>
              <p>{page.notes || t('noNotes')}</p>
            </section>
            <Stack gap={4}>
              <PhotoButton disabled={!connected} onPhoto={(id, picture) => link.sendPhoto(id, picture)} />
              <TimerButtons timer={page.timer} disabled={!connected} onCommand={command} />
              <GoTo count={page.count} disabled={!connected} onCommand={command} />
            </Stack>
          </>
        ) : (
          <p className={classes.quiet}>{t('noPage')}</p>
        )}
      </Column>
    </Column>
  );
}

/** The responses of the sides of a card to the question that is asked; undefined without one that cards can answer. */
function useCardChoices(activity: View['activity']): ReturnType<typeof cardChoices> {
  const asked = activity?.setting.kind === 'question' ? activity.setting.asked : undefined;
  return useMemo(() => cardChoices(asked, activity?.asked), [asked, activity?.asked]);
}

interface CommandProps {
  readonly disabled: boolean;
  readonly onCommand: (asked: TeacherCommand) => void;
}

/** The largest buttons, so that they are found without looking. */
function Turn({
  page,
  disabled,
  onCommand,
}: CommandProps & { readonly page: NonNullable<View['page']> }): ReactNode {
  const t = useTexts();
  return (
    <Stack gap={3} className={classes.turn}>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('previous')}
        onClick={() => onCommand({ kind: 'show', to: 'previous' })}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        className={classes.black}
        disabled={disabled}
        aria-pressed={page.covered}
        onClick={() => onCommand({ kind: 'show', to: 'black' })}
      >
        <MonitorOff aria-hidden="true" />
        {t(page.covered ? 'show' : 'black')}
      </button>
      <button
        type="button"
        className={classes.forward}
        disabled={disabled}
        aria-label={t('next')}
        onClick={() => onCommand({ kind: 'show', to: 'next' })}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </Stack>
  );
}

function TimerButtons({
  timer,
  disabled,
  onCommand,
}: CommandProps & { readonly timer: NonNullable<View['page']>['timer'] }): ReactNode {
  const t = useTexts();
  if (timer !== 'none') {
    const to = timer === 'running' ? 'pause' : 'resume';
    return (
      <Button size="large" disabled={disabled} onClick={() => onCommand({ kind: 'timer', to, minutes: 5 })}>
        {t(to)}
      </Button>
    );
  }
  return (
    <Row as="fieldset" wrap gap={2} className={classes.timer}>
      <legend>{t('timer')}</legend>
      {MINUTES.map((minutes) => (
        <Button
          key={minutes}
          size="large"
          disabled={disabled}
          onClick={() => onCommand({ kind: 'timer', to: 'start', minutes })}
        >
          {t('minutes', { count: minutes })}
        </Button>
      ))}
    </Row>
  );
}

function GoTo({ count, disabled, onCommand }: CommandProps & { readonly count: number }): ReactNode {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const number = Number(typed);
  const isPage = Number.isInteger(number) && number >= 1 && number <= count;
  return (
    <Row
      as="form"
      align="stretch"
      gap={2}
      className={classes.goTo}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPage || disabled) return;
        onCommand({ kind: 'page', number });
        setTyped('');
      }}
    >
      <input
        inputMode="numeric"
        enterKeyHint="go"
        aria-label={t('goTo')}
        placeholder={t('goTo')}
        value={typed}
        onChange={(event) => setTyped(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 4))}
      />
      <Button type="submit" size="large" disabled={!isPage || disabled}>
        {t('go')}
      </Button>
    </Row>
  );
}
