export { patchedQuestion } from './patched-question.ts';
export { elementOfTool, QUESTION_TOOL, toolOfQuestion } from './question-tool.ts';
export { Questions } from './questions.tsx';
export { type ReadQuestion, readQuestion, shownOf } from './read-question.ts';
