import { ConfirmDialog, showToast } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { countUploads } from '../account/index.ts';
import { useUnsentTexts } from './texts.ts';

/** What ends them: the user signs out, or goes on as another of his accounts. */
type Ending = 'leave' | 'change';

interface Question {
  readonly ending: Ending;
  readonly count: number;
  readonly go: () => void;
}

export interface UnsentFiles {
  /** Goes at once where every file of the user was sent to its end, else when he says so. */
  readonly askBefore: (ending: Ending, userId: string, go: () => void) => Promise<void>;
  /** Says that they could not be ended, so that the account was not switched. */
  readonly sayTheyStay: () => void;
  /** The question while it is asked. */
  readonly question: ReactNode;
}

/** Asks about files on their way before what ends them. */
export function useUnsentFiles(): UnsentFiles {
  const texts = useUnsentTexts();
  const [asked, setAsked] = useState<Question>();
  const askBefore = async (ending: Ending, userId: string, go: () => void) => {
    const count = await countUploads(userId);
    if (count > 0) setAsked({ ending, count, go });
    else go();
  };
  const question = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(undefined)}
      title={texts('title')}
      description={texts(asked.ending, { count: asked.count })}
      confirmLabel={texts(asked.ending === 'leave' ? 'leaveNow' : 'changeNow')}
      cancelLabel={texts('goOn')}
      onConfirm={() => {
        setAsked(undefined);
        asked.go();
      }}
    />
  );
  const sayTheyStay = () => showToast({ kind: 'failure', text: texts('stays') });
  return { askBefore, sayTheyStay, question };
}
