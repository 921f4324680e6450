import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { gapsOf, plainTextOf } from '@lectern/questions/shown';
import { IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { ChoiceList } from '../../parts/choose/choice-list.tsx';
import { Marked, type MarkState, statesOf } from '../../review/mark.tsx';
import { answerTexts } from '../answer-texts.ts';
import classes from './cloze-choice.module.css';
import { PrintedCloze } from './printed-cloze.tsx';

type Kind = 'cloze-choice';
type Body = BodyOf<Kind>;

/**
 * 完形选择: a tap on a gap shows its choices in a bar that stays at the lower edge while the passage scrolls. A choice fills the
 * gap, and the bar moves to the next empty gap.
 */
export const ClozeChoiceView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, paper, review } = props;
  const texts = useTextsOf(answerTexts);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const gaps = gapsOf(body.passage);
  const filled = fillsOf(response);
  const right = fillsOf(review?.right);
  const states = statesOf(review?.items);
  if (paper) return <PrintedCloze body={body} right={right} />;
  const choicesOf = (gap: string) => body.gaps.find(({ id }) => id === gap)?.choices ?? [];
  const shown = open !== undefined && gaps.includes(open) ? open : gaps.find((gap) => !filled.has(gap));
  const show = (gap: string | undefined) => {
    setOpen(gap);
    const button = [...(root.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? [])].find(
      (each) => each.dataset.gap === gap,
    );
    button?.scrollIntoView({ block: 'nearest' });
  };
  const fill = (gap: string, choice: string) => {
    const fills = new Map(filled).set(gap, choice);
    onChange({
      fills: gaps.flatMap((id) => {
        const picked = fills.get(id);
        return picked === undefined ? [] : [{ gap: id, choice: picked }];
      }),
    });
    const later = [...gaps.slice(gaps.indexOf(gap) + 1), ...gaps].find((id) => !fills.has(id));
    show(later ?? gap);
  };
  const drawGap = (gap: string) => {
    const number = gaps.indexOf(gap) + 1;
    const choice = choicesOf(gap).find(({ id }) => id === filled.get(gap));
    const rightChoice = choicesOf(gap).find(({ id }) => id === right.get(gap));
    return (
      <Gap
        id={gap}
        number={number}
        isOpen={shown === gap && !locked}
        state={states.get(gap)}
        name={texts.gap(number, choice && plainTextOf(choice.content))}
        onOpen={() => show(gap)}
        locked={locked}
        right={rightChoice ? <ContentView content={rightChoice.content} className={classes.inline} /> : null}
      >
        {choice ? <ContentView content={choice.content} className={classes.inline} /> : null}
      </Gap>
    );
  };
  const at = shown === undefined ? -1 : gaps.indexOf(shown);
  return (
    <Stack ref={root} gap={4}>
      <ContentView content={body.passage} gap={drawGap} className={classes.passage} />
      {locked || shown === undefined ? null : (
        <GapBar
          number={at + 1}
          count={gaps.length}
          choices={choicesOf(shown)}
          picked={filled.get(shown)}
          onMove={(by) => show(gaps[at + by])}
          onPick={(choice) => fill(shown, choice)}
        />
      )}
    </Stack>
  );
};

function fillsOf(response: ResponseOf<Kind> | undefined): ReadonlyMap<string, string> {
  return new Map(response?.fills.map(({ gap, choice }) => [gap, choice]));
}

interface GapBarProps {
  /** The number of the gap among all gaps, from 1. */
  readonly number: number;
  readonly count: number;
  readonly choices: Body['gaps'][number]['choices'];
  readonly picked: string | undefined;
  /** Moves to the gap before or after this one. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onPick: (choice: string) => void;
}

/** The bar with the choices of a gap, and buttons to its neighbours. */
function GapBar({ number, count, choices, picked, onMove, onPick }: GapBarProps): ReactNode {
  const texts = useTextsOf(answerTexts);
  return (
    <div className={classes.bar}>
      <Row justify="between" gap={2}>
        <IconButton
          label={texts.previousGap}
          icon={<ChevronLeft />}
          size="large"
          disabled={number <= 1}
          onClick={() => onMove(-1)}
        />
        <Text weight="medium" numeric>
          {number} / {count}
        </Text>
        <IconButton
          label={texts.nextGap}
          icon={<ChevronRight />}
          size="large"
          disabled={number >= count}
          onClick={() => onMove(1)}
        />
      </Row>
      <ChoiceList
        label={texts.gapChoices(number)}
        choices={choices}
        picked={[picked ?? ''].filter(Boolean)}
        onPick={onPick}
      />
    </div>
  );
}

interface GapProps {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly state: MarkState | undefined;
  readonly onOpen: () => void;
  readonly locked: boolean;
  readonly right: ReactNode;
  /** The picked choice. */
  readonly children: ReactNode;
}

/** A gap in its passage: its number until it is filled. */
function Gap(props: GapProps): ReactNode {
  const { id, number, name, isOpen, state, onOpen, locked, right, children } = props;
  return (
    <Marked state={state} right={right}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={locked ? undefined : isOpen}
        aria-disabled={locked || undefined}
        data-gap={id}
        data-open={isOpen ? '' : undefined}
        data-mark={state}
        className={classes.gap}
        onClick={() => (locked ? undefined : onOpen())}
      >
        {children ?? <span className={classes.number}>{number}</span>}
      </button>
    </Marked>
  );
}
