import { newId } from '@lectern/base';
import { sha256 } from '@lectern/base/sha256';
import { mimeOf } from '@lectern/pptx/media';
import { FORMAT, parseQuestion, type Question, type SingleQuestion } from '@lectern/questions';
import type { ImportReport, ReportLine } from '../import-report.ts';

/** Limits of one file. What is beyond them is left out, and a line says so. */
const MOST_QUESTIONS = 2000;
const MOST_LINES = 10_000;
const MOST_FILES = 2000;
const LARGEST_FILE = 200_000_000;

export interface ReadOptions {
  /** Makes the ids of questions; new UUIDs by default. */
  readonly makeId?: () => string;
}

/** A line of the report about a question that is being read. */
export type Note = Omit<ReportLine, 'question' | 'place'>;

/** The fields that a reader finds; the others get their defaults. */
export type Draft = Pick<SingleQuestion, 'kind' | 'stem' | 'body' | 'key'> &
  Partial<Omit<SingleQuestion, 'format' | 'version'>>;

/** A composite that a reader finds. */
export type CompositeDraft = Pick<SingleQuestion, 'stem'> &
  Partial<Pick<SingleQuestion, 'analysis' | 'tags'>> & { readonly children: readonly Draft[] };

/** Collects the questions, lines and files of a file that is being read. */
export class ReportBuilder {
  readonly #questions: Question[] = [];
  readonly #lines: ReportLine[] = [];
  readonly #files = new Map<string, { bytes: Uint8Array; mime: string; name: string }>();
  readonly #makeId: () => string;

  constructor({ makeId = newId }: ReadOptions = {}) {
    this.#makeId = makeId;
  }

  get isFull(): boolean {
    return this.#questions.length >= MOST_QUESTIONS;
  }

  line(line: ReportLine): void {
    if (this.#lines.length < MOST_LINES) this.#lines.push(line);
  }

  /** Adds a question with the notes about it, each once. A draft that is no question becomes a line `refused`. */
  add(draft: Draft | CompositeDraft, notes: readonly Note[], place: string): boolean {
    if (this.isFull) {
      this.line({ code: 'too-many-questions', place, state: 'refused' });
      return false;
    }
    const parsed = parseQuestion('children' in draft ? this.#composite(draft) : this.#single(draft));
    if (parsed.state !== 'question') {
      const detail = parsed.state === 'refused' ? parsed.reason.path : parsed.kind;
      this.line({ code: 'not-a-question', place, detail: detail.slice(0, 200), state: 'refused' });
      return false;
    }
    const question = this.#questions.push(parsed.question) - 1;
    const seen = new Set<string>();
    for (const note of notes) {
      const words = JSON.stringify(note);
      if (!seen.has(words)) this.line({ ...note, question });
      seen.add(words);
    }
    return true;
  }

  /** Keeps the bytes of a file; returns their SHA-256, or undefined beyond the limits. */
  file(bytes: Uint8Array, name: string, declared?: string): string | undefined {
    if (bytes.length === 0 || bytes.length > LARGEST_FILE || this.#files.size >= MOST_FILES) return undefined;
    const hash = sha256(bytes);
    if (!this.#files.has(hash))
      this.#files.set(hash, { bytes, mime: mimeOf(bytes, declared, name), name: name.slice(0, 200) });
    return hash;
  }

  mimeOf(hash: string): string {
    return this.#files.get(hash)?.mime ?? '';
  }

  bytesOf(hash: string): Uint8Array | undefined {
    return this.#files.get(hash)?.bytes;
  }

  report(): ImportReport {
    return { questions: this.#questions, lines: this.#lines, files: this.#files };
  }

  #single(draft: Draft): unknown {
    return {
      format: FORMAT,
      version: 1,
      score: 1,
      rule: { name: 'none' },
      attempts: 1,
      counts: 'last',
      ...draft,
      id: draft.id ?? this.#makeId(),
    };
  }

  #composite({ children, ...draft }: CompositeDraft): unknown {
    const {
      score: _score,
      rule: _rule,
      ...fields
    } = this.#single({ ...draft, kind: 'composite', body: {}, key: {} }) as SingleQuestion;
    return { ...fields, children: children.map((child) => this.#single(child)) };
  }
}
