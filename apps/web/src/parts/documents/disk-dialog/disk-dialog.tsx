import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Box, Button, Dialog, ErrorState, Input, Spinner, Stack, Text } from '@lectern/ui';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, FolderPlus, Search } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useDocumentActions } from '../actions/document-actions.ts';
import { isFolder } from '../document-kind.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import { listQuery } from '../lists/document-queries.ts';
import { type Direction, type DocumentOrder, type ListQuery, readListQuery } from '../lists/list-query.ts';
import { NameDialog } from '../name/name-dialog.tsx';
import { DocumentTable } from '../table/document-table.tsx';
import { FolderTrail } from '../table/folder-trail.tsx';
import { useSelection } from '../table/use-selection.ts';
import classes from './disk-dialog.module.css';

export interface DiskDialogProps {
  readonly title: string;
  readonly userId: string;
  readonly onClose: () => void;
  /**
   * Set when the dialog selects a folder: the button's label. `barred`: ids of folders that cannot be selected, because
   * they are being moved.
   */
  readonly confirmLabel?: string;
  readonly barred?: readonly string[];
  /** `null` is the top of the disk. Returns whether the action succeeded. */
  readonly onFolder?: (folderId: string | null) => Promise<boolean>;
  /** Shown above the list, such as a field for a name. */
  readonly above?: ReactNode;
  /** Set when the dialog selects a document: whether a document may be selected. */
  readonly isWanted?: (item: DocumentItem) => boolean;
  readonly onDocument?: (item: DocumentItem) => void;
}

const START = readListQuery(new URLSearchParams({ order: 'name' }));
const NONE: readonly string[] = [];

/** The user's disk in a dialog, to select a document or a target folder. */
export function DiskDialog({
  title,
  userId,
  onClose,
  confirmLabel,
  barred = NONE,
  onFolder,
  above,
  isWanted,
  onDocument,
}: DiskDialogProps) {
  const texts = useDocumentTexts();
  const actions = useDocumentActions();
  const [at, setAt] = useState<ListQuery>(START);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [naming, setNaming] = useState(false);
  const search = useDeferredValue(typed.trim());
  const wish = useMemo(() => ({ ...at, search }), [at, search]);
  const list = useInfiniteQuery(listQuery(wish));
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const selection = useSelection(NONE);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  const enter = (folderId: string | undefined) => {
    setTyped('');
    setAt({ ...at, folderId });
  };
  const sort = (order: DocumentOrder, direction: Direction) => setAt({ ...at, order, direction });
  const open = (item: DocumentItem) => {
    if (isFolder(item)) enter(item.id);
    else onDocument?.(item);
  };
  const choose = async () => {
    setBusy(true);
    if ((await onFolder?.(at.folderId ?? null)) === true) onClose();
    else setBusy(false);
  };
  const mayOpen = useCallback(
    (item: DocumentItem) => (isFolder(item) ? !barred.includes(item.id) : isWanted?.(item) === true),
    [barred, isWanted],
  );

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="m"
      footer={
        <>
          {onFolder !== undefined && (
            <Button
              className={classes.first}
              icon={<FolderPlus aria-hidden="true" />}
              onClick={() => setNaming(true)}
            >
              {texts('newFolder')}
            </Button>
          )}
          <Button onClick={onClose}>{texts('cancel')}</Button>
          {onFolder !== undefined && (
            <Button tone="primary" busy={busy} disabled={search !== ''} onClick={() => void choose()}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {above}
        <Input
          type="search"
          leading={<Search aria-hidden="true" />}
          aria-label={texts('searchDisk')}
          placeholder={texts('searchDisk')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FolderTrail wish={wish} onEnter={enter} />
        <Box overflow="scroll" className={classes.list}>
          {list.isLoadingError ? (
            <ErrorState icon={<CircleAlert />} title={messageOf(list.error)} />
          ) : list.isPending ? (
            <Spinner fill />
          ) : items.length === 0 ? (
            <Text as="p" tone="quiet" textAlign="center" className={classes.none}>
              {texts('nothingHere')}
            </Text>
          ) : (
            <DocumentTable
              narrow
              mayOpen={mayOpen}
              items={items}
              userId={userId}
              wish={wish}
              selection={selection}
              onSort={sort}
              onWish={(wanted, item) => wanted === 'open' && open(item)}
              onWishMany={() => undefined}
              onNearEnd={more}
            />
          )}
        </Box>
      </Stack>
      {naming && (
        <NameDialog
          title={texts('newFolder')}
          label={texts('name')}
          name={texts('newFolder')}
          onClose={() => setNaming(false)}
          onSave={(name) => actions.createFolder(name, at.folderId)}
        />
      )}
    </Dialog>
  );
}

export interface DiskFileProps {
  readonly title: string;
  readonly isWanted: (item: DocumentItem) => boolean;
  readonly onDocument: (item: DocumentItem) => void;
  readonly onClose: () => void;
}

/** Selects a document of the user's disk, on a screen without a query client. */
export function DiskFile(props: DiskFileProps): ReactNode {
  const [client] = useState(() => new QueryClient());
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  return (
    <QueryClientProvider client={client}>
      <DiskDialog userId={userId} {...props} />
    </QueryClientProvider>
  );
}
