import { Stack } from '@lectern/ui';
import { MathfieldElement } from 'mathlive';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../platform/i18n/texts.ts';
import classes from './math-field.module.css';
import { hasEmptyBoxes, plainLatex } from './plain-latex.ts';

/** Functions of the field for its parent. */
export interface MathHands {
  /** Inserts a template at the cursor, and selects its first placeholder. */
  insert(template: string): void;
  focus(): void;
}

/** State of the field after every change. */
export interface MathFieldState {
  readonly latex: string;
  readonly hasEmptyBoxes: boolean;
}

export interface MathFieldProps {
  readonly ref: Ref<MathHands>;
  /** This ref is set to the field's element, for moving the focus. */
  readonly fieldRef: RefObject<HTMLElement | null>;
  readonly label: string;
  /** LaTeX that is written into the field when it differs from the field's own LaTeX. */
  readonly latex: string;
  readonly onInput: (state: MathFieldState) => void;
  /** Called with whether MathLive does not know a part of `latex`; the field is then read-only. */
  readonly onUnknown: (isUnknown: boolean) => void;
  readonly onEnter: (state: MathFieldState) => void;
  /** Whether the field takes the focus when it is mounted. */
  readonly takesFocus: boolean;
}

/** Margin of the on-screen keyboard, pixels. */
const KEYS_MARGIN = 12;

/** A visual editor for a formula, by MathLive. It makes no requests: its fonts come from KaTeX's style sheet. */
export function MathField(props: MathFieldProps): ReactNode {
  const { label, latex, ref } = props;
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const keyboard = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(undefined);
  const told = useRef(props);
  told.current = props;

  useLayoutEffect(() => {
    const [mount, keys] = [place.current, keyboard.current];
    if (!mount || !keys) return;
    const made = madeField(language);
    // All fields of the window share one on-screen keyboard, which is moved to the field with the focus. Within a frame
    // MathLive draws it in the outermost window and throws when it is moved.
    const takeKeyboard = () => {
      if (window === window.top) window.mathVirtualKeyboard.container = keys;
    };
    takeKeyboard();
    field.current = made;
    told.current.fieldRef.current = made;
    // The change is rendered at once: a later render would write an older formula over the next key's change.
    const say = () => flushSync(() => told.current.onInput(stateOf(made)));
    const enter = (event: KeyboardEvent) => {
      // In a command typed after a backslash, Enter completes the command.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || made.mode === 'latex') return;
      event.preventDefault();
      event.stopPropagation();
      told.current.onEnter(stateOf(made));
    };
    // The on-screen keyboard is positioned over its container, which has no height by itself.
    const makeRoom = () => {
      const { boundingRect, visible, container } = window.mathVirtualKeyboard;
      const isHere = container === keys && boundingRect.height > 0;
      keys.style.height = isHere ? `${boundingRect.height + KEYS_MARGIN}px` : '';
      if (isHere && visible) keys.scrollIntoView({ block: 'nearest' });
    };
    window.mathVirtualKeyboard.addEventListener('geometrychange', makeRoom);
    made.addEventListener('focusin', takeKeyboard);
    made.addEventListener('input', say);
    mount.addEventListener('keydown', enter, { capture: true });
    mount.append(made);
    withoutMenu(made);
    if (told.current.takesFocus) made.focus();
    return () => {
      mount.removeEventListener('keydown', enter, { capture: true });
      window.mathVirtualKeyboard.removeEventListener('geometrychange', makeRoom);
      window.mathVirtualKeyboard.hide();
      made.remove();
      told.current.fieldRef.current = null;
      field.current = undefined;
    };
  }, [language]);

  useLayoutEffect(() => {
    const made = field.current;
    if (!made) return;
    made.setAttribute('aria-label', label);
    if (plainLatex(made.getValue('latex')) === latex) return;
    made.setValue(latex, { silenceNotifications: true });
    const isUnknown = made.errors.length > 0;
    made.readOnly = isUnknown;
    told.current.onUnknown(isUnknown);
  }, [latex, label]);

  useImperativeHandle(ref, () => ({
    insert: (template) => {
      field.current?.insert(template, { focus: true, selectionMode: 'placeholder', format: 'latex' });
      field.current?.dispatchEvent(new Event('input'));
    },
    focus: () => field.current?.focus(),
  }));

  return (
    <>
      <Stack overflow="clip" surface="field" ref={place} className={classes.place} />
      <div ref={keyboard} className={classes.keyboard} />
    </>
  );
}

function withoutMenu(field: MathfieldElement): void {
  field.menuItems = [];
  // Escape has to close the dialog; it stays bound only while a command is typed after a backslash.
  field.keybindings = field.keybindings.filter(({ key, ifMode }) => key !== '[Escape]' || ifMode === 'latex');
}

function stateOf(field: MathfieldElement): MathFieldState {
  const value = field.getValue('latex');
  return { latex: plainLatex(value), hasEmptyBoxes: hasEmptyBoxes(value) };
}

function madeField(language: 'zh' | 'en'): MathfieldElement {
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.locale = language === 'zh' ? 'zh-CN' : 'en';
  const made = new MathfieldElement();
  made.className = classes.field ?? '';
  made.smartMode = false;
  // Touch screens get MathLive's on-screen keyboard, within the dialog.
  made.mathVirtualKeyboardPolicy = window.matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
  window.mathVirtualKeyboard.layouts = ['numeric', 'symbols', 'alphabetic', 'greek'];
  return made;
}
