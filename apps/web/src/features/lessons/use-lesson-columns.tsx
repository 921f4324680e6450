import type { Lesson } from '@lectern/protocol/lessons';
import { classNames, IconButton, Menu, MenuItem, Tag } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { tableScreenClasses } from '../../parts/table-screen/index.ts';
import { Link } from '../../platform/router/link.tsx';
import { spanOf } from './lesson-figures.ts';
import { useLessonTexts } from './lesson-texts.ts';
import classes from './lessons.module.css';
import { useLessonWords } from './use-lesson-words.ts';

/** Returns the columns of the list of lessons. Pass the same `onRemove` on every render. */
export function useLessonColumns(onRemove: (lesson: Lesson) => void): readonly TableColumn<Lesson>[] {
  const texts = useLessonTexts();
  const words = useLessonWords();
  return useMemo((): readonly TableColumn<Lesson>[] => {
    const now = Date.now();
    return [
      {
        id: 'name',
        header: texts('name'),
        sortBy: words.name,
        cell: (lesson) => (
          <Link
            className={classNames(tableScreenClasses.name, classes.name)}
            to={`/user/record?lesson=${lesson.id}`}
          >
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
            <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => onRemove(lesson)}>
              {texts('remove')}
            </MenuItem>
          </Menu>
        ),
      },
    ];
  }, [texts, words, onRemove]);
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
