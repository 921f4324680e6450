import { KindSwitch, QuestionView } from '@lectern/question-views';
import { isComposite, type Question, reviewOf } from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Button, Checkbox, Column, Row, ScrollArea, Stack, Tag, Text } from '@lectern/ui';
import { Pencil } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useImportTexts } from '../import-texts.ts';
import { withPick } from '../picked.ts';
import classes from '../question-import.module.css';
import type { FileLine } from '../read-file.ts';
import { useReportText } from '../report-texts.ts';

const NO_LINES: readonly FileLine[] = [];
/** Time in which the cards above an opened one are drawn, milliseconds. */
const SETTLE_MS = 1_500;

interface FoundQuestionsProps {
  readonly questions: readonly Question[];
  readonly lines: ReadonlyMap<number, readonly FileLine[]>;
  readonly picks: ReadonlySet<number>;
  /** The question that a line of the report opened last; another object for each press. */
  readonly shown: { readonly index: number } | undefined;
  readonly onPicks: (picks: ReadonlySet<number>) => void;
  readonly onChange: (index: number, question: Question) => void;
  readonly onOpen: (index: number) => void;
}

/** The questions of a file, each with its answer, a box to pick it, and the doubts about it. */
export function FoundQuestions(props: FoundQuestionsProps): ReactNode {
  const { questions, lines, picks, shown, onPicks, onChange, onOpen } = props;
  const t = useImportTexts();
  const [onlyDoubts, setOnlyDoubts] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef({ picks, last: 0, onPicks, onChange, onOpen });
  latest.current = { ...latest.current, picks, onPicks, onChange, onOpen };
  const pick = useCallback((index: number, isPicked: boolean, isRange: boolean) => {
    const { current } = latest;
    current.onPicks(withPick(current.picks, index, isPicked, isRange ? current.last : index));
    current.last = index;
  }, []);
  const change = useCallback(
    (index: number, question: Question) => latest.current.onChange(index, question),
    [],
  );
  const open = useCallback((index: number) => latest.current.onOpen(index), []);
  useEffect(() => {
    const { current } = list;
    const card = shown && current?.querySelector(`[data-index="${shown.index}"]`);
    if (!current || !card) return;
    // Cards above it grow while their questions are loaded.
    const observer = new ResizeObserver(() => card.scrollIntoView({ block: 'start' }));
    observer.observe(current);
    const timer = setTimeout(() => observer.disconnect(), SETTLE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [shown]);
  const all = picks.size === questions.length && questions.length > 0;
  const listed = [...questions.entries()].filter(
    ([index]) => !onlyDoubts || index === shown?.index || lines.has(index),
  );
  return (
    <Column gap={2} className={classes.found}>
      <Row gap={4}>
        <Row as="label" gap={2}>
          <Checkbox
            checked={all}
            partly={!all && picks.size > 0}
            disabled={questions.length === 0}
            onChange={() => onPicks(all ? new Set() : new Set(questions.keys()))}
          />
          {t('all')}
        </Row>
        <Row as="label" gap={2}>
          <Checkbox checked={onlyDoubts} disabled={lines.size === 0} onChange={setOnlyDoubts} />
          {t('onlyDoubts')}
        </Row>
      </Row>
      <ScrollArea className={classes.scroll} role="region" aria-label={t('questions')}>
        <Stack as="ol" gap={2} ref={list}>
          {listed.map(([index, question]) => (
            <FoundQuestion
              key={index}
              index={index}
              question={question}
              lines={lines.get(index) ?? NO_LINES}
              isPicked={picks.has(index)}
              isShown={index === shown?.index}
              onPick={pick}
              onChange={change}
              onOpen={open}
            />
          ))}
        </Stack>
      </ScrollArea>
    </Column>
  );
}

interface FoundQuestionProps {
  readonly index: number;
  readonly question: Question;
  readonly lines: readonly FileLine[];
  readonly isPicked: boolean;
  readonly isShown: boolean;
  readonly onPick: (index: number, isPicked: boolean, isRange: boolean) => void;
  readonly onChange: (index: number, question: Question) => void;
  readonly onOpen: (index: number) => void;
}

const FoundQuestion = memo((props: FoundQuestionProps): ReactNode => {
  const { index, question, lines, isPicked, isShown, onPick, onChange, onOpen } = props;
  const t = useImportTexts();
  const language = useLanguage();
  const textOf = useReportText();
  const [place, isNear] = useIsNear<HTMLLIElement>(isShown);
  const number = index + 1;
  const hasDoubts = lines.some(({ state }) => state === 'unsure');
  return (
    <Stack
      as="li"
      gap={3}
      pad={4}
      radius="card"
      ref={place}
      data-index={index}
      className={classes.card}
      data-picked={isPicked || undefined}
      data-shown={isShown || undefined}
    >
      <Checkbox
        className={classes.pick}
        aria-label={t('take', { number })}
        checked={isPicked}
        onClick={(event) => event.shiftKey && onPick(index, !isPicked, true)}
        onChange={(next) => onPick(index, next, false)}
      />
      <Stack gap={2} className={classes.content}>
        {isNear ? <Understood question={question} number={number} /> : <div className={classes.empty} />}
        {lines.length > 0 && (
          <Stack as="ul" gap={2}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names
              <Text key={at} as="li" tone={line.state === 'unsure' ? 'warning' : 'quiet'}>
                {textOf(line)}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
      <Column gap={2} align="end">
        {hasDoubts && isNear ? (
          <KindSwitch question={question} onChange={(next) => onChange(index, next)} />
        ) : (
          <Tag>{kindName(question.kind, language) ?? question.kind}</Tag>
        )}
        <Button
          size="small"
          tone="quiet"
          icon={<Pencil aria-hidden="true" />}
          aria-label={t('editOf', { number })}
          onClick={() => onOpen(index)}
        >
          {t('edit')}
        </Button>
      </Column>
    </Stack>
  );
});

/** A question with its right answer, where it has one, and its analysis. */
function Understood({
  question,
  number,
}: {
  readonly question: Question;
  readonly number: number;
}): ReactNode {
  const [response, review] = useMemo(() => {
    const right = rightResponseOf(question);
    return [right, reviewOf(question, right)];
  }, [question]);
  return (
    <QuestionView
      question={question}
      mode="review"
      screen="page"
      number={String(number)}
      response={response}
      review={review}
    />
  );
}

function rightResponseOf(question: Question): unknown {
  if (!isComposite(question)) return reviewOf(question, undefined).right;
  const children = question.children.map((child) => ({ id: child.id, response: rightResponseOf(child) }));
  return { children };
}

/** Whether an element is or was near the visible part of its list: only then its content is drawn. */
function useIsNear<Node extends HTMLElement>(isNeeded: boolean) {
  const place = useRef<Node>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '600px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);
  return [place, isNear || isNeeded] as const;
}
