import type { Account } from '@lectern/protocol/accounts';
import { changePassword } from '@lectern/protocol/own-account';
import { Button, Field, Input, Row, Stack } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CentreCard } from '../centre-card.tsx';
import { SIGN_INS } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

type PasswordField = 'old' | 'next' | 'again';
const FIELDS: readonly PasswordField[] = ['old', 'next', 'again'];
const EMPTY: Readonly<Record<PasswordField, string>> = { old: '', next: '', again: '' };

/** Changes the password, which signs out other devices. */
export function PasswordCard({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const { busy, errors, setErrors, run } = useCall<PasswordField>({ invalidates: SIGN_INS });
  const [values, setValues] = useState(EMPTY);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Partial<Record<PasswordField, string>> = {};
    for (const name of FIELDS) if (values[name] === '') found[name] = texts('password.missing');
    if (values.again !== '' && values.again !== values.next) found.again = texts('password.differs');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const body = { old_password: values.old, new_password: values.next };
    await run(() => call(changePassword, { params: { id: account.user_id }, body }), {
      success: texts('password.changed'),
      onSuccess: () => setValues(EMPTY),
      fieldErrors: (error) => {
        const code = error instanceof ApiError ? error.code : undefined;
        if (code === 'LOGIN_FAILED') return { old: texts('password.wrong') };
        return code === 'PASSWORD_WEAK' ? { next: messageOf(error) } : { old: messageOf(error) };
      },
    });
  };

  const field = (name: PasswordField, autoComplete: string) => (
    <Field
      label={texts(`password.${name}`)}
      hint={name === 'next' ? texts('password.nextHint') : undefined}
      error={errors[name]}
    >
      <Input
        name={name}
        type="password"
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => {
          setValues((before) => ({ ...before, [name]: event.target.value }));
          setErrors({ ...errors, [name]: undefined });
        }}
      />
    </Field>
  );
  return (
    <CentreCard
      title={texts('password.title')}
      // A school account reached through its person uses the person's password.
      text={texts(account.login_name === null ? 'password.personText' : 'password.text')}
    >
      <Stack as="form" gap={4} className={classes.form} noValidate onSubmit={(event) => void change(event)}>
        {/* Used by password managers. */}
        <input hidden readOnly autoComplete="username" value={account.login_name ?? ''} />
        {field('old', 'current-password')}
        {field('next', 'new-password')}
        {field('again', 'new-password')}
        <Row wrap className={classes.buttons}>
          <Button type="submit" busy={busy}>
            {texts('password.change')}
          </Button>
        </Row>
      </Stack>
    </CentreCard>
  );
}
