import type { Account } from '@lectern/protocol/accounts';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Row,
  Spinner,
  Stack,
  ToggleGroup,
} from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, FolderX, HardDrive, Info, LayoutGrid, List, Search, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  DocumentGrid,
  DocumentTable,
  FolderTrail,
  listQuery,
  type Place,
  SelectionBar,
  useDocumentWishes,
  useDragToFolder,
  useSelection,
} from '../../../parts/documents/index.ts';
import { ApiError, messageOf } from '../../../platform/api/api-error.ts';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { useDeskTexts } from '../desk-texts.ts';
import { DiskDetails } from './details/disk-details.tsx';
import { DiskFilters } from './disk-filters.tsx';
import { useDiskTexts } from './disk-texts.ts';
import { AddTools, EmptyBinTool } from './disk-tools.tsx';
import { useNetdiskAddress } from './netdisk-address.ts';
import classes from './netdisk-screen.module.css';

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const NOTHING: readonly DocumentItem[] = [];
type View = 'list' | 'grid';
const VIEW = 'disk.view';
const DETAILS = 'disk.details';

/** The personal disk: own folders, shared documents, and the bin. */
export function NetdiskScreen({ account }: { readonly account: Account }) {
  const texts = useDeskTexts();
  const disk = useDiskTexts();
  const { wish, goTo, enter, sortBy, filter } = useNetdiskAddress();
  const list = useInfiniteQuery(listQuery(wish));
  // This also happens while the folder is open: another window may have moved it to the bin.
  const isGone = list.error instanceof ApiError && list.error.code === 'PARENT_NOT_FOUND';
  const pages = isGone ? undefined : list.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? NOTHING, [pages]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const selection = useSelection(ids);
  const wishes = useDocumentWishes(account.user_id, items, selection.clear);
  const chosen = useMemo(() => items.filter((item) => selection.ids.has(item.id)), [items, selection.ids]);
  const [view, setView] = useState<View>(() => (readLocal(VIEW) === 'grid' ? 'grid' : 'list'));
  const [details, setDetails] = useState(() => readLocal(DETAILS) === 'open');
  const area = useRef<HTMLDivElement>(null);
  useDragToFolder(area, { items, userId: account.user_id, selection, onMove: wishes.onMoveTo });
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  const searching = wish.search !== '';
  const filtered = wish.fileType !== undefined || wish.sourceFrom !== undefined;
  const shown = {
    items,
    userId: account.user_id,
    selection,
    onWish: wishes.onWish,
    onWishMany: wishes.onWishMany,
    onNearEnd: more,
  };
  const showDetails = (open: boolean) => {
    setDetails(open);
    writeLocal(DETAILS, open ? 'open' : 'closed');
  };

  return (
    <Stack gap={6} align="start" className={classes.page} data-details={details || undefined}>
      <Stack rows="start" ref={area} gap={4}>
        <Row wrap className={classes.head}>
          <h1>{texts('nav.netdisk')}</h1>
          <Row
            as="nav"
            align="stretch"
            wrap
            gap={2}
            className={classes.places}
            aria-label={texts('places.label')}
          >
            {PLACES.map((place) => (
              <Box
                as="button"
                radius="round"
                key={place}
                type="button"
                className={classes.place}
                aria-current={place === wish.place && !searching ? 'page' : undefined}
                onClick={() => goTo(place)}
              >
                {texts(`places.${place}`)}
              </Box>
            ))}
          </Row>
          <Row gap={2} className={classes.views}>
            <ToggleGroup
              label={disk('view.label')}
              options={[
                { value: 'list', label: disk('view.list'), icon: <List aria-hidden="true" /> },
                { value: 'grid', label: disk('view.grid'), icon: <LayoutGrid aria-hidden="true" /> },
              ]}
              value={[view]}
              onChange={([next]) => {
                if (next === undefined) return;
                setView(next);
                writeLocal(VIEW, next);
              }}
            />
            <IconButton
              label={disk('details.title')}
              icon={<Info aria-hidden="true" />}
              aria-pressed={details}
              onClick={() => showDetails(!details)}
            />
          </Row>
        </Row>
        <Row wrap gap={3} className={classes.bar}>
          {chosen.length > 0 ? (
            <SelectionBar
              items={chosen}
              userId={account.user_id}
              onWish={wishes.onWishMany}
              onClear={selection.clear}
            />
          ) : (
            <>
              <FolderTrail wish={wish} onEnter={enter} />
              <Row align="stretch" wrap gap={2} className={classes.tools}>
                {wish.place === 'mine' && <DiskFilters wish={wish} onFilter={filter} onSort={sortBy} />}
                {wish.place === 'mine' && !searching && !filtered && !isGone && (
                  <AddTools folderId={wish.folderId} />
                )}
                {wish.place === 'bin' && items.length > 0 && <EmptyBinTool />}
              </Row>
            </>
          )}
        </Row>
        {isGone ? (
          <ErrorState
            icon={<FolderX />}
            title={texts('folderGone.title')}
            text={texts('folderGone.text')}
            action={<Button onClick={() => enter(undefined)}>{texts('folderGone.back')}</Button>}
          />
        ) : list.isLoadingError ? (
          <ErrorState
            icon={<CircleAlert />}
            title={texts('loadFailed')}
            text={messageOf(list.error)}
            action={<Button onClick={() => void list.refetch()}>{texts('retry')}</Button>}
          />
        ) : list.isPending ? (
          <Spinner fill />
        ) : items.length === 0 ? (
          <EmptyList searching={searching || filtered} place={wish.place} />
        ) : view === 'grid' ? (
          <DocumentGrid {...shown} />
        ) : (
          <DocumentTable {...shown} wish={wish} onSort={sortBy} />
        )}
        {list.isFetchingNextPage && <Spinner />}
        {list.isFetchNextPageError && <Button onClick={more}>{texts('retry')}</Button>}
      </Stack>
      {details && (
        <DiskDetails
          items={chosen}
          userId={account.user_id}
          onClose={() => showDetails(false)}
          onEnter={(folderId) => enter(folderId ?? undefined)}
        />
      )}
      {wishes.dialog}
    </Stack>
  );
}

function EmptyList({ searching, place }: { readonly searching: boolean; readonly place: Place }) {
  const texts = useDeskTexts();
  if (searching) {
    return <EmptyState icon={<Search />} title={texts('empty.search')} text={texts('empty.searchText')} />;
  }
  if (place === 'mine') {
    return <EmptyState icon={<HardDrive />} title={texts('empty.mine')} text={texts('empty.mineText')} />;
  }
  return <EmptyState icon={place === 'bin' ? <Trash2 /> : <HardDrive />} title={texts(`empty.${place}`)} />;
}
