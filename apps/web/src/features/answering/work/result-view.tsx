import type { OwnWork } from '@lectern/protocol/own-work';
import { Button, Row, Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { NumberGrid, type SheetNumber } from '../../../parts/answer-sheet/index.ts';
import { AppearanceChoice } from '../../../parts/appearance-choice.tsx';
import { languageTag } from '../../../platform/i18n/language.ts';
import type { Answering } from '../model/answering.ts';
import { TwiceButton } from './twice-button.tsx';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface ResultViewProps {
  readonly answering: Answering;
  readonly work: OwnWork;
  readonly numbers: readonly SheetNumber[];
  readonly onQuestion: (place: number) => void;
}

/** The result of an attempt that was handed in: marks once they are shown, words, and the next attempt. */
export function ResultView({ answering, work, numbers, onQuestion }: ResultViewProps): ReactNode {
  const t = useWorkTexts();
  const { state, late, result, words, voice, files, attempts_left: left } = work;
  const recording = voice === null ? undefined : files[voice];
  const mayAgain = work.may_begin_again;
  return (
    <Stack columns="one" gap={5}>
      <Stack textAlign="center" radius="card" gap={3} items="center" className={classes.result} role="status">
        <h1>{t(state === 'returned' ? 'returned' : 'handedIn')}</h1>
        <Row gap={3} wrap justify="center">
          {work.handed_in_at !== null && (
            <Text tone="quiet">{t('handedInAt', { time: timeOf(work.handed_in_at) })}</Text>
          )}
          {work.attempt > 1 && <Text tone="quiet">{t('attempt', { number: work.attempt })}</Text>}
          {late && <Text tone="warning">{t('isLate')}</Text>}
        </Row>
        {result ? (
          <Text as="p" size="panel" weight="bold" numeric>
            {result.waiting
              ? t('resultWaiting', { points: result.points })
              : t('result', { points: result.points, full: result.full_points })}
          </Text>
        ) : (
          <Text as="p" tone="quiet" overflow="breaks">
            {t('marksLater')}
          </Text>
        )}
      </Stack>
      {(words !== '' || recording) && (
        <Stack as="section" gap={2}>
          <Text as="h2" size="title" weight="bold">
            {t('teacherSays')}
          </Text>
          {words !== '' && (
            <Text as="p" overflow="breaks" radius="control" className={classes.note}>
              {words}
            </Text>
          )}
          {recording && (
            // biome-ignore lint/a11y/useMediaCaption: a teacher's spoken words have no captions
            <audio controls preload="none" src={recording.url} aria-label={t('teacherSays')} />
          )}
        </Stack>
      )}
      {work.wrong_answers > 0 && <p>{t('wrongAnswers', { count: work.wrong_answers })}</p>}
      <Stack as="section" gap={3}>
        <Text as="h2" size="title" weight="bold">
          {t('toQuestions')}
        </Text>
        <NumberGrid numbers={numbers} place={-1} onPlace={onQuestion} />
      </Stack>
      {mayAgain && (
        <Stack gap={2}>
          <Button size="large" tone="primary" onClick={() => void answering.beginAgain()}>
            {t('again')}
          </Button>
          {left !== null && <Text tone="quiet">{t('attemptsLeft', { count: left })}</Text>}
        </Stack>
      )}
      {work.may_renounce && (
        <TwiceButton
          size="large"
          label={t('seeKey')}
          sure={t('seeKeySure')}
          onSure={() => void answering.renounce()}
        />
      )}
      <Row justify="end" wrap gap={3}>
        <TwiceButton tone="quiet" label={t('other')} sure={t('otherSure')} onSure={() => answering.leave()} />
        <AppearanceChoice />
      </Row>
    </Stack>
  );
}

function timeOf(at: number): string {
  const form = {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  } as const;
  return new Intl.DateTimeFormat(languageTag(), form).format(at);
}
