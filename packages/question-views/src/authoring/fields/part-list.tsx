import { type Content, contentOf, isBlank } from '@lectern/questions';
import { Button } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAuthor } from '../author-context.ts';
import { ContentField, type FieldHands } from '../content-field/content-field.tsx';
import classes from './fields.module.css';
import { moved, RowTools } from './row-tools.tsx';

/** A choice, card, row or item of a list. */
export interface ListedPart {
  readonly id: string;
  readonly content: Content;
}

export interface PartListProps<Part extends ListedPart> {
  readonly parts: readonly Part[];
  readonly onChange: (parts: readonly Part[]) => void;
  /** A new part with a content. */
  readonly makePart: (content: Content) => Part;
  readonly fewest: number;
  readonly most: number;
  /** The name of a part by its index, such as 选项 A. */
  readonly nameOf: (index: number) => string;
  readonly addLabel: string;
  /** Before the text of a part: its letter, number or the button that marks it right. */
  readonly before?: ((part: Part, index: number) => ReactNode) | undefined;
  /** Behind its text. */
  readonly after?: ((part: Part, index: number) => ReactNode) | undefined;
  /** Below its text. */
  readonly below?: ((part: Part, index: number) => ReactNode) | undefined;
  readonly placeholder?: ((index: number) => string) | undefined;
  readonly problemOf?: ((part: Part) => string | undefined) | undefined;
  readonly canMove?: boolean;
  readonly media?: boolean;
}

/**
 * A list of texts that is typed like a text: Enter begins the next part, Backspace in an empty one removes it, Alt with an
 * arrow moves it, and pasted lines become parts.
 */
export function PartList<Part extends ListedPart>(props: PartListProps<Part>): ReactNode {
  const { parts, onChange, makePart, most, addLabel } = props;
  const { readOnly } = useAuthor();
  const hands = useRef(new Map<string, FieldHands>());
  const focusOn = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = focusOn.current;
    if (id === undefined) return;
    hands.current.get(id)?.focus();
    focusOn.current = undefined;
  });
  const insert = (at: number, contents: readonly Content[]) => {
    const made = contents.slice(0, most - parts.length).map(makePart);
    focusOn.current = made.at(-1)?.id;
    if (made.length > 0) onChange([...parts.slice(0, at), ...made, ...parts.slice(at)]);
  };
  const enter = (index: number) => {
    const next = parts[index + 1];
    if (next) hands.current.get(next.id)?.focus();
    else insert(parts.length, [contentOf('')]);
  };
  const lines = (index: number, contents: readonly Content[]) => {
    // The lines fill this part and the empty ones after it, and then new ones.
    const rest = [...contents];
    const filled = parts.map((part, at) => {
      const [first] = rest;
      if (at < index || !first || (at > index && !isBlank(part.content))) return part;
      rest.shift();
      const isJoined = at === index && !isBlank(part.content);
      return { ...part, content: isJoined ? joined(part.content, first) : first };
    });
    onChange([...filled, ...rest.slice(0, most - parts.length).map(makePart)]);
  };
  return (
    <>
      <ol className={classes.rows}>
        {parts.map((part, index) => (
          <PartRow
            key={part.id}
            {...props}
            part={part}
            index={index}
            setHands={(own) => {
              if (own) hands.current.set(part.id, own);
              else hands.current.delete(part.id);
            }}
            focus={(id) => {
              focusOn.current = id;
            }}
            onEnter={() => enter(index)}
            onLines={(contents) => lines(index, contents)}
          />
        ))}
      </ol>
      {!readOnly && parts.length < most && (
        <div>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => insert(parts.length, [contentOf('')])}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}

interface PartRowProps<Part extends ListedPart> extends PartListProps<Part> {
  readonly part: Part;
  readonly index: number;
  readonly setHands: (hands: FieldHands | null) => void;
  /** Gives a part the focus when the list has changed. */
  readonly focus: (id: string | undefined) => void;
  readonly onEnter: () => void;
  readonly onLines: (lines: readonly Content[]) => void;
}

function PartRow<Part extends ListedPart>(props: PartRowProps<Part>): ReactNode {
  const { parts, onChange, fewest, part, index, nameOf, canMove = true } = props;
  const { readOnly } = useAuthor();
  const name = nameOf(index);
  const canRemove = parts.length > fewest;
  const remove = () => {
    props.focus((parts[index - 1] ?? parts[index + 1])?.id);
    onChange(parts.filter(({ id }) => id !== part.id));
  };
  const move = (by: 1 | -1) => {
    props.focus(part.id);
    onChange(moved(parts, index, by));
  };
  return (
    <li className={classes.row}>
      {props.before?.(part, index) ?? <span className={classes.mark}>{index + 1}.</span>}
      <div className={classes.fill}>
        <ContentField
          ref={props.setHands}
          value={part.content}
          label={name}
          placeholder={props.placeholder?.(index) ?? name}
          media={props.media ?? true}
          onChange={(content) =>
            onChange(parts.map((one) => (one.id === part.id ? { ...one, content } : one)))
          }
          onEnter={props.onEnter}
          onErase={canRemove ? remove : undefined}
          onLines={props.onLines}
          onMove={canMove ? move : undefined}
          problem={props.problemOf?.(part)}
        />
        {props.below?.(part, index)}
      </div>
      {props.after?.(part, index)}
      {!readOnly && (
        <RowTools
          name={name}
          index={index}
          count={parts.length}
          onMove={canMove ? move : undefined}
          onRemove={canRemove ? remove : undefined}
        />
      )}
    </li>
  );
}

function joined(one: Content, other: Content): Content {
  const [first] = other.paragraphs;
  const last = one.paragraphs.at(-1);
  if (!first || !last) return one;
  return {
    ...one,
    paragraphs: [...one.paragraphs.slice(0, -1), { ...last, runs: [...last.runs, ...first.runs] }],
  };
}

/** The letter of a part by its index: A, B, C, … */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
