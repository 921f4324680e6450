import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { parseQuestion } from '@lectern/questions';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { hearEveryFinger } from '@lectern/ui/every-finger';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { EmbeddedAssets } from '../embedded-courseware.ts';
import { type Attempt, ExercisePage, type PageExercise } from './exercise-page.tsx';
import { findApi, ScormSession } from './scorm-session.ts';

/** The exercise that the server wrote into the page's `<script id="exercise">`. */
function embeddedExercise(page: Document): PageExercise {
  const given: unknown = JSON.parse(page.getElementById('exercise')?.textContent ?? '{}');
  const { title = '', instructions = '', sections = [] } = given as Partial<PageExercise>;
  return {
    title,
    instructions,
    sections: sections.map((section) => ({
      title: section.title,
      questions: section.questions.flatMap((question) => {
        const parsed = parseQuestion(question);
        return parsed.state === 'question' ? [parsed.question] : [];
      }),
    })),
  };
}

/** The attempt that the platform kept; a new one for a first visit, or for a text that is none. */
function keptAttempt(text: string): Attempt {
  try {
    const { seed, responses, isDone } = JSON.parse(text) as Partial<Attempt>;
    if (Number.isInteger(seed) && typeof responses === 'object' && responses !== null)
      return { seed: Number(seed), responses, isDone: isDone === true };
  } catch {
    // There is none.
  }
  return { seed: 1 + Math.floor(Math.random() * 1_000_000), responses: {}, isDone: false };
}

function Providers({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <UiTextsContext value={useLanguage() === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>{children}</TooltipProvider>
    </UiTextsContext>
  );
}

function start(root: HTMLElement): void {
  hearEveryFinger();
  const api = findApi(window as never);
  const session = api && new ScormSession(api, () => performance.now());
  const first = keptAttempt(session?.kept() ?? '');
  let isDone = first.isDone;
  window.addEventListener('pagehide', () => session?.end(isDone));
  const assets = new EmbeddedAssets(document);
  createRoot(root).render(
    <Providers>
      <ExercisePage
        exercise={embeddedExercise(document)}
        host={{ assetUrl: (hash) => assets.url(hash), subscribeAssets: () => () => undefined }}
        first={first}
        onChange={(attempt) => {
          isDone = attempt.isDone;
          session?.keep(JSON.stringify(attempt));
        }}
        onHandIn={(result) => session?.handIn(result)}
      />
    </Providers>,
  );
}

const root = document.getElementById('root');
if (root) start(root);
