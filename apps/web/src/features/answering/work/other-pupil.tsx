import { Button } from '@lectern/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useWorkTexts } from './work-texts.ts';

/** Time for the second tap, milliseconds. */
const ASKS_MS = 3_000;

/** Leaves the attempt at a second tap, so that a brother or sister can choose a name in the same browser. */
export function OtherPupil({ onOther }: { readonly onOther: () => void }): ReactNode {
  const t = useWorkTexts();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), ASKS_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Button tone="quiet" onClick={() => (asked ? onOther() : setAsked(true))}>
      {t(asked ? 'otherSure' : 'other')}
    </Button>
  );
}
