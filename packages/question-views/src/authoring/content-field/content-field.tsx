import type { Paragraph } from '@lectern/courseware';
import { type ColorContext, DEFAULT_COLOR_MAP, type ListStyle, OFFICE_COLORS } from '@lectern/courseware';
import { type Content, isBlank, plainTextOf } from '@lectern/questions';
import type { TextEditor } from '@lectern/stage/free-text';
import { classNames, Text, useTextsOf } from '@lectern/ui';
import { LazyCode, useLazy } from '@lectern/ui/lazy';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { useAuthor } from '../author-context.ts';
import classes from './content-field.module.css';
import { contentTexts } from './content-texts.ts';
import { fieldKeys } from './field-keys.ts';
import { MediaRow, useAddedFiles } from './media-row.tsx';
import { pastedLines } from './pasted-lines.ts';
import { withTypedSigns } from './typed-signs.ts';

/** Functions of a field for its list. */
export interface FieldHands {
  focus(): void;
}

export interface ContentFieldProps {
  readonly ref?: Ref<FieldHands> | undefined;
  readonly value: Content;
  readonly onChange: (value: Content) => void;
  /** The accessible name. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Makes a gap whose answer is the given text, and returns its id; left out where no gaps are allowed. */
  readonly makeGap?: ((answer: string) => string) | undefined;
  /** Whether pictures, sounds and films may stand below the text; true when left out. */
  readonly media?: boolean;
  /** Enter goes on instead of beginning a paragraph. */
  readonly onEnter?: (() => void) | undefined;
  /** Backspace in an empty field. */
  readonly onErase?: (() => void) | undefined;
  /** Several pasted lines; left out where they become paragraphs. */
  readonly onLines?: ((lines: readonly Content[]) => void) | undefined;
  /** Alt with an arrow. */
  readonly onMove?: ((by: 1 | -1) => void) | undefined;
  /** `large` for a stem or passage; `plain` has no border of its own. */
  readonly look?: 'large' | 'plain' | undefined;
  /** A problem of the value in the author's language. */
  readonly problem?: string | undefined;
}

const freeText = new LazyCode(async () => (await import('@lectern/stage/free-text')).FreeText);

/** A field for a text of a question, with the editor of a page's texts. */
export function ContentField(props: ContentFieldProps): ReactNode {
  const { value, label, placeholder, media = true, look, problem, ref } = props;
  const { readOnly } = useAuthor();
  const noteId = useId();
  const t = useTextsOf(contentTexts);
  const added = useAddedFiles(value, props.onChange);
  return (
    <div
      className={classNames(classes.field, look && classes[look])}
      data-invalid={problem === undefined ? undefined : ''}
    >
      {readOnly ? (
        <StillText value={value} label={label} />
      ) : (
        <OpenField
          {...props}
          hands={ref}
          placeholder={placeholder ?? t.placeholder}
          noteId={problem === undefined ? undefined : noteId}
          addFiles={media && added.canAdd ? added.add : undefined}
        />
      )}
      {media && <MediaRow value={value} onChange={props.onChange} added={added} />}
      {problem !== undefined && (
        <Text as="p" size="small" id={noteId} className={classes.problem} data-problem="">
          {problem}
        </Text>
      )}
    </div>
  );
}

type OpenFieldProps = Omit<ContentFieldProps, 'ref'> & {
  readonly hands: Ref<FieldHands> | undefined;
  readonly noteId: string | undefined;
  readonly addFiles: ((files: readonly File[]) => void) | undefined;
};

