import { Button, Dialog } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useServiceTexts } from './service-texts.ts';

export interface FeedbackThanksProps {
  /** The element that gets the focus afterwards, because the button that opened the dialog may be gone. */
  readonly goTo: () => HTMLElement | null;
  readonly onDone: () => void;
}

/** The thanks close automatically after this time. */
const THANKS_SECONDS = 5;

/** Thanks for a description; the button counts down and then closes the dialog. */
export function FeedbackThanks({ goTo, onDone }: FeedbackThanksProps): ReactNode {
  const texts = useServiceTexts();
  const [seconds, setSeconds] = useState(THANKS_SECONDS);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (seconds === 0) {
      done.current();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={texts('feedback.title')}
      size="fit"
      finalFocus={goTo}
      footer={
        <Button tone="primary" onClick={onDone}>
          {texts('feedback.close', { seconds })}
        </Button>
      }
    >
      <p role="status">{texts('feedback.thanks')}</p>
    </Dialog>
  );
}
