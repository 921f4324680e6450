import type { SingleQuestion } from '@lectern/questions';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';
import { type QuestionHost, QuestionHostContext } from '../answer-view.ts';
import { QuestionView, type QuestionViewProps } from '../question/question-view.tsx';

interface Surroundings {
  readonly host?: QuestionHost;
  readonly language?: 'zh' | 'en';
  /** Width of the container, CSS pixels. */
  readonly width?: number;
}

/** Views with what the application puts around them. */
export function surrounded(content: ReactNode, { host = {}, language = 'zh' }: Surroundings = {}): ReactNode {
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <QuestionHostContext value={host}>{content}</QuestionHostContext>
      </TooltipProvider>
    </UiTextsContext>
  );
}

/** Draws views into the page of the test, and removes them when the test is finished. */
export function mountViews(content: ReactNode, surroundings: Surroundings = {}): Root {
  const place = document.createElement('div');
  if (surroundings.width !== undefined) place.style.width = `${surroundings.width}px`;
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(surrounded(content, surroundings));
  return root;
}

interface Answering extends Surroundings {
  readonly screen?: QuestionViewProps['screen'];
  readonly response?: unknown;
}

/** A question that is being answered; `responses` are all that its view reported, the latest last. */
export function mountAnswer(
  question: SingleQuestion,
  options: Answering = {},
): { readonly responses: unknown[] } {
  const responses: unknown[] = [];
  const { screen = 'panel', response } = options;
  mountViews(
    <Answered question={question} screen={screen} first={response} responses={responses} />,
    options,
  );
  return { responses };
}

interface AnsweredProps {
  readonly question: SingleQuestion;
  readonly screen: QuestionViewProps['screen'];
  readonly first: unknown;
  readonly responses: unknown[];
}

function Answered({ question, screen, first, responses }: AnsweredProps): ReactNode {
  const [response, setResponse] = useState(first);
  return (
    <QuestionView
      // A server sends the question anew with each message.
      question={structuredClone(question)}
      mode="answer"
      screen={screen}
      response={response}
      onChange={(next) => {
        responses.push(next);
        setResponse(next);
      }}
    />
  );
}

/** Clicks an element that is disabled for users, as a finger would. */
export async function clickLocked(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  const element = locator.element() as HTMLElement;
  element.focus();
  element.click();
}
