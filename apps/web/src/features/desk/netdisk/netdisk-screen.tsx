import type { Account } from '@lectern/protocol/accounts';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { uploadExtensions } from '@lectern/protocol/file-kinds';
import { Button, ConfirmDialog, EmptyState, ErrorState, FileButton, Select, Spinner } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, FolderPlus, FolderUp, HardDrive, Plus, Search, Trash2, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  DocumentTable,
  FolderTrail,
  listQuery,
  NameDialog,
  naturalDirection,
  type Place,
  SelectionBar,
  useDocumentActions,
  useDocumentWishes,
  useSelection,
} from '../../../parts/documents/index.ts';
import { FolderUpload, folderOfFiles, windowTransfers } from '../../../parts/transfer/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useDeskTexts } from '../desk-texts.ts';
import { useNetdiskAddress } from './netdisk-address.ts';
import classes from './netdisk-screen.module.css';

const PLACES: readonly Place[] = ['mine', 'shared', 'bin'];
const NOTHING: readonly DocumentItem[] = [];

/** The personal disk: folders, what others shared, and the bin. */
export function NetdiskScreen({ account }: { readonly account: Account }) {
  const texts = useDeskTexts();
  const { wish, goTo, enter, sortBy } = useNetdiskAddress();
  const list = useInfiniteQuery(listQuery(wish));
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? NOTHING, [list.data]);
  const ids = useMemo(() => items.map((item) => item.id), [items]);
  const selection = useSelection(ids);
  const wishes = useDocumentWishes(account.user_id, items, selection.clear);
  const chosen = items.filter((item) => selection.ids.has(item.id));
  const searching = wish.search !== '';

  return (
    <div className={classes.disk}>
      <div className={classes.head}>
        <h1 className={classes.title}>{texts('nav.netdisk')}</h1>
        <nav className={classes.places} aria-label={texts('places.label')}>
          {PLACES.map((place) => (
            <button
              key={place}
              type="button"
              className={classes.place}
              aria-current={place === wish.place && !searching ? 'page' : undefined}
              onClick={() => goTo(place)}
            >
              {texts(`places.${place}`)}
            </button>
          ))}
        </nav>
      </div>
      <div className={classes.bar}>
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
            <div className={classes.tools}>
              {wish.place !== 'bin' && (wish.place === 'mine' || searching) && (
                <Select
                  label={texts('sort.label')}
                  value={wish.order}
                  options={(['update_at', 'name', 'size'] as const).map((order) => ({
                    value: order,
                    label: texts(`sort.${order}`),
                  }))}
                  onChange={(order) => sortBy(order, naturalDirection(order))}
                />
              )}
              {wish.place === 'mine' && !searching && <AddTools folderId={wish.folderId} />}
              {wish.place === 'bin' && items.length > 0 && <EmptyBinTool />}
            </div>
          </>
        )}
      </div>
      {list.isError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{texts('retry')}</Button>}
        />
      ) : list.isPending ? (
        <Spinner fill />
      ) : items.length === 0 ? (
        <EmptyList searching={searching} place={wish.place} />
      ) : (
        <>
          <DocumentTable
            items={items}
            userId={account.user_id}
            wish={wish}
            selection={selection}
            onSort={sortBy}
            onWish={wishes.onWish}
            onWishMany={wishes.onWishMany}
          />
          <MoreRows
            more={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
      {wishes.dialog}
    </div>
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

/** The next page comes when its place is scrolled into sight; the button is for the keyboard. */
function MoreRows({
  more,
  loading,
  onMore,
}: {
  readonly more: boolean;
  readonly loading: boolean;
  readonly onMore: () => void;
}) {
  const texts = useDeskTexts();
  const mark = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    if (!more || loading || mark.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) ask.current();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [more, loading]);
  if (!more) return null;
  return (
    <div ref={mark} className={classes.more}>
      <Button busy={loading} onClick={onMore}>
        {texts('loadMore')}
      </Button>
    </div>
  );
}

/** New folder, new courseware, upload of folders and files, in the folder that is shown. */
function AddTools({ folderId }: { readonly folderId: string | undefined }) {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [naming, setNaming] = useState(false);
  const [creating, setCreating] = useState(false);

  const create = async () => {
    setCreating(true);
    const created = await actions.createCourseware(texts('untitled'), folderId);
    if (created !== undefined) navigate(`/view?fileId=${created.id}`);
    else setCreating(false);
  };

  return (
    <>
      <Button icon={<FolderPlus aria-hidden="true" />} onClick={() => setNaming(true)}>
        {texts('newFolder')}
      </Button>
      <Button icon={<Plus aria-hidden="true" />} busy={creating} onClick={() => void create()}>
        {texts('create.title')}
      </Button>
      <FileButton
        className={classes.folderTool}
        icon={<FolderUp aria-hidden="true" />}
        folder
        onFiles={(files) => {
          const name = files[0]?.webkitRelativePath.split('/')[0];
          if (name !== undefined)
            windowTransfers.addFolders([new FolderUpload(name, folderId, async () => folderOfFiles(files))]);
        }}
      >
        {texts('uploadFolder')}
      </FileButton>
      <FileButton
        tone="primary"
        icon={<Upload aria-hidden="true" />}
        multiple
        accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
        onFiles={(files) => windowTransfers.addFiles(files, folderId)}
      >
        {texts('upload')}
      </FileButton>
      {naming && (
        <NameDialog
          title={texts('newFolder')}
          label={texts('folderName')}
          name={texts('newFolderName')}
          onClose={() => setNaming(false)}
          onSave={async (name) => {
            await actions.createFolder(name, folderId);
          }}
        />
      )}
    </>
  );
}

function EmptyBinTool() {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {texts('emptyBin')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts('emptyBin')}
        description={texts('emptyBinText')}
        confirmLabel={texts('emptyBin')}
        cancelLabel={texts('cancel')}
        onConfirm={() => {
          setAsking(false);
          void actions.emptyBin();
        }}
      />
    </>
  );
}
