import { NumberField, Row } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { PanelButton } from '../../../parts/class-tools/index.ts';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-store.ts';
import { useTexts } from './texts.ts';
import classes from './timer.module.css';

/** Key under which this panel stores the teacher's custom time. */
const KEY = 'class-timer';

interface Own {
  readonly minutes: number;
  readonly seconds: number;
}

export interface CustomTimeProps {
  readonly disabled: boolean;
  /** `total` in milliseconds. */
  readonly onStart: (total: number) => void;
}

export function CustomTime({ disabled, onStart }: CustomTimeProps): ReactNode {
  const t = useTexts();
  const [own, setOwn] = useState<Own>(() => readLocalJson(KEY, isOwn) ?? { minutes: 2, seconds: 0 });
  const change = (next: Own) => {
    setOwn(next);
    writeLocal(KEY, JSON.stringify(next));
  };
  const total = (own.minutes * 60 + own.seconds) * 1000;
  return (
    <Row as="fieldset" wrap className={classes.own}>
      <legend>{t('own')}</legend>
      <NumberField
        className={classes.field}
        label={`${t('own')} · ${t('minutes')}`}
        value={own.minutes}
        min={0}
        max={99}
        digits={0}
        unit={t('minutes')}
        stepper
        onChange={(minutes) => change({ ...own, minutes })}
      />
      <NumberField
        className={classes.field}
        label={`${t('own')} · ${t('seconds')}`}
        value={own.seconds}
        min={0}
        max={59}
        step={5}
        digits={0}
        unit={t('seconds')}
        stepper
        onChange={(seconds) => change({ ...own, seconds })}
      />
      <PanelButton
        tone="primary"
        label={t('begin')}
        disabled={disabled || total === 0}
        onPress={() => onStart(total)}
      />
    </Row>
  );
}

function isOwn(value: unknown): value is Own {
  const { minutes, seconds } = (value ?? {}) as Partial<Record<keyof Own, unknown>>;
  const within = (each: unknown, most: number) =>
    Number.isInteger(each) && Number(each) >= 0 && Number(each) <= most;
  return within(minutes, 99) && within(seconds, 59);
}
