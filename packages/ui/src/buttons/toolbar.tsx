import {
  type HTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import classes from './toolbar.module.css';

export interface ToolbarProps extends HTMLAttributes<HTMLDivElement> {
  /** The accessible name. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly ref?: Ref<HTMLDivElement>;
}

const CONTROLS = 'button:not(:disabled), a[href], [role="combobox"]:not([aria-disabled="true"])';

/**
 * Buttons in a row that are one tab stop: arrow keys move among them, Home and End to the ends (ARIA Authoring
 * Practices, toolbar). Text fields remain separate tab stops and keep their arrow keys.
 */
export function Toolbar({
  label,
  orientation = 'horizontal',
  className,
  onKeyDown,
  ref,
  ...rest
}: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const current = useRef<HTMLElement>(undefined);
  const controls = () => [...(root.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const keepOneStop = () => {
    const all = controls();
    const stop = all.find((each) => each === current.current) ?? all[0];
    current.current = stop;
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  };
  // Runs after every render, and again when the content changes by itself.
  useEffect(keepOneStop);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new MutationObserver(keepOneStop);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  });
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const all = controls();
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
    if (at < 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const [back, on] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = { [back]: at - 1, [on]: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <div
      {...rest}
      ref={root}
      role="toolbar"
      aria-label={label}
      aria-orientation={orientation}
      className={classNames(classes.toolbar, className)}
      onKeyDown={walk}
      onFocusCapture={({ target }) => {
        if (!controls().includes(target)) return;
        current.current = target;
        keepOneStop();
      }}
    />
  );
}
