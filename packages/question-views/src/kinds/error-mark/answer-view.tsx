import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { Mark, type MarkState, statesOf } from '../../review/mark.tsx';
import { CorrectionBar } from './correction-bar.tsx';
import classes from './error-mark.module.css';
import { type Correction, markAt, type TextMark, withMark, withoutMarks } from './marks.ts';
import { errorMarkTexts } from './texts.ts';

type Kind = 'error-mark';
type Token = BodyOf<Kind>['tokens'][number];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** 改错题: a tap on a word marks it; its correction is written in a bar at the lower edge. */
export const ErrorMarkView: AnswerView<BodyOf<Kind>, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper = false } = props;
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  /** The token that Tab reaches; arrow keys choose another one. */
  const [reached, setReached] = useState<string>();
  const { tokens, told } = body;
  const marks = (paper ? review?.right : response)?.marks ?? [];
  const isOpen = !locked && !paper;
  const states = statesOf(review?.items);
  const wordsOf = (id: string) => tokens.find((token) => token.id === id)?.runs ?? [];
  const tap = (id: string) => {
    setReached(id);
    if (open === id) {
      setOpen(undefined);
      onChange({ marks: withoutMarks(marks, id) });
      return;
    }
    setOpen(id);
    if (!marks.some(({ token }) => token === id))
      onChange({ marks: withMark(marks, id, { way: 'replace', text: '' }) });
  };
  const press = (event: KeyboardEvent, id: string) => {
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : tokens[tokens.findIndex((token) => token.id === id) + step];
    if (next) {
      setReached(next.id);
      text.current?.querySelector<HTMLElement>(`[data-token="${CSS.escape(next.id)}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') tap(id);
    else return;
    event.preventDefault();
  };
  const tabbed = reached ?? tokens[0]?.id;
  const buttonOf = (id: string) => ({
    role: 'button',
    tabIndex: id === tabbed ? 0 : -1,
    'aria-pressed': marks.some(({ token }) => token === id),
    'data-open': open === id ? '' : undefined,
    onClick: () => tap(id),
    onKeyDown: (event: KeyboardEvent) => press(event, id),
  });
  return (
    <div className={classes.frame}>
      {told === undefined || paper ? null : <Told count={told} marked={marks.length} />}
      <div ref={text} className={classes.text}>
        {tokens.map((token) => (
          <span key={token.id}>
            <span
              {...(isOpen ? buttonOf(token.id) : undefined)}
              data-token={token.id}
              className={classes.token}
            >
              <MarkedToken token={token} marks={marks} />
            </span>
            {review && !paper ? (
              <TokenReview token={token.id} marks={marks} states={states} right={review.right?.marks} />
            ) : null}
          </span>
        ))}
      </div>
      {open !== undefined && isOpen ? (
        <CorrectionBar
          key={open}
          words={
            <ContentView content={{ paragraphs: [{ runs: wordsOf(open) }] }} className={classes.inline} />
          }
          marks={marks.filter(({ token }) => token === open)}
          onMark={(correction) => onChange({ marks: withMark(marks, open, correction) })}
          onRemove={() => {
            setOpen(undefined);
            onChange({ marks: withoutMarks(marks, open) });
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  );
};

/** The number of mistakes, and of marks so far. */
function Told({ count, marked }: { readonly count: number; readonly marked: number }): ReactNode {
  const texts = useTextsOf(errorMarkTexts);
  return (
    <Text tone="quiet" role="status">
      {texts.told(count, marked)}
    </Text>
  );
}

/** A token with its correction as teachers write it: above, struck out, or with a caret behind it. */
function MarkedToken({
  token,
  marks,
}: {
  readonly token: Token;
  readonly marks: readonly TextMark[];
}): ReactNode {
  const words = <ContentView content={{ paragraphs: [{ runs: token.runs }] }} className={classes.inline} />;
  const changed = markAt(marks, token.id, 'at');
  const inserted = markAt(marks, token.id, 'behind');
  return (
    <>
      {changed === undefined ? (
        words
      ) : changed.way === 'delete' ? (
        <del className={classes.deleted}>{words}</del>
      ) : (
        <ruby className={classes.replaced}>
          {words}
          <rt>{textOf(changed) || '?'}</rt>
        </ruby>
      )}
      {inserted ? (
        <ruby className={classes.inserted}>
          ∧<rt>{textOf(inserted) || '?'}</rt>
        </ruby>
      ) : null}
    </>
  );
}

interface TokenReviewProps {
  readonly token: string;
  readonly marks: readonly TextMark[];
  readonly states: ReadonlyMap<string, MarkState>;
  readonly right: readonly TextMark[] | undefined;
}

/** The signs of a token's marks, and the right correction where it was not given. */
function TokenReview({ token, marks, states, right = [] }: TokenReviewProps): ReactNode {
  const texts = useTextsOf(errorMarkTexts);
  return (['at', 'behind'] as const).map((where) => {
    const item = states.get(where === 'at' ? token : `${token}+`);
    const given = markAt(marks, token, where);
    // An error may be corrected here or there; the right response names one of both.
    const wanted = markAt(right, token, where) ?? markAt(right, token, where === 'at' ? 'behind' : 'at');
    const state = item ?? (given && !wanted ? 'wrong' : undefined);
    if (state === undefined) return null;
    return (
      <span key={where} className={classes.review}>
        <Mark state={state} />
        {state === 'right' || !wanted ? null : (
          <span className={classes.right}>{texts.correction(wanted)}</span>
        )}
      </span>
    );
  });
}

function textOf(correction: Correction): string {
  return correction.way === 'delete' ? '' : correction.text;
}
