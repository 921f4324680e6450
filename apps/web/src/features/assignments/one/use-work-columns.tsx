import type { Assignment, AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import { Row, Tag, Text, Tooltip } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { Check, CircleDashed, Hourglass, Minus, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { dayAndTime } from '../../../parts/assignments/index.ts';
import { tableScreenClasses } from '../../../parts/table-screen/index.ts';
import { Link } from '../../../platform/router/link.tsx';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';

const TONES = { open: 'blue', 'handed-in': 'jade', returned: 'neutral' } as const;
const SIGNS = {
  right: Check,
  partly: CircleDashed,
  wrong: X,
  missing: Minus,
  waiting: Hourglass,
  unscored: Minus,
} as const;

/** Returns the columns of the pupils of an assignment. */
export function useWorkColumns(
  { id, setting, full_points }: Pick<Assignment, 'id' | 'setting' | 'full_points'>,
  content: AssignmentContent,
): readonly TableColumn<PupilWork>[] {
  const t = useAssignmentTexts();
  const { attempts } = setting;
  return useMemo((): readonly TableColumn<PupilWork>[] => {
    const points = new Map(
      content.sections.flatMap(({ questions }) => questions).map((each) => [each.id, each.points]),
    );
    return [
      {
        id: 'name',
        header: t('pupil'),
        sortBy: ({ name }) => name,
        cell: (work) => <Name assignmentId={id} work={work} />,
        width: '20rem',
      },
      {
        id: 'state',
        header: t('state'),
        sortBy: ({ state }) => ORDER.indexOf(state),
        cell: (work) => <State work={work} />,
        width: '26rem',
      },
      ...(attempts === 1
        ? []
        : [
            {
              id: 'attempt',
              header: t('attempt'),
              sortBy: ({ attempt }: PupilWork) => attempt,
              cell: ({ attempt }: PupilWork) => attempt || '—',
              onlyWide: true,
              align: 'end' as const,
            },
          ]),
      {
        id: 'time',
        header: t('handedInAt'),
        sortBy: ({ handed_in_at }) => handed_in_at ?? Number.MAX_SAFE_INTEGER,
        cell: ({ handed_in_at }) => (handed_in_at === null ? '—' : dayAndTime(handed_in_at)),
        width: '20rem',
        onlyWide: true,
      },
      {
        id: 'questions',
        header: t('tabs.questions'),
        cell: ({ work_id, questions, name }) =>
          work_id !== null && (
            <Row gap={1} wrap className={classes.cells}>
              {questions.map((question, index) => (
                <Cell
                  key={question.id}
                  to={`/assignments?id=${id}&mark=pupil&work=${work_id}&question=${question.id}`}
                  state={question.state}
                  number={index + 1}
                  name={name}
                  points={question.points}
                  full={points.get(question.id) ?? 0}
                />
              ))}
            </Row>
          ),
        onlyWide: true,
      },
      {
        id: 'points',
        header: t('points'),
        sortBy: (work) => (work.work_id === null ? -1 : work.points),
        cell: (work) =>
          work.work_id === null ? '—' : t('pointsOf', { points: work.points, full: full_points }),
        align: 'end',
        width: '12rem',
      },
    ];
  }, [t, id, attempts, full_points, content]);
}

const ORDER: readonly PupilWork['state'][] = [null, 'open', 'handed-in', 'returned'];

function Name({
  assignmentId,
  work,
}: {
  readonly assignmentId: string;
  readonly work: PupilWork;
}): ReactNode {
  const { name, student_number, work_id, state } = work;
  const words = (
    <>
      <bdi>{name}</bdi>
      {student_number !== '' && (
        <Text tone="quiet" size="small" numeric>
          {student_number}
        </Text>
      )}
    </>
  );
  if (work_id === null || state === 'open') return <Row gap={3}>{words}</Row>;
  return (
    <Link
      className={tableScreenClasses.name}
      to={`/assignments?id=${assignmentId}&mark=pupil&work=${work_id}`}
    >
      {words}
    </Link>
  );
}

function State({ work }: { readonly work: PupilWork }): ReactNode {
  const t = useAssignmentTexts();
  const { state, late, devices, to_mark, answered, questions } = work;
  return (
    <Row gap={2} wrap>
      {state === null ? (
        <Tag>{t('works.none')}</Tag>
      ) : (
        <Tag tone={TONES[state]}>
          {state === 'open' ? t('works.openCount', { answered, all: questions.length }) : t(`works.${state}`)}
        </Tag>
      )}
      {late && <Tag tone="amber">{t('late')}</Tag>}
      {to_mark > 0 && state !== 'open' && <Tag tone="amber">{t('waitingCount', { count: to_mark })}</Tag>}
      {devices > 1 && (
        <Tooltip label={t('devicesHelp')}>
          <span>
            <Tag tone="red">{t('devices', { count: devices })}</Tag>
          </span>
        </Tooltip>
      )}
    </Row>
  );
}

interface CellProps {
  readonly to: string;
  readonly state: PupilWork['questions'][number]['state'];
  readonly number: number;
  readonly name: string;
  readonly points: number | null;
  readonly full: number;
}

/** The state of an answer as a sign; it leads to the answer. */
function Cell({ to, state, number, name, points, full }: CellProps): ReactNode {
  const t = useAssignmentTexts();
  const Sign = SIGNS[state];
  const words =
    points === null
      ? t('cell', { name, number, state: t(`judged.${state}`) })
      : t('cellPoints', { name, number, state: t(`judged.${state}`), points, full });
  return (
    <Link className={classes.cell} data-state={state} to={to} aria-label={words} title={words}>
      <Sign aria-hidden="true" />
    </Link>
  );
}
