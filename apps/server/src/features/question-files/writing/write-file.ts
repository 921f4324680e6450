import type { CoursewareSnapshot } from '@lectern/courseware';
import type { QuestionFileFormat, QuestionFileWish } from '@lectern/protocol/question-files';
import {
  type ExcelLanguage,
  type ExportedFile,
  type PaperFile,
  type QuestionFiles,
  writeExcel,
  writeGift,
  writeH5p,
  writeMoodle,
  writePaper,
  writeQti,
} from '@lectern/question-files';
import type { Question } from '@lectern/questions';
import { zipSync } from 'fflate';
import { type LossLine, linesInExercise, type WrittenExercise, writtenExercise } from './written-exercise.ts';

export interface WriteRequest {
  readonly wish: QuestionFileWish;
  readonly title: string;
  readonly language: ExcelLanguage;
  readonly snapshot: CoursewareSnapshot;
  readonly files: QuestionFiles;
}

export interface WriteResult {
  readonly bytes: Uint8Array;
  /** End of the file's name, without the dot. */
  readonly extension: string;
  /** Number of questions in the exercise that could be read. */
  readonly written: number;
  readonly lines: readonly LossLine[];
}

type Writer = (questions: readonly Question[], files: QuestionFiles, language: ExcelLanguage) => ExportedFile;

const WRITERS: Readonly<Record<Exclude<QuestionFileFormat, 'docx'>, Writer>> = {
  xlsx: (questions, _files, language) => writeExcel(questions, language),
  gift: (questions) => writeGift(questions),
  moodle: writeMoodle,
  qti: writeQti,
  h5p: writeH5p,
};

const PARTS: Readonly<Record<ExcelLanguage, Readonly<Record<PaperFile['part'], string>>>> = {
  zh: { paper: '试卷', key: '参考答案', 'answer-sheet': '答题卡' },
  en: { paper: 'paper', key: 'answer key', 'answer-sheet': 'answer sheet' },
};

/** Writes an exercise in a format, and returns what the format cannot hold. */
export async function writeFile(request: WriteRequest): Promise<WriteResult> {
  const exercise = writtenExercise(request.snapshot);
  const { format } = request.wish;
  if (format === 'docx') return await paperOf(request, exercise);
  const questions = exercise.sections.flatMap((section) => section.questions);
  const { bytes, extension, lines } = WRITERS[format](questions, request.files, request.language);
  return {
    bytes,
    extension,
    written: questionsIn(questions.length, lines),
    lines: linesInExercise(exercise, lines, []),
  };
}

/** The paper as one document, or with its key and answer sheet in an archive. */
async function paperOf(
  { wish, title, language, files: assets }: WriteRequest,
  exercise: WrittenExercise,
): Promise<WriteResult> {
  const { size, key, answer_sheet: answerSheet } = wish;
  const { files, lines } = await writePaper({ title, sections: exercise.sections }, assets, {
    size,
    language,
    key,
    answerSheet,
  });
  const written = questionsIn(exercise.numbers.length, lines);
  const losses = linesInExercise(exercise, lines, ['sections']);
  const [only, ...others] = files;
  if (only && others.length === 0)
    return { bytes: only.bytes, extension: only.extension, written, lines: losses };
  const entries = files.map(
    ({ part, extension, bytes }) => [`${PARTS[language][part]}.${extension}`, bytes] as const,
  );
  const bytes = zipSync(Object.fromEntries(entries), { level: 0 });
  return { bytes, extension: 'zip', written, lines: losses };
}

/** The number of questions without those that were left out. */
function questionsIn(count: number, lines: ExportedFile['lines']): number {
  const isLeftOut = ({ code, state }: ExportedFile['lines'][number]) =>
    state === 'refused' && code === 'kind-not-in-format';
  return count - new Set(lines.filter(isLeftOut).map(({ question }) => question)).size;
}
