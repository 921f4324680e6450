import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { slicesOf } from './load-slices.ts';

answerQuestions(slicesOf, (slices) => slices);
