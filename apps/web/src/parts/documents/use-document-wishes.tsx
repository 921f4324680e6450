import { ARCHIVE_CHOSEN_MAX, archiveLink } from '@lectern/protocol/archives';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { downloadLink } from '@lectern/protocol/documents';
import { ConfirmDialog, showToast } from '@lectern/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { navigate } from '../../platform/router/router.ts';
import { saveFile } from '../../platform/save-file.ts';
import { GiveOutDialog } from '../assignments/index.ts';
import { pressCourseware } from '../courseware/index.ts';
import { addressOf, kindRowOf } from '../document-kinds/index.ts';
import { type DownloadKind, downloadKinds, openExport } from '../exports/index.ts';
import { windowTransfers } from '../transfer/index.ts';
import { PreviewDialog } from '../viewers/index.ts';
import { useDocumentActions } from './actions/document-actions.ts';
import type { DocumentWish, DocumentWishes } from './actions/document-wishes.ts';
import { DiskDialog } from './disk-dialog/lazy-disk-dialog.tsx';
import { isFolder, isPreviewable, kindOf } from './document-kind.tsx';
import { noteVisit } from './document-news.ts';
import { documentText, useDocumentTexts } from './document-texts.ts';
import { NameDialog } from './name/name-dialog.tsx';
import { ShareDialog, ShareManyDialog } from './share/lazy-share-dialog.tsx';

/** The open dialog and its documents. */
type Asking =
  | { readonly kind: 'rename' | 'share' | 'preview' | 'give-out'; readonly item: DocumentItem }
  | {
      readonly kind: 'move' | 'copy' | 'delete' | 'share-many';
      readonly items: readonly DocumentItem[];
    };

const DOWNLOAD = 'download-';

function isDownload(wish: DocumentWish): wish is `download-${DownloadKind}` {
  return wish.startsWith(DOWNLOAD);
}

function downloadAs(item: DocumentItem, kind: DownloadKind): void {
  const pageCount = item.page_count ?? 1;
  void openExport({ kind, document: item, pageCount, showsAllPages: !kindRowOf(item)?.hidesPages });
}

/** Fetches the signed links of files and starts the downloads. */
function useDownloads() {
  const { run } = useCall();
  return useMemo(() => {
    const download = (item: DocumentItem) =>
      run(
        async () => {
          const link = await call(downloadLink, { params: { id: item.id } });
          saveFile(link.name, link.url);
        },
        { key: item.id },
      );
    /**
     * A single file is downloaded unchanged, a single document in the first format of its menu, and several documents
     * as one zip.
     */
    const downloadAll = async (items: readonly DocumentItem[]): Promise<void> => {
      const [only] = items;
      if (only !== undefined && items.length === 1 && !isFolder(only)) {
        const kind = kindOf(only);
        if (!kind) {
          await download(only);
          return;
        }
        const [first] = downloadKinds(kind.exports);
        if (first) {
          downloadAs(only, first);
          return;
        }
      }
      if (items.length > ARCHIVE_CHOSEN_MAX) {
        showToast({ kind: 'attention', text: documentText('tooManyToPack', { max: ARCHIVE_CHOSEN_MAX }) });
        return;
      }
      const ids = items.map(({ id }) => id);
      await run(
        async () => {
          const link = await call(archiveLink, { body: { ids } });
          saveFile(link.name, link.url);
          return link;
        },
        {
          key: ids.join(),
          success: ({ count }) => ({ kind: 'information', text: documentText('packing', { count }) }),
        },
      );
    };
    return { download, downloadAll };
  }, [run]);
}

const NOTHING: readonly DocumentItem[] = [];

/**
 * Handles actions on documents, with the dialogs they need. `onDone` is called after an action on several; `siblings`
 * are the documents that a preview pages through.
 */
