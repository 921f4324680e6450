import { findColleague, type PublicUser } from '@lectern/protocol/accounts';
import { EditPermission } from '@lectern/protocol/constants';
import { Button, Field, Input, Row, Select, Stack, Text } from '@lectern/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDocumentTexts } from '../document-texts.ts';
import classes from './link-section.module.css';
import { SharePerson } from './share-person.tsx';

export interface ShareColleagueFormProps {
  /** The owner, with whom the document cannot be shared. */
  readonly userId: string;
  /** The selectable permissions; omitted when the caller decides. */
  readonly choices?: readonly { readonly value: EditPermission; readonly label: string }[];
  /** Label of the last button. */
  readonly action: string;
  /** Rejects when sharing failed. */
  readonly onShare: (userId: string, permission: EditPermission) => Promise<void>;
}

/** Finds a colleague by login name and shares after the user has confirmed the person. */
export function ShareColleagueForm({ userId, choices, action, onShare }: ShareColleagueFormProps) {
  const texts = useDocumentTexts();
  const input = useRef<HTMLInputElement>(null);
  const [loginName, setLoginName] = useState('');
  const [found, setFound] = useState<PublicUser>();
  const [permission, setPermission] = useState<EditPermission>(EditPermission.EDIT);
  const { busy, errors, setErrors, run } = useCall<'login'>({ abortOnUnmount: true });

  const fieldErrors = (failure: unknown) => {
    const nobody = failure instanceof ApiError && failure.code === 'USER_NOT_FOUND';
    return { login: nobody ? texts('shareNobody') : messageOf(failure) };
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    void run((signal) => call(findColleague, { query: { login_name: loginName.trim() }, signal }), {
      fieldErrors,
      onSuccess: (colleague) => {
        // A login name typed meanwhile belongs to another colleague, and stays.
        if (input.current?.value !== loginName) return;
        if (colleague.user_id === userId) setErrors({ login: texts('shareSelf') });
        else setFound(colleague);
      },
    });
  };
  const share = (colleague: PublicUser) =>
    run(() => onShare(colleague.user_id, permission), {
      fieldErrors,
      onSuccess: () => {
        setLoginName('');
        setFound(undefined);
        input.current?.focus();
      },
    });

  return (
    <div className={classes.add}>
      <Stack as="form" gap={2} align="start" className={classes.find} onSubmit={find}>
        <Field label={texts('shareLogin')} error={errors.login}>
          <Input
            ref={input}
            value={loginName}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => {
              setLoginName(event.target.value);
              setFound(undefined);
              setErrors({});
            }}
          />
        </Field>
        <Text as="div" size="body" className={classes.beside}>
          <Button type="submit" busy={busy && found === undefined} disabled={loginName.trim() === ''}>
            {texts('shareFind')}
          </Button>
        </Text>
      </Stack>
      <div role="status" aria-label={texts('shareFound')}>
        {found && (
          <Row wrap gap={3} className={classes.found}>
            <SharePerson person={found} />
            {choices && (
              <Select
                label={texts('permissionLabel')}
                value={permission}
                options={choices}
                onChange={(next) => setPermission(next)}
              />
            )}
            <Button tone="primary" busy={busy} onClick={() => void share(found)}>
              {action}
            </Button>
          </Row>
        )}
      </div>
    </div>
  );
}
