import type { PlayedBody, PlayedResponse } from '@lectern/questions';
import { Button, IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ArrowLeft, ArrowRight, Check, Gamepad2, Moon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { WAITING } from '../../basic-views.tsx';
import { gameTexts } from '../texts.ts';
import '../skins.css';
import classes from './phone.module.css';
import { phoneTexts } from './texts.ts';

type PhoneView = AnswerView<PlayedBody, PlayedResponse>;

const QuietForm = lazyComponent(async () => (await import('../quiet-view.tsx')).QuietView as PhoneView, {
  waiting: WAITING,
});

/** A game below a strip of its skin, with a button for the quiet form and back. Both show the same response. */
export function phoneGame(Game: PhoneView): PhoneView {
  return function PhoneGame(props) {
    const texts = useTextsOf(phoneTexts);
    const [isQuiet, setQuiet] = useState(false);
    return (
      <Stack gap={4}>
        <div className={classes.scene} data-skin={isQuiet ? undefined : props.body.play.skin}>
          <Button
            size="large"
            icon={isQuiet ? <Gamepad2 aria-hidden="true" /> : <Moon aria-hidden="true" />}
            onClick={() => setQuiet(!isQuiet)}
          >
            {isQuiet ? texts.asGame : texts.quiet}
          </Button>
        </div>
        {isQuiet ? <QuietForm {...props} /> : <Game {...props} />}
      </Stack>
    );
  };
}

interface DeckStepsProps {
  readonly at: number;
  readonly all: number;
  readonly seconds?: number | undefined;
  readonly onStep: (at: number) => void;
}

/** The place in a deck, and buttons to the neighbours. */
export function DeckSteps({ at, all, seconds, onStep }: DeckStepsProps): ReactNode {
  const texts = useTextsOf(phoneTexts);
  return (
    <Row gap={2} justify="between">
      <IconButton
        label={texts.back}
        icon={<ArrowLeft />}
        size="panel"
        disabled={at === 0}
        onClick={() => onStep(at - 1)}
      />
      <Text numeric role="status">
        {texts.count(at + 1, all)}
      </Text>
      {seconds === undefined ? null : (
        <Text numeric tone="quiet">
          <span className="visually-hidden">{texts.time}</span> {Math.floor(seconds / 60)}:
          {`${seconds % 60}`.padStart(2, '0')}
        </Text>
      )}
      <IconButton
        label={texts.next}
        icon={<ArrowRight />}
        size="panel"
        disabled={at + 1 >= all}
        onClick={() => onStep(at + 1)}
      />
    </Row>
  );
}

interface TruthsProps {
  readonly response: unknown;
  readonly onGive: (truth: boolean) => void;
}

/** Two large buttons for true and false. */
export function Truths({ response, onGive }: TruthsProps): ReactNode {
  const shared = useTextsOf(gameTexts);
  const given = (response as { readonly truth?: boolean } | undefined)?.truth;
  return (
    <div className={classes.bins}>
      {[true, false].map((truth) => (
        <button
          key={String(truth)}
          type="button"
          className={classes.bin}
          data-truth={truth}
          aria-pressed={given === truth}
          onClick={() => onGive(truth)}
        >
          {truth ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          {shared.truth[truth ? 'true' : 'false']}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus to the first control of a board that has changed, when the one that had it was removed. */
export function useKeptFocus(board: { readonly current: HTMLElement | null }, shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>(':is(button, input):enabled')?.focus({ preventScroll: true });
  }, [board, shown]);
}
