import { Button, useTextsOf } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { basicViewOf } from '../../basic-views.tsx';
import type { PlayedPart } from '../game.ts';
import { gameTexts } from '../texts.ts';
import classes from './rush.module.css';

/** A part that is answered, in the view of a game or of the part's kind. */
export interface RushInputProps {
  readonly part: PlayedPart;
  /** The response that was given, while its result is shown. */
  readonly given: unknown;
  readonly onGive: (response: unknown) => void;
}

/**
 * The view of the part's kind. One tap answers where there is one thing to tap; else a button hands in. Keys that move from
 * choice to choice answer nothing yet.
 */
export function PartInput({ part, given, onGive }: RushInputProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const [response, setResponse] = useState<unknown>();
  const isMoving = useRef(false);
  const View = basicViewOf(part.kind.kind);
  if (!View) return null;
  const isShown = given !== undefined;
  const isEmpty = response === undefined || part.kind.isEmpty(response);
  return (
    <div
      className={classes.input}
      data-kind={part.kind.kind}
      onKeyDownCapture={({ key }) => {
        isMoving.current = /^(Arrow|Home$|End$)/.test(key);
      }}
      onClickCapture={() => {
        isMoving.current = false;
      }}
    >
      <View
        body={part.body}
        response={isShown ? given : response}
        onChange={(next) => {
          if (isOneTap(part) && !isMoving.current) onGive(next);
          else setResponse(next);
        }}
        locked={isShown}
        review={isShown ? reviewOfPart(part, given) : undefined}
      />
      {isShown || (isOneTap(part) && isEmpty) ? null : (
        <Button size="large" tone="primary" disabled={isEmpty} onClick={() => onGive(response)}>
          {texts.answer}
        </Button>
      )}
    </div>
  );
}

function isOneTap({ kind, body }: PlayedPart): boolean {
  if (kind.kind === 'single-choice') return true;
  return kind.kind === 'true-false' && !(body as { readonly correction?: boolean }).correction;
}

function reviewOfPart({ kind, body, key }: PlayedPart, response: unknown) {
  const read = kind.response.safeParse(response);
  const items = read.success ? kind.judge(body, key, read.data).items : [];
  return { key, right: kind.rightResponse(body, key), items };
}
