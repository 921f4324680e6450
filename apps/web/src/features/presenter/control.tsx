import { classNames } from '@lectern/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './presenter.module.css';

export interface ControlProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly tone?: 'go' | 'danger';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Shows only the icon; the label is its accessible name. */
  readonly bare?: boolean;
}

/** A button of the presenter view. After a click it releases the focus, so that keys control the show. */
export function Control(props: ControlProps): ReactNode {
  const { label, icon: Icon, onPress, tone, pressed, disabled, bare } = props;
  return (
    <button
      type="button"
      className={classNames(classes.control, bare && classes.bare)}
      data-tone={tone}
      aria-pressed={pressed}
      aria-label={bare ? label : undefined}
      title={bare ? label : undefined}
      disabled={disabled}
      onClick={({ currentTarget, detail }) => {
        if (detail > 0) currentTarget.blur();
        onPress();
      }}
    >
      <Icon aria-hidden="true" />
      {!bare && <span>{label}</span>}
    </button>
  );
}
