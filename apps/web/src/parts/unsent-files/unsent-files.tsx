import { ConfirmDialog, showToast } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { countUploads } from '../account/index.ts';
import { useUnsentTexts } from './texts.ts';

/** What ends them: the user signs out, or goes on as another of his accounts. */
type Ending = 'leave' | 'change';

interface Question {
  readonly ending: Ending;
  readonly count: number;
  readonly answer: (goes: boolean) => void;
}

export interface UnsentFiles {
  /**
   * Goes at once where every file of the user was sent to its end, else when he says so; ends when that has ended, or when
   * he stays. Until then a second press does nothing.
   */
  readonly askBefore: (ending: Ending, userId: string, go: () => unknown) => Promise<void>;
  /** Says that they could not be ended, so that the account was not switched. */
  readonly sayTheyStay: () => void;
  /** The question while it is asked. */
  readonly question: ReactNode;
}

/** Asks about files on their way before what ends them. */
export function useUnsentFiles(): UnsentFiles {
  const texts = useUnsentTexts();
  const [asked, setAsked] = useState<Question>();
  const isEnding = useRef(false);
  const mayGo = async (ending: Ending, userId: string) => {
    const count = await countUploads(userId);
    return count === 0 || new Promise<boolean>((answer) => setAsked({ ending, count, answer }));
  };
  const askBefore = async (ending: Ending, userId: string, go: () => unknown) => {
    if (isEnding.current) return;
    isEnding.current = true;
    try {
      if (await mayGo(ending, userId)) await go();
    } finally {
      isEnding.current = false;
    }
  };
  const answer = (goes: boolean) => {
    setAsked(undefined);
    asked?.answer(goes);
  };
  const question = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => answer(false)}
      title={texts('title')}
      description={texts(asked.ending, { count: asked.count })}
      confirmLabel={texts(asked.ending === 'leave' ? 'leaveNow' : 'changeNow')}
      cancelLabel={texts('goOn')}
      onConfirm={() => answer(true)}
    />
  );
  const sayTheyStay = () => showToast({ kind: 'failure', text: texts('stays') });
  return { askBefore, sayTheyStay, question };
}
