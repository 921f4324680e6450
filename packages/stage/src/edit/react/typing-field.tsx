import {
  type CompositionEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { boundsOf, placementOf } from '../geometry/placement.ts';
import type { EditSession } from '../session/edit-session.ts';
import { typingGoal } from '../session/typing-goal.ts';
import { rectsBetween } from '../text/text-point.ts';
import classes from './edit-surface.module.css';

export interface TypingFieldProps {
  readonly session: EditSession;
  /** The page, which has the keyboard while nothing is chosen that is typed into. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Of `typingGoal`. */
  readonly goal: string | undefined;
  readonly label: string;
}

/** Pixels that the field keeps from the right and lower edge of the window: a browser scrolls to a field outside. */
const ROOM = 32;

/**
 * A field that nobody sees. It has the keyboard while something is chosen that can be typed into: an input method is off
 * where nothing is editable, and its first letters would come as Latin ones. What is typed or composed here goes into the
 * chosen text, which opens at the first letter; the composition goes on here until it ends, for it would end with the focus.
 */
export function TypingField({ session, surface, goal, label }: TypingFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (goal !== undefined && activeElement === surface.current) focus(field);
    else if (goal === undefined && activeElement === field.current && !composing.current) focus(surface);
  }, [goal, surface]);

  useEffect(() => {
    const page = surface.current;
    if (!page) return undefined;
    const taken = ({ target, relatedTarget }: FocusEvent) => {
      if (target !== page) return;
      if (relatedTarget !== field.current) page.toggleAttribute('data-keys', page.matches(':focus-visible'));
      if (typingGoal(session) !== undefined) focus(field);
      // Else what is composed next would go where the selection has stayed: into the field that was left.
      else document.getSelection()?.removeAllRanges();
    };
    const key = ({ target, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((target === page || target === field.current) && !ctrlKey && !metaKey)
        page.toggleAttribute('data-keys', true);
    };
    const press = () => page.removeAttribute('data-keys');
    page.addEventListener('focusin', taken);
    page.addEventListener('keydown', key, true);
    page.addEventListener('pointerdown', press, true);
    return () => {
      page.removeEventListener('focusin', taken);
      page.removeEventListener('keydown', key, true);
      page.removeEventListener('pointerdown', press, true);
    };
  }, [session, surface]);

  // An input method shows its choices beside the field.
  useLayoutEffect(() => {
    const { current: node } = field;
    const element = goal === undefined ? undefined : session.store.find('element', goal);
    if (!node || !element) return undefined;
    const box = boundsOf(placementOf(session.store, element));
    const lay = () => {
      const { origin, zoom } = session.viewport.view.get();
      layAt(node, { x: origin.x + box.x * zoom, y: origin.y + box.y * zoom }, session);
    };
    lay();
    return session.viewport.view.subscribe(lay);
  }, [session, goal]);

  const follow = () => {
    const [node, page, editor] = [field.current, surface.current, session.textEditor.get()];
    const head = editor?.range?.().head;
    const point = head === undefined ? undefined : editor?.pointAt?.(head);
    const [line] = point ? rectsBetween(point, point) : [];
    const corner = page?.getBoundingClientRect();
    if (node && corner && line)
      layAt(node, { x: line.left - corner.left, y: line.top - corner.top }, session);
  };
  const begin = () => {
    composing.current = true;
    session.texts.compose('');
    if (goal !== undefined && !session.openText.get()) session.editText(goal);
  };
  const end = ({ data, currentTarget }: CompositionEvent<HTMLTextAreaElement>) => {
    composing.current = false;
    currentTarget.value = '';
    session.texts.endComposition(data);
    // The browser is not done with the composition before its event is.
    setTimeout(() => {
      if (document.activeElement === field.current) session.textEditor.get()?.focus();
    });
  };
  return (
    <textarea
      ref={field}
      className={classes.typing}
      data-typing-field=""
      aria-label={label}
      tabIndex={goal === undefined ? -1 : 0}
      // No keyboard comes up on a screen where something is only chosen.
      inputMode="none"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      rows={1}
      onCompositionStart={begin}
      onCompositionUpdate={({ data }) => {
        session.texts.compose(data);
        follow();
      }}
      onCompositionEnd={end}
      onInput={({ currentTarget }) => {
        if (composing.current) return;
        const words = currentTarget.value.replaceAll('\n', '');
        currentTarget.value = '';
        if (words === '') return;
        if (goal !== undefined && !session.openText.get()) session.editText(goal);
        session.texts.type(words);
      }}
    />
  );
}

function focus({ current: node }: RefObject<HTMLElement | null>): void {
  node?.focus({ preventScroll: true });
}

function layAt(node: HTMLElement, { x, y }: { x: number; y: number }, session: EditSession): void {
  const { w, h } = session.viewport.view.get().window;
  node.style.left = `${Math.max(0, Math.min(x, w - ROOM))}px`;
  node.style.top = `${Math.max(0, Math.min(y, h - ROOM))}px`;
}
