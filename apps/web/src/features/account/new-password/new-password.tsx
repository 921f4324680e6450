import { PASSWORD_MIN_LENGTH, signIn } from '@lectern/protocol/accounts';
import { Button, FaultMessage, Field, Input, Stack } from '@lectern/ui';
import { type FormEvent, useState } from 'react';
import { deviceId, enter } from '../../../parts/account/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { defineTexts, type SameTexts } from '../../../platform/i18n/texts.ts';
import { isCode } from '../account-form.ts';
import classes from '../login-screen.module.css';

const zh = {
  title: '设置新密码',
  text: '您输入的是学校给的初始密码。请设置一个只有自己知道的新密码，之后用它登录。',
  password: '新密码',
  hint: '至少 8 个字符',
  again: '再输入一次',
  different: '两次输入的不一样',
  short: '密码至少 8 个字符',
  save: '保存并登录',
  back: '返回登录',
};

const en: SameTexts<typeof zh> = {
  title: 'Choose a new password',
  text: 'Your school gave you the password that you entered. Choose one that you alone know: you sign in with it from now on.',
  password: 'New password',
  hint: 'At least 8 characters',
  again: 'Once more',
  different: 'The two are not the same',
  short: 'A password has at least 8 characters',
  save: 'Save and sign in',
  back: 'Back',
};

const { useTexts } = defineTexts(zh, en);

export interface NewPasswordProps {
  readonly loginName: string;
  /** The password that the school gave. */
  readonly given: string;
  readonly onBack: () => void;
}

/** Form for a new password in place of the password that the school set; without it the user cannot sign in. */
export function NewPassword({ loginName, given, onBack }: NewPasswordProps) {
  const texts = useTexts();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [fault, setFault] = useState<{ readonly of: 'password' | 'again' | 'form'; readonly text: string }>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if ([...password].length < PASSWORD_MIN_LENGTH) return setFault({ of: 'password', text: texts('short') });
    if (password !== again) return setFault({ of: 'again', text: texts('different') });
    setBusy(true);
    try {
      const body = { login_name: loginName, password: given, new_password: password, device_id: deviceId() };
      await enter(await call(signIn, { body }));
    } catch (error) {
      setFault({ of: isCode(error, 'PASSWORD_WEAK') ? 'password' : 'form', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack as="form" gap={5} noValidate onSubmit={(event) => void save(event)}>
      <h1 className={classes.heading}>{texts('title')}</h1>
      <p>{texts('text')}</p>
      {fault?.of === 'form' && <FaultMessage>{fault.text}</FaultMessage>}
      <Field
        label={texts('password')}
        hint={texts('hint')}
        error={fault?.of === 'password' ? fault.text : undefined}
      >
        <Input
          size="large"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label={texts('again')} error={fault?.of === 'again' ? fault.text : undefined}>
        <Input
          size="large"
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {texts('save')}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {texts('back')}
      </Button>
    </Stack>
  );
}
