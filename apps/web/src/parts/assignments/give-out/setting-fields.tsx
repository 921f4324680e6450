import {
  ASSIGNMENT_TITLE_MAX,
  type AssignmentSetting,
  ATTEMPTS_MAX,
} from '@lectern/protocol/assignment-shapes';
import { FaultMessage, Field, Input, Row, Select, Stack, Switch, Text } from '@lectern/ui';
import { DatePicker } from '@lectern/ui/date-picker';
import { type ReactNode, useState } from 'react';
import { useGiveOutTexts } from '../texts.ts';
import classes from './give-out.module.css';
import type { SettingFault, SettingField } from './setting-faults.ts';
import { dayAndClock, dayAndTime, timeOf, type UsualTime, usualTimes } from './usual-times.ts';

export interface SettingFieldsProps {
  readonly setting: AssignmentSetting;
  readonly change: (part: Partial<AssignmentSetting>) => void;
  readonly faults: Partial<Record<SettingField, SettingFault>>;
  /** Whether it is not given out yet. */
  readonly isNew: boolean;
  /** The only class that it may be given to, for a wrong-answer book. */
  readonly onlyClass: string | undefined;
  /** The server's time. */
  readonly now: number;
}

export function TitleField({ setting, change, faults }: SettingFieldsProps): ReactNode {
  const t = useGiveOutTexts();
  return (
    <Field label={t('name')} error={faults.title && t(`faults.${faults.title}`)}>
      <Input
        value={setting.title}
        maxLength={ASSIGNMENT_TITLE_MAX}
        onChange={(event) => change({ title: event.target.value })}
      />
    </Field>
  );
}

/** Beginning and end: the usual times, or a day and a time of the clock. */
export function TimeFields({ setting, change, faults, now, isNew }: SettingFieldsProps): ReactNode {
  const t = useGiveOutTexts();
  const { from_at, until_at, takes_late } = setting;
  // The choices stay the same while the dialog is open.
  const [usual] = useState(() => usualTimes(now));
  const [begin] = useState(isNew ? from_at : now);
  return (
    <>
      <TimeField
        label={t('from')}
        at={from_at}
        choices={[{ name: 'now', at: begin }, ...usual.filter(({ name }) => name.endsWith('morning'))]}
        onChange={(at) => change({ from_at: at ?? begin })}
      />
      <TimeField
        label={t('until')}
        at={until_at}
        choices={[...usual, { name: 'never', at: null }]}
        fault={faults.until && t(`faults.${faults.until}`)}
        onChange={(at) => change({ until_at: at })}
      />
      {until_at !== null && (
        <Switch
          label={t('takesLate')}
          checked={takes_late}
          onChange={(next) => change({ takes_late: next })}
        />
      )}
    </>
  );
}

type TimeName = UsualTime | 'now' | 'never' | 'other';

interface TimeFieldProps {
  readonly label: string;
  /** Milliseconds since 1970; null for none. */
  readonly at: number | null;
  readonly choices: readonly { readonly name: Exclude<TimeName, 'other'>; readonly at: number | null }[];
  readonly fault?: string | undefined;
  readonly onChange: (at: number | null) => void;
}

function TimeField({ label, at, choices, fault, onChange }: TimeFieldProps): ReactNode {
  const t = useGiveOutTexts();
  const known = choices.find((choice) => choice.at === at);
  const [isOther, setOther] = useState(known === undefined);
  const name: TimeName = isOther || known === undefined ? 'other' : known.name;
  const { day, clock } = dayAndClock(at ?? Date.now());
  const setTime = (nextDay: string, nextClock: string) => {
    const next = timeOf(nextDay, nextClock);
    if (next !== undefined) onChange(next);
  };
  return (
    <Stack gap={2}>
      <Field label={label} error={fault}>
        <Select<TimeName>
          value={name}
          options={[
            ...choices.map((choice) => ({
              value: choice.name,
              label: isUsual(choice.name)
                ? t('usual', { name: t(`times.${choice.name}`), time: dayAndTime(choice.at ?? 0) })
                : t(`times.${choice.name}`),
            })),
            { value: 'other', label: t('times.other') },
          ]}
          onChange={(next) => {
            setOther(next === 'other');
            const chosen = choices.find((choice) => choice.name === next);
            if (chosen) onChange(chosen.at);
            else if (at === null) onChange(Date.now());
          }}
        />
      </Field>
      {name === 'other' && (
        <Row gap={2} wrap>
          <DatePicker
            label={label}
            placeholder={t('day')}
            value={day}
            onChange={(next) => setTime(next, clock)}
          />
          <Input
            type="time"
            aria-label={t('clock', { label })}
            value={clock}
            onChange={(event) => setTime(day, event.target.value)}
          />
        </Row>
      )}
    </Stack>
  );
}

function isUsual(name: TimeName): name is UsualTime {
  return name !== 'now' && name !== 'never' && name !== 'other';
}

const MINUTES = [10, 20, 30, 40, 45, 60, 90, 120];
const NO_LIMIT = 0;
const SHOWN_WHEN = ['handed-in', 'ended', 'returned', 'never'] as const;

/** Attempts, time limit, and when marks and key are shown. */
export function HowFields({ setting, change, faults }: SettingFieldsProps): ReactNode {
  const t = useGiveOutTexts();
  const { attempts, counts, time_limit, marks_shown, key_shown } = setting;
  const minutes = time_limit === null ? NO_LIMIT : time_limit / 60;
  const limits = [...new Set([...MINUTES, minutes])].filter((each) => each > 0).sort((a, b) => a - b);
  const shown = SHOWN_WHEN.map((value) => ({ value, label: t(`shown.${value}`) }));
  return (
    <>
      <Stack className={classes.pair}>
        <Field label={t('attempts')}>
          <Select
            value={attempts ?? NO_LIMIT}
            options={[
              ...Array.from({ length: ATTEMPTS_MAX }, (_, index) => ({
                value: index + 1,
                label: t('attemptCount', { count: index + 1 }),
              })),
              { value: NO_LIMIT, label: t('anyAttempts') },
            ]}
            onChange={(next) => change({ attempts: next === NO_LIMIT ? null : next })}
          />
        </Field>
        <Field label={t('counts')}>
          <Select
            value={counts}
            disabled={attempts === 1}
            options={(['best', 'last'] as const).map((value) => ({ value, label: t(`counted.${value}`) }))}
            onChange={(next) => change({ counts: next })}
          />
        </Field>
        <Field label={t('timeLimit')}>
          <Select
            value={minutes}
            options={[
              { value: NO_LIMIT, label: t('noLimit') },
              ...limits.map((value) => ({
                value,
                label: t('minutes', { count: Math.round(value * 10) / 10 }),
              })),
            ]}
            onChange={(next) => change({ time_limit: next === NO_LIMIT ? null : Math.round(next * 60) })}
          />
        </Field>
        <Field label={t('marksShown')}>
          <Select value={marks_shown} options={shown} onChange={(next) => change({ marks_shown: next })} />
        </Field>
        <Field label={t('keyShown')}>
          <Select value={key_shown} options={shown} onChange={(next) => change({ key_shown: next })} />
        </Field>
      </Stack>
      {(attempts !== 1 || setting.takes_late) && (key_shown === 'handed-in' || key_shown === 'ended') && (
        <Text as="p" tone="quiet" size="small" overflow="breaks">
          {t('keyHint')}
        </Text>
      )}
      {faults.shown && <FaultMessage>{t(`faults.${faults.shown}`)}</FaultMessage>}
    </>
  );
}
