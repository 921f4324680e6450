import {
  type CoursewareVersion,
  keepCoursewareVersion,
  restoreCoursewareVersion,
} from '@lectern/protocol/courseware-versions';
import { Button, Dialog, Text } from '@lectern/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { whenSaved } from '../../../parts/courseware/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useVersionTexts } from './texts.ts';
import { useVersions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';
import { VersionPages } from './version-pages.tsx';
import classes from './versions.module.css';

/** The version history: versions can be named, compared with the current state page by page, and restored. */
export function VersionsDialog(): ReactNode {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Versions />
    </QueryClientProvider>
  );
}

function Versions(): ReactNode {
  const t = useVersionTexts();
  const { document, versionsShown, focusPage } = useEditing();
  const versions = useVersions(document.id);
  const [chosen, setChosen] = useState<CoursewareVersion>();
  const { busy, run } = useCall();
  const close = () => {
    versionsShown.set(false);
    focusPage();
  };
  const keep = async (name: string) => {
    const isKept = await run(
      async () => {
        // Waits until all typed text is saved, so that the version contains it.
        await whenSaved(document.saved);
        await call(keepCoursewareVersion, { params: { id: document.id }, body: { name } });
      },
      { success: t('kept') },
    );
    await versions.refresh();
    return isKept;
  };
  const restore = async ({ id }: CoursewareVersion) => {
    const isRestored = await run(
      async () => {
        await whenSaved(document.saved);
        return call(restoreCoursewareVersion, { params: { id: document.id, version_id: id } });
      },
      { success: ({ changed }) => t(changed ? 'done' : 'same') },
    );
    await versions.refresh();
    if (isRestored) close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="xl"
      title={t('title')}
      footer={
        chosen ? (
          <>
            <Text tone="quiet" size="small" className={classes.help}>
              {t('restoreHelp')}
            </Text>
            <Button tone="primary" disabled={busy} onClick={() => void restore(chosen)}>
              {t('restore')}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={classes.room}>
        <VersionList versions={versions} chosen={chosen} onChoose={setChosen} onKeep={keep} busy={busy} />
        <VersionPages key={chosen?.id ?? 'now'} version={chosen} />
      </div>
    </Dialog>
  );
}
