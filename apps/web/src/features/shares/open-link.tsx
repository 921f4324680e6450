import type { OpenedShare } from '@lectern/protocol/shares';
import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type LazyFailureProps, lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { ResourceFrame } from '../../parts/resource-frame.tsx';
import { useWindowTitle } from '../../platform/window-title.ts';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import { SharedCourseware } from './shared-courseware.tsx';
import classes from './shares.module.css';
import type { Shared } from './use-shared.ts';
import { hasAccount } from './visitor-call.ts';

const SharedFile = lazyComponent(async () => (await import('./shared-file.tsx')).SharedFile, {
  waiting: <Spinner fill />,
  failed: LoadFailed,
});

function LoadFailed({ again }: LazyFailureProps): ReactNode {
  const t = useShareTexts();
  return <ErrorState title={t('loadFailed')} action={<Button onClick={again}>{t('retry')}</Button>} />;
}

/** The actions are loaded after the page. */
const LinkActions = lazyComponent(async () => (await import('./link-actions.tsx')).LinkActions, {
  after: 60,
});

export interface OpenLinkProps extends ShareScreenProps {
  readonly resource: OpenedShare;
  readonly shared: Shared;
}

/** The target of a link with its name, owner and actions. */
export function OpenLink(props: OpenLinkProps): ReactNode {
  const { id, mode = 'open', startPage, resource, shared } = props;
  const t = useShareTexts();
  const { name, owner } = resource;
  const hasPages = resource.core_type === 'courseware';
  useWindowTitle(t('title', { name }));
  return (
    <ResourceFrame
      name={name}
      facts={t('by', { name: owner.name })}
      actions={
        mode === 'open' && (
          <div className={classes.room}>
            <LinkActions {...props} isSignedIn={hasAccount()} />
          </div>
        )
      }
      isToEdges={hasPages}
    >
      {hasPages ? (
        <SharedCourseware
          id={id}
          calls={shared.calls}
          startPage={startPage}
          updatedAt={resource.update_at}
          onError={shared.noteError}
        />
      ) : (
        <SharedFile id={id} name={name} shared={shared} />
      )}
    </ResourceFrame>
  );
}
