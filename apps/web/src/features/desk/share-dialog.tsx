import { displayName, getPublicUser } from '@lectern/protocol/accounts';
import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { listGrants, putGrant } from '@lectern/protocol/documents';
import { Avatar, Button, Dialog, Field, Input, Select, Spinner, showToast } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useDeskTexts } from './desk-texts.ts';
import classes from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly item: DocumentItem;
  readonly userId: string;
  readonly onClose: () => void;
}

function UserName({ userId }: { readonly userId: string }) {
  const { data } = useQuery({
    queryKey: ['public-user', userId],
    queryFn: ({ signal }) => call(getPublicUser, { params: { id: userId }, signal }),
    staleTime: 60_000,
  });
  const name = displayName(data) ?? userId;
  return (
    <>
      <Avatar name={name} size={32} decorative />
      <span className={classes.name} title={name}>
        {name}
      </span>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whom a document is shared with, what they may do, and one more. */
export function ShareDialog({ item, userId, onClose }: ShareDialogProps) {
  const texts = useDeskTexts();
  const client = useQueryClient();
  const key = ['grants', item.id];
  const [number, setNumber] = useState('');
  const [permission, setPermission] = useState<EditPermission>(EditPermission.EDIT);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const grants = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listGrants, { params: { id: item.id }, signal }),
  });

  const grant = async (to: string, given: EditPermission) => {
    await call(putGrant, { params: { id: item.id, user_id: to }, body: { permission: given } });
    await client.invalidateQueries({ queryKey: key });
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await grant(number.trim(), permission);
      setNumber('');
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const change = async (to: string, given: EditPermission) => {
    try {
      await grant(to, given);
    } catch (failure) {
      showToast({ kind: 'failure', text: messageOf(failure) });
    }
  };
  const copyMine = async () => {
    const copied = await copyText(userId);
    showToast(
      copied
        ? { kind: 'success', text: texts('copiedNumber') }
        : { kind: 'failure', text: texts('copyFailed') },
    );
  };
  const choices = [EditPermission.VIEW, EditPermission.EDIT].map((value) => ({
    value,
    label: texts(`permission.${value}`),
  }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts('shareTitle', { name: item.name })}
      description={texts('shareText')}
      size="m"
      footer={
        <>
          <Button tone="quiet" onClick={() => void copyMine()}>
            {texts('copyNumber')}
          </Button>
          <Button tone="primary" onClick={onClose}>
            {texts('done')}
          </Button>
        </>
      }
    >
      <form className={classes.add} onSubmit={(event) => void add(event)}>
        <Field label={texts('shareUser')} error={error}>
          <Input
            value={number}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => {
              setNumber(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Select
          label={texts('permissionLabel')}
          value={permission}
          options={choices}
          onChange={(next) => setPermission(next)}
        />
        <Button type="submit" busy={busy} disabled={number.trim() === ''}>
          {texts('shareAdd')}
        </Button>
      </form>
      <h3 className={classes.heading}>{texts('sharedWith')}</h3>
      {grants.isPending && <Spinner fill />}
      {grants.error !== null && <p role="alert">{messageOf(grants.error)}</p>}
      {grants.data?.items.length === 0 && <p className={classes.none}>{texts('notShared')}</p>}
      <ul>
        {grants.data?.items.map((entry) => (
          <li key={entry.user_id} className={classes.person}>
            <UserName userId={entry.user_id} />
            <Select
              label={texts('permissionLabel')}
              size="small"
              value={entry.permission}
              options={[...choices, { value: EditPermission.NONE, label: texts('permission.0') }]}
              onChange={(next) => void change(entry.user_id, next)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
