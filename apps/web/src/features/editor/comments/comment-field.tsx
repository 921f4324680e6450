import { displayName } from '@lectern/protocol/accounts';
import { COMMENT_MAX, commentPeople, MENTIONS_MAX } from '@lectern/protocol/courseware-comments';
import { Box, Button, Row, Stack, Text } from '@lectern/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { publicUserQuery } from '../../../parts/documents/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './comments.module.css';
import { askedName, type Callable, mentionedIn, withMention } from './mentions.ts';
import { useCommentTexts } from './texts.ts';

export interface CommentFieldProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly atFirst?: string;
  /** Resolves to whether the comment was accepted. */
  readonly onSend: (text: string, mentions: string[]) => Promise<boolean>;
  readonly onCancel?: () => void;
  /** Called when the field becomes empty, and when it is no longer empty. */
  readonly onWriting?: (isWriting: boolean) => void;
  readonly focus?: boolean;
}

/** The input field of a comment. An @ lists the users with access to the courseware. */
export function CommentField(props: CommentFieldProps): ReactNode {
  const { label, sendLabel, atFirst = '', onSend, onCancel, onWriting, focus = false } = props;
  const t = useCommentTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [text, setText] = useState(atFirst);
  const isWriting = text !== '';
  const told = useRef(onWriting);
  told.current = onWriting;
  useEffect(() => told.current?.(isWriting), [isWriting]);
  const [asked, setAsked] = useState<string>();
  const [at, setAt] = useState(0);
  const [called, setCalled] = useState<readonly Callable[]>([]);
  const people = useCallable(asked !== undefined || atFirst.includes('@'));
  const found = asked === undefined ? [] : people.filter(({ name }) => name.includes(asked)).slice(0, 6);
  const look = () => {
    setAsked(field.current ? askedName(field.current.value, field.current.selectionStart) : undefined);
    setAt(0);
  };
  const choose = (person: Callable) => {
    const caret = field.current?.selectionStart ?? text.length;
    const next = withMention(text, caret, person.name);
    // Rendered synchronously, so that the caret is behind the name before the next key press.
    flushSync(() => {
      setText(next.text);
      setCalled([...called, person]);
      setAsked(undefined);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const isChange = atFirst !== '';
  const { send, sending } = useSending({ text, setText, isChange, onSend });
  // In a changed comment, users already named in it stay mentioned.
  const sendWords = () =>
    send(mentionedIn(text, isChange ? [...called, ...people] : called).slice(0, MENTIONS_MAX));
  const press = (event: KeyboardEvent) => {
    // Keys in the field must not reach the editor's shortcuts.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const chosen = found[at];
    if (chosen && event.key === 'Enter') choose(chosen);
    else if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    else if (chosen && event.key === 'Escape') setAsked(undefined);
    else if (event.key === 'Escape' && onCancel) onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void sendWords();
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap={2} className={classes.field}>
      <textarea
        ref={field}
        aria-label={label}
        placeholder={t('write')}
        aria-controls={found.length > 0 ? listId : undefined}
        rows={2}
        maxLength={COMMENT_MAX}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the press that opened it
        autoFocus={focus}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          look();
        }}
        onClick={look}
        onKeyDown={press}
      />
      {found.length > 0 ? <People id={listId} people={found} at={at} onChoose={choose} /> : null}
      <Buttons
        sendLabel={sendLabel}
        onCancel={onCancel}
        disabled={text.trim() === '' || (isChange && sending)}
        onSend={() => void sendWords()}
      />
    </Stack>
  );
}

interface ButtonsProps extends Pick<CommentFieldProps, 'sendLabel' | 'onCancel'> {
  readonly disabled: boolean;
  readonly onSend: () => void;
}

function Buttons({ sendLabel, onCancel, disabled, onSend }: ButtonsProps): ReactNode {
  const t = useCommentTexts();
  return (
    <Row as="span" justify="end" gap={2}>
      {onCancel ? (
        <Button size="small" tone="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : null}
      <Button size="small" tone="primary" disabled={disabled} onClick={onSend}>
        {sendLabel}
      </Button>
    </Row>
  );
}

interface SendingOptions extends Pick<CommentFieldProps, 'onSend'> {
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
  /** A comment that was sent before is changed. */
  readonly isChange: boolean;
}

/** Sends written comments one after the other. */
function useSending({ text, setText, isChange, onSend }: SendingOptions) {
  const [sending, setSending] = useState(false);
  /** The previous submission: comments are sent one after the other. */
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (mentions: string[]) => {
    const words = text.trim();
    if (words === '' || (isChange && sending)) return;
    setSending(true);
    // The field is cleared at once for the next comment. Text that was not accepted is put back in front.
    if (!isChange) setText('');
    const sent = before.current.then(() => onSend(words, mentions));
    before.current = sent.catch(() => undefined);
    const taken = await sent;
    setSending(false);
    if (!taken && !isChange) setText((since) => (since === '' ? words : `${words}\n${since}`));
    if (taken && isChange) setText('');
  };
  return { send, sending };
}

interface PeopleProps {
  readonly id: string;
  readonly people: readonly Callable[];
  /** The index of the name that Enter selects. */
  readonly at: number;
  readonly onChoose: (person: Callable) => void;
}

/** The users who can be mentioned. */
function People({ id, people, at, onChoose }: PeopleProps): ReactNode {
  const t = useCommentTexts();
  return (
    <Box as="ul" surface="field" id={id} className={classes.people} aria-label={t('mention')}>
      {people.map((person, index) => (
        <li key={person.id}>
          <Text
            as="button"
            textAlign="start"
            radius="small"
            wide
            type="button"
            className={classes.person}
            data-at={index === at || undefined}
            onClick={() => onChoose(person)}
          >
            {person.name}
          </Text>
        </li>
      ))}
    </Box>
  );
}

function useCallable(wanted: boolean): readonly Callable[] {
  const { document } = useEditing();
  const { data } = useQuery({
    queryKey: ['comment-people', document.id],
    queryFn: ({ signal }) => call(commentPeople, { params: { id: document.id }, signal }),
    enabled: wanted,
    staleTime: 60_000,
  });
  return useQueries({
    queries: (data?.user_ids ?? []).map((id) => publicUserQuery(id)),
    combine: (all) =>
      all.flatMap(({ data: person }) => {
        const name = person && displayName(person);
        return person && name !== undefined ? [{ id: person.user_id, name }] : [];
      }),
  });
}
