import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from './class-names.ts';
import classes from './toast.module.css';
import { type ToastContent, ToastQueue } from './toast-queue.ts';
import { useUiTexts } from './ui-texts.ts';
import { useSignal } from './use-signal.ts';

/** The toasts of this window. */
const queue = new ToastQueue();

/** Says something in passing, from anywhere; answers its id. */
export function showToast(content: ToastContent): number {
  return queue.show(content);
}

const icons = {
  information: Info,
  success: CircleCheck,
  attention: TriangleAlert,
  failure: CircleAlert,
} as const;

/** Where toasts appear; once in the application. */
export function ToastRegion() {
  const shown = useSignal(queue.toasts);
  const texts = useUiTexts();
  return (
    <section className={classes.region} aria-label={texts.notifications} aria-live="polite">
      {shown.map((toast) => {
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
                  queue.dismiss(toast.id);
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
              onClick={() => queue.dismiss(toast.id)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
