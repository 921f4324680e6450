import { Button, ErrorState, Field, Input, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { KeyRound, Link2Off, LockKeyhole } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '../../platform/api/api-error.ts';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import classes from './shares.module.css';
import { type Shared, useShared } from './use-shared.ts';
import { hasAccount } from './visitor-call.ts';

/** What is shown comes once the link is open: the page that asks for a password needs none of it. */
const OpenLink = late(async () => (await import('./open-link.tsx')).OpenLink, {
  waiting: <Spinner fill />,
  failed: NotBrought,
});

function NotBrought({ again }: { readonly again: () => void }): ReactNode {
  const t = useShareTexts();
  return <ErrorState title={t('notBrought')} action={<Button onClick={again}>{t('retry')}</Button>} />;
}

/** What a link leads to, or in words why it leads nowhere. */
export function ShareScreen({ id, onOpen, onSignIn, show }: ShareScreenProps): ReactNode {
  const shared = useShared(id);
  const { look } = shared;
  if (look.type === 'asking') {
    return (
      <main className={classes.said}>
        <Spinner fill />
      </main>
    );
  }
  if (look.type === 'open') {
    if (show) return show({ resource: look.resource, shared });
    return <OpenLink id={id} resource={look.resource} shared={shared} onOpen={onOpen} onSignIn={onSignIn} />;
  }
  const code = look.error instanceof ApiError ? look.error.code : undefined;
  return (
    <main className={classes.said}>
      {code === 'SHARE_PASSWORD_NEEDED' ? (
        <AskPassword verify={shared.verify} />
      ) : (
        <Trouble error={look.error} onSignIn={onSignIn} again={shared.again} />
      )}
    </main>
  );
}

const TROUBLES = {
  SHARE_NOT_FOUND: <Link2Off />,
  SHARE_WITHDRAWN: <Link2Off />,
  SHARE_ENDED: <Link2Off />,
  SHARE_CONTENT_GONE: <Link2Off />,
  SHARE_NOT_FOR_YOU: <LockKeyhole />,
  SHARE_NEEDS_SIGN_IN: <LockKeyhole />,
} as const;

function isTrouble(code: string): code is keyof typeof TROUBLES {
  return Object.hasOwn(TROUBLES, code);
}

interface TroubleProps {
  readonly error: unknown;
  readonly onSignIn: () => void;
  readonly again: () => void;
}

function Trouble({ error, onSignIn, again }: TroubleProps): ReactNode {
  const t = useShareTexts();
  const code = error instanceof ApiError ? error.code : '';
  if (!isTrouble(code)) {
    return <ErrorState title={messageOf(error)} action={<Button onClick={again}>{t('retry')}</Button>} />;
  }
  const asksAccount = code === 'SHARE_NEEDS_SIGN_IN' || (code === 'SHARE_NOT_FOR_YOU' && !hasAccount());
  return (
    <ErrorState
      icon={TROUBLES[code]}
      title={t(`troubles.${code}.title`)}
      text={t(`troubles.${code}.text`)}
      action={
        asksAccount && (
          <Button tone="primary" onClick={onSignIn}>
            {t('signIn')}
          </Button>
        )
      }
    />
  );
}

function AskPassword({ verify }: Pick<Shared, 'verify'>): ReactNode {
  const t = useShareTexts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await verify(typed);
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form className={classes.password} onSubmit={(event) => void enter(event)}>
      <KeyRound aria-hidden="true" />
      <h1>{t('passwordTitle')}</h1>
      <p>{t('passwordText')}</p>
      <Field label={t('password')} error={error}>
        <Input
          type="password"
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
    </form>
  );
}
