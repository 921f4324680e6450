import type { Reply } from '@lectern/protocol';
import { cleanPersonName } from '@lectern/protocol/account-names';
import { LOGIN_NAME_PATTERN, normaliseLoginName, PASSWORD_MIN_LENGTH } from '@lectern/protocol/accounts';
import { acceptInvitation, lookAtInvitation } from '@lectern/protocol/invitations';
import { Button, EmptyState, ErrorState, FaultMessage, Field, Input, Spinner, Text } from '@lectern/ui';
import { CircleAlert, TicketX } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceId, enter } from '../../../parts/account/index.ts';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useDayText } from '../../../platform/i18n/format.ts';
import { Link } from '../../../platform/router/link.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import classes from './invited.module.css';
import { useInvitedTexts } from './invited-texts.ts';

type Invited = Reply<typeof lookAtInvitation>;
type Looked =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'invited'; readonly of: Invited }
  | { readonly kind: 'refused'; readonly error: unknown };

/**
 * Screen of an invitation link: the school and the inviter, and a form for creating an account. It needs no sign-in.
 */
export function InvitedScreen() {
  const [query] = useSearchParams();
  const token = query.get('invitation') ?? '';
  const [looked, setLooked] = useState<Looked>({ kind: 'waiting' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let isOver = false;
    setLooked({ kind: 'waiting' });
    // The server expects a token that is not empty, and rejects '-' like any invalid token.
    call(lookAtInvitation, { body: { token: token || '-' } }).then(
      (of) => !isOver && setLooked({ kind: 'invited', of }),
      (error: unknown) => !isOver && setLooked({ kind: 'refused', error }),
    );
    return () => {
      isOver = true;
    };
  }, [token, round]);
  return (
    <main className={classes.screen}>
      {looked.kind === 'waiting' && <Spinner fill />}
      {looked.kind === 'refused' && <Refused error={looked.error} onRetry={() => setRound(round + 1)} />}
      {looked.kind === 'invited' && (
        <JoinForm token={token} of={looked.of} onRefused={(error) => setLooked({ kind: 'refused', error })} />
      )}
    </main>
  );
}

function Refused({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useInvitedTexts();
  if (isInvalid(error)) {
    return (
      <EmptyState
        icon={<TicketX />}
        title={texts('refused')}
        text={messageOf(error)}
        action={<Button onClick={() => navigate('/login')}>{texts('toSignIn')}</Button>}
      />
    );
  }
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={texts('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}

function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SCHOOL_INVITATION_INVALID';
}

interface JoinFormProps {
  readonly token: string;
  readonly of: Invited;
  readonly onRefused: (error: unknown) => void;
}

interface Faults {
  readonly name?: string | undefined;
  readonly login?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

const NAME_MAX = 64;
const FIELDS = ['name', 'login', 'password'] as const;

function JoinForm({ token, of, onRefused }: JoinFormProps) {
  const texts = useInvitedTexts();
  const dayText = useDayText();
  const [name, setName] = useState('');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Focuses the first field with an error.
  useEffect(() => {
    const wrong = FIELDS.find((field) => faults[field] !== undefined);
    if (wrong !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [faults]);

  const join = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = faultsOf({ name, login, password }, texts);
    setFaults(found);
    if (Object.values(found).some((fault) => fault !== undefined)) return;
    setBusy(true);
    try {
      const made = await call(acceptInvitation, {
        body: {
          token,
          login_name: login.trim(),
          password,
          real_name: name.trim(),
          device_id: deviceId(),
        },
      });
      await enter(made);
      navigate('/', { replace: true });
    } catch (error) {
      if (isInvalid(error)) return onRefused(error);
      setFaults(faultOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={classes.card} noValidate onSubmit={(event) => void join(event)}>
      <h1>{texts('title', { school: of.org_name })}</h1>
      <p>{texts('text', { by: of.by_name, identity: texts(`identities.${of.identity}`) })}</p>
      <Text as="p" size="small" tone="quiet" overflow="breaks">
        {texts('ends', { time: dayText(of.ends_at) })}
      </Text>
      {faults.form !== undefined && <FaultMessage>{faults.form}</FaultMessage>}
      <Field label={texts('name')} hint={texts('nameHint')} error={faults.name}>
        <Input
          name="name"
          size="large"
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={texts('login')} hint={texts('loginHint')} error={faults.login}>
        <Input
          name="login"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={NAME_MAX}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
        />
      </Field>
      <Field label={texts('password')} hint={texts('passwordHint')} error={faults.password}>
        <Input
          name="password"
          size="large"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {texts('join')}
      </Button>
      <Link className={classes.way ?? ''} to="/login">
        {texts('hasAccount')}
      </Link>
    </form>
  );
}

/** Errors in the typed text, before it is sent. */
function faultsOf(
  { name, login, password }: Record<(typeof FIELDS)[number], string>,
  texts: ReturnType<typeof useInvitedTexts>,
): Faults {
  const text = (key: 'nameEmpty' | 'loginEmpty' | 'loginHint' | 'passwordShort') => texts(key);
  return {
    name: cleanPersonName(name) ? undefined : text('nameEmpty'),
    login: LOGIN_NAME_PATTERN.test(normaliseLoginName(login))
      ? undefined
      : text(login.trim() ? 'loginHint' : 'loginEmpty'),
    password: [...password].length < PASSWORD_MIN_LENGTH ? text('passwordShort') : undefined,
  };
}

/** Assigns the server's error to the field that it is about. */
function faultOf(error: unknown): Faults {
  const message = messageOf(error);
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'LOGIN_NAME_TAKEN' || code === 'LOGIN_NAME_INVALID') return { login: message };
  return code === 'PASSWORD_WEAK' ? { password: message } : { form: message };
}