function OpenField(props: OpenFieldProps): ReactNode {
  const { value, label, placeholder, hands, noteId, addFiles } = props;
  const author = useAuthor();
  const loaded = useLazy(freeText);
  const editor = useRef<TextEditor>(null);
  const latest = useRef(props);
  latest.current = props;
  const [wantsFocus, setWantsFocus] = useState(false);
  /** The words that the next gap takes the place of. */
  const gapWords = useRef('');
  const isHere = loaded.type === 'here';
  useImperativeHandle(hands, () => ({
    focus: () => (editor.current ? editor.current.focus() : setWantsFocus(true)),
  }));
  useEffect(() => {
    if (isHere && wantsFocus) editor.current?.focus();
  }, [isHere, wantsFocus]);
  useEffect(() => {
    const { current } = editor;
    return isHere && current ? () => author.active.leave(current) : undefined;
  }, [author, isHere]);

  const store = useCallback((typed: readonly Paragraph[]) => {
    const { value: before, makeGap, onChange } = latest.current;
    const paragraphs = withTypedSigns(
      typed,
      makeGap &&
        (() => {
          const answer = gapWords.current;
          gapWords.current = '';
          return makeGap(answer);
        }),
    );
    const isEmpty = paragraphs.length === 1 && paragraphs[0]?.runs.length === 0;
    onChange({ ...before, paragraphs: isEmpty ? [] : [...paragraphs] });
    return paragraphs;
  }, []);
  const insertGap = () => {
    const open = editor.current;
    if (!open) return;
    gapWords.current = plainTextOf({ paragraphs: [...(open.sample().parts[0]?.paragraphs ?? [])] });
    open.type('【】');
    open.focus();
  };
  const enter = () => {
    if (!editor.current) return;
    const insert = props.makeGap && insertGap;
    author.active.enter({ editor: editor.current, insertGap: insert, addFiles });
  };
  if (loaded.type !== 'here')
    return (
      <div role="textbox" aria-label={label} tabIndex={0} onFocus={() => setWantsFocus(true)}>
        <StillText value={value} label={label} />
      </div>
    );
  const FreeText = loaded.value;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the text inside is the control; it tells of focus and pasting
    <div
      className={classes.open}
      onFocus={enter}
      onPasteCapture={(event) => pasted(event, latest.current)}
      data-placeholder={placeholder}
    >
      <FreeText
        ref={editor}
        paragraphs={value.paragraphs}
        onChange={store}
        onKey={(event) => fieldKeys(event, editor.current, latest.current, author)}
        onFormula={() => author.active.askForFormula()}
        label={label}
        levels={FIELD_LEVELS}
        colors={fieldColors}
        invalid={noteId !== undefined}
        describedBy={noteId}
        className={classes.text ?? ''}
      />
    </div>
  );
}

/** Files become media; several lines go to the list of the field. The text itself pastes all else. */
function pasted(event: React.ClipboardEvent, { addFiles, onLines }: OpenFieldProps): void {
  const files = [...event.clipboardData.files].filter(({ type }) => /^(?:image|audio|video)\//.test(type));
  const words = event.clipboardData.getData('text/plain');
  // A copied table or paragraph of Word has a picture of itself beside the words.
  const takesFiles = addFiles && files.length > 0 && words.trim() === '';
  const lines = onLines && !takesFiles ? pastedLines(event.clipboardData) : [];
  const isList = lines.length > 1 || (lines.length === 1 && words.trim().includes('\t'));
  if (!takesFiles && !isList) return;
  event.preventDefault();
  event.stopPropagation();
  if (takesFiles) addFiles(files);
  else onLines?.(lines);
}

/** The text without its media, which stand below it. */
function StillText({ value, label }: { readonly value: Content; readonly label: string }): ReactNode {
  return (
    <span className={classes.still} role="note" aria-label={label}>
      {isBlank(value) ? '\u00a0' : <ContentView content={{ paragraphs: value.paragraphs }} />}
    </span>
  );
}

/** 12 points are 16 pixels: easy to read beside the labels of the dialog. */
const LEVEL = { run: { size: 12, latin: 'Microsoft YaHei', eastAsian: 'Microsoft YaHei' } };

/** The format of texts in fields. Their own sizes and colours are kept. */
const FIELD_LEVELS: readonly ListStyle[] = [Array.from({ length: 9 }, () => LEVEL)];

/** The theme's colours, with the letters in the ink of the screen, which is light on dark in the dark theme. */
function fieldColors(place: HTMLElement): ColorContext {
  return { colors: { ...OFFICE_COLORS, dk1: inkOf(place) }, map: DEFAULT_COLOR_MAP };
}

function inkOf(place: HTMLElement): string {
  const channels = getComputedStyle(place).color.match(/[\d.]+/g) ?? [];
  return channels
    .slice(0, 3)
    .map((channel) => Math.round(Number(channel)).toString(16).padStart(2, '0'))
    .join('');
}
