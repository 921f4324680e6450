import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { gapsOf } from '@lectern/questions/shown';
import { classNames, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { type DragToTarget, useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { Mark, RightAnswer, statesOf } from '../../review/mark.tsx';
import { PrintedBlank } from '../printed-blank.tsx';
import classes from './bank-cloze.module.css';

/** Texts of a passage with a bank. */
const bankClozeTexts = {
  zh: {
    gap: (number: number) => `第 ${number} 空`,
    empty: '，未填',
    bank: '备选项',
    bankEmpty: '备选项已用完',
  },
  en: {
    gap: (number: number) => `gap ${number}`,
    empty: ', empty',
    bank: 'Items',
    bankEmpty: 'All items are used',
  },
};

type Kind = 'bank-cloze';
type Body = BodyOf<Kind>;

/** 选句填空: items of the bank are put into the gaps of the passage; a gap or an item can be tapped first. */
export const BankClozeView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper } = props;
  const texts = useTextsOf(bankClozeTexts);
  const contentName = useContentName();
  const { passage, bank, reuse = false } = body;
  const fills = response?.fills ?? [];
  const gaps = gapsOf(passage);
  const items = new Map(bank.map((item) => [item.id, item.content]));
  /** The card in a gap; a card that can be used again stays in the bank too, so its copies have names of their own. */
  const cardIn = (gap: string) => {
    const choice = fills.find((fill) => fill.gap === gap)?.choice;
    return choice === undefined || !items.has(choice)
      ? undefined
      : { choice, card: reuse ? `in ${gap}` : choice };
  };
  const gapWith = (card: string) => gaps.find((gap) => cardIn(gap)?.card === card);
  const choiceOf = (card: string) => {
    const gap = gapWith(card);
    return (gap === undefined ? undefined : cardIn(gap)?.choice) ?? card;
  };
  const board = useDragToTarget({
    targets: gaps.map((id, index) => ({ id, name: texts.gap(index + 1) })),
    nameOf: (card) => contentName(items.get(choiceOf(card))),
    onDrop: (card, gap) => onChange({ fills: withFill(fills, choiceOf(card), gapWith(card), gap) }),
    locked,
  });
  if (paper) return <BankClozePaper body={body} right={review?.right?.fills ?? []} />;
  const states = statesOf(review?.items);
  const inBank = bank.filter(({ id }) => reuse || !fills.some(({ choice }) => choice === id));
  const gapView = (gap: string) => {
    const placed = cardIn(gap);
    const state = states.get(gap);
    const right = review?.right?.fills.find((fill) => fill.gap === gap)?.choice;
    const content = placed && items.get(placed.choice);
    const { className, ...target } = board.target(gap);
    const card = placed ? board.card(placed.card, gap) : undefined;
    return (
      <>
        <span {...target} className={classNames(classes.gap, className)} data-state={state}>
          {content ? (
            <span {...card} className={classNames(classes.chip, card?.className)}>
              <ContentView content={content} className={classes.words} />
            </span>
          ) : (
            <span className={classes.number}>
              {gaps.indexOf(gap) + 1}
              <span className="visually-hidden">{texts.empty}</span>
            </span>
          )}
          {state === undefined ? null : <Mark state={state} />}
        </span>
        {state !== undefined && state !== 'right' && right !== undefined && items.has(right) ? (
          <RightAnswer>
            <ContentView content={items.get(right) ?? { paragraphs: [] }} />
          </RightAnswer>
        ) : null}
      </>
    );
  };
  return (
    <div className={classes.frame} ref={board.surface}>
      <ContentView content={passage} gap={gapView} className={classes.passage} />
      {locked && review ? null : <Bank items={inBank} board={board} />}
      {board.status}
    </div>
  );
};

interface BankProps {
  readonly items: Body['bank'];
  readonly board: DragToTarget;
}

/** The items that are in no gap. */
function Bank({ items, board }: BankProps): ReactNode {
  const texts = useTextsOf(bankClozeTexts);
  return (
    <div role="group" aria-label={texts.bank} className={classes.bank}>
      {items.map(({ id, content }) => {
        const { className, ...card } = board.card(id);
        return (
          <div key={id} {...card} className={classNames(classes.chip, className)}>
            <ContentView content={content} />
          </div>
        );
      })}
      {items.length === 0 ? <span className={classes.number}>{texts.bankEmpty}</span> : null}
    </div>
  );
}

interface BankClozePaperProps {
  readonly body: Body;
  /** The right items, where the key is printed too. */
  readonly right: readonly { readonly gap: string; readonly choice: string }[];
}

function BankClozePaper({ body, right }: BankClozePaperProps): ReactNode {
  const gaps = gapsOf(body.passage);
  const letterIn = (gap: string) => {
    const at = body.bank.findIndex(({ id }) => id === right.find((fill) => fill.gap === gap)?.choice);
    return at < 0 ? undefined : letterOf(at);
  };
  return (
    <div className={classes.frame}>
      <ContentView
        content={body.passage}
        gap={(gap) => <PrintedBlank width={4}>{letterIn(gap) ?? gaps.indexOf(gap) + 1}</PrintedBlank>}
      />
      <div className={classes.printed}>
        {body.bank.map(({ id, content }, index) => (
          <div key={id} className={classes.printedItem}>
            <span>{letterOf(index)}.</span>
            <ContentView content={content} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A letter for each item of the bank; after Z a number. */
function letterOf(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : `${index + 1}`;
}

interface Fill {
  readonly gap: string;
  readonly choice: string;
}

/**
 * The filled gaps after a choice was dropped: into `to`, or back into the bank. `from`: the gap that it comes from, which
 * gets the item that was in `to`.
 */
export function withFill(
  fills: readonly Fill[],
  choice: string,
  from: string | undefined,
  to: string | undefined,
): Fill[] {
  if (from === to) return [...fills];
  const before = fills.find(({ gap }) => gap === to)?.choice;
  const kept = fills.filter(({ gap }) => gap !== from && gap !== to);
  if (to === undefined) return kept;
  const exchanged = from !== undefined && before !== undefined ? [{ gap: from, choice: before }] : [];
  return [...kept, ...exchanged, { gap: to, choice }];
}
