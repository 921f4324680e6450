import { Text } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './activity.module.css';
import { useActivityTexts } from './activity-texts.ts';
import type { ActivityViewProps } from './shown-activity.ts';

/**
 * Time for which the button is disabled after a press before the start, so that pressing repeatedly is useless,
 * milliseconds.
 */
const REST_MS = 1_000;

/** A single large button. The server decides who was first. */
export function BuzzView({ activity, sending, onAnswer }: ActivityViewProps): ReactNode {
  const t = useActivityTexts();
  const { own, state } = activity;
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  const place = own?.kind === 'buzz' ? own.place : null;
  const wasEarly = own?.kind === 'buzz' && own.early && place === null;
  const pressed = place !== null || (state === 'open' && sending.length > 0);
  const press = () => {
    if (pressed || resting) return;
    if (state === 'ready') setResting(true);
    onAnswer({ kind: 'buzz' });
  };
  const said = () => {
    if (place === 1) return t('buzz.first');
    if (place !== null) return t('buzz.place', { place });
    if (state === 'closed') return t('notAnswered');
    if (state === 'open') return '';
    return t(wasEarly ? 'buzz.early' : 'buzz.wait');
  };
  return (
    <>
      <button
        type="button"
        className={classes.buzzer}
        data-state={pressed ? 'pressed' : state}
        disabled={state === 'closed' || pressed || resting}
        onClick={press}
      >
        {t(pressed ? 'buzz.pressed' : 'buzz.press')}
      </button>
      <Text as="p" weight="bold" textAlign="center" className={classes.place} role="status">
        {said()}
      </Text>
    </>
  );
}
