import type { Assignment, AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import { stemWords } from '../../../parts/askings/index.ts';
import { dayAndTime } from '../../../parts/assignments/index.ts';
import type { WorkbookCell, WorkbookSheet } from '../../../parts/workbook.ts';
import type { AssignmentTexts } from '../locale/index.ts';
import { numberedQuestions, questionSums, rightShare } from './question-sums.ts';

export interface ResultsToExport {
  readonly assignment: Pick<Assignment, 'full_points'>;
  readonly works: readonly PupilWork[];
  readonly content: AssignmentContent;
}

/** The results of an assignment as sheets: the points of each pupil, and the statistics of each question. */
export function resultSheets(
  { assignment, works, content }: ResultsToExport,
  t: AssignmentTexts,
): WorkbookSheet[] {
  const questions = numberedQuestions(content);
  const sums = questionSums(works);
  const column = (number: number, points: number) => t('sheets.question', { number, points });
  return [
    {
      title: t('sheets.pupils'),
      head: [
        t('pupil'),
        t('studentNumber'),
        t('state'),
        t('late'),
        t('attempt'),
        t('handedInAt'),
        t('sheets.sum', { points: assignment.full_points }),
        ...questions.map(({ number, points }) => column(number, points)),
      ],
      rows: works.map((work) =>
        pupilRow(
          work,
          questions.map(({ id }) => id),
          t,
        ),
      ),
    },
    {
      title: t('sheets.questions'),
      head: [
        t('sheets.number'),
        t('sheets.section'),
        t('marking.question'),
        t('points'),
        t('sheets.mean'),
        t('sheets.rightShare'),
        t('judged.right'),
        t('judged.partly'),
        t('judged.wrong'),
        t('judged.missing'),
        t('judged.waiting'),
      ],
      rows: questions.map(({ id, number, sectionTitle, points, question }) => {
        const sum = sums.get(id);
        const share = sum && rightShare(sum);
        return [
          number,
          sectionTitle,
          stemWords(question),
          points,
          sum?.mean ?? '',
          share === undefined ? '' : t('percent', { percent: Math.round(share * 100) }),
          sum?.right ?? 0,
          sum?.partly ?? 0,
          sum?.wrong ?? 0,
          sum?.missing ?? 0,
          sum?.waiting ?? 0,
        ];
      }),
    },
  ];
}

/** A pupil who has not begun has empty cells, not zeros. */
function pupilRow(work: PupilWork, ids: readonly string[], t: AssignmentTexts): readonly WorkbookCell[] {
  const { name, student_number, state, late, attempt, handed_in_at, points, questions, work_id } = work;
  const given = new Map(questions.map((each) => [each.id, each]));
  const cell = (id: string): WorkbookCell => {
    const question = given.get(id);
    if (work_id === null || !question) return '';
    if (question.points !== null) return question.points;
    return question.state === 'waiting' ? t('judged.waiting') : '';
  };
  return [
    name,
    student_number,
    state === null ? t('works.none') : t(`works.${state}`),
    late ? t('late') : '',
    attempt === 0 ? '' : attempt,
    handed_in_at === null ? '' : dayAndTime(handed_in_at),
    work_id === null ? '' : points,
    ...ids.map(cell),
  ];
}
