import {
  isComposite,
  type PlayedBody,
  plainTextOf,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedFile, QuestionFiles } from '../../build/export-notes.ts';
import { ExportNotes } from '../../build/export-notes.ts';
import { type H5pName, libraryOf, libraryText } from '../h5p-library.ts';
import { H5pOut, type WrittenContent } from './h5p-out.ts';
import { contentsOfQuestion } from './library-writers.ts';

/** Fields that H5P has no place for. */
const LOST = [
  'timeLimit',
  'difficulty',
  'ability',
  'knowledgePoints',
  'source',
  'author',
  'stage',
  'tags',
  'hints',
  'analysis',
] as const;

/** The libraries that a set of questions may contain; others stand below each other in a column. */
const IN_SETS: ReadonlySet<H5pName> = new Set<H5pName>([
  'H5P.MultiChoice',
  'H5P.DragQuestion',
  'H5P.Blanks',
  'H5P.MarkTheWords',
  'H5P.DragText',
  'H5P.TrueFalse',
  'H5P.Essay',
]);

/**
 * Writes questions as one H5P content, for sites that have the libraries: h5p.json and content.json with the files, without
 * the libraries themselves. Several questions are a set of questions or a column.
 */
export function writeH5p(questions: readonly Question[], files: QuestionFiles): ExportedFile {
  const notes = new ExportNotes();
  const out = new H5pOut(files, notes);
  const contents = questions.flatMap((question, index) => {
    notes.about(index);
    return contentsOf(question, out);
  });
  const [only] = contents;
  const main = contents.length === 1 && only ? only : together(contents);
  const libraries = new Set<H5pName>([
    main.library,
    ...contents.map(({ library }) => library),
    ...out.libraries,
  ]);
  const about = {
    title:
      plainTextOf(questions[0]?.stem ?? { paragraphs: [] })
        .slice(0, 100)
        .toWellFormed() || 'Questions',
    language: 'und',
    mainLibrary: main.library,
    embedTypes: ['div'],
    license: 'U',
    preloadedDependencies: [...libraries].map(libraryOf),
  };
  const entries: Zippable = {
    'h5p.json': strToU8(JSON.stringify(about)),
    'content/content.json': strToU8(JSON.stringify(main.params)),
  };
  for (const [path, asset] of out.used) {
    const file = files.get(asset);
    if (file) entries[`content/${path}`] = [file.bytes, { level: 0 }];
  }
  return { bytes: zipSync(entries), mime: 'application/zip', extension: 'h5p', lines: notes.lines() };
}

function contentsOf(question: Question, out: H5pOut): readonly WrittenContent[] {
  out.notes.lostFields(question, LOST);
  if (isComposite(question)) {
    const material: WrittenContent = {
      library: 'H5P.AdvancedText',
      params: { text: out.html(question.stem) },
    };
    if ((question.stem.media ?? []).length > 0) out.notes.note('media', 'lost');
    return [material, ...question.children.flatMap((child) => contentsOfQuestion(child, out))];
  }
  if (question.kind === 'label-picture' && hasDraggedLabels(question))
    return contentsOfQuestion(question, out);
  let made = 0;
  const basic = toBasic(question, () => `p${++made}`);
  if (!basic) return contentsOfQuestion(question, out);
  out.notes.note('game', 'changed', question.kind);
  return basic.flatMap((one) => contentsOfQuestion(one, out));
}

function hasDraggedLabels({ body }: SingleQuestion): boolean {
  const { parts } = body as PlayedBody;
  return parts.length === 1 && parts[0]?.kind === 'matching';
}

function together(contents: readonly WrittenContent[]): WrittenContent {
  const all = contents.map(({ library, params }) => ({
    library: libraryText(library),
    params,
    metadata: { contentType: library.slice('H5P.'.length), license: 'U' },
  }));
  if (contents.every(({ library }) => IN_SETS.has(library)))
    return {
      library: 'H5P.QuestionSet',
      params: { introPage: { showIntroPage: false }, passPercentage: 50, questions: all },
    };
  return {
    library: 'H5P.Column',
    params: { content: all.map((content) => ({ content, useSeparator: 'auto' })) },
  };
}
