import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import {
  Button,
  Column,
  EmptyState,
  ErrorState,
  Input,
  Row,
  Spinner,
  Stack,
  showToast,
  Text,
} from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, CloudOff, ExternalLink, FolderOpen, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { addressOf } from '../../../parts/document-kinds/index.ts';
import {
  diskQuery,
  folderPathQuery,
  foldersQuery,
  isFolder,
  isPreviewable,
  KindIcon,
  kindOf,
  noteVisit,
} from '../../../parts/documents/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useOnline } from '../../../platform/connection/window-connection.ts';
import type { OpenedResource } from './opened-resource.ts';
import classes from './resources.module.css';
import { useTexts } from './texts.ts';

const KINDS = [
  'assets_picture',
  'assets_video',
  'assets_audio',
  'assets_document',
  'coursewares',
] as const satisfies readonly ResourceTypeCode[];
type Kind = (typeof KINDS)[number];

export interface DiskBrowserProps {
  /** Opens a file over the slide. */
  readonly onOpen: (file: OpenedResource) => void;
}

/** The folders and files of the teacher's disk, by folder, by kind and by name. */
export function DiskBrowser({ onOpen }: DiskBrowserProps): ReactNode {
  const t = useTexts();
  const isOnline = useOnline();
  const [folderId, setFolderId] = useState<string>();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>();
  const search = useDeferredValue(text.trim());
  const listed = useInfiniteQuery({ ...diskQuery({ folderId, search, kind }), enabled: isOnline });
  // A list of one kind contains no folders: they are fetched separately for navigation.
  const folders = useQuery({
    ...foldersQuery(folderId),
    enabled: isOnline && kind !== undefined && search === '',
  });
  const items = [
    ...(kind !== undefined && search === '' ? (folders.data?.items ?? []) : []),
    ...(listed.data?.pages.flatMap((page) => page.items) ?? []),
  ];
  const open = (item: DocumentItem) => {
    const screen = addressOf(item);
    if (isFolder(item)) {
      setText('');
      setFolderId(item.id);
    } else if (screen !== undefined) {
      const address = kindOf(item)?.taught ? `/play?fileId=${item.id}` : screen;
      const opened = window.open(`#${address}`, '_blank');
      if (!opened) showToast({ kind: 'attention', text: t('blocked') });
    } else {
      void noteVisit(item.id);
      onOpen({ id: item.id, name: item.name, kind: item.resource_type_code });
    }
  };
  return (
    <Column gap={3} size="panel" className={classes.browser}>
      <Input
        size="large"
        type="search"
        leading={<Search aria-hidden="true" />}
        className={classes.search}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <RadioGroup
        label={t('kinds')}
        className={classes.kinds}
        optionClassName={classes.kind}
        options={(['all', ...KINDS] as const).map((value) => ({ value, label: t(value) }))}
        value={kind ?? 'all'}
        onChange={(value) => setKind(value === 'all' ? undefined : value)}
      />
      <Trail folderId={folderId} found={search !== ''} onEnter={setFolderId} />
      {items.length > 0 && (
        <Stack as="ul" gap={3} className={classes.items} aria-label={t('items')}>
          {items.map((item) => (
            <li key={item.id}>
              <Tile item={item} onOpen={() => open(item)} />
            </li>
          ))}
        </Stack>
      )}
      {listed.hasNextPage && (
        <Button size="large" disabled={listed.isFetching} onClick={() => void listed.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {items.length === 0 && (
        <Nothing
          isOnline={isOnline}
          isPending={listed.isPending}
          error={listed.error}
          text={search}
          isOfKind={kind !== undefined}
          onAgain={() => void listed.refetch()}
        />
      )}
    </Column>
  );
}

interface TrailProps {
  readonly folderId: string | undefined;
  /** Whether the list is a search result from any folder. */
  readonly found: boolean;
  readonly onEnter: (folderId: string | undefined) => void;
}

/** Breadcrumbs from the top to the current folder. */
function Trail({ folderId, found, onEnter }: TrailProps): ReactNode {
  const t = useTexts();
  const { data } = useQuery(folderPathQuery(folderId));
  if (found)
    return (
      <Row as="p" size="panel" tone="quiet" wrap className={classes.trail}>
        {t('found')}
      </Row>
    );
  const steps = folderId === undefined ? [] : (data?.items ?? []);
  return (
    <Row as="nav" size="panel" tone="quiet" wrap className={classes.trail} aria-label={t('path')}>
      <button type="button" disabled={folderId === undefined} onClick={() => onEnter(undefined)}>
        {t('top')}
      </button>
      {steps.map((step) => (
        <span key={step.id}>
          <ChevronRight aria-hidden="true" />
          <button type="button" disabled={step.id === folderId} onClick={() => onEnter(step.id)}>
            {step.name}
          </button>
        </span>
      ))}
    </Row>
  );
}

interface TileProps {
  readonly item: DocumentItem;
  readonly onOpen: () => void;
}

function Tile({ item, onOpen }: TileProps): ReactNode {
  const t = useTexts();
  const kind = kindOf(item);
  const note = kind ? t('newWindow') : isFolder(item) || isPreviewable(item) ? undefined : t('cannotOpen');
  return (
    <Column
      as="button"
      gap={2}
      textAlign="start"
      pad={2}
      radius="card"
      wide
      type="button"
      className={classes.item}
      data-kind={item.resource_type_code}
      disabled={note === t('cannotOpen')}
      title={item.name}
      onClick={onOpen}
    >
      <Stack
        as="span"
        align="center"
        items="center"
        overflow="clip"
        surface="paper"
        radius="control"
        wide
        className={classes.cover}
        aria-hidden="true"
      >
        {item.cover === null ? (
          <KindIcon code={item.resource_type_code} />
        ) : (
          <img src={item.cover} alt="" loading="lazy" draggable={false} />
        )}
      </Stack>
      <Text overflow="breaks" className={classes.name}>
        {item.name}
      </Text>
      {note !== undefined && (
        <Row as="span" tone="quiet" gap={1} className={classes.note}>
          {kind && <ExternalLink aria-hidden="true" />}
          {note}
        </Row>
      )}
    </Column>
  );
}

interface NothingProps {
  readonly isOnline: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly text: string;
  readonly isOfKind: boolean;
  readonly onAgain: () => void;
}

/** Explains why the list is empty. */
function Nothing({ isOnline, isPending, error, text, isOfKind, onAgain }: NothingProps): ReactNode {
  const t = useTexts();
  if (!isOnline) return <EmptyState icon={<CloudOff />} title={t('offline')} text={t('offlineText')} />;
  if (error !== null) {
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('failed')}
        text={messageOf(error)}
        action={<Button onClick={onAgain}>{t('again')}</Button>}
      />
    );
  }
  if (isPending) return <Spinner fill label={t('title')} />;
  if (text !== '') return <EmptyState icon={<Search />} title={t('none', { text })} />;
  if (isOfKind) return <EmptyState icon={<FolderOpen />} title={t('noneOfKind')} />;
  return <EmptyState icon={<FolderOpen />} title={t('empty')} text={t('emptyText')} />;
}
