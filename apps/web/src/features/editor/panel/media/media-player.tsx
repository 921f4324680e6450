import { useRecord } from '@lectern/stage/view';
import { Dialog } from '@lectern/ui';
import { MediaPlayer as Player } from '@lectern/ui/media-player';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { useStageLabels } from '../../editing/stage-labels.ts';
import { usePanelTexts } from '../parts/panel-texts.ts';

/** A film or sound of the page, played while the lesson is prepared; gone when its element is. */
export function MediaPlayer({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const labels = useStageLabels();
  const { document, session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  const media = element?.type === 'video' || element?.type === 'audio' ? element : undefined;
  const asset = media?.asset ?? '';
  const subscribe = useCallback((listener: () => void) => document.assets.subscribe(listener), [document]);
  const url = useSyncExternalStore(subscribe, () => (asset === '' ? undefined : document.assets.url(asset)));
  if (!media) return null;
  const name = media.name ?? t('style.media');
  return (
    <Dialog
      open
      onOpenChange={() => session.more.set(undefined)}
      size={media.type === 'video' ? 'l' : 'fit'}
      title={t('style.previewOf', { name })}
    >
      <Player
        kind={media.type === 'video' ? 'film' : 'sound'}
        source={url}
        name={name}
        labels={labels}
        autoPlay
      />
    </Dialog>
  );
}
