import type { Account } from '@lectern/protocol/accounts';
import { IDENTITIES } from '@lectern/protocol/constants';
import { changeAccount } from '@lectern/protocol/own-account';
import { Button, Field, Input, Row, Stack, ToggleGroup } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { accountChanged, useRoles } from '../../../parts/account/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CentreCard } from '../centre-card.tsx';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';
import { PortraitChoice } from './portrait-choice.tsx';

const NAME_MAX = 64;

/** Names, portrait and the school's data of the account. */
export function ProfileCard({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  return (
    <CentreCard title={texts('profile.title')} text={texts('profile.text')}>
      <PortraitChoice account={account} />
      <Names account={account} />
      <Facts account={account} />
    </CentreCard>
  );
}

function Names({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const isPerson = account.account_type === 'person';
  const [nickName, setNickName] = useState(account.user_nick_name);
  const [realName, setRealName] = useState(account.user_real_name);
  const { busy, errors, setErrors, run } = useCall<'nickName' | 'realName'>();
  const { user_nick_name, user_real_name } = account;
  const [shown, setShown] = useState({ user_nick_name, user_real_name });
  // After saving, in this or another window, the fields show the saved values. The fields are not remounted, so the
  // focus stays.
  if (shown.user_nick_name !== user_nick_name || shown.user_real_name !== user_real_name) {
    setShown({ user_nick_name, user_real_name });
    setNickName(user_nick_name);
    setRealName(user_real_name);
  }

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (realName.trim() === '') {
      setErrors({ realName: texts('profile.realNameEmpty') });
      return;
    }
    const body = { user_nick_name: nickName, ...(isPerson && { user_real_name: realName }) };
    const params = { id: account.user_id };
    await run(async () => accountChanged(await call(changeAccount, { params, body })), {
      success: texts('saved'),
      fieldErrors: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') return undefined;
        const isReal = String(error.details.field).includes('real');
        return { [isReal ? 'realName' : 'nickName']: texts('profile.nameMark') };
      },
    });
  };

  return (
    <Stack as="form" gap={4} className={classes.form} noValidate onSubmit={(event) => void save(event)}>
      <Field label={texts('profile.nickName')} hint={texts('profile.nickNameHint')} error={errors.nickName}>
        <Input
          name="nickName"
          autoComplete="nickname"
          maxLength={NAME_MAX}
          value={nickName}
          onChange={(event) => setNickName(event.target.value)}
        />
      </Field>
      <Field
        label={texts('profile.realName')}
        hint={texts(isPerson ? 'profile.realNameOwn' : 'profile.realNameSchool')}
        error={errors.realName}
      >
        <Input
          name="realName"
          autoComplete="name"
          maxLength={NAME_MAX}
          disabled={!isPerson}
          value={realName}
          onChange={(event) => setRealName(event.target.value)}
        />
      </Field>
      <Row wrap className={classes.buttons}>
        <Button type="submit" tone="primary" busy={busy}>
          {texts('save')}
        </Button>
      </Row>
    </Stack>
  );
}

function Facts({ account }: { readonly account: Account }) {
  const texts = usePersonalTexts();
  const roles = useRoles(account);
  const nameOf = (role: string) => {
    const identity = IDENTITIES.find((each) => each === role);
    return identity === undefined ? role : texts(`roles.${identity}`);
  };
  const choose = roles?.choose;
  return (
    <Stack as="dl" className={classes.facts}>
      <dt>{texts('profile.loginName')}</dt>
      <dd>
        <bdi>{account.login_name ?? texts('profile.loginNameNone')}</bdi>
      </dd>
      <dt>{texts(account.org === null ? 'profile.kind' : 'profile.school')}</dt>
      <dd>
        <bdi>{account.org?.org_name ?? texts('profile.personal')}</bdi>
      </dd>
      {account.org_user_code !== null && (
        <>
          <dt>{texts('profile.code')}</dt>
          <dd>
            <bdi>{account.org_user_code}</bdi>
          </dd>
        </>
      )}
      {roles !== undefined && roles.all.length > 0 && (
        <>
          <dt>{texts(roles.all.length > 1 ? 'profile.identity' : 'profile.identities')}</dt>
          <dd>
            {choose !== undefined && roles.all.length > 1 ? (
              <ToggleGroup
                label={texts('profile.identity')}
                value={[roles.current]}
                options={roles.all.map((role) => ({ value: role, label: nameOf(role) }))}
                onChange={([role]) => role !== undefined && choose(role)}
              />
            ) : (
              nameOf(roles.current)
            )}
          </dd>
        </>
      )}
    </Stack>
  );
}
