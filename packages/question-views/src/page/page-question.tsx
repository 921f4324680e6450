import { isComposite, type Question } from '@lectern/questions';
import type { PageQuestionProps } from '@lectern/stage/view';
import { UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { type QuestionHost, QuestionHostContext } from '../answer-view.ts';
import { answerViewOf } from '../answer-views.tsx';
import { QuestionView } from '../question/question-view.tsx';
import { FittedText } from './fitted-text.tsx';
import classes from './page-question.module.css';
import { readQuestion, shownOf } from './read-question.ts';

/** Texts in the language of the stage. */
const TEXTS = {
  zh: {
    answer: '作答',
    newer: '这道题是用更新的版本编写的，请更新后再作答。',
    broken: '这道题的内容不完整，不能作答。',
  },
  en: {
    answer: 'Answer',
    newer: 'This question was written with a newer version. Update to answer it.',
    broken: 'This question is incomplete and cannot be answered.',
  },
};

/** A question on a page as it is printed; in a show with a button that opens it to be answered. */
export function PageQuestion(props: PageQuestionProps): ReactNode {
  const { element, mode, size, assets, language, colors, answer } = props;
  const texts = TEXTS[language];
  const read = readQuestion(element.question);
  const host = useMemo(
    (): QuestionHost => ({
      assetUrl: (hash) => assets.url(hash),
      subscribeAssets: (listener) => assets.subscribe(listener),
    }),
    [assets],
  );
  const look = { '--page-ink': colors.tx1 } as CSSProperties;
  const canAnswer = mode === 'show' && answer !== undefined && isAnswerable(read.question);
  return (
    <UiTextsContext value={language === 'en' ? uiTextsEn : uiTextsZh}>
      <QuestionHostContext value={host}>
        <div className={classes.page} style={look} inert={mode !== 'show'}>
          <FittedText height={size.h} className={classes.text}>
            <QuestionView question={shownOf(read)} mode="paper" screen="page" />
            {read.problem ? <p className={classes.problem}>{texts[read.problem]}</p> : null}
          </FittedText>
          {canAnswer ? (
            <button type="button" className={classes.answer} onClick={answer}>
              {texts.answer}
            </button>
          ) : null}
        </div>
      </QuestionHostContext>
    </UiTextsContext>
  );
}

/** Whether this program has the views in which a question is answered. */
function isAnswerable(question: Question | undefined): boolean {
  if (!question) return false;
  const parts = isComposite(question) ? question.children : [question];
  return parts.every(({ kind }) => answerViewOf(kind) !== undefined);
}
