import type { Content } from '@lectern/questions';
import { Button, Row, Text, useTextsOf } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { Mark } from '../../review/mark.tsx';
import { type PlayedPart, playedParts, type StripProps, verdict } from '../game.ts';
import { RIGHT } from '../game-run.ts';
import { gameTexts } from '../texts.ts';
import { PartInput, type RushInputProps } from './part-input.tsx';
import classes from './rush.module.css';
import { nextPart, orderFor } from './rush-order.ts';

/** Time for which a result is shown, milliseconds: a wrong answer costs time. */
const SHOWN_MS = { right: 600, wrong: 2000 };

export interface RushStripProps extends StripProps {
  /** Draws the input; the view of the part's kind without it. */
  readonly Input?: (props: RushInputProps) => ReactNode;
  /** Whether the input draws the stem. */
  readonly isStemInInput?: boolean;
  /** Why the answer to a part is what it is; shown after a wrong answer, until the player goes on. */
  readonly reasonOf?: (part: string) => Content | undefined;
  /** Right answers after which the player is done; all parts without it. */
  readonly goal?: number | undefined;
  readonly isSameOrder?: boolean;
  /** Drawn above the question, such as the way to the goal. */
  readonly above?: ReactNode;
}

/** Basic questions one after the other, as quickly as the player answers. */
export function RushStrip(props: RushStripProps): ReactNode {
  const { parts: responses, player, onAnswer, onDone, isOver, goal, above } = props;
  const texts = useTextsOf(gameTexts);
  const { Input = PartInput, isSameOrder = true } = props;
  const parts = orderFor(playedParts(props), player, 4, isSameOrder);
  const [result, setResult] = useState<{ readonly part: string; readonly isRight: boolean }>();
  const part = parts.find(({ id }) => id === result?.part) ?? nextPart(parts, responses);
  const reason = result && !result.isRight ? props.reasonOf?.(result.part) : undefined;
  const done = Object.keys(responses).length;
  const isDone = done >= parts.length || (goal !== undefined && rightOf(parts, responses) >= goal);
  const goOn = useEffectEvent(() => {
    setResult(undefined);
    if (isDone) onDone();
  });
  useEffect(() => {
    if (!result || reason) return;
    const timer = setTimeout(() => goOn(), result.isRight ? SHOWN_MS.right : SHOWN_MS.wrong);
    return () => clearTimeout(timer);
  }, [result, reason]);
  const give = (response: unknown) => {
    if (!part || result || isOver) return;
    const share = verdict(part, response);
    onAnswer({ ...responses, [part.id]: response }, share);
    setResult({ part: part.id, isRight: share === RIGHT });
  };
  if (!part) return above;
  return (
    <div className={classes.rush}>
      {above}
      <Text tone="quiet" numeric className={classes.count}>
        {texts.part(Math.min(parts.length, done + (result ? 0 : 1)), parts.length)}
      </Text>
      {part.stem && !props.isStemInInput ? (
        <ContentView content={part.stem} className={classes.stem} />
      ) : null}
      <Input key={part.id} part={part} given={result ? responses[part.id] : undefined} onGive={give} />
      <Row gap={2} role="status" className={classes.result} justify="center">
        {result ? (
          <>
            <Mark state={result.isRight ? 'right' : 'wrong'} />
            <Text weight="bold">{result.isRight ? texts.right : texts.wrong}</Text>
          </>
        ) : null}
      </Row>
      {reason ? (
        <div className={classes.reason}>
          <ContentView content={reason} />
          <Button size="large" tone="primary" icon={<ArrowRight />} onClick={() => goOn()}>
            {texts.next}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The number of parts that were answered rightly. */
export function rightOf(parts: readonly PlayedPart[], responses: StripProps['parts']): number {
  return parts.filter(
    (part) => Object.hasOwn(responses, part.id) && verdict(part, responses[part.id]) === RIGHT,
  ).length;
}
