import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';

interface TypedElement {
  readonly value: string;
}

export interface ComposedText<Element extends TypedElement> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Element>) => void;
  readonly onCompositionStart: () => void;
  readonly onCompositionEnd: (event: CompositionEvent<Element>) => void;
}

/** A text of at most `most` UTF-16 units; a character of two units is not cut in halves. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/**
 * The props of a text field in which letters may be composed (pinyin, kana, hand writing). A composition is reported once, at
 * its end. While it lasts, the field shows what is composed, whatever `value` the caller renders. When the field is locked or
 * removed during a composition, the composed text is reported at once, so that it is not lost.
 */
export function useComposedText<Element extends TypedElement>(settings: {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly locked: boolean;
  /** The most UTF-16 units; a longer text is cut. */
  readonly most: number;
}): ComposedText<Element> {
  const { value, onChange, locked, most } = settings;
  const [composed, setComposed] = useState<string>();
  const isComposing = useRef(false);
  const open = useRef<{ readonly text: string | undefined; readonly report: (text: string) => void }>(null);
  useLayoutEffect(() => {
    open.current = { text: composed, report: (text) => onChange(cutText(text, most)) };
  });
  useLayoutEffect(() => {
    const text = open.current?.text;
    if (!locked || text === undefined) return;
    isComposing.current = false;
    setComposed(undefined);
    open.current?.report(text);
  }, [locked]);
  useLayoutEffect(
    () => () => {
      if (isComposing.current && open.current?.text !== undefined) open.current.report(open.current.text);
    },
    [],
  );
  return {
    value: composed ?? value,
    onChange: ({ currentTarget }) => {
      if (isComposing.current) setComposed(currentTarget.value);
      else if (!locked) onChange(cutText(currentTarget.value, most));
    },
    onCompositionStart: () => {
      if (!locked) isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }) => {
      if (!isComposing.current) return;
      isComposing.current = false;
      setComposed(undefined);
      onChange(cutText(currentTarget.value, most));
    },
  };
}

/**
 * Ends the composition of the field that has the focus, by taking the focus from it. Its view has reported the composed text
 * when this returns: a screen calls it before it hands a response in at the end of the time.
 */
export function endComposition(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.blur();
}
