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
import { exerciseHtml, scormPackage } from './exercise-html.ts';
import { type LossLine, linesInExercise, type WrittenExercise, writtenExercise } from './written-exercise.ts';

export interface WriteRequest {
  readonly wish: QuestionFileWish;
  readonly title: string;
  readonly language: ExcelLanguage;
  readonly snapshot: CoursewareSnapshot;
  readonly files: QuestionFiles;
}

export interface WrittenFile {
  /** Name of the file beside others of the same exercise. */
  readonly name: string;
  /** End of the file's name, without the dot. */
  readonly extension: string;
  readonly bytes: Uint8Array;
}

export interface WriteResult {
  /** One file, or a paper with its key and answer sheet. A PDF is a Word file here, which is converted later. */
  readonly files: readonly WrittenFile[];
  /** Whether the questions contain formulas. */
  readonly hasFormulas: boolean;
  /** Number of questions in the exercise that could be read. */
  readonly written: number;
  readonly lines: readonly LossLine[];
}

type Writer = (questions: readonly Question[], files: QuestionFiles, language: ExcelLanguage) => ExportedFile;

const WRITERS: Readonly<Record<Exclude<QuestionFileFormat, 'docx' | 'pdf' | 'html' | 'scorm'>, Writer>> = {
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
  const hasFormulas = JSON.stringify(exercise.sections).includes('"type":"formula"');
  return { ...(await written(request, exercise)), hasFormulas };
}

async function written(
  request: WriteRequest,
  exercise: WrittenExercise,
): Promise<Omit<WriteResult, 'hasFormulas'>> {
  const { title, language, files } = request;
  const { format } = request.wish;
  if (format === 'docx' || format === 'pdf') return await paperOf(request, exercise);
  if (format === 'html' || format === 'scorm') {
    const make = format === 'html' ? exerciseHtml : scormPackage;
    return {
      files: [
        {
          name: title,
          extension: format === 'html' ? 'html' : 'zip',
          bytes: make({ exercise, title, language, files }),
        },
      ],
      written: exercise.numbers.length,
      lines: linesInExercise(exercise, [], ['sections', 'instructions']),
    };
  }
  const questions = exercise.sections.flatMap((section) => section.questions);
  const { bytes, extension, lines } = WRITERS[format](questions, files, language);
  return {
    files: [{ name: title, extension, bytes }],
    written: questionsIn(questions.length, lines),
    lines: linesInExercise(exercise, lines, []),
  };
}

/** The paper, and as files of their own its key and answer sheet. */
async function paperOf(
  { wish, title, language, files: assets }: WriteRequest,
  exercise: WrittenExercise,
): Promise<Omit<WriteResult, 'hasFormulas'>> {
  const { size, key, answer_sheet: answerSheet } = wish;
  const { files, lines } = await writePaper({ title, sections: exercise.sections }, assets, {
    size,
    language,
    key,
    answerSheet,
  });
  return {
    files: files.map(({ part, extension, bytes }) => ({ name: PARTS[language][part], extension, bytes })),
    written: questionsIn(exercise.numbers.length, lines),
    lines: linesInExercise(exercise, lines, ['sections']),
  };
}

/** The number of questions without those that were left out. */
function questionsIn(count: number, lines: ExportedFile['lines']): number {
  const isLeftOut = ({ code, state }: ExportedFile['lines'][number]) =>
    state === 'refused' && code === 'kind-not-in-format';
  return count - new Set(lines.filter(isLeftOut).map(({ question }) => question)).size;
}
