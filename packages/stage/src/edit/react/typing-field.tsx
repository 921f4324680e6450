import {
  type CompositionEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { boundsOf, placementOf } from '../geometry/placement.ts';
import { holdsText } from '../kinds/kind-editing.ts';
import type { EditSession } from '../session/edit-session.ts';
import { rectsBetween } from '../text/text-point.ts';
import classes from './edit-surface.module.css';

export interface TypingFieldProps {
  readonly session: EditSession;
  /** The page, which has the focus while no object with text is selected. */
  readonly surface: RefObject<HTMLElement | null>;
  /** The result of `typingGoal`. */
  readonly goal: string | undefined;
  readonly label: string;
}

/**
 * The field's distance from the right and lower edge of the window, pixels: a browser scrolls to a focused field outside
 * it.
 */
const ROOM = 32;

/**
 * An invisible field. It has the focus while an object with text is selected, because input methods need an editable
 * element and their first letters would otherwise arrive as Latin letters. Text that is typed or composed in this field
 * goes into the object's text, which opens at the first letter. A composition continues in the field until it ends,
 * because moving the focus would end it.
 */
export function TypingField({ session, surface, goal, label }: TypingFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (goal !== undefined && activeElement === surface.current) focus(field);
    else if (goal === undefined && activeElement === field.current && !composing.current) focus(surface);
  }, [goal, surface]);

  usePassedFocus(session, surface, field);
  useFieldPlace(session, goal, field);

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
    // The browser finishes the composition after its event.
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
      // No on-screen keyboard opens when an object is only selected.
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

type FieldRef = RefObject<HTMLTextAreaElement | null>;

/** The page passes its focus to the field, and shows where the focus is after a key. */
function usePassedFocus(session: EditSession, surface: RefObject<HTMLElement | null>, field: FieldRef): void {
  useEffect(() => {
    const page = surface.current;
    if (!page) return undefined;
    const taken = ({ target, relatedTarget }: FocusEvent) => {
      if (target !== page) return;
      if (relatedTarget !== field.current) page.toggleAttribute('data-keys', page.matches(':focus-visible'));
      if (typingGoal(session) !== undefined) focus(field);
      // Otherwise the next composition would go where the selection was before, into the former field.
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
  }, [session, surface, field]);
}

/** The field is placed on the selected object: the input method shows its candidates beside the field. */
function useFieldPlace(session: EditSession, goal: string | undefined, field: FieldRef): void {
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
  }, [session, goal, field]);
}

function focus({ current: node }: RefObject<HTMLElement | null>): void {
  node?.focus({ preventScroll: true });
}

function layAt(node: HTMLElement, { x, y }: { x: number; y: number }, session: EditSession): void {
  const { w, h } = session.viewport.view.get().window;
  node.style.left = `${Math.max(0, Math.min(x, w - ROOM))}px`;
  node.style.top = `${Math.max(0, Math.min(y, h - ROOM))}px`;
}

/** Whether a node is the field that has the focus instead of the page: its keys and clipboard events belong to the page. */
export function isTypingField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset.typingField !== undefined;
}

/**
 * The element that receives typed text: the only selected element, or the element whose text is open while its editor
 * loads.
 */
export function typingGoal(
  session: Pick<
    EditSession,
    'canEdit' | 'selection' | 'openText' | 'textEditor' | 'more' | 'drawing' | 'store'
  >,
): string | undefined {
  const open = session.openText.get();
  if (open) return session.textEditor.get() ? undefined : open.elementId;
  const { ids } = session.selection.get();
  const element = ids.length === 1 ? session.store.find('element', ids[0] ?? '') : undefined;
  if (!session.canEdit || !element || element.locked || !holdsText(element)) return undefined;
  return session.more.get() === undefined && !session.drawing.get() ? element.id : undefined;
}
