import type { MarkedAnswer } from '@lectern/protocol/marking';
import { mediaOf } from '@lectern/questions';
import type { AccountsService } from '../../accounts/index.ts';
import type { AssignmentLinks } from '../assignment-links.ts';
import type { AssignmentRow, WorkRow } from '../assignments.tables.ts';
import type { AssignmentFilesStore } from '../files.store.ts';
import type { Paper } from '../papers.ts';
import type { JudgedAnswer } from './judgements.ts';

export interface AnswerPresenterPorts {
  readonly files: AssignmentFilesStore;
  readonly links: AssignmentLinks;
  readonly accounts: Pick<AccountsService, 'findUsers'>;
}

/** An answer of one attempt. */
export interface GivenAnswer {
  readonly work: WorkRow;
  readonly questionId: string;
  readonly answer: JudgedAnswer;
}

/** Shows answers with their marks, the names of who marked them, and addresses of their files. */
export class AnswerPresenter {
  readonly #ports: AnswerPresenterPorts;

  constructor(ports: AnswerPresenterPorts) {
    this.#ports = ports;
  }

  /** The answers as teachers see them, in the given order. */
  async present(
    assignment: AssignmentRow,
    paper: Paper,
    given: readonly GivenAnswer[],
  ): Promise<MarkedAnswer[]> {
    const { accounts, files, links } = this.#ports;
    const hashes = given.map(({ questionId, answer }) => [
      ...mediaOf(paper.question(questionId), answer.response),
      ...(answer.mark?.content.voice ? [answer.mark.content.voice] : []),
    ]);
    const workIds = [...new Set(given.map(({ work }) => work.id))];
    const makers = given.flatMap(({ answer }) => answer.mark?.by_id ?? []);
    const [found, users] = await Promise.all([
      files.find(assignment.id, workIds, [...new Set(hashes.flat())]),
      accounts.findUsers([...new Set(makers)]),
    ]);
    const byHash = Map.groupBy(found, ({ hash }) => hash);
    return given.map(({ work, questionId, answer }, index) => {
      const { row, response, judged, mark, markCount } = answer;
      const own = (hashes[index] ?? []).flatMap((hash) =>
        (byHash.get(hash) ?? []).filter(({ work_id }) => work_id === null || work_id === work.id).slice(0, 1),
      );
      const maker = mark && users.get(mark.by_id);
      return {
        question_id: questionId,
        response: row ? response : null,
        given_at: row?.given_at.getTime() ?? null,
        late: row?.late ?? false,
        rule_points: judged.rulePoints,
        points: judged.shown,
        full_points: paper.find(questionId)?.points ?? 0,
        state: judged.state,
        mark: mark
          ? {
              ...mark.content,
              id: mark.id,
              by: maker?.cancelled === false ? maker.realName || maker.nickName || '' : '',
              at: mark.at.getTime(),
              count: markCount,
            }
          : null,
        files: links.links(assignment.id, own),
      };
    });
  }
}
