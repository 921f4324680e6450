import { ConfirmDialog, showToast } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { countUploads } from '../account/index.ts';
import { useUnsentTexts } from './texts.ts';

/** The action that would end uploads: signing out, or switching the account. */
type Ending = 'leave' | 'change';

interface Question {
  readonly ending: Ending;
  readonly count: number;
  readonly answer: (goes: boolean) => void;
}

export interface UnsentFiles {
  /**
   * Runs `go` at once when all files of the user are sent, otherwise after the user confirms. Resolves when that has
   * finished or the user declined. Until then further calls do nothing.
   */
  readonly askBefore: (ending: Ending, userId: string, go: () => unknown) => Promise<void>;
  /** Shows that the uploads could not be ended, so that the account was not switched. */
  readonly sayTheyStay: () => void;
  /** The open confirmation dialog, if any. */
  readonly question: ReactNode;
}

/** Asks for confirmation before an action that ends uploads. */
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
