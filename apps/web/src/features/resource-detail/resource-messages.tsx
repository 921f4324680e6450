import { Box, Button, Column, EmptyState, ErrorState, Spinner, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { accountState } from '../../parts/account/index.ts';
import { Said } from '../../parts/resource-frame.tsx';
import { Sign } from '../../parts/sign.tsx';
import { navigate } from '../../platform/router/router.ts';
import classes from './resource-detail.module.css';
import { useResourceTexts } from './texts.ts';

export function Waiting(): ReactNode {
  return (
    <Said>
      <Spinner fill />
    </Said>
  );
}

/** Message for an address of no document, or of a document that the user may not see. */
export function LinkInvalid({ text }: { readonly text?: string }): ReactNode {
  const t = useResourceTexts();
  const { kind } = useSignal(accountState);
  return (
    <Said>
      <ErrorState
        icon={<Sign of="broken" />}
        title={t('linkInvalid')}
        text={text ?? t('linkInvalidText')}
        action={kind === 'signed-in' && <Button onClick={() => navigate('/')}>{t('home')}</Button>}
      />
    </Said>
  );
}

export function NotAnswered({
  text,
  again,
}: {
  readonly text: string;
  readonly again: () => void;
}): ReactNode {
  const t = useResourceTexts();
  return (
    <Said>
      <ErrorState title={text} action={<Button onClick={again}>{t('retry')}</Button>} />
    </Said>
  );
}

export function NeedsSignIn({ onSignIn }: { readonly onSignIn: () => void }): ReactNode {
  const t = useResourceTexts();
  return (
    <Said>
      <ErrorState
        icon={<Sign of="lock" />}
        title={t('signInTitle')}
        text={t('signInText')}
        action={
          <Button tone="primary" onClick={onSignIn}>
            {t('signIn')}
          </Button>
        }
      />
    </Said>
  );
}

/** Address of the school's mobile client, if there is one; the server writes it into the page (docs/deploying.md). */
function appAddress(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="lectern-app"]')?.content;
}

/**
 * Shown in the built-in browser of another program, usually a chat, which keeps no sign-in, saves no file and has no
 * full screen. It recommends the system's browser or our client, and lets the user continue in this window.
 */
export function OpenInBrowserScreen({ onHere }: { readonly onHere: () => void }): ReactNode {
  const t = useResourceTexts();
  const app = appAddress();
  const copy = async () => {
    const { copyText } = await import('../../platform/copy-text.ts');
    const done = await copyText(location.href);
    showToast({ kind: done ? 'success' : 'failure', text: t(done ? 'copied' : 'copyFailed') });
  };
  return (
    <Said>
      <EmptyState
        icon={<Sign of="browser" />}
        title={t('foreignTitle')}
        text={t('foreignText')}
        action={
          <Column gap={3} className={classes.ways}>
            <Button tone="primary" size="large" onClick={() => void copy()}>
              {t('copyAddress')}
            </Button>
            {app !== undefined && (
              <Box as="a" radius="control" className={classes.app} href={app} rel="noreferrer">
                {t('downloadApp')}
              </Box>
            )}
            <Button size="large" onClick={onHere}>
              {t('openDirectly')}
            </Button>
          </Column>
        }
      />
    </Said>
  );
}
