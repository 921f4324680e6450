import {
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { movedCursor, TypedWords } from './typed-words.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface TypedWordsOptions {
  /** The stored text. Called at each render and before the text is stored. */
  readonly read: () => string;
  /**
   * Called after each change by this user, never during a composition. Left out for a field that is stored when it
   * loses focus.
   */
  readonly onTyped?: (words: string) => void;
  /** Whether the typed text is not merged, such as a number. */
  readonly isWhole?: boolean;
  /** Called with each new text of the field, by this user or another. */
  readonly onShown?: (words: string) => void;
}

export interface WordsField<F extends Field> {
  /** The ref of the field, which is uncontrolled. */
  readonly field: {
    readonly ref: RefObject<F | null>;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<F>) => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<F>) => void;
  };
  /** The text to store: the typed changes merged with changes that other users stored meanwhile. */
  readonly take: () => string;
  /** Discards typed changes. */
  readonly reset: () => void;
  /** Whether a typed change is not stored yet. */
  readonly isChanged: () => boolean;
}

/** A plain text field that several users may edit at once, also with an input method. */
export function useTypedWords<F extends Field>({
  read,
  isWhole,
  onTyped,
  onShown,
}: TypedWordsOptions): WordsField<F> {
  const ref = useRef<F>(null);
  const [words] = useState(() => new TypedWords(read(), isWhole));
  const [defaultValue] = useState(words.shown);
  const show = () => {
    const { current: node } = ref;
    if (node && !words.isComposing && node.value !== words.shown) showKeepingCursor(node, words.shown);
    onShown?.(words.shown);
  };
  const take = () => {
    // A render may still be pending.
    words.receive(read());
    const taken = words.take();
    show();
    return taken;
  };
  useLayoutEffect(() => {
    const before = words.shown;
    words.receive(read());
    if (words.shown !== before) show();
  });
  return {
    field: {
      ref,
      defaultValue,
      onChange: ({ target }) => {
        words.type(target.value);
        onShown?.(words.shown);
        if (!words.isComposing) onTyped?.(take());
      },
      onCompositionStart: () => words.beginComposition(),
      onCompositionEnd: ({ currentTarget }) => {
        words.endComposition(currentTarget.value);
        show();
        onTyped?.(take());
      },
    },
    take,
    reset: () => {
      words.reset();
      show();
    },
    isChanged: () => words.isChanged,
  };
}

function showKeepingCursor(node: Field, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = node;
  node.value = text;
  if (document.activeElement !== node || selectionStart === null || selectionEnd === null) return;
  node.setSelectionRange(
    movedCursor(value, text, selectionStart),
    movedCursor(value, text, selectionEnd),
    selectionDirection ?? 'none',
  );
}
