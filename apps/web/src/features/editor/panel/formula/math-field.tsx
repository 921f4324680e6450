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
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import classes from './math-field.module.css';
import { hasEmptyBoxes, plainLatex } from './plain-latex.ts';

/** What others may do with the field. */
export interface MathHands {
  /** Puts a template where the cursor is, and chooses its first box. */
  insert(template: string): void;
  focus(): void;
}

/** What the field says after every change. */
export interface MathFieldState {
  readonly latex: string;
  readonly hasEmptyBoxes: boolean;
}

export interface MathFieldProps {
  readonly ref: Ref<MathHands>;
  /** Becomes the field itself, for who moves the keyboard. */
  readonly fieldRef: RefObject<HTMLElement | null>;
  readonly label: string;
  /** Shown as soon as it is not what the field says already. */
  readonly latex: string;
  readonly onInput: (state: MathFieldState) => void;
  /** Whether something in `latex` is unknown here: the field then only shows it. */
  readonly onUnknown: (isUnknown: boolean) => void;
  readonly onEnter: (state: MathFieldState) => void;
}

/** Pixels around the keys for fingers. */
const KEYS_MARGIN = 12;

/** A formula that is written as it looks, by MathLive. It asks nothing of any host: its fonts are those of KaTeX's sheet. */
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
    const made = madeField(keys, language);
    field.current = made;
    told.current.fieldRef.current = made;
    // Told at once: a formula shown a key later would be put back over what the next key has changed.
    const say = () => flushSync(() => told.current.onInput(stateOf(made)));
    const enter = (event: KeyboardEvent) => {
      // While a command is written after a backslash, Enter ends the command.
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || made.mode === 'latex') return;
      event.preventDefault();
      event.stopPropagation();
      told.current.onEnter(stateOf(made));
    };
    // The keys are laid over their place, which has no height of its own.
    const makeRoom = () => {
      const { height } = window.mathVirtualKeyboard.boundingRect;
      keys.style.height = height > 0 ? `${height + KEYS_MARGIN}px` : '';
      if (window.mathVirtualKeyboard.visible) keys.scrollIntoView({ block: 'nearest' });
    };
    window.mathVirtualKeyboard.addEventListener('geometrychange', makeRoom);
    made.addEventListener('input', say);
    mount.addEventListener('keydown', enter, { capture: true });
    mount.append(made);
    made.menuItems = [];
    // Escape closes the dialog; a backslash begins a command.
    made.keybindings = made.keybindings.filter(({ key, ifMode }) => key !== '[Escape]' || ifMode === 'latex');
    made.focus();
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
      <div ref={place} className={classes.place} />
      <div ref={keyboard} className={classes.keyboard} />
    </>
  );
}

function stateOf(field: MathfieldElement): MathFieldState {
  const value = field.getValue('latex');
  return { latex: plainLatex(value), hasEmptyBoxes: hasEmptyBoxes(value) };
}

function madeField(keys: HTMLElement, language: 'zh' | 'en'): MathfieldElement {
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.locale = language === 'zh' ? 'zh-CN' : 'en';
  const made = new MathfieldElement();
  made.className = classes.field ?? '';
  made.smartMode = false;
  // A finger has no keys: theirs come within the dialog.
  made.mathVirtualKeyboardPolicy = window.matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
  window.mathVirtualKeyboard.container = keys;
  window.mathVirtualKeyboard.layouts = ['numeric', 'symbols', 'alphabetic', 'greek'];
  return made;
}
