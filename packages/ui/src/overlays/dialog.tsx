import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../ui-texts.ts';
import classes from './dialog.module.css';

/**
 * The specification's sizes on the 1920×1080 design; `fit`, `wide` and `broad` are as high as their content: as wide as
 * S, wider than M, as wide as L.
 */
export type DialogSize = 'xl' | 'l' | 'm' | 's' | 'fit' | 'wide' | 'broad';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly size?: DialogSize;
  readonly children?: ReactNode;
  /** The buttons at its foot, the primary one last. */
  readonly footer?: ReactNode;
  /** False when closing must be a decision: Escape and a press outside do nothing. */
  readonly dismissible?: boolean;
  /** The node that gets the focus when it opens; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Returns the node that gets the focus when it has closed, for cases in which its opener may be removed; by default
   * the opener gets it.
   */
  readonly finalFocus?: () => HTMLElement | null;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'm',
  children,
  footer,
  dismissible = true,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const texts = useUiTexts();
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, details) => {
        if (!next && !dismissible && details.reason === 'escape-key') return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classes.backdrop} />
        <Base.Popup
          className={classNames(classes.popup, classes[size])}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          <div className={classes.header}>
            <Base.Title className={classNames(classes.title, dismissible && classes.beside)}>
              {title}
            </Base.Title>
          </div>
          <div className={classes.body}>
            {description !== undefined && (
              <Base.Description className={classes.description}>{description}</Base.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
          {/* The close button is last, so that the first control belongs to the content: Enter right after opening must not close the dialog. */}
          {dismissible && (
            <Base.Close className={classes.close} aria-label={texts.close}>
              <X aria-hidden="true" />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Text that names the data that will be lost. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy?: boolean;
  readonly finalFocus?: () => HTMLElement | null;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy,
  finalFocus,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="fit"
      finalFocus={finalFocus}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
