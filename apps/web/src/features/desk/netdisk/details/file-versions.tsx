import { deleteVersion, restoreVersion, versionLink } from '@lectern/protocol/disk';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { ConfirmDialog, IconButton, Row, Stack, Text } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refreshDocuments, versionsQuery } from '../../../../parts/documents/index.ts';
import { call } from '../../../../platform/api/call.ts';
import { serverNow } from '../../../../platform/api/session.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { formatSize, formatWhen } from '../../../../platform/i18n/format.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useDiskTexts } from '../disk-texts.ts';
import classes from './disk-details.module.css';

/** Earlier versions of an uploaded file that was uploaded again: each can be downloaded, restored or deleted. */
export function FileVersions({ item }: { readonly item: DocumentItem }) {
  const texts = useDiskTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { run } = useCall();
  const { data } = useQuery(versionsQuery(item));
  const [removing, setRemoving] = useState<string>();
  if (data === undefined) return null;
  const when = (at: number) => formatWhen(at, serverNow(), language);
  const params = (id: string) => ({ params: { id: item.id, version_id: id } });
  const download = (id: string) =>
    run(
      async () => {
        const link = await call(versionLink, params(id));
        saveFile(link.name, link.url);
      },
      { key: `download ${id}` },
    );
  const restore = async (id: string) => {
    await run(() => call(restoreVersion, params(id)), { key: id, success: texts('versions.restored') });
    await refreshDocuments(client);
  };
  const remove = async (id: string) => {
    await run(() => call(deleteVersion, params(id)), { key: id });
    await refreshDocuments(client);
  };
  const gone = data.items.find(({ id }) => id === removing);
  return (
    <Stack as="section" gap={2} className={classes.section}>
      <h3>{texts('versions.title')}</h3>
      {data.items.length === 0 ? (
        <Text as="p" tone="quiet" size="small">
          {texts('versions.none')}
        </Text>
      ) : (
        <Stack as="ul" gap={3} className={classes.versions}>
          <Row as="li" gap={1}>
            <span>
              {when(data.content_at)} · {formatSize(item.size)}
              <br />
              <Text tone="quiet" size="small">
                {texts('versions.now')}
              </Text>
            </span>
          </Row>
          {data.items.map((version) => {
            const at = { when: when(version.content_at) };
            return (
              <Row key={version.id} as="li" gap={1}>
                <span>
                  {at.when} · {formatSize(version.size)}
                </span>
                <IconButton
                  size="small"
                  label={texts('versions.download', at)}
                  icon={<Download aria-hidden="true" />}
                  onClick={() => void download(version.id)}
                />
                <IconButton
                  size="small"
                  label={texts('versions.restore', at)}
                  icon={<RotateCcw aria-hidden="true" />}
                  onClick={() => void restore(version.id)}
                />
                <IconButton
                  size="small"
                  label={texts('versions.remove', at)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setRemoving(version.id)}
                />
              </Row>
            );
          })}
        </Stack>
      )}
      <ConfirmDialog
        open={gone !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={texts('versions.removeTitle')}
        description={texts('versions.removeText', { when: gone ? when(gone.content_at) : '' })}
        confirmLabel={texts('versions.removeYes')}
        cancelLabel={texts('versions.keep')}
        onConfirm={() => {
          setRemoving(undefined);
          if (gone !== undefined) void remove(gone.id);
        }}
      />
    </Stack>
  );
}
