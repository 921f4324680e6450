import { Button, IconButton, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { ResourceFrame } from '../../parts/resource-frame.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { Leaf } from '../../parts/viewers/index.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { host } from '../../platform/host/host.ts';
import { formatSize } from '../../platform/i18n/format.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import { KeptCourseware } from './kept-courseware.tsx';
import { FilePreview } from './lazy-viewers.tsx';
import type { ResourceSource, ShownResource } from './resource.ts';
import { useResourceTexts } from './texts.ts';

export interface ResourceScreenProps {
  readonly resource: ShownResource;
  readonly source: ResourceSource;
  /** Previous and next file of the folder. */
  readonly leaf?: Leaf | undefined;
  /** Called with every error of a call for the content. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A file or courseware in the whole window: its facts, its preview, and a download button. */
export function ResourceScreen({ resource, source, leaf, onError }: ResourceScreenProps): ReactNode {
  const t = useResourceTexts();
  const language = useLanguage();
  const { name, hasPages, format, size, updatedAt, owner } = resource;
  useWindowTitle(name);
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  const { download } = source;
  const save = async () => {
    try {
      const link = await download?.();
      if (!link) return;
      const { saveFile } = await import('../../platform/save-file.ts');
      saveFile(link.name, link.url);
    } catch (error) {
      onError?.(error);
      showToast({ kind: 'failure', text: messageOf(error) });
    }
  };
  const facts = [
    hasPages ? t('courseware') : t('file', { format: format.toUpperCase() }),
    ...(hasPages ? [] : [formatSize(size)]),
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(updatedAt),
    ...(owner === undefined ? [] : [t('by', { name: owner })]),
  ];
  return (
    <ResourceFrame
      name={name}
      facts={facts.join(' · ')}
      actions={
        <>
          {download && (
            <IconButton label={t('download')} icon={<Sign of="download" />} onClick={() => void save()} />
          )}
          <OpenOutside />
        </>
      }
      isToEdges={hasPages}
    >
      {hasPages ? (
        <KeptCourseware id={resource.id} source={source} updatedAt={updatedAt} onError={onError} />
      ) : (
        <FilePreview
          file={{ id: source.id, name }}
          source={source.previews}
          leaf={leaf}
          instead={
            download && (
              <Button tone="primary" icon={<Sign of="download" />} onClick={() => void save()}>
                {t('downloadInstead')}
              </Button>
            )
          }
        />
      )}
    </ResourceFrame>
  );
}

/** Button that opens the page in the system's browser, if a client around the page can do so. */
function OpenOutside(): ReactNode {
  const t = useResourceTexts();
  const client = useSignal(host);
  if (!client?.has('open-in-browser')) return null;
  return (
    <IconButton
      label={t('openInBrowser')}
      icon={<Sign of="outside" />}
      onClick={() => {
        client
          .invoke('open-in-browser', { url: location.href })
          .catch(() => showToast({ kind: 'failure', text: t('notOpened') }));
      }}
    />
  );
}
