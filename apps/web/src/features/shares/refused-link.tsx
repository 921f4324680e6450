import { Button, ErrorState, Field, Input, Stack } from '@lectern/ui';
import { FileX2, Hourglass, KeyRound, Link2Off, LockKeyhole } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Said } from '../../parts/resource-frame.tsx';
import { ApiError, messageOf } from '../../platform/api/api-error.ts';
import { useShareTexts } from './share-texts.ts';
import classes from './shares.module.css';

export interface RefusedLinkProps {
  readonly error: unknown;
  readonly isSignedIn: boolean;
  /** Sends the password; rejects with an ApiError when it is wrong. */
  readonly verify: (password: string) => Promise<void>;
  readonly again: () => void;
  readonly onSignIn: () => void;
  readonly onHome: () => void;
}

/** Explains why a link does not open, or prompts for its password. */
export function RefusedLink({ error, verify, ...ways }: RefusedLinkProps): ReactNode {
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <Said>
      {code === 'SHARE_PASSWORD_NEEDED' ? (
        <AskPassword verify={verify} />
      ) : (
        <Trouble error={error} {...ways} />
      )}
    </Said>
  );
}

const TROUBLES = {
  SHARE_NOT_FOUND: <Link2Off />,
  SHARE_WITHDRAWN: <Link2Off />,
  SHARE_ENDED: <Hourglass />,
  SHARE_CONTENT_GONE: <FileX2 />,
  SHARE_NOT_FOR_YOU: <LockKeyhole />,
  SHARE_NEEDS_SIGN_IN: <LockKeyhole />,
} as const;

function isTrouble(code: string): code is keyof typeof TROUBLES {
  return Object.hasOwn(TROUBLES, code);
}

/** Errors of a malformed address: truncated, or with text appended. */
const NO_LINK: ReadonlySet<string> = new Set(['ROUTE_NOT_FOUND', 'INVALID_INPUT']);

function codeOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  return NO_LINK.has(code) ? 'SHARE_NOT_FOUND' : code;
}

function Trouble({
  error,
  isSignedIn,
  onSignIn,
  onHome,
  again,
}: Omit<RefusedLinkProps, 'verify'>): ReactNode {
  const t = useShareTexts();
  const code = codeOf(error);
  if (!isTrouble(code)) {
    return <ErrorState title={messageOf(error)} action={<Button onClick={again}>{t('retry')}</Button>} />;
  }
  const asksAccount = code === 'SHARE_NEEDS_SIGN_IN' || (code === 'SHARE_NOT_FOR_YOU' && !isSignedIn);
  return (
    <ErrorState
      icon={TROUBLES[code]}
      title={t(`troubles.${code}.title`)}
      text={t(`troubles.${code}.text`)}
      action={
        asksAccount ? (
          <Button tone="primary" onClick={onSignIn}>
            {t('signIn')}
          </Button>
        ) : (
          // A user without an account has no desk.
          isSignedIn && <Button onClick={onHome}>{t('home')}</Button>
        )
      }
    />
  );
}

function AskPassword({ verify }: Pick<RefusedLinkProps, 'verify'>): ReactNode {
  const t = useShareTexts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await verify(typed);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      // Typing replaces the wrong password.
      field.current?.select();
    }
  };
  return (
    <Stack as="form" gap={4} className={classes.password} onSubmit={(event) => void enter(event)}>
      <KeyRound aria-hidden="true" />
      <h1>{t('passwordTitle')}</h1>
      <p>{t('passwordText')}</p>
      <Field label={t('password')} error={error}>
        <Input
          ref={field}
          type="password"
          // The only field of the page.
          autoFocus
          size="large"
          value={typed}
          autoComplete="off"
          maxLength={64}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy} disabled={typed === ''}>
        {t('enter')}
      </Button>
    </Stack>
  );
}
