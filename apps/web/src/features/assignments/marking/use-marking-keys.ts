import { useEffect, useRef } from 'react';

/** The actions of the keys of marking. Each key is one press: no modifier but Ctrl+Z and Ctrl+Enter. */
export interface MarkingKeys {
  /** A digit, `.` or Backspace; returns false when it is none of them. */
  readonly onPoints: (key: string) => boolean;
  readonly onSave: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRubric: () => void;
  readonly onWords: () => void;
  readonly onPen: () => void;
  readonly onTurn: () => void;
  readonly onFull: () => void;
  readonly onUndo: () => void;
  readonly onLeave: () => void;
}

const WRITTEN = 'input, textarea, select, [contenteditable], audio';
const POPUP = '[role="dialog"], [role="listbox"], [role="menu"]';
/** Elements with arrow keys of their own. */
const ARROWED = '[role="tab"], [role="combobox"], [role="radio"], [role="slider"], [role="toolbar"] *';

/** Marks by the keyboard alone, wherever the focus is but in texts and popups. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Returns whether the key was handled. */
export function handle(event: KeyboardEvent, keys: MarkingKeys): boolean {
  const { key, altKey, target } = event;
  const element = target instanceof Element ? target : document.body;
  const isCommand = event.ctrlKey || event.metaKey;
  if (altKey || element.closest(POPUP)) return false;
  if (element.closest(WRITTEN)) return handleInText(event, element, keys);
  if (isCommand) {
    if (key.toLowerCase() !== 'z' || event.shiftKey) return false;
    keys.onUndo();
    return true;
  }
  if (keys.onPoints(key)) return true;
  const isArrow = key.startsWith('Arrow');
  if (isArrow && element.closest(ARROWED)) return false;
  // A button that was reached by keys is pressed by Enter; one that was clicked before is not pressed again.
  if (key === 'Enter' && element.closest('button, a') && element.matches(':focus-visible')) return false;
  const action = ACTIONS[key.toLowerCase()];
  action?.(keys);
  return action !== undefined;
}

function handleInText(event: KeyboardEvent, element: Element, keys: MarkingKeys): boolean {
  if (event.key === 'Escape') {
    (element as HTMLElement).blur();
    return true;
  }
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  (element as HTMLElement).blur();
  keys.onSave();
  return true;
}

const ACTIONS: Readonly<Record<string, (keys: MarkingKeys) => void>> = {
  enter: ({ onSave }) => onSave(),
  arrowright: ({ onMove }) => onMove(1),
  arrowdown: ({ onMove }) => onMove(1),
  arrowleft: ({ onMove }) => onMove(-1),
  arrowup: ({ onMove }) => onMove(-1),
  r: ({ onRubric }) => onRubric(),
  w: ({ onWords }) => onWords(),
  i: ({ onPen }) => onPen(),
  t: ({ onTurn }) => onTurn(),
  f: ({ onFull }) => onFull(),
  escape: ({ onLeave }) => onLeave(),
};
