export { patchedQuestion } from './patched-question.ts';
export { elementOfTool, QUESTION_TOOL, Questions, toolOfQuestion } from './questions.tsx';
