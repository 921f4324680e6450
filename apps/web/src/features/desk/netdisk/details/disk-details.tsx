import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Box, IconButton, Row, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { folderPathQuery, isFolder, KindIcon, kindOf } from '../../../../parts/documents/index.ts';
import { serverNow } from '../../../../platform/api/session.ts';
import { formatSize, formatWhen } from '../../../../platform/i18n/format.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { useDiskTexts } from '../disk-texts.ts';
import classes from './disk-details.module.css';
import { FileVersions } from './file-versions.tsx';
import { SpaceByKind } from './space-by-kind.tsx';

export interface DiskDetailsProps {
  /** The selected documents. */
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly onClose: () => void;
  readonly onEnter: (folderId: string | null) => void;
}

/** Details of the selected documents, or of the whole disk when none is selected. */
export function DiskDetails({ items, userId, onClose, onEnter }: DiskDetailsProps) {
  const texts = useDiskTexts();
  const [only] = items;
  return (
    <Stack
      as="aside"
      surface="card"
      pad={4}
      gap={4}
      className={classes.panel}
      aria-label={texts('details.title')}
    >
      <Row as="header" justify="between">
        <h2 className={classes.title}>{texts('details.title')}</h2>
        <IconButton
          size="small"
          label={texts('details.close')}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </Row>
      {only === undefined ? (
        <>
          <Text as="p" tone="quiet" size="small">
            {texts('details.none')}
          </Text>
          <SpaceByKind userId={userId} />
        </>
      ) : items.length > 1 ? (
        <>
          <Row as="p" weight="bold" overflow="breaks" align="start" gap={2}>
            {texts('details.many', { count: items.length })}
          </Row>
          <Stack as="dl" className={classes.facts}>
            <dt>{texts('details.size')}</dt>
            <dd>{formatSize(items.reduce((sum, { size }) => sum + size, 0))}</dd>
          </Stack>
        </>
      ) : (
        <OneDocument key={only.id} item={only} userId={userId} onEnter={onEnter} />
      )}
    </Stack>
  );
}

function OneDocument({
  item,
  userId,
  onEnter,
}: {
  readonly item: DocumentItem;
  readonly userId: string;
  readonly onEnter: (folderId: string | null) => void;
}) {
  const texts = useDiskTexts();
  const language = useLanguage();
  const mine = item.owner_id === userId;
  const when = (at: number) => formatWhen(at, serverNow(), language);
  const isFile = !isFolder(item) && !kindOf(item);
  return (
    <>
      <Row as="p" weight="bold" overflow="breaks" align="start" gap={2}>
        <Box as="span" flex="none" className={classes.icon}>
          <KindIcon code={item.resource_type_code} />
        </Box>
        <bdi>{item.name}</bdi>
      </Row>
      <Stack as="dl" className={classes.facts}>
        {!isFolder(item) && (
          <>
            <dt>{texts('details.kind')}</dt>
            <dd>{item.format}</dd>
            <dt>{texts('details.size')}</dt>
            <dd>{formatSize(item.size)}</dd>
            <dt>{texts('details.source')}</dt>
            <dd>{texts(`sources.${item.source_from}`)}</dd>
          </>
        )}
        {item.page_count !== null && (
          <>
            <dt>{texts('details.pages')}</dt>
            <dd>{item.page_count}</dd>
          </>
        )}
        <dt>{texts('details.made')}</dt>
        <dd>{when(item.create_at)}</dd>
        <dt>{texts('details.changed')}</dt>
        <dd>{when(item.update_at)}</dd>
        {item.bin_at !== null && (
          <>
            <dt>{texts('details.binned')}</dt>
            <dd>{when(item.bin_at)}</dd>
          </>
        )}
        {mine && item.bin_at === null && <Place folderId={item.parent_id} onEnter={onEnter} />}
      </Stack>
      {mine && isFile && item.bin_at === null && <FileVersions item={item} />}
    </>
  );
}

/** Folder of the document: search results and filtered lists come from any folder. */
function Place({
  folderId,
  onEnter,
}: {
  readonly folderId: string | null;
  readonly onEnter: (folderId: string | null) => void;
}) {
  const texts = useDiskTexts();
  const { data } = useQuery(folderPathQuery(folderId ?? undefined));
  const path = folderId === null ? [] : (data?.items ?? []);
  return (
    <>
      <dt>{texts('details.place')}</dt>
      <dd>
        <button type="button" className={classes.place} onClick={() => onEnter(folderId)}>
          {[texts('details.top'), ...path.map(({ name }) => name)].join(' › ')}
        </button>
      </dd>
    </>
  );
}
