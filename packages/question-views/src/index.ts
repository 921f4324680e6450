export {
  type AnswerView,
  type AnswerViewProps,
  type FormulaFieldProps,
  type QuestionHost,
  QuestionHostContext,
  type Review,
} from './answer-view.ts';
