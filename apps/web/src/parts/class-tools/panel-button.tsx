import { Tooltip } from '@lectern/ui';
import type { ReactNode } from 'react';
import classes from './panel-button.module.css';

export interface PanelButtonProps {
  /** Text of the button; its accessible name and tooltip when only the icon is shown. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shows only the icon. */
  readonly bare?: boolean;
  readonly tone?: 'plain' | 'primary';
  /** State of a toggle button; undefined for other buttons. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button of a class tool, large enough for a finger and for the last row. */
export function PanelButton({
  label,
  icon,
  bare = false,
  tone = 'plain',
  pressed,
  disabled,
  onPress,
}: PanelButtonProps) {
  const button = (
    <button
      type="button"
      className={classes.button}
      data-tone={tone}
      data-bare={bare ? '' : undefined}
      aria-label={bare ? label : undefined}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      {bare ? null : <span>{label}</span>}
    </button>
  );
  return bare ? <Tooltip label={label}>{button}</Tooltip> : button;
}
