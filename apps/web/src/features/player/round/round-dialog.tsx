import type { ShowRound } from '@lectern/stage/show';
import { Row } from '@lectern/ui';
import { type ReactNode, useId, useState } from 'react';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import own from './round.module.css';

export interface RoundDialogProps {
  readonly onStart: (round: ShowRound) => void;
  readonly onCancel: () => void;
}

/** Choices of the interval, seconds. */
const EVERY = [5, 10, 15, 30, 60] as const;

/** Dialog for running the show by itself: time per page, and kiosk mode. */
export function RoundDialog({ onStart, onCancel }: RoundDialogProps): ReactNode {
  const late = useLazyTexts();
  const [seconds, setSeconds] = useState<number>(10);
  const [kiosk, setKiosk] = useState(false);
  const title = useId();
  return (
    <QuestionDialog title={late('roundTitle')} onCancel={onCancel}>
      <p>{late('roundHelp')}</p>
      <Row
        align="stretch"
        wrap
        gap={3}
        className={own.every}
        role="radiogroup"
        aria-label={late('roundEvery')}
      >
        {EVERY.map((each) => (
          <label key={each}>
            <input type="radio" name={title} checked={each === seconds} onChange={() => setSeconds(each)} />
            {late('roundSeconds', { count: each })}
          </label>
        ))}
      </Row>
      <label className={own.kiosk}>
        <input type="checkbox" checked={kiosk} onChange={() => setKiosk(!kiosk)} />
        <span>
          {late('kiosk')}
          <small>{late('kioskHelp')}</small>
        </span>
      </label>
      <Row align="stretch" justify="end" wrap gap={3} className={classes.answers}>
        <button type="button" onClick={onCancel}>
          {late('roundCancel')}
        </button>
        <button
          type="button"
          className={classes.keep}
          onClick={() => onStart({ every: seconds * 1000, kiosk })}
        >
          {late('roundStart')}
        </button>
      </Row>
    </QuestionDialog>
  );
}
