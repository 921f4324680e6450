import type { ClassOfSchool } from '@lectern/protocol/schools';
import { IconButton, Menu, MenuItem, Text } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { Archive, ArchiveRestore, Ellipsis, Pencil, UsersRound } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { schoolNameOf } from './school-name-of.ts';

/** The actions on a class that start with a dialog. */
export type ClassQuestion = 'rename' | 'teachers';

export interface ClassWishes {
  readonly ask: (question: ClassQuestion, of: ClassOfSchool) => void;
  /** Archives the class, or restores an archived class. */
  readonly archive: (of: ClassOfSchool) => void;
}

/** Returns the columns of the classes of a school. */
export function useSchoolClassColumns(wishes: ClassWishes): readonly TableColumn<ClassOfSchool>[] {
  const texts = useSchoolTexts();
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  return useMemo((): readonly TableColumn<ClassOfSchool>[] => {
    const teachersOf = (of: ClassOfSchool) =>
      of.teachers.map((teacher) => schoolNameOf(teacher)).join(texts('between')) ||
      texts('classes.noTeacher');
    return [
      {
        id: 'name',
        header: texts('classes.name'),
        cell: (of) => (
          <>
            <Link
              className={classes.name ?? ''}
              to={`/user/classmanager?class=${encodeURIComponent(of.class_id)}`}
            >
              <Text as="bdi" weight="medium" overflow="breaks" className={classes.person}>
                {of.class_name}
              </Text>
            </Link>
            <bdi className={`${classes.small} ${classes.onlyNarrow}`}>{teachersOf(of)}</bdi>
          </>
        ),
      },
      {
        id: 'type',
        header: texts('classes.type'),
        cell: ({ class_type }) => texts(`classes.types.${class_type}`),
        width: '14rem',
        onlyWide: true,
      },
      {
        id: 'teachers',
        header: texts('classes.teachers'),
        cell: (of) => <bdi className={classes.small}>{teachersOf(of)}</bdi>,
        onlyWide: true,
      },
      {
        id: 'students',
        header: texts('classes.students'),
        cell: ({ student_count }) => student_count,
        width: '9rem',
        align: 'end',
      },
      {
        id: 'more',
        header: '',
        width: '7rem',
        align: 'end',
        cell: (of) => <ClassMenu of={of} wishes={latest} />,
      },
    ];
  }, [texts]);
}

interface ClassMenuProps {
  readonly of: ClassOfSchool;
  readonly wishes: RefObject<ClassWishes>;
}

/** Menu of an administrator's actions on a class; an archived class can only be restored. */
function ClassMenu({ of, wishes }: ClassMenuProps) {
  const texts = useSchoolTexts();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={texts('more', { name: of.class_name })} icon={<Ellipsis aria-hidden="true" />} />
      }
    >
      {!of.archived && (
        <>
          <MenuItem
            icon={<UsersRound aria-hidden="true" />}
            onSelect={() => wishes.current.ask('teachers', of)}
          >
            {texts('classes.manage')}
          </MenuItem>
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => wishes.current.ask('rename', of)}>
            {texts('classes.rename')}
          </MenuItem>
        </>
      )}
      <MenuItem
        icon={of.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onSelect={() => wishes.current.archive(of)}
      >
        {texts(of.archived ? 'classes.restore' : 'classes.archive')}
      </MenuItem>
    </Menu>
  );
}
