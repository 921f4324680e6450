import { type AssetItem, assetItem } from '@lectern/protocol/asset-shapes';
import { readQuestionFile } from '@lectern/protocol/question-files';
import { type PaperSection, parseQuestion, type Question, type ReportLine } from '@lectern/questions';
import * as z from 'zod/mini';
import { call } from '../../platform/api/call.ts';

export type ImportedFile = AssetItem;

/** A line of the report of a file. `text` is missing for codes whose texts are in `report-texts.ts`. */
export type FileLine = ReportLine & { readonly text?: string | undefined };

/** The content of a file, as the server read it. */
export interface ReadFile {
  readonly name: string;
  readonly questions: readonly Question[];
  readonly lines: readonly FileLine[];
  readonly sections: readonly PaperSection[];
  readonly files: readonly ImportedFile[];
}

/** Ends of names that are offered in the file picker. */
export const QUESTION_FILES = '.docx,.xlsx,.csv,.txt,.gift,.xml,.zip,.h5p';

const reply = z.object({
  questions: z.array(z.unknown()),
  lines: z.array(
    z.object({
      code: z.string(),
      question: z.optional(z.int()),
      place: z.optional(z.string()),
      detail: z.optional(z.string()),
      text: z.optional(z.string()),
      state: z.enum(['lost', 'changed', 'unsure', 'refused']),
    }),
  ),
  sections: z.array(z.object({ title: z.string(), first: z.int() })),
  files: z.array(assetItem),
});

/** Reads a file on the server, which stores its pictures and sounds for the document. Rejects with an ApiError. */
export async function readFile(documentId: string, file: File, signal: AbortSignal): Promise<ReadFile> {
  const bytes = await call(readQuestionFile, {
    params: { id: documentId },
    query: { name: file.name.slice(-255) || 'file' },
    body: file,
    signal,
  });
  const read = reply.parse(JSON.parse(new TextDecoder().decode(bytes)));
  const parsed = read.questions.map(parseQuestion);
  // A server of another version may send questions that this page does not know; indexes stay those of the server.
  const places = parsed.map((_, index) => parsed.slice(0, index).filter(isQuestion).length);
  return {
    name: file.name,
    questions: parsed.filter(isQuestion).map(({ question }) => question),
    lines: read.lines.flatMap((line) => {
      if (line.question === undefined) return [line];
      const one = parsed[line.question];
      return one && isQuestion(one) ? [{ ...line, question: places[line.question] ?? 0 }] : [];
    }),
    sections: read.sections.map((section) => ({ ...section, first: places[section.first] ?? 0 })),
    files: read.files,
  };
}

function isQuestion(
  parsed: ReturnType<typeof parseQuestion>,
): parsed is Extract<ReturnType<typeof parseQuestion>, { state: 'question' }> {
  return parsed.state === 'question';
}
