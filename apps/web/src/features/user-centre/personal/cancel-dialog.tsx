import type { Account } from '@lectern/protocol/accounts';
import { type CancellationLosses, cancelAccount } from '@lectern/protocol/cancellations';
import { Field, FormDialog, Input, Stack } from '@lectern/ui';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CANCELLATION } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { linesOf } from './losses-lines.ts';
import { useDay, useOwnTexts } from './own-texts.ts';

export interface CancelDialogProps {
  readonly account: Account;
  readonly losses: CancellationLosses;
  readonly onClose: () => void;
}

/** Lists the data that are deleted with the account, and prompts for the password. */
export function CancelDialog({ account, losses, onClose }: CancelDialogProps) {
  const texts = useOwnTexts();
  const day = useDay();
  const { busy, errors, setErrors, run } = useCall<'password'>({
    invalidates: CANCELLATION,
    waitForQueries: true,
  });
  const [password, setPassword] = useState('');

  const cancel = async () => {
    if (password === '') {
      setErrors({ password: texts('cancel.passwordMissing') });
      return;
    }
    await run(() => call(cancelAccount, { params: { id: account.user_id }, body: { password } }), {
      success: ({ due_at }) => ({ kind: 'attention', text: texts('cancel.asked', { when: day(due_at) }) }),
      onSuccess: onClose,
      fieldErrors: (error) => {
        const isWrong = error instanceof ApiError && error.code === 'LOGIN_FAILED';
        return { password: isWrong ? texts('cancel.passwordWrong') : messageOf(error) };
      },
    });
  };

  return (
    <FormDialog
      className={classes.asked}
      title={texts('cancel.title')}
      description={texts('cancel.week')}
      size="m"
      cancelLabel={texts('cancel.no')}
      submitLabel={texts('cancel.yes')}
      tone="danger"
      busy={busy}
      onSubmit={cancel}
      onClose={onClose}
      words={
        <Stack as="ul" gap={2} className={classes.losses}>
          {linesOf(losses).map(([key, values]) => (
            <li key={key}>{texts(`cancel.losses.${key}`, values)}</li>
          ))}
          <li>{texts('cancel.losses.names')}</li>
        </Stack>
      }
    >
      <Field
        label={texts('cancel.password')}
        hint={account.login_name === null ? texts('cancel.personPassword') : undefined}
        error={errors.password}
      >
        <Input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setErrors({});
          }}
        />
      </Field>
    </FormDialog>
  );
}
