import type { Readable } from '@lectern/base';
import {
  type CoursewareVersion,
  keepCoursewareVersion,
  restoreCoursewareVersion,
} from '@lectern/protocol/courseware-versions';
import { Button, Dialog, Stack, Text } from '@lectern/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { type SavedState, whenSaved } from '../courseware/index.ts';
import { useVersionTexts } from './texts.ts';
import { useVersions } from './use-versions.ts';
import { VersionList } from './version-list.tsx';
import classes from './versions.module.css';

export interface VersionsDialogProps {
  readonly documentId: string;
  readonly saved: Readable<SavedState>;
  readonly onClose: () => void;
  /** Shows a version beside the current state, or the current state alone. Mounted again for each version. */
  readonly view: (version: CoursewareVersion | undefined) => ReactNode;
}

/** The version history of an open document: versions can be named, viewed by `view` and restored. */
export function VersionsDialog(props: VersionsDialogProps): ReactNode {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Versions {...props} />
    </QueryClientProvider>
  );
}

function Versions({ documentId, saved, onClose, view }: VersionsDialogProps): ReactNode {
  const t = useVersionTexts();
  const versions = useVersions(documentId);
  const [chosen, setChosen] = useState<CoursewareVersion>();
  const { busy, run } = useCall();
  const keep = async (name: string) => {
    const isKept = await run(
      async () => {
        // Waits until all typed text is saved, so that the version contains it.
        await whenSaved(saved);
        await call(keepCoursewareVersion, { params: { id: documentId }, body: { name } });
      },
      { success: t('kept') },
    );
    await versions.refresh();
    return isKept;
  };
  const restore = async ({ id }: CoursewareVersion) => {
    const isRestored = await run(
      async () => {
        await whenSaved(saved);
        return call(restoreCoursewareVersion, { params: { id: documentId, version_id: id } });
      },
      { success: ({ changed }) => t(changed ? 'done' : 'same') },
    );
    await versions.refresh();
    if (isRestored) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={t('title')}
      footer={
        chosen ? (
          <>
            <Text flex={1} tone="quiet" size="small">
              {t('restoreHelp')}
            </Text>
            <Button tone="primary" disabled={busy} onClick={() => void restore(chosen)}>
              {t('restore')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap={4} className={classes.room}>
        <VersionList
          documentId={documentId}
          versions={versions}
          chosen={chosen}
          onChoose={setChosen}
          onKeep={keep}
          busy={busy}
        />
        <Fragment key={chosen?.id ?? 'now'}>{view(chosen)}</Fragment>
      </Stack>
    </Dialog>
  );
}
