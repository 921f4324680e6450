import { Avatar, IconButton, Menu, MenuItem, MenuSeparator, Row } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type Pupil, pupilAvatar } from '../../../parts/classes/index.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';

export interface PupilWishes {
  readonly edit: (of: Pupil) => void;
  readonly remove: (of: Pupil) => void;
  readonly group: (of: Pupil) => void;
  readonly step: (of: Pupil, by: -1 | 1) => void;
}

/** Columns of the list of pupils; columns for changes only when the user may change the class. */
export function usePupilColumns(canChange: boolean, wishes: PupilWishes): readonly TableColumn<Pupil>[] {
  const texts = useClassTexts();
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  return useMemo((): readonly TableColumn<Pupil>[] => {
    const columns: TableColumn<Pupil>[] = [
      {
        id: 'number',
        header: texts('pupils.number'),
        sortBy: ({ student_number }) => student_number,
        cell: ({ student_number }) => <bdi>{student_number}</bdi>,
        width: '11rem',
        onlyWide: true,
      },
      {
        id: 'name',
        header: texts('pupils.name'),
        sortBy: ({ real_name }) => real_name,
        cell: (pupil) => (
          <Row as="span" gap={3}>
            <Avatar name={pupil.real_name} src={pupilAvatar(pupil)} decorative />
            <span>
              <bdi>{pupil.real_name}</bdi>
              <bdi className={classes.onlyNarrow}>
                {[pupil.student_number, pupil.group_name].filter((each) => each !== '').join(' · ')}
              </bdi>
            </span>
          </Row>
        ),
      },
      {
        id: 'nick',
        header: texts('pupils.nick'),
        sortBy: ({ nick_name }) => nick_name,
        cell: ({ nick_name }) => <bdi>{nick_name}</bdi>,
        onlyWide: true,
      },
      {
        id: 'group',
        header: texts('pupils.group'),
        sortBy: ({ group_name }) => group_name,
        cell: ({ group_name }) => <bdi>{group_name}</bdi>,
        onlyWide: true,
      },
      {
        id: 'seat',
        header: texts('pupils.seat'),
        sortBy: ({ seat }) => (seat === null ? 10_000 : seat.row * 100 + seat.column),
        cell: ({ seat }) => (seat === null ? '' : texts('pupils.seatOf', { ...seat })),
        onlyWide: true,
      },
    ];
    if (!canChange) return columns;
    columns.push({
      id: 'more',
      header: '',
      align: 'end',
      width: '7rem',
      cell: (pupil) => (
        <Menu
          align="end"
          trigger={
            <IconButton
              label={texts('more', { name: pupil.real_name })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => latest.current.edit(pupil)}>
            {texts('pupils.edit')}
          </MenuItem>
          <MenuItem icon={<UsersRound aria-hidden="true" />} onSelect={() => latest.current.group(pupil)}>
            {texts('pupils.setGroup')}
          </MenuItem>
          <MenuItem icon={<ArrowUp aria-hidden="true" />} onSelect={() => latest.current.step(pupil, -1)}>
            {texts('pupils.up')}
          </MenuItem>
          <MenuItem icon={<ArrowDown aria-hidden="true" />} onSelect={() => latest.current.step(pupil, 1)}>
            {texts('pupils.down')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => latest.current.remove(pupil)}
          >
            {texts('pupils.remove')}
          </MenuItem>
        </Menu>
      ),
    });
    return columns;
  }, [texts, canChange]);
}
