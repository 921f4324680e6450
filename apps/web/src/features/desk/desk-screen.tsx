import type { Account } from '@lectern/protocol/accounts';
import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import { COURSEWARE_EXTENSIONS, extensionOf } from '@lectern/protocol/file-kinds';
import { getDocument } from '@lectern/protocol/one-document';
import { CodeLoadFailure, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { addressOfKind } from '../../parts/document-kinds/index.ts';
import { refreshDocuments } from '../../parts/documents/index.ts';
import {
  FolderUpload,
  readDroppedFolder,
  TransferPanel,
  uploadFiles,
  windowTransfers,
} from '../../parts/transfer/index.ts';
import { call } from '../../platform/api/call.ts';
import { subscribePush } from '../../platform/push/window-push.ts';
import { navigate } from '../../platform/router/router.ts';
import { DeskShell } from './desk-shell.tsx';
import { type Dropped, DropZone } from './drop-zone.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { useNetdiskAddress } from './netdisk/netdisk-address.ts';

/** The disk screen, loaded on demand because the desk does not need its list. */
const NetdiskScreen = lazyComponent(
  async () => (await import('./netdisk/netdisk-screen.tsx')).NetdiskScreen,
  {
    waiting: <Spinner fill />,
    failed: CodeLoadFailure,
  },
);

export interface DeskScreenProps {
  readonly account: Account;
  readonly part: 'desk' | 'netdisk';
  /** Page of another feature, shown instead of the home screen or the disk. */
  readonly page: ReactNode;
  /** Content at the right of the top bar: notifications and account. */
  readonly corner: ReactNode;
}

/** The desk and its disk. Files may be dropped anywhere, and uploads in progress are shown on every page. */
export function DeskScreen({ account, part, page, corner }: DeskScreenProps) {
  const { wish } = useNetdiskAddress();
  const folderId = part === 'netdisk' ? wish.folderId : undefined;
  useEffect(() => windowTransfers.claim(account.user_id), [account.user_id]);
  useFreshLists();
  useOpenWhenReady();
  useDiskAhead();

  const take = useCallback(
    ({ files, folders }: Dropped) => {
      windowTransfers.addFolders(
        folders.map(
          (folder) =>
            new FolderUpload(folder.name, folderId, (options) => readDroppedFolder(folder, options)),
        ),
      );
      const [file] = files;
      const slides = file !== undefined && COURSEWARE_EXTENSIONS.includes(extensionOf(file.name));
      if (files.length > 0) void uploadFiles(files, folderId, slides && folders.length === 0);
    },
    [folderId],
  );

  const own = part === 'netdisk' ? <NetdiskScreen account={account} /> : <HomeScreen account={account} />;
  return (
    // Only the home screen and the disk accept dropped files: the list of classes and the user centre have their own
    // uploads.
    <DropZone onDrop={page === undefined ? take : undefined}>
      <DeskShell account={account} corner={corner}>
        {page ?? own}
      </DeskShell>
      <TransferPanel onOpen={open} />
    </DropZone>
  );
}

/** Opens the document that an upload became. It opens as a courseware when its type cannot be fetched. */
function open(documentId: string): void {
  const go = (code: DocumentKindCode) => navigate(addressOfKind(code, documentId));
  call(getDocument, { params: { id: documentId }, query: {} }).then(
    ({ resource_type_code: type }) => go(isDocumentKind(type) ? type : 'coursewares'),
    () => go('coursewares'),
  );
}

/** Delay until an automatically opened file has replaced the desk, milliseconds. */
const AFTER_OPENING_MS = 500;

/** Preloads the disk, because most users open it next. */
function useDiskAhead(): void {
  useEffect(() => {
    const timer = setTimeout(NetdiskScreen.preload, AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Reloads the lists when a file has arrived, through this window or by a notification of the server. */
function useFreshLists(): void {
  const client = useQueryClient();
  useEffect(() => {
    const invalidate = () => void refreshDocuments(client);
    // A document that is about to open has priority; the lists reload after it.
    const refresh = () => {
      if (windowTransfers.items.get().some((item) => item.opens)) setTimeout(invalidate, AFTER_OPENING_MS);
      else invalidate();
    };
    const stopTransfers = windowTransfers.onEnd(refresh);
    const stopPush = subscribePush({
      onMessage: (message) => {
        if (message.kind === 'notification') refresh();
      },
    });
    return () => {
      stopTransfers();
      stopPush();
    };
  }, [client]);
}

/** Opens an imported slide file automatically when it was imported alone; several are opened by the user. */
function useOpenWhenReady(): void {
  const ready = useSignal(windowTransfers.items, (items) =>
    items.find((item) => item.opens && item.state.kind === 'ready'),
  );
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (ready === undefined || ready.state.kind !== 'ready' || opened.current === ready.id) return;
    opened.current = ready.id;
    // No automatic opening while a dialog is open: the user may be writing in it.
    if (document.querySelector('[role="dialog"]') !== null) {
      windowTransfers.openByHand(ready.id);
      return;
    }
    windowTransfers.remove(ready.id);
    open(ready.state.documentId);
  }, [ready]);
}
