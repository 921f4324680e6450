import type { ClassCall } from '@lectern/protocol/class-calls';
import { Column, Row, Stack, Text } from '@lectern/ui';
import { Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type LessonPeople, ToolButton } from '../../../parts/class-tools/index.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { type Call, WEIGHTS } from './draw.ts';
import classes from './random-call.module.css';
import { useTexts } from './texts.ts';

/** Number of earlier calls that are shown; more are on the class's page of totals. */
const EARLIER_SHOWN = 100;

export interface CallSideProps {
  readonly calls: readonly Call[];
  /** Calls of earlier lessons of the class, the latest at the end. */
  readonly earlier: readonly ClassCall[];
  readonly nameOf: (call: Pick<Call, 'pupils'>) => string;
  readonly known: LessonPeople;
  readonly side: 'history' | 'weights';
  readonly onSide: (side: 'history' | 'weights') => void;
  readonly weightOf: (key: string) => number;
  readonly onWeight: (key: string, weight: number) => void;
  readonly onUndo: (call: Call) => void;
}

/** The pupils called in this lesson and before, and each pupil's weight. */
export function CallSide({
  calls,
  earlier,
  nameOf,
  known,
  side,
  onSide,
  weightOf,
  onWeight,
  onUndo,
}: CallSideProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false });
  // The list is memoised, so that it is not rendered again with each name of a running roll.
  const before = useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short' });
    return earlier
      .slice(-EARLIER_SHOWN)
      .toReversed()
      .map((call) => ({ ...call, on: day.format(call.at) }));
  }, [earlier, language]);
  return (
    <Column as="aside" pad={4} gap={3} className={classes.side}>
      <Row align="stretch" gap={2} className={classes.tabs}>
        {(['history', 'weights'] as const).map((each) => (
          <ToolButton key={each} aria-pressed={side === each} onClick={() => onSide(each)}>
            {t(each)}
          </ToolButton>
        ))}
      </Row>
      {side === 'history' ? (
        <Stack as="ol" gap={2} className={classes.list} aria-label={t('history')}>
          {calls.length === 0 && (
            <Text as="li" tone="quiet" size="panel">
              {t('noHistory')}
            </Text>
          )}
          {calls.toReversed().map((call) => (
            <Row key={call.id} as="li" size="panel" gap={3} className={classes.row}>
              <Text as="time" tone="quiet" size="panel">
                {time.format(call.at)}
              </Text>
              <bdi className={classes.names}>{nameOf(call)}</bdi>
              <ToolButton
                aria-label={t('undoOf', { names: nameOf(call) })}
                title={t('undo')}
                icon={<Undo2 />}
                onClick={() => onUndo(call)}
              />
            </Row>
          ))}
          {before.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of what was before does not change
            <Fragment key={index}>
              {call.on !== before[index - 1]?.on && (
                <Text as="li" tone="quiet" size="panel">
                  {call.on}
                </Text>
              )}
              <Row as="li" size="panel" gap={3} className={classes.row}>
                <Text as="time" tone="quiet" size="panel">
                  {time.format(call.at)}
                </Text>
                <bdi className={classes.names}>{nameOf(call)}</bdi>
              </Row>
            </Fragment>
          ))}
        </Stack>
      ) : (
        <Weights known={known} weightOf={weightOf} onWeight={onWeight} />
      )}
    </Column>
  );
}

/** Frequency at which each pupil is called, as a factor. */
function Weights({
  known,
  weightOf,
  onWeight,
}: Pick<CallSideProps, 'known' | 'weightOf' | 'onWeight'>): ReactNode {
  const t = useTexts();
  const present = new Set(known.present.map(({ key }) => key));
  return (
    <Stack as="ul" gap={2} className={classes.list} aria-label={t('weights')}>
      <Text as="li" tone="quiet" size="panel">
        {t('weightsHelp')}
      </Text>
      {known.all.map(({ key, name }) => {
        const weight = weightOf(key);
        const next = WEIGHTS[(WEIGHTS.indexOf(weight) + 1) % WEIGHTS.length] ?? 1;
        return (
          <Row key={key} as="li" size="panel" gap={3} className={classes.row}>
            <bdi className={classes.names}>{name}</bdi>
            {!present.has(key) && (
              <Text tone="quiet" size="panel">
                {t('away')}
              </Text>
            )}
            <ToolButton
              aria-label={t('weight', { name, weight })}
              aria-pressed={weight !== 1}
              onClick={() => onWeight(key, next)}
            >
              ×{weight}
            </ToolButton>
          </Row>
        );
      })}
    </Stack>
  );
}
