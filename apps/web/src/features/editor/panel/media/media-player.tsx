import { useRecord } from '@lectern/stage/view';
import { Dialog } from '@lectern/ui';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../parts/panel-texts.ts';
import classes from './media-player.module.css';

/** A film or sound of the page, played while the lesson is prepared; gone when its element is. */
export function MediaPlayer({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const { document, session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  const media = element?.type === 'video' || element?.type === 'audio' ? element : undefined;
  const asset = media?.asset ?? '';
  const subscribe = useCallback((listener: () => void) => document.assets.subscribe(listener), [document]);
  const url = useSyncExternalStore(subscribe, () => (asset === '' ? undefined : document.assets.url(asset)));
  if (!media) return null;
  const played = { src: url, controls: true, autoPlay: true, 'aria-label': media.name ?? t('style.media') };
  return (
    <Dialog
      open
      onOpenChange={() => session.more.set(undefined)}
      size="l"
      title={t('style.previewOf', { name: media.name ?? t('style.media') })}
    >
      {media.type === 'video' ? (
        <video {...played} className={classes.film} playsInline />
      ) : (
        <audio {...played} className={classes.sound} />
      )}
    </Dialog>
  );
}
