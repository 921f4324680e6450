import { newId } from '@lectern/base';
import { Button, Dialog, Tag } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useMemo, useState } from 'react';
import { type Pupil, sendStudents } from '../../../parts/classes/index.ts';
import { TableImport, useTableImport } from '../../../parts/table-file/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CLASSES } from '../class-queries.ts';
import { useClassTexts } from '../class-texts.ts';
import classes from '../classes.module.css';
import { type PlannedLine, planImport } from './plan-import.ts';
import { type PupilLine, pupilLines, pupilRules } from './pupil-columns.ts';

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

const TONES = { new: 'jade', changed: 'blue', same: 'neutral', refused: 'amber' } as const;
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
  const columns = useMemo(
    (): readonly TableColumn<PlannedLine>[] => [
      {
        id: 'line',
        header: texts('import.line'),
        cell: ({ line }) => line.line,
        width: '7rem',
        align: 'end',
      },
      {
        id: 'number',
        header: texts('import.number'),
        cell: ({ line }) => <bdi>{line.number}</bdi>,
        width: '12rem',
        onlyWide: true,
      },
      {
        id: 'name',
        header: texts('import.name'),
        cell: (each) => (
          <>
            <bdi>{each.line.name}</bdi>
            <span className={classes.onlyNarrow}>{noteOf(each, texts)}</span>
          </>
        ),
      },
      {
        id: 'what',
        header: texts('import.what'),
        sortBy: ({ kind }) => ['refused', 'changed', 'new', 'same'].indexOf(kind),
        cell: ({ kind }) => <Tag tone={TONES[kind]}>{texts(`import.kinds.${kind}`)}</Tag>,
        width: '10rem',
      },
      { id: 'note', header: texts('import.note'), cell: (each) => noteOf(each, texts), onlyWide: true },
    ],
    [texts],
  );
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
        <p className={classes.hint}>
          {read.formulas && `${texts('import.formulas')} `}
          {texts('import.keeps')}
        </p>
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

const WORDS = ['real_name', 'nick_name', 'student_number', 'group_name'] as const;
const LABELS = {
  real_name: 'pupils.name',
  nick_name: 'pupils.nick',
  student_number: 'pupils.number',
  group_name: 'pupils.group',
} as const;

function noteOf(each: PlannedLine, texts: ReturnType<typeof useClassTexts>): string {
  if (each.kind === 'refused') return texts(`import.reasons.${each.reason}`);
  if (each.kind !== 'changed') return '';
  const changes = WORDS.flatMap((word) => {
    const value = each.words[word];
    if (value === undefined) return [];
    return value === ''
      ? [texts('import.changes.cleared', { what: texts(LABELS[word]) })]
      : [texts(`import.changes.${word}`, { value })];
  });
  return [...changes, ...(each.words.seat === undefined ? [] : [texts('import.changes.seat')])].join(' · ');
}
