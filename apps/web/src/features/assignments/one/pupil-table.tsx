import type { Assignment, AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import { Button, EmptyState, Row, showToast, ToggleGroup } from '@lectern/ui';
import { BellRing, Send, Undo2, Users } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  matchingRows,
  TableScreen,
  TableSearch,
  useTableAddress,
} from '../../../parts/table-screen/index.ts';
import { copyText } from '../../../platform/copy-text.ts';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';
import { PUPIL_GROUPS, type PupilGroup, pupilsOfGroup, reminderNames, rowIdOf } from './pupil-groups.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { useWorkColumns } from './use-work-columns.tsx';

const PAGE = 60;
const NOBODY: ReadonlySet<string> = new Set();

export interface PupilTableProps {
  readonly assignment: Assignment;
  readonly works: readonly PupilWork[];
  readonly content: AssignmentContent;
}

/** The pupils of an assignment with the state and points of their work. Selected work is returned together. */
export function PupilTable({ assignment, works, content }: PupilTableProps): ReactNode {
  const t = useAssignmentTexts();
  const address = useTableAddress();
  const { id, title } = assignment;
  const group = address.filter('state', PUPIL_GROUPS) ?? 'all';
  const [chosen, setChosen] = useState(NOBODY);
  const [asked, setAsked] = useState<'return' | 'takeBack'>();
  const columns = useWorkColumns(assignment, content);
  const rows = useMemo(
    () =>
      matchingRows(pupilsOfGroup(works, group), address.typed, ({ name, student_number }) => [
        name,
        student_number,
      ]),
    [works, group, address.typed],
  );
  const selected = works.filter((work) => chosen.has(rowIdOf(work)));
  const handedIn = selected.filter(({ state }) => state === 'handed-in');
  const returned = selected.filter(({ state }) => state === 'returned');
  const missing = pupilsOfGroup(works, 'missing');
  const asking = asked === 'return' ? handedIn : returned;
  return (
    <>
      <TableScreen
        address={address}
        bar={
          <Row gap={3} wrap className={classes.filters}>
            <TableSearch address={address} className={classes.search} label={t('searchPupil')} />
            <ToggleGroup<PupilGroup>
              label={t('groups.label')}
              options={PUPIL_GROUPS.map((value) => ({
                value,
                label: t(`groups.${value}`, { count: pupilsOfGroup(works, value).length }),
              }))}
              value={[group]}
              onChange={([next]) => address.setFilter('state', next === 'all' ? undefined : next)}
            />
            {missing.length > 0 && <RemindButton title={title} missing={missing} />}
          </Row>
        }
        selectionBar={
          selected.length > 0 && (
            <SelectedWorks
              count={selected.length}
              canReturn={handedIn.length > 0}
              canTakeBack={returned.length > 0}
              onAsk={setAsked}
              onCancel={() => setChosen(NOBODY)}
            />
          )
        }
        label={t('pupilsLabel')}
        rows={rows}
        columns={columns}
        rowId={rowIdOf}
        rowName={({ name }) => name}
        chosen={chosen}
        onChosen={setChosen}
        pageSize={PAGE}
        empty={<EmptyState icon={<Users />} title={t(works.length === 0 ? 'nobodyYet' : 'nobodyFound')} />}
      />
      {asked && (
        <ReturnDialog
          id={id}
          works={asking}
          waiting={asking.filter(({ to_mark }) => to_mark > 0).length}
          takesBack={asked === 'takeBack'}
          onClose={(done) => {
            setAsked(undefined);
            if (done) setChosen(NOBODY);
          }}
        />
      )}
    </>
  );
}

interface SelectedWorksProps {
  readonly count: number;
  readonly canReturn: boolean;
  readonly canTakeBack: boolean;
  readonly onAsk: (what: 'return' | 'takeBack') => void;
  readonly onCancel: () => void;
}

/** Returns the selected work, or takes it back. */
function SelectedWorks({ count, canReturn, canTakeBack, onAsk, onCancel }: SelectedWorksProps): ReactNode {
  const t = useAssignmentTexts();
  return (
    <Row gap={3} wrap>
      {t('selected', { count })}
      <Button icon={<Send aria-hidden="true" />} disabled={!canReturn} onClick={() => onAsk('return')}>
        {t('return.action')}
      </Button>
      <Button icon={<Undo2 aria-hidden="true" />} disabled={!canTakeBack} onClick={() => onAsk('takeBack')}>
        {t('return.takeBack')}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Row>
  );
}

interface RemindButtonProps extends Pick<Assignment, 'title'> {
  readonly missing: readonly PupilWork[];
}

/** Copies a text for the class's chat group that names the pupils who have not handed in. */
function RemindButton({ title, missing }: RemindButtonProps): ReactNode {
  const t = useAssignmentTexts();
  const remind = async () => {
    const copied = await copyText(t('remind.text', { title, names: reminderNames(missing, t('between')) }));
    showToast({ kind: copied ? 'success' : 'failure', text: t(copied ? 'remind.copied' : 'remind.failed') });
  };
  return (
    <Button icon={<BellRing aria-hidden="true" />} onClick={() => void remind()}>
      {t('remind.action')}
    </Button>
  );
}
