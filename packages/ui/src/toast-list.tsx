import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from './class-names.ts';
import classes from './toast.module.css';
import type { Toast } from './toast-queue.ts';
import { useUiTexts } from './ui-texts.ts';

export interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: number) => void;
}

const icons = {
  information: Info,
  success: CircleCheck,
  attention: TriangleAlert,
  failure: CircleAlert,
} as const;

/** The toasts, the oldest first. */
export function ToastList({ toasts, onDismiss }: ToastListProps) {
  const texts = useUiTexts();
  return (
    <div className={classes.list}>
      {toasts.map((toast) => {
        const kind = toast.kind ?? 'information';
        const Icon = icons[kind];
        const action = toast.action;
        return (
          <div
            key={toast.id}
            role={kind === 'failure' ? 'alert' : undefined}
            className={classNames(classes.toast, classes[kind])}
          >
            <Icon className={classes.icon} aria-hidden="true" />
            <p className={classes.text}>{toast.text}</p>
            {action !== undefined && (
              <button
                type="button"
                className={classes.action}
                onClick={() => {
                  onDismiss(toast.id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
            <button
              type="button"
              className={classes.close}
              aria-label={texts.close}
              onClick={() => onDismiss(toast.id)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}
