import { EditPermission } from '@lectern/protocol/constants';
import { getSharedPreview, openSharedPreview } from '@lectern/protocol/shares';
import { Avatar, Button, LateFailure, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { type ReactNode, useMemo } from 'react';
import { FilePreview, type PreviewSource } from '../../parts/viewers/index.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useWindowTitle } from '../../platform/window-title/use-window-title.ts';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import classes from './shares.module.css';
import type { Opened, Shared } from './use-shared.ts';
import { hasAccount } from './visitor-call.ts';

/** The stage comes where there is a courseware to draw. */
const SharedPages = late(async () => (await import('./shared-pages.tsx')).SharedPages, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});

export interface OpenLinkProps extends ShareScreenProps {
  readonly resource: Opened;
  readonly shared: Shared;
}

/** What a link leads to, under its name, its owner's, and what may be done with it. */
export function OpenLink({ id, resource, shared, onOpen, onSignIn }: OpenLinkProps): ReactNode {
  const t = useShareTexts();
  const { name, owner, file, document_id } = resource;
  useWindowTitle(t('title', { name }));
  const isCourseware = resource.core_type === 'courseware';
  return (
    <div className={classes.screen}>
      <header className={classes.top}>
        <Avatar name={owner.name} src={owner.avatar_url || undefined} size={32} decorative />
        <div className={classes.names}>
          <h1 title={name}>{name}</h1>
          <p>{t('by', { name: owner.name })}</p>
        </div>
        {isCourseware && hasAccount() && (
          <Button tone="primary" onClick={() => onOpen(document_id)}>
            {t(resource.permission === EditPermission.EDIT ? 'edit' : 'view')}
          </Button>
        )}
        {isCourseware && !hasAccount() && resource.offered === EditPermission.EDIT && (
          <Button onClick={onSignIn}>{t('signInToEdit')}</Button>
        )}
        {file?.download_url && (
          <Button onClick={() => saveFile(name, file.download_url ?? '')}>{t('download')}</Button>
        )}
      </header>
      <main className={classes.shown}>
        {isCourseware ? (
          <SharedPages id={id} calls={shared.calls} onError={shared.noteError} />
        ) : (
          <SharedFile id={id} name={name} shared={shared} />
        )}
      </main>
    </div>
  );
}

function SharedFile({
  id,
  name,
  shared: { calls, noteError },
}: {
  readonly id: string;
  readonly name: string;
  readonly shared: Shared;
}): ReactNode {
  const source = useMemo((): PreviewSource => {
    const noted = (error: unknown) => {
      noteError(error);
      throw error;
    };
    return {
      open: (share, signal) => calls.call(openSharedPreview, { params: { id: share }, signal }).catch(noted),
      look: (share, signal) => calls.call(getSharedPreview, { params: { id: share }, signal }).catch(noted),
      // Others look at it too: it goes on.
      cancel: () => Promise.resolve(),
    };
  }, [calls, noteError]);
  return <FilePreview file={{ id, name }} source={source} />;
}
