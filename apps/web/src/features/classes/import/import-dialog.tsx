import { newId } from '@lectern/base';
import { Button, Dialog, Text } from '@lectern/ui';
import { Table } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import { type Pupil, sendStudents } from '../../../parts/classes/index.ts';
import { TableImport, useTableImport } from '../../../parts/table-file/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { type PlannedLine, planImport } from './plan-import.ts';
import { type PupilLine, pupilLines, pupilRules } from './pupil-columns.ts';
import { useImportColumns } from './use-import-columns.tsx';

export interface ImportDialogProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  readonly onClose: () => void;
}

interface Read {
  readonly lines: readonly PupilLine[];
  readonly formulas: boolean;
  /** Id of the change, one per table: the server applies it once, however often it is sent. */
  readonly changeId: string;
}

const PAGE = 50;

/** Dialog that imports pupils from an Excel file or pasted text, with a preview of all changes. */
export function ImportDialog({ classId, pupils, onClose }: ImportDialogProps) {
  const texts = useClassTexts();
  const [read, setRead] = useState<Read>();
  const table = useTableImport(pupilRules, (lines, formulas) => {
    setRead({ lines: pupilLines(lines), formulas, changeId: newId() });
    return undefined;
  });

  if (read !== undefined) {
    return (
      <ImportPreview
        classId={classId}
        pupils={pupils}
        read={read}
        onBack={() => setRead(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <TableImport
      table={table}
      title={texts('import.title')}
      description={texts('import.columns')}
      paste={{
        label: texts('import.paste'),
        hint: texts('import.pasteHint'),
        placeholder: texts('import.placeholder'),
      }}
      labels={{
        name: texts('pupils.name'),
        number: texts('pupils.number'),
        nickName: texts('pupils.nick'),
        group: texts('pupils.group'),
        row: texts('import.seatRow'),
        column: texts('import.seatColumn'),
      }}
      onClose={onClose}
    />
  );
}

interface ImportPreviewProps extends ImportDialogProps {
  readonly read: Read;
  readonly onBack: () => void;
}

function ImportPreview({ classId, pupils, read, onBack, onClose }: ImportPreviewProps) {
  const texts = useClassTexts();
  const { busy, run } = useCall({ invalidates: CLASSES });
  // The plan does not follow later changes of the class: the server refuses lines that conflict with them.
  const [plan] = useState(() => planImport(read.lines, pupils));
  const [ids] = useState(() => plan.map(newId));
  // The index identifies a line, because a row of the table contains several pupils when lists are side by side.
  const places = useMemo(() => new Map(plan.map((each, index) => [each, index])), [plan]);
  const count = (kind: PlannedLine['kind']) => plan.filter((each) => each.kind === kind).length;
  const doing = count('new') + count('changed');
  const columns = useImportColumns();
  const send = async () => {
    const change = {
      added: plan.flatMap((each, index) =>
        each.kind === 'new'
          ? [{ real_name: each.line.name, ...each.words, member_id: ids[index] ?? '' }]
          : [],
      ),
      changed: plan.flatMap((each) =>
        each.kind === 'changed' ? [{ ...each.words, member_id: each.pupil.user_id }] : [],
      ),
    };
    await run(() => sendStudents(classId, change, read.changeId), {
      success: ({ added, changed }) => texts('import.done', { added, changed }),
      onSuccess: onClose,
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      dismissible={!busy}
      title={texts('import.plan')}
      footer={
        <>
          <Button disabled={busy} onClick={onBack}>
            {texts('import.back')}
          </Button>
          <Button tone="primary" busy={busy} disabled={doing === 0} onClick={() => void send()}>
            {doing === 0 ? texts('import.nothing') : texts('import.confirm', { count: doing })}
          </Button>
        </>
      }
    >
      <div className={classes.import}>
        <p role="status">
          {texts('import.counts', {
            new: count('new'),
            changed: count('changed'),
            same: count('same'),
            refused: count('refused'),
          })}
        </p>
        <Text as="p" tone="quiet" size="small">
          {read.formulas && `${texts('import.formulas')} `}
          {texts('import.keeps')}
        </Text>
        <Table
          label={texts('import.plan')}
          rows={plan}
          columns={columns}
          rowId={(each) => String(places.get(each))}
          rowName={({ line }) => line.name}
          pageSize={PAGE}
        />
      </div>
    </Dialog>
  );
}
