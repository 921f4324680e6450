import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../ui-texts.ts';
import classes from './toast.module.css';
import type { Toast, ToastQueue } from './toast-queue.ts';

export interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly queue: Pick<ToastQueue, 'dismiss' | 'hold' | 'release'>;
}

const icons = {
  information: Info,
  success: CircleCheck,
  attention: TriangleAlert,
  failure: CircleAlert,
} as const;

/**
 * The toasts, the oldest first. Toasts with an action stay while the pointer or the focus is on them; each returns the
 * focus to where it was.
 */
export function ToastList({ toasts, queue }: ToastListProps) {
  const texts = useUiTexts();
  const before = useRef<HTMLElement>(null);
  const list = useListOnTop(toasts.at(-1)?.id);
  const leave = (id: number) => {
    queue.dismiss(id);
    if (before.current?.isConnected) before.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by a press, but time stands still.
    <div
      ref={list}
      popover="manual"
      className={classes.list}
      onPointerEnter={queue.hold}
      onPointerLeave={queue.release}
      onFocus={({ currentTarget, relatedTarget }) => {
        queue.hold();
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={queue.release}
    >
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
                  leave(toast.id);
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
              onClick={() => leave(toast.id)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

/**
 * Keeps the list above everything else, full-screen nodes included: each new toast moves the list to the top again,
 * unless the focus is in it.
 */
function useListOnTop(newest: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = list.current;
    if (newest === undefined || !node) return;
    if (!node.matches(':popover-open')) node.showPopover();
    else if (!node.contains(document.activeElement) && isOneOfSeveral(node)) {
      node.hidePopover();
      node.showPopover();
    }
  }, [newest]);
  return list;
}

/** Whether other nodes are in the browser's top layer, too. */
function isOneOfSeveral(node: Element): boolean {
  return [...document.querySelectorAll(':popover-open, :modal, :fullscreen')].some((other) => other !== node);
}
