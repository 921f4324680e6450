import { LRUCache } from 'lru-cache';
import { atMost } from '../../../platform/memory.ts';
import type { AssignmentRow, MarkRow, ResponseRow, WorkRow } from '../assignments.tables.ts';
import type { Paper, Papers } from '../papers.ts';
import type { WorksStore } from '../works.store.ts';
import { type Judged, judgeByRule, judgedWith, MISSING, type RuleJudgement } from './judging.ts';
import type { MarksStore } from './marks.store.ts';

/** Most judgements in memory: five times an assignment of 200 pupils and 60 questions. */
const JUDGEMENTS_MAX = 60_000;
/** Most attempts that are judged at once. */
const AT_ONCE = 200;

/** An answer with its judgement. `response` is read only where it is asked for. */
export interface JudgedAnswer {
  readonly row: ResponseRow | undefined;
  readonly response: unknown;
  readonly judged: Judged;
  /** The newest mark of this response, and the number of all marks of the question. */
  readonly mark: MarkRow | undefined;
  readonly markCount: number;
}

/** The answers of one attempt by question. */
export type JudgedWork = ReadonlyMap<string, JudgedAnswer>;

type Assignment = Pick<AssignmentRow, 'id' | 'revision'>;

/** Judges the answers of attempts; what a rule says of a response is remembered by response and revision. */
export class Judgements {
  readonly #byRule = new LRUCache<string, RuleJudgement>(atMost(JUDGEMENTS_MAX));
  readonly #works: WorksStore;
  readonly #marks: MarksStore;
  readonly #papers: Papers;

  constructor(ports: { readonly works: WorksStore; readonly marks: MarksStore; readonly papers: Papers }) {
    this.#works = ports.works;
    this.#marks = ports.marks;
    this.#papers = ports.papers;
  }

  /** The answers of these attempts to all questions or to one. `withResponses`: what the responses say is read too. */
  async of(
    assignment: Assignment,
    works: readonly WorkRow[],
    more: {
      readonly questionId?: string;
      readonly withResponses?: boolean;
      /** Questions that are not stored, by which nothing is remembered. */
      readonly paper?: Paper;
    } = {},
  ): Promise<ReadonlyMap<string, JudgedWork>> {
    const ids = works.map(({ id }) => id);
    const [paper, rows, marks] = await Promise.all([
      more.paper ?? this.#papers.of(assignment),
      this.#works.newest(ids, more.questionId),
      this.#marks.ofWorks(ids, more.questionId),
    ]);
    const byId = new Map(works.map((work) => [work.id, work]));
    const unknown = rows.filter((row) => {
      const work = byId.get(row.work_id);
      return more.withResponses || more.paper || !work || !this.#byRule.has(nameOf(assignment, work, row));
    });
    const contents = await this.#works.contents(unknown.map(({ id }) => id));
    const rowsOf = Map.groupBy(rows, (row) => row.work_id);
    const marksOf = Map.groupBy(marks, (mark) => mark.work_id);
    return new Map(
      works.map((work) => [
        work.id,
        this.#judged(more.paper ? undefined : assignment, paper, work, {
          rows: rowsOf.get(work.id) ?? [],
          marks: marksOf.get(work.id) ?? [],
          contents,
          questionId: more.questionId,
        }),
      ]),
    );
  }

  /** Without an assignment nothing is remembered. */
  #judged(
    assignment: Assignment | undefined,
    paper: Paper,
    work: WorkRow,
    given: {
      readonly rows: readonly ResponseRow[];
      readonly marks: readonly MarkRow[];
      readonly contents: ReadonlyMap<string, unknown>;
      readonly questionId: string | undefined;
    },
  ): JudgedWork {
    const rows = new Map(given.rows.map((row) => [row.question_id, row]));
    const marks = Map.groupBy(given.marks, (mark) => mark.question_id);
    const asked = paper.questions.filter(
      ({ id }) => (given.questionId === undefined || id === given.questionId) && paper.isIn(work, id),
    );
    return new Map(
      asked.map(({ id }) => {
        const row = rows.get(id);
        const own = marks.get(id) ?? [];
        // A mark is of one response: it does not count for another one that the pupil gave later.
        const mark = own.find((one) => one.response_id === (row?.id ?? null));
        const response = row && given.contents.get(row.id);
        const byRule = this.#ruleSays(assignment, paper, work, id, row, response);
        const judged = judgedWith(paper.question(id), byRule, mark?.content);
        return [id, { row, response, judged, mark, markCount: own.length }];
      }),
    );
  }

  #ruleSays(
    assignment: Assignment | undefined,
    paper: Paper,
    work: WorkRow,
    questionId: string,
    row: ResponseRow | undefined,
    response: unknown,
  ): RuleJudgement {
    if (!row) return paper.find(questionId)?.points ? MISSING : { ...MISSING, points: null, shown: null };
    const name = assignment && nameOf(assignment, work, row);
    const known = name === undefined ? undefined : this.#byRule.get(name);
    if (known) return known;
    const judged = judgeByRule(paper.own(work, questionId), response, work.hints[questionId] ?? []);
    if (name !== undefined) this.#byRule.set(name, judged);
    return judged;
  }

  /** Stores the results of handed-in attempts that are not up to date. Returns their number. */
  async bringUpToDate(
    of: { readonly assignmentIds?: readonly string[]; readonly classId?: string },
    assignmentsOf: (ids: readonly string[]) => Promise<readonly Assignment[]>,
  ): Promise<number> {
    let count = 0;
    for (let more = true; more; ) {
      const works = await this.#marks.unjudged(of, AT_ONCE);
      const byAssignment = Map.groupBy(works, (work) => work.assignment_id);
      const assignments = works.length > 0 ? await assignmentsOf([...byAssignment.keys()]) : [];
      for (const assignment of assignments) {
        const own = byAssignment.get(assignment.id);
        if (own) await this.#store(assignment, own);
      }
      count += works.length;
      more = works.length === AT_ONCE;
    }
    return count;
  }

  async #store(assignment: Assignment, works: readonly WorkRow[]): Promise<void> {
    const paper = await this.#papers.of(assignment);
    const judged = await this.of(assignment, works);
    for (const work of works) {
      const answers = judged.get(work.id) ?? new Map<string, JudgedAnswer>();
      await this.#marks.setResults(
        work,
        [...answers].map(
          ([
            questionId,
            {
              row,
              judged: { state },
            },
          ]) => {
            const origin = paper.find(questionId)?.origin;
            return {
              question_id: questionId,
              origin_assignment_id: origin?.assignmentId ?? assignment.id,
              origin_question_id: origin?.questionId ?? questionId,
              state,
              at: row?.given_at ?? null,
            };
          },
        ),
      );
    }
  }
}

function nameOf(
  { revision }: Assignment,
  { hints }: WorkRow,
  { id, question_id: questionId }: ResponseRow,
): string {
  return `${id} ${revision} ${hints[questionId]?.length ?? 0}`;
}
