import { newId } from '@lectern/base';
import {
  type Assignment,
  type AssignmentSetting,
  type AssignmentSource,
  type AssignmentTarget,
  WORDS_TO_PUPIL_MAX,
} from '@lectern/protocol/assignment-shapes';
import { changeAssignment, createAssignment, listAssignments } from '@lectern/protocol/assignments';
import { Button, Dialog, FormDialog, Row, Stack, Switch, Text } from '@lectern/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Link } from '../../../platform/router/link.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { useGiveOutTexts } from '../texts.ts';
import classes from './give-out.module.css';
import { GivenOut } from './given-out.tsx';
import { freshSetting, settingFaults } from './setting-faults.ts';
import { HowFields, TimeFields, TitleField } from './setting-fields.tsx';
import { TargetFields } from './target-fields.tsx';

/** The questions that are given out, and the first settings. */
export interface AssignmentRequest {
  readonly source: AssignmentSource;
  readonly title: string;
  /** Seconds. */
  readonly timeLimit?: number | undefined;
  readonly targets?: readonly AssignmentTarget[];
}

export interface GiveOutDialogProps {
  readonly userId: string;
  readonly request: AssignmentRequest;
  readonly onGivenOut?: (assignment: Assignment) => void;
  readonly onClose: () => void;
}

/** Gives out an exercise or a wrong-answer book, and then shows its link, code and words. */
export function GiveOutDialog({ userId, request, onGivenOut, onClose }: GiveOutDialogProps): ReactNode {
  const t = useGiveOutTexts();
  // The id stays the same while the dialog is open, so that a second attempt gives nothing out twice.
  const [id] = useState(newId);
  const [given, setGiven] = useState<Assignment>();
  if (given) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('given.title', { title: given.title })}
        size="wide"
        footer={
          <>
            <Button onClick={() => navigate(`/assignments?id=${given.id}`)}>{t('given.open')}</Button>
            <Button tone="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        }
      >
        <GivenOut assignment={given} />
      </Dialog>
    );
  }
  return (
    <Asking
      userId={userId}
      first={freshSetting(request, serverNow())}
      source={request.source}
      isNew
      id={id}
      onSent={(assignment) => {
        setGiven(assignment);
        onGivenOut?.(assignment);
      }}
      onClose={onClose}
    />
  );
}

export interface SettingDialogProps {
  readonly userId: string;
  readonly assignment: Pick<Assignment, 'id' | 'setting' | 'source'>;
  readonly onChanged: (assignment: Assignment) => void;
  readonly onClose: () => void;
}

/** Changes the settings of an assignment. */
export function SettingDialog({ userId, assignment, onChanged, onClose }: SettingDialogProps): ReactNode {
  const { id, setting, source } = assignment;
  return (
    <Asking
      userId={userId}
      first={setting}
      source={source}
      isNew={false}
      id={id}
      onSent={(changed) => {
        onChanged(changed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface AskingProps {
  readonly userId: string;
  readonly first: AssignmentSetting;
  readonly source: AssignmentSource;
  readonly isNew: boolean;
  readonly id: string;
  readonly onSent: (assignment: Assignment) => void;
  readonly onClose: () => void;
}

/** The fields of the settings. Their faults are shown beside the fields once the user tried to send them. */
function Asking({ userId, first, source, isNew, id, onSent, onClose }: AskingProps): ReactNode {
  const t = useGiveOutTexts();
  // The exercise, which opens this dialog too, has no query client.
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  const { busy, run } = useCall();
  const [setting, setSetting] = useState(first);
  const [tried, setTried] = useState(false);
  const change = (part: Partial<AssignmentSetting>) => setSetting((before) => ({ ...before, ...part }));
  const now = serverNow();
  const faults = settingFaults(setting, now, isNew);
  const save = async () => {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const sent = { ...setting, title: setting.title.trim() };
    const params = { id };
    await run(
      () =>
        isNew
          ? call(createAssignment, { params, body: { source, setting: sent } })
          : call(changeAssignment, { params, body: { setting: sent } }),
      { onSuccess: onSent },
    );
  };
  const onlyClass = source.kind === 'wrong-answers' ? source.class_id : undefined;
  const fields = { setting, change, faults: tried ? faults : {}, isNew, onlyClass, now };
  return (
    <QueryClientProvider client={client}>
      <FormDialog
        className={classes.fields}
        size="broad"
        title={t(isNew ? 'title' : 'changeTitle')}
        cancelLabel={t('cancel')}
        submitLabel={t(isNew ? 'giveOut' : 'save')}
        busy={busy}
        onSubmit={save}
        onClose={onClose}
      >
        <Stack gap={4}>
          <TitleField {...fields} />
          {isNew && source.kind === 'exercise' && <GivenBefore documentId={source.document_id} />}
          <TargetFields {...fields} userId={userId} />
          <Row gap={4} wrap justify="between">
            <Switch
              label={t('asksWord')}
              checked={setting.asks_word}
              disabled={setting.targets.length === 0}
              onChange={(asks_word) => change({ asks_word })}
            />
            {onlyClass === undefined && (
              <Switch
                label={t('openToLink')}
                checked={setting.open_to_link}
                onChange={(open_to_link) => change({ open_to_link })}
              />
            )}
          </Row>
        </Stack>
        <Stack gap={4}>
          <TimeFields {...fields} />
          <HowFields {...fields} />
          <label>
            {t('note')}
            <textarea
              rows={2}
              maxLength={WORDS_TO_PUPIL_MAX}
              placeholder={t('notePlaceholder')}
              value={setting.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </label>
        </Stack>
      </FormDialog>
    </QueryClientProvider>
  );
}

/** How often the exercise was given out before, with a link to these assignments; nothing before the first. */
function GivenBefore({ documentId }: { readonly documentId: string }): ReactNode {
  const t = useGiveOutTexts();
  const { data } = useQuery({
    queryKey: ['given', documentId],
    queryFn: ({ signal }) => call(listAssignments, { query: { document_id: documentId, $limit: 1 }, signal }),
  });
  if (!data || data.count === 0) return null;
  return (
    <Text tone="quiet">
      {t('before', { count: data.count })}{' '}
      <Link to={`/assignments?document=${documentId}`}>{t('seeBefore')}</Link>
    </Text>
  );
}
