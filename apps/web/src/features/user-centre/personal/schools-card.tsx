import type { Account } from '@lectern/protocol/accounts';
import { bindUser } from '@lectern/protocol/own-account';
import { Button, Field, FormDialog, Input, Row, Spinner, Stack, Tag, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { School, UserRound } from 'lucide-react';
import { useState } from 'react';
import { switchAccount } from '../../../parts/account/index.ts';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { useUnsentFiles } from '../../../parts/unsent-files.tsx';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CentreCard } from '../centre-card.tsx';
import { BOUND, boundQuery } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** The accounts of one person: a list with the current account marked, and a form to add a school's account. */
export function SchoolsCard({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const list = useQuery(boundQuery(account.user_id));
  const { run } = useCall();
  const [binding, setBinding] = useState(false);
  const [changing, setChanging] = useState<string>();
  const { askBefore, sayTheyStay, question } = useUnsentFiles();
  const bound = list.data ?? [];
  // A user signed in with a school account's own password has no person to bind it to.
  const isDirect = account.account_type === 'org' && list.isSuccess && bound.length === 0;

  const change = async (userId: string, name: string) => {
    await run(() => switchAccount(userId), {
      success: (switched) => (switched === undefined ? undefined : texts('schools.switched', { name })),
      onSuccess: (switched) => switched === undefined && sayTheyStay(),
    });
  };
  const askToChange = async (userId: string, name: string) => {
    // The state is set before checking for unfinished uploads, which takes a moment, so that a second press has no
    // effect.
    setChanging(userId);
    await askBefore('change', account.user_id, () => change(userId, name));
    setChanging(undefined);
  };
  const rows = isDirect
    ? []
    : [
        { id: account.account_id, name: texts('schools.personal'), code: null },
        ...bound.map((user) => ({ id: user.user_id, name: user.org.org_name, code: user.org_user_code })),
      ];

  return (
    <CentreCard
      title={texts('schools.title')}
      text={
        isDirect ? texts('schools.direct') : bound.length > 0 ? texts('schools.text') : texts('schools.none')
      }
      action={
        !isDirect &&
        list.isSuccess && <Button onClick={() => setBinding(true)}>{texts('schools.bind')}</Button>
      }
    >
      {list.isPending ? (
        <Spinner />
      ) : list.isLoadingError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        bound.length > 0 && (
          <Stack as="ul">
            {rows.map(({ id, name, code }) => (
              <Row key={id} as="li" edge="top" wrap className={classes.row}>
                {id === account.account_id ? <UserRound aria-hidden="true" /> : <School aria-hidden="true" />}
                <Stack overflow="breaks" gap={1} className={classes.rowWords}>
                  <strong>
                    <bdi>{name}</bdi>
                    {id === account.user_id && <Tag tone="jade">{texts('schools.current')}</Tag>}
                  </strong>
                  {code !== null && (
                    <Text tone="quiet" overflow="breaks">
                      {texts('schools.code', { code })}
                    </Text>
                  )}
                </Stack>
                {id !== account.user_id && (
                  <Button
                    size="small"
                    busy={changing === id}
                    disabled={changing !== undefined}
                    aria-label={texts('schools.switchNamed', { name })}
                    onClick={() => void askToChange(id, name)}
                  >
                    {texts('schools.switch')}
                  </Button>
                )}
              </Row>
            ))}
          </Stack>
        )
      )}
      {question}
      {binding && <BindDialog account={account} onClose={() => setBinding(false)} />}
    </CentreCard>
  );
}

function BindDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const texts = usePersonalTexts();
  const { busy, errors, setErrors, run } = useCall<'name' | 'password'>({ invalidates: BOUND });
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');

  const bind = async () => {
    const found = {
      ...(loginName.trim() === '' && { name: texts('schools.missingName') }),
      ...(password === '' && { password: texts('schools.missingPassword') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const body = { login_name: loginName.trim(), password };
    await run(() => call(bindUser, { params: { id: account.account_id }, body }), {
      success: ({ org }) => texts('schools.bound', { name: org.org_name }),
      onSuccess: onClose,
      fieldErrors: (error) => {
        const isNone = error instanceof ApiError && error.code === 'USER_NOT_FOUND';
        return { name: isNone ? texts('schools.notSchool') : messageOf(error) };
      },
    });
  };

  return (
    <FormDialog
      className={classes.asked}
      title={texts('schools.bind')}
      description={texts('schools.bindText')}
      cancelLabel={texts('cancel')}
      submitLabel={texts('schools.bind')}
      busy={busy}
      onSubmit={bind}
      onClose={onClose}
    >
      <Field label={texts('schools.loginName')} error={errors.name}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={loginName}
          onChange={(event) => setLoginName(event.target.value)}
        />
      </Field>
      <Field label={texts('schools.password')} error={errors.password}>
        <Input
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
