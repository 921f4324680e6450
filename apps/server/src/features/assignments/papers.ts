import { LecternError } from '@lectern/protocol';
import {
  type AskedQuestion,
  freshQuestion,
  IdAliases,
  ownSeed,
  parseQuestion,
  type Question,
  withoutKey,
} from '@lectern/questions';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/memory.ts';
import type { AssignmentRow, FrozenContent, FrozenQuestion, WorkRow } from './assignments.tables.ts';

/** Most assignments whose questions are in memory; each is read again from its row. */
const PAPERS_MAX = 100;

type OfWork = Pick<WorkRow, 'seed' | 'question_ids' | 'hints'>;

/**
 * The frozen questions of an assignment, parsed once, and what one attempt gets of them. A question that this version cannot
 * read is in `content` alone, so that the others go on.
 */
export class Paper {
  readonly content: FrozenContent;
  readonly questions: readonly FrozenQuestion[];
  readonly #byId: ReadonlyMap<string, FrozenQuestion>;
  readonly #parsed: ReadonlyMap<string, Question>;

  constructor(content: FrozenContent) {
    this.content = content;
    const all = content.sections.flatMap((section) => section.questions);
    this.#parsed = new Map(
      all.flatMap(({ id, question }) => {
        const parsed = parseQuestion(question);
        return parsed.state === 'question' ? [[id, parsed.question] as const] : [];
      }),
    );
    this.questions = all.filter(({ id }) => this.#parsed.has(id));
    this.#byId = new Map(this.questions.map((question) => [question.id, question]));
  }

  find(id: string): FrozenQuestion | undefined {
    return this.#byId.get(id);
  }

  /** The question with its key. Throws QUESTION_NOT_FOUND. */
  question(id: string): Question {
    const question = this.#parsed.get(id);
    if (!question) throw new LecternError('QUESTION_NOT_FOUND');
    return question;
  }

  /** Whether an attempt has the question: all do but attempts that draw from a wrong-answer book. */
  isIn({ question_ids: ids }: Pick<OfWork, 'question_ids'>, id: string): boolean {
    return this.#byId.has(id) && (ids === null || ids.includes(id));
  }

  /** The question with its key and the attempt's own numbers. */
  own(work: OfWork, id: string): Question {
    return freshQuestion(this.question(id), ownSeed(work.seed, id));
  }

  aliases(work: OfWork, id: string): IdAliases {
    return new IdAliases(this.question(id), ownSeed(work.seed, id));
  }

  /** The question without its key as the attempt's pupil sees it, with aliases in place of ids. */
  asked(work: OfWork, id: string): AskedQuestion {
    const seed = ownSeed(work.seed, id);
    const hints = work.hints[id] ?? [];
    return this.aliases(work, id).hide(withoutKey(this.own(work, id), { seed, hints }));
  }

  /** The question with its key, with the same aliases. */
  solution(work: OfWork, id: string): Question {
    return this.aliases(work, id).hide(this.own(work, id));
  }
}

/** Remembers the questions of assignments. */
export class Papers {
  readonly #papers = new LRUCache<string, Paper>(atMost(PAPERS_MAX));
  readonly #load: (assignmentId: string) => Promise<FrozenContent | undefined>;

  constructor(load: (assignmentId: string) => Promise<FrozenContent | undefined>) {
    this.#load = load;
  }

  /** Throws ASSIGNMENT_NOT_FOUND. */
  async of({ id, revision }: Pick<AssignmentRow, 'id' | 'revision'>): Promise<Paper> {
    const known = this.#papers.get(`${id} ${revision}`);
    if (known) return known;
    const content = await this.#load(id);
    if (!content) throw new LecternError('ASSIGNMENT_NOT_FOUND');
    const paper = new Paper(content);
    this.#papers.set(`${id} ${revision}`, paper);
    return paper;
  }
}
