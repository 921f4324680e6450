import { type Content, contentOf, isBlank } from '@lectern/questions';
import {
  fieldsOf,
  type H5pDraft,
  htmlContent,
  type LibraryReader,
  listOf,
  mediumOf,
  textOfField,
  withMedia,
} from './h5p-fields.ts';

export const MOST_CHOICES = 10;

export interface Answer {
  readonly content: Content;
  readonly isRight: boolean;
  readonly feedback?: Content;
}

export function choiceDraft(
  stem: Content,
  answers: readonly Answer[],
  isSingle: boolean,
  shuffle: boolean,
): H5pDraft {
  const choices = answers
    .slice(0, MOST_CHOICES)
    .map(({ content }, index) => ({ id: `c${index + 1}`, content }));
  const right = answers.flatMap(({ isRight }, index) => (isRight ? [`c${index + 1}`] : []));
  const said = answers.flatMap(({ feedback }, index) =>
    feedback && !isBlank(feedback) ? [{ id: `c${index + 1}`, content: feedback }] : [],
  );
  const shared = {
    stem,
    body: { choices, ...(shuffle ? { shuffle } : {}) },
    ...(said.length > 0 ? { feedback: { choices: said } } : {}),
  };
  if (isSingle)
    return { kind: 'single-choice', ...shared, key: { right: right[0] ?? 'c1' }, rule: { name: 'exact' } };
  return { kind: 'multiple-choice', ...shared, key: { right }, rule: { name: 'net' } };
}

export const multiChoice: LibraryReader = (params, context) => {
  const behaviour = fieldsOf(params.behaviour);
  const answers = listOf(params.answers).map((value): Answer => {
    const answer = fieldsOf(value);
    const tips = fieldsOf(answer.tipsAndFeedback);
    return {
      content: htmlContent(answer.text, context),
      isRight: answer.correct === true,
      feedback: htmlContent(tips.chosenFeedback, context),
    };
  });
  const rightCount = answers.filter(({ isRight }) => isRight).length;
  const type = textOfField(behaviour.type);
  const isSingle = type === 'single' || (type !== 'multi' && rightCount === 1);
  const stem = withMedia(htmlContent(params.question, context), mediumOf(params.media, context));
  const draft = choiceDraft(stem, answers, isSingle, behaviour.randomAnswers === true);
  // One point for all: a wrong answer loses it.
  return [behaviour.singlePoint === true && !isSingle ? { ...draft, rule: { name: 'exact' } } : draft];
};

/** Questions whose first answer is the right one. */
export const singleChoiceSet: LibraryReader = (params, context) =>
  listOf(params.choices).map((value) => {
    const { question, answers } = fieldsOf(value);
    const list = listOf(answers).map(
      (answer, index): Answer => ({ content: htmlContent(answer, context), isRight: index === 0 }),
    );
    return choiceDraft(htmlContent(question, context), list, true, true);
  });

export const summary: LibraryReader = (params, context) =>
  listOf(params.summaries).map((value) => {
    const list = listOf(fieldsOf(value).summary).map(
      (one, index): Answer => ({ content: htmlContent(one, context), isRight: index === 0 }),
    );
    return choiceDraft(htmlContent(params.intro, context), list, true, true);
  });

export const multiMediaChoice: LibraryReader = (params, context) => {
  const answers = listOf(params.options).map((value): Answer => {
    const option = fieldsOf(value);
    return {
      content: withMedia(contentOf(''), mediumOf(fieldsOf(option.media), context)),
      isRight: option.correct === true,
    };
  });
  const isSingle = answers.filter(({ isRight }) => isRight).length === 1;
  return [choiceDraft(htmlContent(params.question, context), answers, isSingle, true)];
};

export const trueFalse: LibraryReader = (params, context) => {
  const behaviour = fieldsOf(params.behaviour);
  const right = htmlContent(behaviour.feedbackOnCorrect, context);
  const wrong = htmlContent(behaviour.feedbackOnWrong, context);
  const feedback = { ...(isBlank(right) ? {} : { right }), ...(isBlank(wrong) ? {} : { wrong }) };
  return [
    {
      kind: 'true-false',
      stem: withMedia(htmlContent(params.question, context), mediumOf(params.media, context)),
      body: {},
      key: { truth: textOfField(params.correct) !== 'false' && params.correct !== false },
      rule: { name: 'exact' },
      ...(Object.keys(feedback).length > 0 ? { feedback } : {}),
    },
  ];
};
