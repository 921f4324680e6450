import type { Content } from '@lectern/questions';
import { plainTextOf } from '@lectern/questions/shown';
import { classNames, Stack } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { Mark, type MarkState, RightSign } from '../../review/mark.tsx';
import { choiceOfKey, nextChoice } from './arrow-keys.ts';
import classes from './choose.module.css';

export interface ShownChoice {
  readonly id: string;
  readonly content: Content;
}

export interface ChoiceListProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly ShownChoice[];
  readonly picked: readonly string[];
  /** Whether several choices can be picked: check boxes instead of radio buttons. */
  readonly several?: boolean;
  /** Called with the choice that was tapped, or whose key was pressed. */
  readonly onPick: (id: string) => void;
  readonly locked?: boolean;
  /** Marks behind the choices. */
  readonly marks?: ReadonlyMap<string, MarkState>;
  /** Choices that are right, outlined while the marks are shown. */
  readonly right?: readonly string[];
  /** Draws the choices as printed, with letters and without boxes. */
  readonly paper?: boolean;
}

/** A letter for each choice: A, B, C … */
export function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}

/**
 * Choices with letters. A tap anywhere on a choice picks it; arrows move, digits and letters pick, space and Enter pick the
 * focused choice. Players within a choice keep their own clicks.
 */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { label, choices, picked, several = false, onPick, locked = false, paper = false } = props;
  const group = useRef<HTMLDivElement>(null);
  if (paper) return <PaperChoices {...props} />;
  const current = choices.find(({ id }) => picked.includes(id))?.id ?? choices[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return;
    const ids = choices.map(({ id }) => id);
    const focused = choiceWith(event.target);
    if (focused === undefined) return;
    const typed = choiceOfKey(event.key, ids);
    const target = typed ?? nextChoice(event.key, ids, focused);
    if (target === undefined) return;
    event.preventDefault();
    for (const button of group.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])
      if (button.dataset.choice === target) button.focus();
    if (typed !== undefined || !several) onPick(target);
  };
  return (
    <div className={classes.frame}>
      <Stack
        ref={group}
        role={several ? 'group' : 'radiogroup'}
        aria-label={label}
        className={classes.list}
        data-density={densityOf(choices.map(({ content }) => content))}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            {...props}
            choice={choice}
            letter={letterOf(index)}
            isPicked={picked.includes(choice.id)}
            isTabStop={several || choice.id === current}
          />
        ))}
      </Stack>
    </div>
  );
}

interface ChoiceRowProps extends ChoiceListProps {
  readonly choice: ShownChoice;
  readonly letter: string;
  readonly isPicked: boolean;
  readonly isTabStop: boolean;
}

/** One choice: its button lies over the whole row, and is named by its letter and its content. */
function ChoiceRow(props: ChoiceRowProps): ReactNode {
  const {
    choice,
    letter,
    isPicked,
    isTabStop,
    several = false,
    locked = false,
    onPick,
    marks,
    right,
  } = props;
  const name = useId();
  const { id, content } = choice;
  const mark = marks?.get(id);
  const checked = { role: several ? 'checkbox' : 'radio', 'aria-checked': isPicked };
  return (
    <div
      className={classNames(classes.choice, right?.includes(id) && classes.isRight)}
      data-picked={isPicked ? '' : undefined}
      data-mark={mark}
    >
      <button
        type="button"
        {...checked}
        aria-labelledby={`${name}-letter ${name}-text`}
        aria-disabled={locked || undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-choice={id}
        className={classes.button}
        onClick={() => (locked ? undefined : onPick(id))}
      >
        <span id={`${name}-letter`} className={classes.letter} data-several={several ? '' : undefined}>
          {several && isPicked ? (
            <>
              <Check aria-hidden="true" strokeWidth={3} />
              <span className="visually-hidden">{letter}</span>
            </>
          ) : (
            letter
          )}
        </span>
      </button>
      <ContentView id={`${name}-text`} content={content} className={classes.text} />
      {right?.includes(id) && mark === undefined ? <RightSign className={classes.mark} /> : null}
      <MarkOf state={mark} />
    </div>
  );
}

function MarkOf({ state }: { readonly state: MarkState | undefined }): ReactNode {
  return state === undefined ? null : <Mark state={state} className={classes.mark} />;
}

/** The choice whose button is the target of a key; undefined for other controls, such as those of a player. */
function choiceWith(element: EventTarget | null): string | undefined {
  return element instanceof HTMLElement ? element.dataset.choice : undefined;
}

/** The choices as they are printed; those of the key are marked. */
function PaperChoices({ label, choices, marks, right }: ChoiceListProps): ReactNode {
  return (
    <div className={classes.frame}>
      <div
        role="list"
        aria-label={label}
        className={classNames(classes.list, classes.paper)}
        data-density={densityOf(choices.map(({ content }) => content))}
      >
        {choices.map(({ id, content }, index) => (
          <div
            key={id}
            role="listitem"
            className={classNames(classes.printed, right?.includes(id) && classes.isRight)}
          >
            <span className={classes.printedLetter}>{letterOf(index)}.</span>
            <ContentView content={content} className={classes.text} />
            <MarkOf state={marks?.get(id)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** How many choices fit beside each other: four short ones, two of middle length, one long one; pictures as cards. */
export type Density = 'short' | 'middle' | 'long' | 'pictures';

/** The most letters of a short and of a middle choice; a Chinese character counts as two. */
const SHORT = 10;
const MIDDLE = 28;

export function densityOf(choices: readonly Content[]): Density {
  const hasPicture = choices.some(({ media = [] }) => media.some(({ type }) => type === 'picture'));
  if (hasPicture) return 'pictures';
  if (choices.some(({ media = [], paragraphs }) => media.length > 0 || paragraphs.length > 1)) return 'long';
  const longest = Math.max(0, ...choices.map((choice) => widthOf(plainTextOf(choice))));
  return longest <= SHORT ? 'short' : longest <= MIDDLE ? 'middle' : 'long';
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
}
