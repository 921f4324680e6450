import type { BodyOf, Content, PlayedBody } from '@lectern/questions';
import { Button, Text, useTextsOf } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { basicViewOf } from '../../basic-views.tsx';
import { ContentView } from '../../content/content-view.tsx';
import { HitTargets, Track } from '../rush/drawn.tsx';
import { gameTexts } from '../texts.ts';
import { nextOpen } from './deck-cards.ts';
import classes from './phone.module.css';
import { DeckSteps, phoneGame, Truths, useKeptFocus } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

type Part = PlayedBody['parts'][number];
type Choices = BodyOf<'single-choice'>['choices'];

interface Own {
  /** Balloons, moles or doors (趣味选择). */
  readonly shownAs?: string;
  /** Steps to the goal (分组竞争). */
  readonly steps?: number;
  /** Kinds of sums (口算竞速). */
  readonly facts?: readonly unknown[];
}

/** Time for which a hit choice is seen before the next question, milliseconds. */
const SEEN_MS = 260;

/** 趣味选择, 口算竞速, 分组竞争, 听写 on a phone: one question after the other, and a table of all answers at the end. */
export const RushDeck = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const shared = useTextsOf(gameTexts);
  const { steps, facts } = body.own as Own;
  const deck = useRef<HTMLDivElement>(null);
  const given = response?.parts ?? {};
  const isAnswered = (all: typeof given) => body.parts.map(({ id }) => isGiven(all[id]));
  const [at, setAt] = useState<number | undefined>(() => nextOpen(isAnswered(given), -1));
  const [leaving, setLeaving] = useState<string>();
  const part = at === undefined ? undefined : body.parts[at];
  const [seconds, elapsed] = useElapsed(response?.game?.milliseconds ?? 0, part !== undefined);
  const isTimed = steps !== undefined || facts !== undefined;
  useKeptFocus(deck, at);
  const goOn = useEffectEvent(() => {
    setLeaving(undefined);
    setAt(nextOpen(isAnswered(given), at ?? -1));
  });
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => goOn(), SEEN_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  const give = (id: string, value: unknown) =>
    onChange({
      ...response,
      parts: { ...given, [id]: value },
      game: { ...response?.game, milliseconds: elapsed() },
    });
  const done = isAnswered(given).filter(Boolean).length;
  const goal = Math.min(steps ?? 0, body.parts.length);
  const ahead = Math.min(done, goal);
  return (
    <div className={classes.deck}>
      {goal > 0 ? <Track done={ahead} goal={goal} label={shared.step(ahead, goal)} /> : null}
      {part && at !== undefined ? (
        <>
          <DeckSteps at={at} all={body.parts.length} seconds={isTimed ? seconds : undefined} onStep={setAt} />
          {part.stem ? <ContentView content={part.stem} className={classes.asked} /> : null}
          <div ref={deck}>
            <PartInput
              key={part.id}
              part={part}
              own={body.own as Own}
              response={given[part.id]}
              locked={leaving !== undefined}
              onGive={(value, isOneTap) => {
                give(part.id, value);
                if (isOneTap) setLeaving(part.id);
              }}
              onNext={() => goOn()}
            />
          </div>
        </>
      ) : (
        <>
          <Text tone="quiet" role="status">
            {texts.all}
          </Text>
          <ol className={classes.rows}>
            {body.parts.map((one, index) => (
              <li key={one.id}>
                <button type="button" className={classes.row} onClick={() => setAt(index)}>
                  {one.stem ? <ContentView content={one.stem} /> : index + 1}
                  <strong>
                    <Given part={one} response={given[one.id]} />
                  </strong>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
});

interface PartInputProps {
  readonly part: Part;
  readonly own: Own;
  readonly response: unknown;
  readonly locked: boolean;
  /** `isOneTap`: the tap answers the question as a whole. */
  readonly onGive: (response: unknown, isOneTap: boolean) => void;
  readonly onNext: () => void;
}

/** The input of a question. One tap answers where there is one thing to tap; else a button or Enter leads to the next question. */
function PartInput({ part, own, response, locked, onGive, onNext }: PartInputProps): ReactNode {
  const texts = useTextsOf(phoneTexts);
  const picked = picksOf(response);
  const { choices } = part.body as { readonly choices?: Choices };
  if (part.kind === 'true-false')
    return <Truths response={response} onGive={(truth) => onGive({ truth }, true)} />;
  const isSingle = part.kind === 'single-choice';
  const isHit = choices !== undefined && own.shownAs !== undefined;
  const View = isHit ? undefined : basicViewOf(part.kind);
  return (
    <div
      role="group"
      className={classes.input}
      data-kind={part.kind}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && isGiven(response)) onNext();
      }}
    >
      {isHit ? (
        <HitTargets
          choices={choices}
          look={own.shownAs ?? ''}
          picked={picked}
          isSeveral={!isSingle}
          locked={locked}
          onTap={(id) => {
            if (isSingle) onGive({ choice: id }, true);
            else
              onGive(
                { choices: picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id] },
                false,
              );
          }}
        />
      ) : null}
      {View ? (
        <View
          body={part.body}
          response={response}
          onChange={(next) => onGive(next, isSingle)}
          locked={locked}
        />
      ) : null}
      {isSingle ? null : (
        <Button
          tone="primary"
          size="large"
          icon={<ArrowRight aria-hidden="true" />}
          disabled={!isGiven(response)}
          onClick={onNext}
        >
          {texts.goOn}
        </Button>
      )}
    </div>
  );
}

/** The answer of a question in words, or its picked choices. */
function Given({ part, response }: { readonly part: Part; readonly response: unknown }): ReactNode {
  const texts = useTextsOf(phoneTexts);
  const shared = useTextsOf(gameTexts);
  if (!isGiven(response)) return <span className={classes.faint}>{texts.none}</span>;
  const {
    truth,
    value,
    unit,
    texts: written,
  } = response as {
    readonly truth?: boolean;
    readonly value?: string;
    readonly unit?: string;
    readonly texts?: readonly { readonly gap: string; readonly text: string }[];
  };
  if (truth !== undefined) return shared.truth[truth ? 'true' : 'false'];
  if (value !== undefined) return unit === undefined ? value : `${value} ${unit}`;
  if (written) return written.map(({ text }) => text).join('，');
  const { choices = [] } = part.body as { readonly choices?: Choices };
  const picked = picksOf(response);
  return choices.map(({ id, content }: { readonly id: string; readonly content: Content }) =>
    picked.includes(id) ? <ContentView key={id} content={content} /> : null,
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

/** Whether a response says something: a choice, a truth, a number, a word. */
function isGiven(response: unknown): boolean {
  return Object.values(response ?? {}).some((value: unknown) => {
    if (Array.isArray(value)) return value.some((one) => typeof one === 'string' || one?.text?.trim());
    return typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '');
  });
}

/** Whole seconds since the beginning, which `before` adds to, and a function that returns the milliseconds. */
function useElapsed(before: number, isRunning: boolean): [number, () => number] {
  const [from] = useState(() => performance.now() - before);
  const [seconds, setSeconds] = useState(Math.floor(before / 1000));
  const elapsed = () => Math.round(performance.now() - from);
  const tick = useEffectEvent(() => setSeconds(Math.floor(elapsed() / 1000)));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, elapsed];
}
