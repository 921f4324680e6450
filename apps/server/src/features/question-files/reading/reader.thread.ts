import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { type ReadRequest, type ReadResult, readFile } from './read-file.ts';

answerQuestions<ReadRequest, ReadResult>(readFile, ({ gzip, files }) => [
  gzip,
  ...files.map(({ bytes }) => bytes),
]);