export function useDocumentWishes(
  userId: string,
  siblings: readonly DocumentItem[] = NOTHING,
  onDone?: () => void,
): DocumentWishes {
  const texts = useDocumentTexts();
  const actions = useDocumentActions();
  const { download, downloadAll } = useDownloads();
  const [asking, setAsking] = useState<Asking>();
  const close = useCallback(() => setAsking(undefined), []);

  // Stable until a value changes, because every drawn row receives them.
  const { onWish, onWishMany, onMoveTo, finish } = useMemo(() => {
    const open = (item: DocumentItem) => {
      if (item.bin_at !== null) return;
      const address = addressOf(item);
      if (isFolder(item)) navigate(`/user/netdisk?folder=${item.id}`);
      else if (address !== undefined) navigate(address);
      else if (isPreviewable(item)) {
        setAsking({ kind: 'preview', item });
        void noteVisit(item.id);
      } else void download(item);
    };

    const press = (item: DocumentItem) => {
      if (item.bin_at === null && kindRowOf(item)?.isFetchedAhead) pressCourseware(item.id, userId);
    };

    const onWishMany: DocumentWishes['onWishMany'] = async (wish, items) => {
      if (wish === 'move' || wish === 'copy' || wish === 'delete') {
        setAsking({ kind: wish, items });
        return;
      }
      if (wish === 'share') {
        setAsking({ kind: 'share-many', items });
        return;
      }
      if (wish === 'download') {
        await downloadAll(items);
        return;
      }
      const done =
        wish === 'bin' ? await actions.bin(items) : await actions.restore(items.map((item) => item.id));
      if (done) onDone?.();
    };

    const onWish: DocumentWishes['onWish'] = (wish, item) => {
      if (wish === 'press') press(item);
      else if (wish === 'open') open(item);
      else if (wish === 'teach') navigate(`/play?fileId=${item.id}`);
      else if (wish === 'make-courseware') windowTransfers.addConversion(item);
      else if (wish === 'download') void downloadAll([item]);
      else if (isDownload(wish)) downloadAs(item, wish.slice(DOWNLOAD.length) as DownloadKind);
      else if (wish === 'rename' || wish === 'share' || wish === 'give-out') setAsking({ kind: wish, item });
      else void onWishMany(wish, [item]);
    };

    const finish = (work: Promise<boolean>) =>
      work.then((done) => {
        if (done) onDone?.();
        return done;
      });
    const onMoveTo: DocumentWishes['onMoveTo'] = (items, folderId) =>
      void finish(actions.move(items, folderId));
    return { onWish, onWishMany, onMoveTo, finish };
  }, [userId, actions, download, downloadAll, onDone]);

  let dialog: ReactNode = null;
  switch (asking?.kind) {
    case 'rename':
      dialog = (
        <NameDialog
          title={texts('rename')}
          label={texts('name')}
          name={asking.item.name}
          onClose={close}
          onSave={(name) => actions.rename(asking.item.id, name)}
        />
      );
      break;
    case 'share':
      dialog = <ShareDialog item={asking.item} userId={userId} onClose={close} />;
      break;
    case 'give-out':
      dialog = (
        <GiveOutDialog
          userId={userId}
          request={{
            source: { kind: 'exercise', document_id: asking.item.id },
            title: asking.item.name,
          }}
          onClose={close}
        />
      );
      break;
    case 'preview':
      dialog = (
        <PreviewDialog
          item={asking.item}
          siblings={siblings.filter(isPreviewable)}
          onShow={(item) => setAsking({ kind: 'preview', item })}
          onDownload={(item) => void download(item)}
          onMakeCourseware={(item) => windowTransfers.addConversion(item)}
          onClose={close}
        />
      );
      break;
    case 'move':
    case 'copy': {
      const moving = asking.kind === 'move';
      const ids = asking.items.map((item) => item.id);
      dialog = (
        <DiskDialog
          title={texts(moving ? 'moveTitle' : 'copyTitle')}
          confirmLabel={texts(moving ? 'moveHere' : 'copyHere')}
          barred={ids}
          userId={userId}
          onClose={close}
          onFolder={(folderId) =>
            finish(moving ? actions.move(asking.items, folderId) : actions.copy(ids, folderId))
          }
        />
      );
      break;
    }
    case 'share-many':
      dialog = <ShareManyDialog items={asking.items} userId={userId} onClose={close} />;
      break;
    case 'delete':
      dialog = (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          title={texts('deleteTitle')}
          description={texts(asking.items.length === 1 ? 'deleteTextOne' : 'deleteTextMany', {
            count: asking.items.length,
            name: asking.items[0]?.name ?? '',
          })}
          confirmLabel={texts('deleteForever')}
          cancelLabel={texts('cancel')}
          onConfirm={() => {
            close();
            void finish(actions.deleteForever(asking.items.map((item) => item.id)));
          }}
        />
      );
      break;
    default:
  }
  return { onWish, onWishMany, onMoveTo, dialog };
}
