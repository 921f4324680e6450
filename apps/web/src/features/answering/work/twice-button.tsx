import { Button } from '@lectern/ui';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

/** Time for the second tap, milliseconds. */
const ASKS_MS = 3_000;

export interface TwiceButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'tone'> {
  readonly label: string;
  /** Label after the first tap. */
  readonly sure: string;
  readonly onSure: () => void;
}

/** A button that acts at its second tap. */
export function TwiceButton({ label, sure, onSure, ...look }: TwiceButtonProps): ReactNode {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), ASKS_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Button {...look} onClick={() => (asked ? onSure() : setAsked(true))}>
      {asked ? sure : label}
    </Button>
  );
}
