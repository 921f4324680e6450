import {
  addLayout,
  addPlace,
  duplicateLayout,
  type NewPlace,
  removeLayout,
} from '@lectern/courseware/design';
import { CopyPlus, Plus, Trash2 } from 'lucide-react';
import { command } from '../command.ts';

/** Inserts a layout after the layout `after`, otherwise as the last layout of its master. */
export const newLayout = command<{
  readonly masterId: string;
  readonly after?: string | undefined;
  readonly name: string;
}>({
  id: 'masters.addLayout',
  label: { zh: '新建版式', en: 'New layout' },
  icon: Plus,
  changes: true,
  run: ({ session }, { masterId, after, name }) => {
    let added: string | undefined;
    session.edit((edit) => {
      if (edit.find('master', masterId)) added = addLayout(edit, masterId, name, after);
    });
    if (added !== undefined) session.goToPage(added);
  },
});

export const duplicateThisLayout = command<{ readonly layoutId: string; readonly name: string }>({
  id: 'masters.duplicateLayout',
  label: { zh: '复制版式', en: 'Duplicate the layout' },
  icon: CopyPlus,
  changes: true,
  run: ({ session }, { layoutId, name }) => {
    let added: string | undefined;
    session.edit((edit) => {
      added = duplicateLayout(edit, layoutId, name);
    });
    if (added !== undefined) session.goToPage(added);
  },
});

/** Pages of the removed layout get the layout `instead`. */
export const removeThisLayout = command<{ readonly layoutId: string; readonly instead?: string | undefined }>(
  {
    id: 'masters.removeLayout',
    label: { zh: '删除版式', en: 'Delete the layout' },
    icon: Trash2,
    isDanger: true,
    changes: true,
    run: ({ session }, { layoutId, instead }) => {
      session.edit((edit) => {
        removeLayout(edit, layoutId, instead);
      });
    },
  },
);

export const renameDesign = command<{ readonly designId: string; readonly name: string }>({
  id: 'masters.rename',
  label: { zh: '重命名版式', en: 'Rename the layout' },
  changes: true,
  run: ({ session }, { designId, name }) => {
    const next = name.trim().slice(0, 200);
    const record = session.store.find('layout', designId) ?? session.store.find('master', designId);
    if (next !== '' && record && next !== record.name)
      session.edit((edit) => edit.update(designId, { name: next }));
  },
});

/** `name` and `levels` are in the teacher's language. */
export const insertPlace = command<{
  readonly designId: string;
  readonly type: NewPlace;
  readonly name: string;
  readonly levels: readonly string[];
}>({
  id: 'masters.insertPlace',
  label: { zh: '插入占位符', en: 'Insert a placeholder' },
  changes: true,
  run: ({ session, focusPage }, { designId, type, name, levels }) => {
    let added: string | undefined;
    session.edit((edit) => {
      added = addPlace(edit, designId, type, name, levels);
    });
    if (added === undefined) return;
    session.choose([added]);
    focusPage();
  },
});
