import { type ColorContext, equalPlain, type ListStyle, type Paragraph } from '@lectern/courseware';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import classes from '../react/open-text.module.css';
import { TextEditor } from '../text/text-editor.ts';

export type { TextEditor } from '../text/text-editor.ts';

interface FreeTextProps {
  readonly ref?: Ref<TextEditor>;
  /** The stored paragraphs. Changes of other users are merged into what is being typed. */
  readonly paragraphs: readonly Paragraph[];
  /**
   * Called after each change by this user, never during a composition. Returns the paragraphs that are stored instead, if
   * others than the typed ones.
   */
  readonly onChange: (paragraphs: readonly Paragraph[]) => readonly Paragraph[];
  /** Called for keys before the text handles them; returns true when the key was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Called for a double click on a formula, which is then selected. */
  readonly onFormula: () => void;
  /** The accessible name. */
  readonly label: string;
  /** The list styles that the paragraphs inherit: the size and fonts of the text. */
  readonly levels: readonly ListStyle[];
  /** The colours of the text at the time of drawing. */
  readonly colors: (place: HTMLElement) => ColorContext;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

const EMPTY: Paragraph = { runs: [] };

/** An open text that belongs to no page: a field with the editor of a page's texts. */
export function FreeText(props: FreeTextProps): ReactNode {
  const { paragraphs, label, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const latest = useRef(props);
  latest.current = props;
  /** Texts that this user has typed and the caller has not shown yet, oldest first. */
  const sent = useRef<(readonly Paragraph[])[]>([]);
  /** The stored paragraphs that the text shows. */
  const shown = useRef<readonly Paragraph[]>(undefined);

  useLayoutEffect(() => {
    const mount = place.current;
    if (!mount) return;
    const store = (typed: readonly Paragraph[]) => {
      const stored = latest.current.onChange(typed);
      sent.current.push(stored);
      shown.current = stored;
      if (stored !== typed) made.show(bodyOf(stored));
      mark(mount, stored);
    };
    const made: TextEditor = new TextEditor({
      place: mount,
      body: bodyOf(latest.current.paragraphs),
      label: latest.current.label,
      cursor: 'end',
      unfocused: true,
      looks: () => ({
        scope: {
          colors: latest.current.colors(mount),
          theme: undefined,
          fontScale: 1,
          lineReduction: 0,
          pageNumber: undefined,
          vertical: 'horz',
        },
        levels: latest.current.levels,
      }),
      onChange: (body) => store(body.paragraphs),
      onKey: (event) => latest.current.onKey(event),
      onFormula: () => latest.current.onFormula(),
    });
    mark(mount, latest.current.paragraphs);
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.finish();
    };
  }, []);

  useLayoutEffect(() => {
    const seen = sent.current.findIndex((one) => equalPlain(one, paragraphs));
    // An earlier text of this user: the later one is on its way.
    if (seen >= 0 && seen < sent.current.length - 1) return;
    sent.current = [];
    // Most texts of a form are the same after a letter was typed into one of them.
    if (shown.current && equalPlain(shown.current, paragraphs)) return;
    shown.current = paragraphs;
    editor.current?.show(bodyOf(paragraphs));
    if (place.current) mark(place.current, paragraphs);
  }, [paragraphs]);

  useLayoutEffect(() => place.current?.setAttribute('aria-label', label), [label]);
  useImperativeHandle(ref, () => editor.current as TextEditor, []);
  useTabOut(place);

  return (
    <div
      ref={place}
      data-open-text=""
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
      className={[classes.text, props.className].filter(Boolean).join(' ')}
    />
  );
}

/** Tab goes to the next field, as in a form, where the editor of a page would indent. */
function useTabOut(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const around = place.current?.parentElement;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && event.target === place.current) event.stopPropagation();
    };
    around?.addEventListener('keydown', leave, { capture: true });
    return () => around?.removeEventListener('keydown', leave, { capture: true });
  }, [place]);
}

function bodyOf(paragraphs: readonly Paragraph[]) {
  return { paragraphs: paragraphs.length === 0 ? [EMPTY] : [...paragraphs] };
}

/** Marks an empty text for its placeholder. */
function mark(place: HTMLElement, paragraphs: readonly Paragraph[]): void {
  place.toggleAttribute('data-blank', paragraphs.length < 2 && (paragraphs[0]?.runs.length ?? 0) === 0);
}
