import { readyQuestions } from '../../ready-question.ts';
import { signs } from './rationals.ts';

export const book = readyQuestions({
  id: '516803ee-39e8-5506-a40f-9782a556548e',
  stage: '初中',
  chapters: [signs],
});
