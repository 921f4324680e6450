import type { SchoolClass } from '@lectern/protocol/classes';
import { IconButton, Menu, MenuItem, Tag, Text } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Presentation } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { tableScreenClasses } from '../../../parts/table-screen/index.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useClassTexts } from '../locale/index.ts';

export interface ShownClasses {
  /** Id of the class that the teacher selected for teaching; null or undefined without a selection. */
  readonly chosen: string | null | undefined;
  readonly archived: boolean;
  /** True when the server is unreachable: the classes are the copy in this browser, and cannot be changed. */
  readonly kept: boolean;
}

export interface ClassWishes {
  readonly choose: (of: SchoolClass) => void;
  readonly restore: (of: SchoolClass) => void;
  readonly edit: (of: SchoolClass) => void;
  readonly archive: (of: SchoolClass) => void;
}

/** Returns the columns of the list of classes. */
export function useClassColumns(
  { chosen, archived, kept }: ShownClasses,
  wishes: ClassWishes,
): readonly TableColumn<SchoolClass>[] {
  const texts = useClassTexts();
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  return useMemo(
    (): readonly TableColumn<SchoolClass>[] => [
      {
        id: 'name',
        header: texts('list.name'),
        sortBy: ({ class_name }) => class_name,
        cell: (of) => (
          <Link
            className={tableScreenClasses.name}
            to={`/user/classmanager?class=${encodeURIComponent(of.class_id)}`}
          >
            <bdi>{of.class_name}</bdi>
            {of.class_nick_name !== '' && (
              <Text as="bdi" size="body" tone="quiet" weight="normal">
                {of.class_nick_name}
              </Text>
            )}
            {of.class_id === chosen && <Tag tone="jade">{texts('list.chosen')}</Tag>}
          </Link>
        ),
      },
      {
        id: 'type',
        header: texts('list.type'),
        sortBy: ({ class_type }) => texts(`types.${class_type}`),
        cell: ({ class_type }) => texts(`types.${class_type}`),
        width: '16rem',
        onlyWide: true,
      },
      {
        id: 'count',
        header: texts('list.count'),
        sortBy: ({ stat_info }) => stat_info?.student_count ?? 0,
        cell: ({ stat_info }) => stat_info?.student_count ?? '',
        width: '10rem',
        align: 'end',
      },
      {
        id: 'more',
        header: '',
        align: 'end',
        width: '7rem',
        cell: (of) => (
          <Menu
            align="end"
            trigger={
              <IconButton
                label={texts('more', { name: of.class_name })}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
          >
            {archived ? (
              <MenuItem
                icon={<ArchiveRestore aria-hidden="true" />}
                onSelect={() => latest.current.restore(of)}
              >
                {texts('archive.restore')}
              </MenuItem>
            ) : (
              <>
                <MenuItem
                  icon={<Presentation aria-hidden="true" />}
                  disabled={of.class_id === chosen}
                  onSelect={() => latest.current.choose(of)}
                >
                  {texts('list.choose')}
                </MenuItem>
                <MenuItem
                  icon={<Pencil aria-hidden="true" />}
                  disabled={kept}
                  onSelect={() => latest.current.edit(of)}
                >
                  {texts('edit.change')}
                </MenuItem>
                <MenuItem
                  icon={<Archive aria-hidden="true" />}
                  disabled={kept}
                  onSelect={() => latest.current.archive(of)}
                >
                  {texts('archive.action')}
                </MenuItem>
              </>
            )}
          </Menu>
        ),
      },
    ],
    [texts, chosen, archived, kept],
  );
}
