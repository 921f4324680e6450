import type { Assignment } from '@lectern/protocol/assignment-shapes';
import { changeAssignment, deleteAssignment } from '@lectern/protocol/assignments';
import type { PupilWork } from '@lectern/protocol/marking';
import {
  Button,
  Card,
  ConfirmDialog,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  Row,
  Stack,
  Text,
} from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CircleStop, Ellipsis, PencilLine, QrCode, RefreshCw, Send, Settings2, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayAndTime, GivenOut, SettingDialog } from '../../../parts/assignments/index.ts';
import { removed } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigate } from '../../../platform/router/router.ts';
import { ASSIGNMENTS, assignmentQuery } from '../assignment-queries.ts';
import classes from '../assignments.module.css';
import { Handed, StateTag } from '../list/use-assignment-columns.tsx';
import { useAssignmentTexts } from '../locale/index.ts';
import { NewerDialog } from './newer-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface AssignmentHeadProps {
  readonly assignment: Assignment;
  readonly userId: string;
  /** Undefined while they are loading. */
  readonly works: readonly PupilWork[] | undefined;
}

type Asked = 'settings' | 'end' | 'delete' | 'newer' | 'return';

/** Name, state and progress of an assignment, with its link and what a teacher does with all of it. */
export function AssignmentHead({ assignment, userId, works = [] }: AssignmentHeadProps): ReactNode {
  const t = useAssignmentTexts();
  const { id, title, state, counts, mine } = assignment;
  const [asked, setAsked] = useState<Asked>();
  const [isShared, setShared] = useState(false);
  const close = () => setAsked(undefined);
  const handedIn = works.filter((work) => work.state === 'handed-in');
  const hasNewer = mine && assignment.has_newer;
  return (
    <>
      <Row gap={4} wrap>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <StateTag state={state} />
        <Row gap={2} wrap className={classes.tools}>
          <Button
            tone={counts.to_mark > 0 ? 'primary' : 'plain'}
            icon={<PencilLine aria-hidden="true" />}
            disabled={counts.handed_in + counts.returned === 0}
            onClick={() => navigate(`/assignments?id=${id}&mark=question`)}
          >
            {counts.to_mark > 0 ? t('markCount', { count: counts.to_mark }) : t('mark')}
          </Button>
          <Button
            icon={<Send aria-hidden="true" />}
            disabled={handedIn.length === 0}
            onClick={() => setAsked('return')}
          >
            {t('returnAll', { count: handedIn.length })}
          </Button>
          <Button
            icon={<QrCode aria-hidden="true" />}
            aria-expanded={isShared}
            onClick={() => setShared(!isShared)}
          >
            {t('link')}
          </Button>
          {mine && <OwnTools assignment={assignment} onAsk={setAsked} />}
        </Row>
      </Row>
      <Facts assignment={assignment} />
      {hasNewer && (
        <Row surface="notice" gap={3} wrap>
          {t('newer.note')}
          <Button size="small" onClick={() => setAsked('newer')}>
            {t('newer.look')}
          </Button>
        </Row>
      )}
      {isShared && (
        <Card>
          <GivenOut assignment={assignment} />
        </Card>
      )}
      {asked === 'settings' && <Settings assignment={assignment} userId={userId} onClose={close} />}
      {asked === 'newer' && <NewerDialog id={id} onClose={close} />}
      {asked === 'return' && (
        <ReturnDialog id={id} works={handedIn} waiting={counts.to_mark} onClose={close} />
      )}
      {(asked === 'end' || asked === 'delete') && (
        <Confirm assignment={assignment} action={asked} onClose={close} />
      )}
    </>
  );
}

/** The classes and times of an assignment, and its progress. */
function Facts({ assignment }: Pick<AssignmentHeadProps, 'assignment'>): ReactNode {
  const t = useAssignmentTexts();
  const { class_names, from_at, until_at, counts } = assignment;
  return (
    <Row gap={5} wrap>
      <Stack gap={1}>
        <Text tone="quiet">
          <bdi>{class_names.join(t('between')) || t('byLink')}</bdi>
        </Text>
        <Text tone="quiet">
          {t('span', {
            from: dayAndTime(from_at),
            until: until_at === null ? t('noEnd') : dayAndTime(until_at),
          })}
        </Text>
      </Stack>
      <div className={classes.progress}>
        <Handed counts={counts} />
      </div>
    </Row>
  );
}

interface OwnToolsProps {
  readonly assignment: Assignment;
  readonly onAsk: (asked: Asked) => void;
}

/** The actions that only the teacher who gave the assignment out may take. */
function OwnTools({ assignment: { state, has_newer }, onAsk }: OwnToolsProps): ReactNode {
  const t = useAssignmentTexts();
  const canEnd = state === 'open' || state === 'late';
  return (
    <>
      <Button icon={<Settings2 aria-hidden="true" />} onClick={() => onAsk('settings')}>
        {t('settings')}
      </Button>
      <Menu align="end" trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden="true" />} />}>
        {has_newer && (
          <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => onAsk('newer')}>
            {t('newer.action')}
          </MenuItem>
        )}
        {canEnd && (
          <MenuItem icon={<CircleStop aria-hidden="true" />} onSelect={() => onAsk('end')}>
            {t('end.action')}
          </MenuItem>
        )}
        {(has_newer || canEnd) && <MenuSeparator />}
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onAsk('delete')}>
          {t('delete.action')}
        </MenuItem>
      </Menu>
    </>
  );
}

interface PartProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

function Settings({ assignment, userId, onClose }: PartProps & { readonly userId: string }): ReactNode {
  const client = useQueryClient();
  return (
    <SettingDialog
      userId={userId}
      assignment={assignment}
      onChanged={(changed) => {
        client.setQueryData(assignmentQuery(changed.id).queryKey, changed);
        void client.invalidateQueries({ queryKey: ASSIGNMENTS });
      }}
      onClose={onClose}
    />
  );
}

/** Asks before an assignment ends now, or is deleted with the work of its pupils. */
function Confirm({
  assignment,
  action,
  onClose,
}: PartProps & { readonly action: 'end' | 'delete' }): ReactNode {
  const t = useAssignmentTexts();
  const { id, title, setting, counts } = assignment;
  const client = useQueryClient();
  const { busy, run } = useCall();
  const refresh = () => void client.invalidateQueries({ queryKey: ASSIGNMENTS });
  const confirm = () =>
    action === 'end'
      ? run(
          () =>
            call(changeAssignment, {
              params: { id },
              body: {
                setting: {
                  ...setting,
                  from_at: Math.min(setting.from_at, serverNow() - 1),
                  until_at: serverNow(),
                  takes_late: false,
                },
              },
            }),
          {
            success: t('end.done', { title }),
            onSuccess: () => {
              refresh();
              onClose();
            },
          },
        )
      : run(() => removed(call(deleteAssignment, { params: { id } })), {
          success: t('delete.done', { title }),
          onSuccess: () => {
            // The page would fetch the deleted assignment again.
            navigate('/assignments', { replace: true });
            void client.invalidateQueries({ queryKey: [...ASSIGNMENTS, 'list'] });
          },
        });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${action}.title`, { title })}
      description={t(`${action}.text`, { count: counts.begun })}
      confirmLabel={t(`${action}.action`)}
      cancelLabel={t('cancel')}
      tone={action === 'delete' ? 'danger' : 'primary'}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
