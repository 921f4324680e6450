import { Row } from '@lectern/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './lesson-view.module.css';

/** A second press within this time leaves, milliseconds. */
const SURE_WITHIN_MS = 4_000;

export interface LeaveButtonProps {
  readonly leave: string;
  readonly sure: string;
  readonly onLeave: () => void;
}

/** Asks for a second press on the button itself, because a dialog would cover the question on the phone. */
export function LeaveButton({ leave, sure, onLeave }: LeaveButtonProps): ReactNode {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(false), SURE_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Row
      as="button"
      gap={2}
      flex="none"
      radius="control"
      type="button"
      className={classes.leave}
      onClick={asked ? onLeave : () => setAsked(true)}
    >
      <LogOut aria-hidden="true" />
      <span>{asked ? sure : leave}</span>
    </Row>
  );
}
