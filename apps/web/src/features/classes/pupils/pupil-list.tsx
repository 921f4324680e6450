import { Button, ConfirmDialog, EmptyState, IconButton, Stack, Text } from '@lectern/ui';
import { ArrowDown01, FileSpreadsheet, Images, Search, UserPlus, Users, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Pupil, sendStudents } from '../../../parts/classes/index.ts';
import {
  matchingRows,
  TableScreen,
  TableSearch,
  tableScreenClasses,
  useTableAddress,
} from '../../../parts/table-screen/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { ImportDialog } from '../import/import-dialog.tsx';
import { useClassTexts } from '../locale/index.ts';
import { PhotosDialog } from '../photos/photos-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { PupilDialog } from './pupil-dialog.tsx';
import { byNumber, stepped } from './pupil-order.ts';
import { usePupilColumns } from './use-pupil-columns.tsx';

/** Pupils per page: most classes fit on one page, and a class may have 200 pupils. */
const PAGE = 60;
const NOBODY: ReadonlySet<string> = new Set();

export interface PupilListProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  readonly canChange: boolean;
}

type Asked =
  | { readonly kind: 'add' | 'import' | 'photos' }
  | { readonly kind: 'edit'; readonly of: Pupil }
  | { readonly kind: 'remove' | 'group'; readonly of: readonly Pupil[] };

/** The pupils of a class in their stored order, with search, editing, grouping and removal. */
export function PupilList({ classId, pupils, canChange }: PupilListProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  const address = useTableAddress();
  const [chosen, setChosen] = useState(NOBODY);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const rows = useMemo(
    () =>
      matchingRows(pupils, address.typed, (pupil) => [
        pupil.real_name,
        pupil.nick_name,
        pupil.student_number,
        pupil.group_name,
      ]),
    [pupils, address.typed],
  );
  const chosenPupils = pupils.filter(({ user_id }) => chosen.has(user_id));

  const columns = usePupilColumns(canChange, {
    edit: (of) => setAsked({ kind: 'edit', of }),
    remove: (of) => setAsked({ kind: 'remove', of: [of] }),
    group: (of) => setAsked({ kind: 'group', of: [of] }),
    step: (of, by) => {
      const order = stepped(pupils, of.user_id, by);
      if (order !== undefined)
        void run(() => sendStudents(classId, { order: [...order] }), { key: of.user_id });
    },
  });
  const arrange = () =>
    run(() => sendStudents(classId, { order: [...byNumber(pupils)] }), { success: texts('pupils.ordered') });
  const remove = async (of: readonly Pupil[]) => {
    await run(() => sendStudents(classId, { removed: of.map(({ user_id }) => user_id) }), {
      success: texts('pupils.removed', { count: of.length }),
      onSuccess: () => setChosen(NOBODY),
    });
    close();
  };
  const add = (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setAsked({ kind: 'add' })}>
        {texts('pupils.add')}
      </Button>
      <Button
        tone="primary"
        icon={<FileSpreadsheet aria-hidden="true" />}
        onClick={() => setAsked({ kind: 'import' })}
      >
        {texts('pupils.import')}
      </Button>
    </>
  );

  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <TableScreen
        address={address}
        emptyScreen={
          pupils.length === 0 && (
            <EmptyState
              icon={<Users />}
              title={texts('pupils.empty')}
              text={canChange ? texts('pupils.emptyText') : undefined}
              action={canChange ? <div className={classes.tools}>{add}</div> : undefined}
            />
          )
        }
        bar={
          <div className={classes.bar}>
            <TableSearch address={address} className={classes.filter} label={texts('pupils.filter')} />
            {canChange && (
              <div className={classes.tools}>
                <Button icon={<ArrowDown01 aria-hidden="true" />} busy={busy} onClick={() => void arrange()}>
                  {texts('pupils.byNumber')}
                </Button>
                <Button icon={<Images aria-hidden="true" />} onClick={() => setAsked({ kind: 'photos' })}>
                  {texts('pupils.photos')}
                </Button>
                {add}
              </div>
            )}
          </div>
        }
        selectionBar={
          chosenPupils.length > 0 && (
            <div className={classes.bar}>
              <Text weight="medium">{texts('pupils.chosen', { count: chosenPupils.length })}</Text>
              <Button onClick={() => setAsked({ kind: 'group', of: chosenPupils })}>
                {texts('pupils.setGroup')}
              </Button>
              <Button tone="danger" onClick={() => setAsked({ kind: 'remove', of: chosenPupils })}>
                {texts('pupils.remove')}
              </Button>
              <IconButton
                label={texts('pupils.clear')}
                icon={<X aria-hidden="true" />}
                onClick={() => setChosen(NOBODY)}
              />
            </div>
          )
        }
        label={texts('pupils.label')}
        rows={rows}
        columns={columns}
        rowId={({ user_id }) => user_id}
        rowName={({ real_name }) => real_name}
        pageSize={PAGE}
        {...(canChange && { chosen, onChosen: setChosen })}
        empty={<EmptyState icon={<Search />} title={texts('pupils.none')} />}
      />
      {asked?.kind === 'add' && <PupilDialog classId={classId} pupils={pupils} onClose={close} />}
      {asked?.kind === 'edit' && (
        <PupilDialog classId={classId} pupils={pupils} of={asked.of} onClose={close} />
      )}
      {asked?.kind === 'group' && (
        <GroupDialog classId={classId} pupils={pupils} of={asked.of} onClose={close} />
      )}
      {asked?.kind === 'import' && <ImportDialog classId={classId} pupils={pupils} onClose={close} />}
      {asked?.kind === 'photos' && <PhotosDialog classId={classId} pupils={pupils} onClose={close} />}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={
            asked.of.length === 1
              ? texts('pupils.removeOne', { name: asked.of[0]?.real_name ?? '' })
              : texts('pupils.removeTitle', { count: asked.of.length })
          }
          description={texts('pupils.removeText')}
          confirmLabel={texts('pupils.remove')}
          cancelLabel={texts('cancel')}
          busy={busy}
          onConfirm={() => void remove(asked.of)}
        />
      )}
    </Stack>
  );
}
