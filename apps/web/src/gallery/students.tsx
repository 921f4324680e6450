import { EmptyState, Tag } from '@lectern/ui';
import { Table, type TableColumn, type TableState } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import classes from './gallery.module.css';
import type { GalleryTexts } from './gallery-texts.ts';

interface Student {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly group: string;
}

const NAMES = ['陈晓雨', '李明', '王芳', '张伟', '赵丽', '周杰', '吴敏', '郑浩'];
const students: readonly Student[] = Array.from({ length: 23 }, (_, index) => ({
  id: `s${index + 1}`,
  name: `${NAMES[index % NAMES.length]} ${index + 1}`,
  score: (index * 37) % 101,
  group: `${(index % 4) + 1}`,
}));
const KEY = 'gallery.students';

function lastState(): TableState {
  return JSON.parse(localStorage.getItem(KEY) ?? '{"page":1}') as TableState;
}

/** A table with sorting, paging and selection, whose state is restored after a reload. */
export function Students({ texts }: { readonly texts: GalleryTexts }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState(lastState);
  const columns = useMemo(
    (): readonly TableColumn<Student>[] => [
      { id: 'name', header: texts.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
      {
        id: 'score',
        header: texts.score,
        cell: ({ score }) => score,
        sortBy: ({ score }) => score,
        align: 'end',
        width: '12rem',
      },
      {
        id: 'group',
        header: texts.group,
        cell: ({ group }) => <Tag>{group}</Tag>,
        width: '14rem',
        onlyWide: true,
      },
    ],
    [texts],
  );
  const shared = { columns, rowId: ({ id }: Student) => id, rowName: ({ name }: Student) => name };
  return (
    <>
      <Table
        {...shared}
        label={texts.table}
        rows={students}
        pageSize={5}
        chosen={chosen}
        onChosen={setChosen}
        state={state}
        onState={(next) => {
          localStorage.setItem(KEY, JSON.stringify(next));
          setState(next);
        }}
      />
      <output className={classes.output}>
        {texts.chosen.replace('{{what}}', [...chosen].sort().join(' '))}
      </output>
      <Table
        {...shared}
        label={texts.emptyTable}
        rows={NOBODY}
        empty={<EmptyState title={texts.noStudents} />}
      />
    </>
  );
}

const NOBODY: readonly Student[] = [];
