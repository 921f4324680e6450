import type { BodyOf, Content } from '@lectern/questions';
import { Button, useTextsOf } from '@lectern/ui';
import { Check, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { useDrags } from '../../parts/dragging/drags.ts';
import type { MarkState } from '../../review/mark.tsx';
import { playedParts, type Strip, type StripProps } from '../game.ts';
import { gameTexts } from '../texts.ts';
import { HitTargets, Track } from './drawn.tsx';
import { PartInput, type RushInputProps } from './part-input.tsx';
import classes from './rush.module.css';
import { RushStrip, rightOf } from './rush-strip.tsx';
import { followSwipe } from './swipe.ts';

/** 分组竞争: each right answer is a step; the first at the goal is done. */
export const TeamRaceStrip: Strip = (props) => {
  const texts = useTextsOf(gameTexts);
  const { steps, sameOrder } = props.body.own as { readonly steps: number; readonly sameOrder: boolean };
  const parts = playedParts(props);
  const goal = Math.min(steps, parts.length);
  const done = Math.min(goal, rightOf(parts, props.parts));
  return (
    <RushStrip
      {...props}
      goal={goal}
      isSameOrder={sameOrder}
      above={<Track done={done} goal={goal} label={texts.step(done, goal)} />}
    />
  );
};

/** 口算竞速: sums, one after the other. */
export const SumsSprintStrip: Strip = (props) => <RushStrip {...props} />;

/** 判断对错: a statement is swiped to the left or right, or one of two buttons is tapped. */
export const TruthRushStrip: Strip = (props) => {
  const { reasons } = props.answerKey.own as {
    readonly reasons: readonly { readonly part: string; readonly reason: Content }[];
  };
  return (
    <RushStrip
      {...props}
      Input={TruthInput}
      isStemInInput
      reasonOf={(part) => reasons.find((one) => one.part === part)?.reason}
    />
  );
};

function TruthInput({ part, given, onGive }: RushInputProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const surface = useRef<HTMLDivElement>(null);
  const isShown = given !== undefined;
  useDrags(surface, (_card, handle) =>
    isShown || !surface.current
      ? undefined
      : followSwipe(surface.current, handle, (truth) => onGive({ truth })),
  );
  return (
    <div ref={surface} className={classes.statement}>
      <div className={classes.swiped} data-drag="statement">
        {part.stem ? <ContentView content={part.stem} /> : null}
      </div>
      <div className={classes.truths}>
        {(['true', 'false'] as const).map((truth) => (
          <button
            key={truth}
            type="button"
            className={classes.truth}
            data-truth={truth}
            disabled={isShown}
            onClick={() => onGive({ truth: truth === 'true' })}
          >
            {truth === 'true' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {texts.truth[truth]}
          </button>
        ))}
      </div>
    </div>
  );
}

type Choices = BodyOf<'single-choice'>['choices'];

/** 趣味选择: the right ones of balloons, moles or doors are hit. */
export const FunChoiceStrip: Strip = (props: StripProps) => {
  const { shownAs } = props.body.own as { readonly shownAs: string };
  // One function for each look: a new function in each rendering would be a new input.
  const [Input] = useState(() => (input: RushInputProps) => <HitInput {...input} look={shownAs} />);
  return <RushStrip {...props} Input={Input} />;
};

function HitInput({ part, given, onGive, look }: RushInputProps & { readonly look: string }): ReactNode {
  const texts = useTextsOf(gameTexts);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const isSeveral = part.kind.kind === 'multiple-choice';
  if (!isSeveral && part.kind.kind !== 'single-choice')
    return <PartInput part={part} given={given} onGive={onGive} />;
  const { choices } = part.body as { readonly choices: Choices };
  const right = picksOf(part.kind.rightResponse(part.body, part.key));
  const hit = given === undefined ? picked : picksOf(given);
  const markOf = (id: string): MarkState | undefined => {
    if (given === undefined) return undefined;
    if (right.includes(id)) return 'right';
    return hit.includes(id) ? 'wrong' : undefined;
  };
  const tap = (id: string) => {
    if (!isSeveral) onGive({ choice: id });
    else setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  };
  return (
    <div className={classes.input}>
      <HitTargets
        choices={choices}
        look={look}
        picked={hit}
        isSeveral={isSeveral}
        locked={given !== undefined}
        markOf={markOf}
        onTap={tap}
      />
      {isSeveral && given === undefined ? (
        <Button
          size="large"
          tone="primary"
          disabled={picked.length === 0}
          onClick={() => onGive({ choices: [...picked] })}
        >
          {texts.answer}
        </Button>
      ) : null}
    </div>
  );
}

/** The picked choices of a response to a question with choices. */
function picksOf(response: unknown): readonly string[] {
  const { choice, choices } = (response ?? {}) as {
    readonly choice?: string;
    readonly choices?: readonly string[];
  };
  return choices ?? (choice === undefined ? [] : [choice]);
}
