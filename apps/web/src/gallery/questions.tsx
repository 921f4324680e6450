import {
  type QuestionHost,
  QuestionHostContext,
  type QuestionMode,
  QuestionView,
} from '@lectern/question-views';
import {
  COMPOSITE_SAMPLE,
  DRAGGED_SAMPLES,
  OTHER_DRAGGED,
  OTHER_SAMPLES,
  SAMPLES,
} from '@lectern/question-views/samples';
import { type Question, reviewOf } from '@lectern/questions';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from './gallery.module.css';

export const QUESTION_MODES = ['answer', 'review', 'paper'] as const satisfies readonly QuestionMode[];

/** Containers that are narrower are phones. */
const LEAST_PANEL = 500;

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h400v300H0z" fill="#cde"/><circle cx="200" cy="150" r="90" fill="#e77"/></svg>',
)}`;

const HOST: QuestionHost = {
  assetUrl: () => PICTURE,
  store: async () => 'b'.repeat(64),
  speak: () => undefined,
};

/** Responses that are partly wrong, so that a review shows every mark. */
const RESPONSES: Readonly<Record<string, unknown>> = {
  'q-single-choice': { choice: 'b' },
  'q-multiple-choice': { choices: ['a', 'b'] },
  'q-true-false': { truth: false, correction: '月亮会动' },
  'q-fill-blank': {
    texts: [
      { gap: 'g1', text: '紫烟' },
      { gap: 'g2', text: '长川' },
    ],
  },
  'q-numeric': { value: '80', unit: 'km' },
  'q-formula': { text: 'x^2-5x+6' },
  'q-cloze-choice': {
    fills: [
      { gap: 'g1', choice: 'b' },
      { gap: 'g2', choice: 'c' },
    ],
  },
  'q-short-answer': { text: '从教训里学到经验，再试一次。' },
  'q-essay': { text: '那天放学，天下着大雨。', photographs: ['b'.repeat(64)] },
  'q-bank-cloze': {
    fills: [
      { gap: 'g1', choice: 'c1' },
      { gap: 'g2', choice: 'c4' },
    ],
  },
  'q-matching': {
    pairs: [
      { left: 'l1', right: 'r2' },
      { left: 'l2', right: 'r1' },
    ],
  },
  'q-ordering': { order: ['i2', 'i4', 'i1', 'i3'] },
  'q-matrix': {
    picks: [
      { row: 'r1', columns: ['c1'] },
      { row: 'r2', columns: ['c1'] },
    ],
  },
  'q-hotspot': {
    points: [
      { x: 0.25, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
  },
  'q-error-mark': {
    marks: [
      { token: 't1', correction: { way: 'delete' } },
      { token: 't9', correction: { way: 'replace', text: 'feeded' } },
    ],
  },
  'q-chemistry': { text: 'H2+O2=点燃=H2O' },
  'q-pictures': { choice: 'c' },
  'q-composite': { children: [{ id: 'c1', response: { choice: 'b' } }] },
};

interface QuestionGalleryProps {
  readonly language: 'zh' | 'en';
  readonly mode: (typeof QUESTION_MODES)[number];
  /** Width of each question, CSS pixels. */
  readonly width: number;
}

/** A question of each kind that can be answered on a screen. */
export function QuestionGallery({ language, mode, width }: QuestionGalleryProps): ReactNode {
  const all: readonly Question[] = [
    ...SAMPLES,
    ...DRAGGED_SAMPLES,
    ...OTHER_SAMPLES,
    ...OTHER_DRAGGED,
    COMPOSITE_SAMPLE,
  ];
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <QuestionHostContext value={HOST}>
          <main className={classes.questions}>
            {all.map((question, index) => (
              <div key={question.id} className={classes.strip} style={{ width }}>
                <Shown question={question} number={`${index + 1}`} mode={mode} width={width} />
              </div>
            ))}
          </main>
        </QuestionHostContext>
      </TooltipProvider>
    </UiTextsContext>
  );
}

interface ShownProps extends Pick<QuestionGalleryProps, 'mode' | 'width'> {
  readonly question: Question;
  readonly number: string;
}

function Shown({ question, number, mode, width }: ShownProps): ReactNode {
  const [response, setResponse] = useState(() => (mode === 'review' ? RESPONSES[question.id] : undefined));
  const [hints, setHints] = useState<readonly string[]>([]);
  const onScreen = width < LEAST_PANEL ? 'phone' : 'panel';
  return (
    <QuestionView
      question={question}
      number={number}
      mode={mode}
      screen={mode === 'paper' ? 'page' : onScreen}
      response={response}
      onChange={setResponse}
      requestedHints={hints}
      onRequestHint={(id) => setHints([...hints, id])}
      review={mode === 'review' ? reviewOf(question, response) : undefined}
    />
  );
}
