import { gzipSync } from 'node:zlib';
import { EXERCISE_LIMITS } from '@lectern/courseware/exercise';
import { type Language, LecternError } from '@lectern/protocol';
import type { AssetItem } from '@lectern/protocol/asset-shapes';
import { type ImportReport, type ReportLine, readQuestions } from '@lectern/question-files';
import { parseQuestion, type Question } from '@lectern/questions';
import { assetKind, KIND_BYTES } from '../../../platform/asset-kind.ts';
import { importText } from '../texts/import-texts.ts';

/** Most characters of all questions of a file as JSON. */
const MOST_CHARACTERS = 40_000_000;
/** A record holds a question and a few fields of its exercise. */
const QUESTION_BYTES = EXERCISE_LIMITS.recordBytes - 2_000;
const HASHES = /"[0-9a-f]{64}"/g;

export interface ReadRequest {
  readonly bytes: Uint8Array;
  /** Name of the file. */
  readonly name: string;
  /** Language of the texts of the report. */
  readonly language: Language;
  /** MIME types and pixels of the files that the document accepts. */
  readonly mimes: RegExp;
  readonly mostPixels: number;
}

export interface ReadResult {
  /** The reply of `readQuestionFile`, compressed. */
  readonly gzip: Uint8Array;
  /** Length of the reply before compression, bytes. */
  readonly size: number;
  readonly files: readonly { readonly item: AssetItem; readonly bytes: Uint8Array }[];
}

type Kept = Omit<ImportReport, 'files'>;

/**
 * Reads the questions of a file and the files within it that the document accepts. Throws FILE_CORRUPT, FILE_EXPLODES, and
 * FILE_TOO_COMPLEX for more text than a reply may have.
 */
export function readFile({ bytes, name, language, mimes, mostPixels }: ReadRequest): ReadResult {
  const report = readQuestions(bytes, name);
  const accepted = new Map<string, ReadResult['files'][number]>();
  const refused = new Map<string, string>();
  for (const [hash, file] of report.files) {
    const { buffer, byteOffset, byteLength } = file.bytes;
    const kind = assetKind(Buffer.from(buffer, byteOffset, Math.min(byteLength, KIND_BYTES)));
    const pixels = (kind?.width ?? 0) * (kind?.height ?? 0);
    if (kind && mimes.test(kind.mime) && pixels <= mostPixels)
      accepted.set(hash, { item: { hash, size: byteLength, ...kind }, bytes: file.bytes });
    else refused.set(hash, file.name);
  }
  const { questions, lines, sections = [] } = withinLimits(withoutFiles(report, refused));
  const named = new Set<string>();
  for (const question of questions)
    for (const [hash] of JSON.stringify(question).matchAll(HASHES)) named.add(hash.slice(1, -1));
  const files = [...accepted.values()].filter(({ item }) => named.has(item.hash));
  const said = lines.map((line) => ({ ...line, text: importText(line, language) }));
  const text = JSON.stringify({ questions, lines: said, sections, files: files.map(({ item }) => item) });
  if (text.length > MOST_CHARACTERS) throw new LecternError('FILE_TOO_COMPLEX');
  const json = Buffer.from(text);
  return { gzip: gzipSync(json, { level: 3 }), size: json.length, files };
}

/** Removes files that the document does not accept from the questions; each question gets a line. */
function withoutFiles(
  { questions, lines, sections }: ImportReport,
  refused: ReadonlyMap<string, string>,
): Kept {
  if (refused.size === 0) return { questions, lines, sections };
  const more: ReportLine[] = [];
  const cleaned = questions.map((question, index) => {
    const found = [...JSON.stringify(question).matchAll(HASHES)].flatMap(([hash]) => {
      const name = refused.get(hash.slice(1, -1));
      return name === undefined ? [] : [name];
    });
    for (const detail of new Set(found))
      more.push({ code: 'file-refused', question: index, detail, state: 'lost' });
    if (found.length === 0) return question;
    const parsed = parseQuestion(without(question, refused));
    // A kind that needs its picture keeps the empty frame, in which the author puts another.
    return parsed.state === 'question' ? parsed.question : question;
  });
  return { questions: cleaned, lines: [...lines, ...more], sections };
}

/** A value without the objects, in lists and fields, whose `asset` is refused. */
function without(value: unknown, refused: ReadonlyMap<string, string>): unknown {
  const isRefused = (one: unknown) =>
    typeof one === 'object' && one !== null && 'asset' in one && refused.has(String(one.asset));
  if (Array.isArray(value)) return value.filter((one) => !isRefused(one)).map((one) => without(one, refused));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (isRefused(one) ? [] : [[name, without(one, refused)]])),
  );
}

/** Leaves out questions that no exercise can store. */
function withinLimits({ questions, lines, sections = [] }: Kept): Kept {
  const isLarge = (question: Question) => Buffer.byteLength(JSON.stringify(question)) > QUESTION_BYTES;
  const large = new Set(questions.flatMap((question, index) => (isLarge(question) ? [index] : [])));
  if (large.size === 0) return { questions, lines, sections };
  const before = (index: number) => index - [...large].filter((each) => each < index).length;
  return {
    questions: questions.filter((_, index) => !large.has(index)),
    lines: [
      ...lines.flatMap((line) => {
        if (line.question === undefined) return [line];
        return large.has(line.question) ? [] : [{ ...line, question: before(line.question) }];
      }),
      ...[...large].map(
        (index): ReportLine => ({ code: 'question-too-large', detail: `${index + 1}`, state: 'refused' }),
      ),
    ],
    sections: sections.map((section) => ({ ...section, first: before(section.first) })),
  };
}
