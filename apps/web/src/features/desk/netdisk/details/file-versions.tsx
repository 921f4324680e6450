import { deleteVersion, restoreVersion, versionLink } from '@lectern/protocol/disk';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { ConfirmDialog, IconButton, showToast } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refreshDocuments, versionsQuery } from '../../../../parts/documents/index.ts';
import { messageOf } from '../../../../platform/api/api-error.ts';
import { call } from '../../../../platform/api/call.ts';
import { serverNow } from '../../../../platform/api/session.ts';
import { formatWhen } from '../../../../platform/i18n/format.ts';
import { formatSize } from '../../../../platform/i18n/format-size.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useDiskTexts } from '../disk-texts.ts';
import classes from './disk-details.module.css';

/** Earlier versions of an uploaded file that was uploaded again: each can be downloaded, restored or deleted. */
export function FileVersions({ item }: { readonly item: DocumentItem }) {
  const texts = useDiskTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(versionsQuery(item));
  const [removing, setRemoving] = useState<string>();
  if (data === undefined) return null;
  const when = (at: number) => formatWhen(at, serverNow(), language);
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const said = await work();
      if (said !== undefined) showToast({ kind: 'success', text: said });
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error) });
    }
    await refreshDocuments(client);
  };
  const params = (id: string) => ({ params: { id: item.id, version_id: id } });
  const gone = data.items.find(({ id }) => id === removing);
  return (
    <section className={classes.section}>
      <h3>{texts('versions.title')}</h3>
      {data.items.length === 0 ? (
        <p className={classes.quiet}>{texts('versions.none')}</p>
      ) : (
        <ul className={classes.versions}>
          <li>
            <span>
              {when(data.content_at)} · {formatSize(item.size)}
              <br />
              <span className={classes.quiet}>{texts('versions.now')}</span>
            </span>
          </li>
          {data.items.map((version) => {
            const at = { when: when(version.content_at) };
            return (
              <li key={version.id}>
                <span>
                  {at.when} · {formatSize(version.size)}
                </span>
                <IconButton
                  size="small"
                  label={texts('versions.download', at)}
                  icon={<Download aria-hidden="true" />}
                  onClick={() =>
                    void attempt(async () => {
                      const link = await call(versionLink, params(version.id));
                      saveFile(link.name, link.url);
                      return undefined;
                    })
                  }
                />
                <IconButton
                  size="small"
                  label={texts('versions.restore', at)}
                  icon={<RotateCcw aria-hidden="true" />}
                  onClick={() =>
                    void attempt(async () => {
                      await call(restoreVersion, params(version.id));
                      return texts('versions.restored');
                    })
                  }
                />
                <IconButton
                  size="small"
                  label={texts('versions.remove', at)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setRemoving(version.id)}
                />
              </li>
            );
          })}
        </ul>
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
          if (gone !== undefined)
            void attempt(async () => {
              await call(deleteVersion, params(gone.id));
              return undefined;
            });
        }}
      />
    </section>
  );
}
