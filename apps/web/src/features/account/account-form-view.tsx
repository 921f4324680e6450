import { register, signIn } from '@lectern/protocol/accounts';
import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { Button, FaultMessage, Field, IconButton, Input, Row, Stack, Text } from '@lectern/ui';
import { lazyComponent, ThrowLoadFailure } from '@lectern/ui/lazy';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { deviceId, enter } from '../../parts/account/index.ts';
import { registration } from '../../parts/registration.ts';
import { call } from '../../platform/api/call.ts';
import { type AccountErrors, type AccountMode, checkFields, isCode, refusalErrors } from './account-form.ts';
import { useAccountTexts } from './account-texts.ts';
import classes from './login-screen.module.css';

/** This form is loaded on demand, for users who sign in with a password that their school set. */
const NewPassword = lazyComponent(async () => (await import('./new-password/new-password.tsx')).NewPassword, {
  waiting: null,
  failed: ThrowLoadFailure,
});

export interface AccountFormProps {
  readonly mode: AccountMode;
  readonly onModeChange: (mode: AccountMode) => void;
}

/** The sign-in or registration form, with an error message beside each field. */
export function AccountForm({ mode, onModeChange }: AccountFormProps) {
  const texts = useAccountTexts();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<AccountFields>({ loginName: '', password: '', realName: '' });
  const [identity, setIdentity] = useState<Identity>('TEACHER');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<AccountErrors>({});
  const [isGiven, setGiven] = useState(false);
  const registering = mode === 'register';
  const may = registration();

  const change = (name: keyof AccountFields, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined, form: undefined }));
  };

  const showErrors = (found: AccountErrors) => {
    setErrors(found);
    const first = (['realName', 'loginName', 'password'] as const).find((name) => found[name] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkFields(mode, fields);
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    setBusy(true);
    try {
      const proof = { login_name: fields.loginName.trim(), password: fields.password, device_id: deviceId() };
      const token = registering
        ? await call(register, {
            body: { ...proof, real_name: fields.realName.trim(), identities: [identity] },
          })
        : await call(signIn, { body: proof });
      await enter(token);
    } catch (error) {
      if (isCode(error, 'PASSWORD_CHANGE_NEEDED')) return setGiven(true);
      showErrors(refusalErrors(error));
    } finally {
      setBusy(false);
    }
  };

  if (isGiven) {
    return (
      <NewPassword
        loginName={fields.loginName.trim()}
        given={fields.password}
        onBack={() => setGiven(false)}
      />
    );
  }
  if (registering && may !== 'open') {
    return <NoRegistration may={may} onSignIn={() => onModeChange('sign-in')} />;
  }
  return (
    <Stack ref={form} as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <h1 className={classes.heading}>{registering ? texts('create') : texts('welcome')}</h1>
      {errors.form !== undefined && <FaultMessage>{errors.form}</FaultMessage>}
      <Fields registering={registering} fields={fields} errors={errors} onChange={change} />
      {registering && <Identities identity={identity} onChange={setIdentity} />}
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {registering ? texts('register') : texts('signIn')}
      </Button>
      {may === 'open' ? (
        <Button tone="quiet" onClick={() => onModeChange(registering ? 'sign-in' : 'register')}>
          {registering ? texts('toSignIn') : texts('toRegister')}
        </Button>
      ) : (
        <Text as="p" tone="quiet" size="small" className={classes.explained}>
          {texts(`noRegistration.${may}`)}
        </Text>
      )}
    </Stack>
  );
}

interface AccountFields {
  readonly loginName: string;
  readonly password: string;
  readonly realName: string;
}

interface NoRegistrationProps {
  readonly may: Exclude<ReturnType<typeof registration>, 'open'>;
  readonly onSignIn: () => void;
}

/** Explains why no account can be created on this screen. */
function NoRegistration({ may, onSignIn }: NoRegistrationProps) {
  const texts = useAccountTexts();
  return (
    <Stack gap={5}>
      <h1 className={classes.heading}>{texts('create')}</h1>
      <p role="status">{texts(`noRegistration.${may}`)}</p>
      <Button tone="primary" size="large" onClick={onSignIn}>
        {texts('toSignIn')}
      </Button>
    </Stack>
  );
}

interface FieldsProps {
  readonly registering: boolean;
  readonly fields: AccountFields;
  readonly errors: AccountErrors;
  readonly onChange: (name: keyof AccountFields, value: string) => void;
}

function Fields({ registering, fields, errors, onChange }: FieldsProps) {
  const texts = useAccountTexts();
  const [visible, setVisible] = useState(false);
  return (
    <>
      {registering && (
        <Field label={texts('realName')} hint={texts('realNameHint')} error={errors.realName}>
          <Input
            name="realName"
            size="large"
            autoComplete="name"
            maxLength={64}
            value={fields.realName}
            onChange={(event) => onChange('realName', event.target.value)}
          />
        </Field>
      )}
      <Field
        label={texts('loginName')}
        hint={registering ? texts('loginNameHint') : undefined}
        error={errors.loginName}
      >
        <Input
          name="loginName"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={fields.loginName}
          onChange={(event) => onChange('loginName', event.target.value)}
        />
      </Field>
      <Field
        label={texts('password')}
        hint={registering ? texts('passwordHint') : undefined}
        error={errors.password}
      >
        <Input
          name="password"
          size="large"
          type={visible ? 'text' : 'password'}
          autoComplete={registering ? 'new-password' : 'current-password'}
          value={fields.password}
          onChange={(event) => onChange('password', event.target.value)}
          trailing={
            <IconButton
              size="small"
              label={visible ? texts('hidePassword') : texts('showPassword')}
              pressed={visible}
              icon={visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      </Field>
    </>
  );
}

interface IdentitiesProps {
  readonly identity: Identity;
  readonly onChange: (identity: Identity) => void;
}

function Identities({ identity, onChange }: IdentitiesProps) {
  const texts = useAccountTexts();
  const identityId = useId();
  return (
    <Row
      as="fieldset"
      align="stretch"
      wrap
      gap={2}
      className={classes.identities}
      aria-labelledby={identityId}
    >
      <legend id={identityId}>{texts('identity')}</legend>
      {IDENTITIES.map((choice) => (
        <label key={choice} className={classes.identity}>
          <input
            type="radio"
            name="identity"
            value={choice}
            checked={choice === identity}
            onChange={() => onChange(choice)}
          />
          <span>{texts(`identities.${choice}`)}</span>
        </label>
      ))}
    </Row>
  );
}
