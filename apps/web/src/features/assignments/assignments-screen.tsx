import { Row, Spinner, Stack } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { tableScreenClasses } from '../../parts/table-screen/index.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { Link } from '../../platform/router/link.tsx';
import { useSearchParams } from '../../platform/router/use-address.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './assignments.module.css';
import { assignmentsFollowPush } from './assignments-follow-push.ts';
import { AssignmentList } from './list/assignment-list.tsx';
import { useAssignmentTexts } from './locale/index.ts';
import { UnsentMarks } from './marking/unsent-marks.tsx';

const waiting = { waiting: <Spinner fill />, failed: ThrowLoadFailure };

/** Everything but the list is loaded when it is first shown. */
const AssignmentPage = lazyComponent(
  async () => (await import('./one/assignment-page.tsx')).AssignmentPage,
  waiting,
);
const MarkingScreen = lazyComponent(
  async () => (await import('./marking/marking-screen.tsx')).MarkingScreen,
  waiting,
);
const WrongAnswerBook = lazyComponent(
  async () => (await import('./book/wrong-answer-book.tsx')).WrongAnswerBook,
  waiting,
);

export interface AssignmentsScreenProps {
  readonly userId: string;
}

/** `/assignments`: the list of a teacher's assignments, one of them, its marking, or the wrong-answer book of a class. */
export function AssignmentsScreen({ userId }: AssignmentsScreenProps): ReactNode {
  const t = useAssignmentTexts();
  const [query] = useSearchParams();
  const client = useQueryClient();
  useEffect(() => assignmentsFollowPush(client, subscribePush), [client]);
  const [id, book] = [query.get('id'), query.get('book')];
  const by =
    id === null ? undefined : (['question', 'pupil'] as const).find((each) => each === query.get('mark'));
  useWindowTitle(t(book !== null ? 'book.title' : by ? 'marking.title' : 'title'));
  if (id !== null && by) return <MarkingScreen key={id} id={id} by={by} userId={userId} />;
  const isList = id === null && book === null;
  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <Row gap={4} wrap className={classes.unprinted}>
        {isList ? (
          <h1>{t('title')}</h1>
        ) : (
          <Link className={tableScreenClasses.back} to="/assignments">
            <ChevronLeft aria-hidden="true" />
            {t('backToList')}
          </Link>
        )}
        <UnsentMarks userId={userId} />
      </Row>
      {book !== null ? (
        <WrongAnswerBook key={book} classId={book} userId={userId} />
      ) : id !== null ? (
        <AssignmentPage key={id} id={id} userId={userId} />
      ) : (
        <AssignmentList userId={userId} />
      )}
    </Stack>
  );
}
