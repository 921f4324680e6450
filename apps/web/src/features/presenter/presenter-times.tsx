import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import classes from './presenter.module.css';
import { useTexts } from './texts.ts';

export interface PresenterTimesProps {
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  readonly pageAt: number;
}

/** The time of day, and how long the lesson and this page have taken. */
export function PresenterTimes({ beganAt, pageAt }: PresenterTimesProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <dl className={classes.times}>
      <div>
        <dt>{t('clock')}</dt>
        <dd>{clock.format(now)}</dd>
      </div>
      <div>
        <dt>{t('lessonTime')}</dt>
        <dd data-testid="lesson-time">{passedTime(now - beganAt)}</dd>
      </div>
      <div>
        <dt>{t('pageTime')}</dt>
        <dd data-testid="page-time">{passedTime(now - pageAt)}</dd>
      </div>
    </dl>
  );
}

/** Minutes and seconds, with hours when there are any: `1:05`, `1:02:05`. Never negative. */
export function passedTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
