import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import classes from './toast.module.css';
import { useUiTexts } from './ui-texts.ts';

export type ToastKind = 'information' | 'success' | 'attention' | 'failure';

export interface ToastContent {
  readonly kind?: ToastKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds until it goes by itself; 0 stays. Failures and those with an action stay twice as long. */
  readonly lifetime?: number;
}

interface Toast extends ToastContent {
  readonly id: number;
}

const LIFETIME_MS = 4000;
const SHOWN_AT_MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Says something in passing, from anywhere; answers its id. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  const id = lastId;
  const kept = toasts.filter((toast) => toast.text !== content.text).slice(-(SHOWN_AT_MOST - 1));
  publish([...kept, { ...content, id }]);
  const patient = content.kind === 'failure' || content.action !== undefined;
  const lifetime = content.lifetime ?? (patient ? LIFETIME_MS * 2 : LIFETIME_MS);
  if (lifetime > 0)
    timers.set(
      id,
      setTimeout(() => dismissToast(id), lifetime),
    );
  return id;
}

const icons = {
  information: Info,
  success: CircleCheck,
  attention: TriangleAlert,
  failure: CircleAlert,
} as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; once in the application. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
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
                  dismissToast(toast.id);
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
              onClick={() => dismissToast(toast.id)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </section>
  );
}
