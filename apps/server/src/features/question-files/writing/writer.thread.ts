import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { type WriteRequest, type WriteResult, writeFile } from './write-file.ts';

answerQuestions<WriteRequest, WriteResult>(writeFile, ({ files }) => files.map(({ bytes }) => bytes));
