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
  /** What is stored now. Asked at each drawing and before words are stored. */
  readonly read: () => string;
  /** After each change by this user; never in the middle of a composition. A field that is stored when it is left has none. */
  readonly onTyped?: (words: string) => void;
  /** What is typed holds as a whole: a number. */
  readonly isWhole?: boolean;
  /** Whatever the field comes to say, by whomever. */
  readonly onShown?: (words: string) => void;
}

export interface WordsField<F extends Field> {
  /** For the field, which keeps its words itself. */
  readonly field: {
    readonly ref: RefObject<F | null>;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<F>) => void;
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<F>) => void;
  };
  /** What is to be stored: what was typed, laid over what others stored meanwhile. */
  readonly take: () => string;
  /** Drops what was typed. */
  readonly reset: () => void;
  /** Whether something was typed that is not stored. */
  readonly isChanged: () => boolean;
}

/** A field of plain words that several may change at once, with an input method too. */
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
    // A drawing may still be due.
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
