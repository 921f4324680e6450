import { newQuestion, type Question } from '@lectern/questions';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { QuestionHost } from '../../answer-view.ts';
import { QuestionDialog } from '../question-dialog.tsx';

interface Stored {
  /** The question as it is stored now. */
  question(): Question;
  /** Another user changes the question. */
  change(change: (question: Question) => Question): void;
  readonly steps: Question[];
}

interface Options {
  readonly host?: QuestionHost;
  readonly isEnglish?: boolean;
  readonly readOnly?: boolean;
}

/** Shows the dialog of a question, which is stored as it is given out, until the test is finished. */
export async function openDialog(kind: string | Question, options: Options = {}): Promise<Stored> {
  let made = 0;
  const first =
    typeof kind === 'string' ? newQuestion(kind, () => `id${made++}`, options.isEnglish ? 'en' : 'zh') : kind;
  if (!first) throw new Error(`no kind ${String(kind)}`);
  const stored: { question: Question; set?: (question: Question) => void } = { question: first };
  const steps: Question[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <UiTextsContext value={options.isEnglish ? uiTextsEn : uiTextsZh}>
      <TooltipProvider>
        <Shown
          options={options}
          first={first}
          tell={(question, set) => {
            Object.assign(stored, { question, set });
            steps.push(question);
          }}
        />
      </TooltipProvider>
    </UiTextsContext>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // The dialog gives the stem the focus once its code is loaded.
  if (!options.readOnly)
    await expect.poll(() => document.activeElement?.hasAttribute('data-open-text') ?? false).toBe(true);
  return {
    question: () => stored.question,
    change: (change) => stored.set?.(change(stored.question)),
    steps,
  };
}

interface ShownProps {
  readonly options: Options;
  readonly first: Question;
  readonly tell: (question: Question, set: (question: Question) => void) => void;
}

function Shown({ options, first, tell }: ShownProps): ReactNode {
  const [question, setQuestion] = useState(first);
  tell(question, setQuestion);
  return (
    <QuestionDialog
      question={question}
      onChange={setQuestion}
      onClose={() => undefined}
      host={options.host}
      readOnly={options.readOnly ?? false}
    />
  );
}
