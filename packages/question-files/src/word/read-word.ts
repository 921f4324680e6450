import { newId } from '@lectern/base';
import { OpcPackage, relationOfType, ZipArchive } from '@lectern/pptx/package';
import { questionsFromLines } from '@lectern/questions';
import type { ImportReport, ReportLine } from '../import-report.ts';
import { readBody } from './body.ts';
import { WordFiles } from './files.ts';
import { WORD_CODES, type WordNote, WordScope } from './word-scope.ts';

const LIMITS = { entries: 10_000, bytes: 300_000_000 };

/**
 * Reads the questions of a Word document (.docx, ECMA-376 part 1, 17): text with automatic numbers, formulas, pictures,
 * tables and text boxes, understood as a typed text is. Throws LecternError FILE_CORRUPT for other files, FILE_EXPLODES
 * beyond the limits. Parts with a DOCTYPE and pictures outside the file are not read.
 */
export function readWord(bytes: Uint8Array, makeId: () => string = newId): ImportReport {
  const damaged: WordNote[] = [];
  const source = new OpcPackage(new ZipArchive(bytes, LIMITS), (part, why) =>
    damaged.push({ code: 'part-damaged', place: 0, detail: `${part} (${why})` }),
  );
  const main = relationOfType(source.relations(''), 'officeDocument')?.target ?? 'word/document.xml';
  const document = source.part(main);
  const body = document?.root.child('w:body');
  if (!document || !body)
    return { questions: [], lines: [...damaged.map(lineOf([])), NO_DOCUMENT], files: new Map() };
  const rootOf = (type: string) => {
    const relation = relationOfType(document.relations, type);
    return relation && source.part(relation.target)?.root;
  };
  const scope = new WordScope(source, document, new WordFiles(source), rootOf('styles'), rootOf('numbering'));
  readBody(body, scope);
  const { questions, lines, sections, starts } = questionsFromLines(scope.lines, makeId);
  return {
    questions,
    lines: [...lines, ...[...damaged, ...scope.notes].map(lineOf(starts))],
    files: scope.files.all(),
    sections,
  };
}

const NO_DOCUMENT: ReportLine = { code: 'no-question', state: 'refused' };

/** A note as a line about the question in which it was made, or about a line before the first question. */
function lineOf(starts: readonly number[]): (note: WordNote) => ReportLine {
  return ({ code, place, detail }) => {
    const question = starts.findLastIndex((start) => start <= place);
    return {
      code,
      ...(question >= 0 && place > 0 ? { question } : place > 0 ? { place: `${place}` } : {}),
      ...(detail ? { detail: detail.slice(0, 200).toWellFormed() } : {}),
      state: WORD_CODES[code],
    };
  };
}
