import type { OpenedShare } from '@lectern/protocol/shares';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type LateFailureProps, late } from '@lectern/ui/late';
import type { ReactNode } from 'react';
import { useWindowTitle } from '../../platform/window-title/use-window-title.ts';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import { SharedCourseware } from './shared-courseware.tsx';
import classes from './shares.module.css';
import type { Shared } from './use-shared.ts';
import { hasAccount } from './visitor-call.ts';

const SharedFile = late(async () => (await import('./shared-file.tsx')).SharedFile, {
  waiting: <Spinner fill />,
  failed: NotBrought,
});

function NotBrought({ again }: LateFailureProps): ReactNode {
  const t = useShareTexts();
  return <ErrorState title={t('notBrought')} action={<Button onClick={again}>{t('retry')}</Button>} />;
}

/** After the page. */
const LinkActions = late(async () => (await import('./link-actions.tsx')).LinkActions, { after: 60 });

export interface OpenLinkProps extends ShareScreenProps {
  readonly resource: OpenedShare;
  readonly shared: Shared;
}

/** What a link leads to, under its name, its owner's, and what may be done with it. */
export function OpenLink(props: OpenLinkProps): ReactNode {
  const { id, mode = 'open', startPage, resource, shared } = props;
  const t = useShareTexts();
  const { name, owner } = resource;
  useWindowTitle(t('title', { name }));
  return (
    <div className={classes.screen}>
      <header className={classes.top}>
        <div className={classes.names}>
          <h1 title={name}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            <bdi>{t('by', { name: owner.name })}</bdi>
          </p>
        </div>
        {mode === 'open' && <LinkActions {...props} isSignedIn={hasAccount()} />}
      </header>
      <main className={classes.shown}>
        {resource.core_type === 'courseware' ? (
          <SharedCourseware id={id} calls={shared.calls} startPage={startPage} onError={shared.noteError} />
        ) : (
          <SharedFile id={id} name={name} shared={shared} />
        )}
      </main>
    </div>
  );
}
