import type { Lesson } from '@lectern/protocol/lessons';
import { Button, EmptyState, ErrorState, IconButton, Menu, MenuItem, Spinner, Tag } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, Ellipsis, NotebookText, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { Link } from '../../platform/router/link.tsx';
import { spanOf } from './lesson-figures.ts';
import { lessonsQuery } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import classes from './lessons.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { useLessonWords } from './use-lesson-words.ts';

const NOTHING: readonly Lesson[] = [];

/** The lessons of a teacher, the latest first. */
export function LessonList({ userId }: { readonly userId: string }) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const list = useInfiniteQuery(lessonsQuery(userId));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? NOTHING, [list.data]);
  const [removed, setRemoved] = useState<Lesson>();
  const columns = useMemo((): readonly TableColumn<Lesson>[] => {
    const now = Date.now();
    return [
      {
        id: 'name',
        header: texts('name'),
        sortBy: words.name,
        cell: (lesson) => (
          <Link className={classes.name} to={`/user/record?lesson=${lesson.id}`}>
            <bdi>{words.name(lesson)}</bdi>
            <State lesson={lesson} now={now} />
            <small className={classes.narrow}>
              {words.when(lesson.begin_at)} <bdi>{lesson.class_name}</bdi>
            </small>
          </Link>
        ),
      },
      {
        id: 'class',
        header: texts('class'),
        sortBy: ({ class_name }) => class_name,
        cell: ({ class_name }) => <bdi>{class_name || '—'}</bdi>,
        width: '20rem',
        onlyWide: true,
      },
      {
        id: 'time',
        header: texts('time'),
        sortBy: ({ begin_at }) => begin_at,
        cell: ({ begin_at }) => words.when(begin_at),
        width: '28rem',
        onlyWide: true,
      },
      {
        id: 'lasted',
        header: texts('lasted'),
        sortBy: (lesson) => spanOf(lesson, now).lasted,
        cell: (lesson) => words.lasted(spanOf(lesson, now).lasted),
        width: '16rem',
        align: 'end',
      },
      {
        id: 'more',
        header: '',
        align: 'end',
        width: '7rem',
        cell: (lesson) => (
          <Menu
            align="end"
            trigger={
              <IconButton
                label={texts('more', { name: words.name(lesson) })}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
          >
            <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => setRemoved(lesson)}>
              {texts('remove')}
            </MenuItem>
          </Menu>
        ),
      },
    ];
  }, [texts, words]);

  return (
    <div className={classes.screen}>
      <h1>{texts('title')}</h1>
      {list.isLoadingError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{texts('retry')}</Button>}
        />
      ) : list.isPending ? (
        <Spinner fill />
      ) : rows.length === 0 ? (
        <EmptyState icon={<NotebookText />} title={texts('empty')} text={texts('emptyText')} />
      ) : (
        <Table
          label={texts('label')}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          rowName={words.name}
        />
      )}
      {list.hasNextPage && (
        <Button
          className={classes.more}
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {texts('loadMore')}
        </Button>
      )}
      {removed && <RemoveDialog lesson={removed} onClose={() => setRemoved(undefined)} />}
    </div>
  );
}

interface StateProps {
  readonly lesson: Lesson;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A badge saying that a lesson is running, or was never ended. */
export function State({ lesson, now }: StateProps) {
  const texts = useLessonTexts();
  const { state } = spanOf(lesson, now);
  if (state === 'ended') return null;
  return <Tag tone={state === 'running' ? 'jade' : 'neutral'}>{texts(`state.${state}`)}</Tag>;
}
