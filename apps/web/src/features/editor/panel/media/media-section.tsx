import type { AudioElement, VideoElement } from '@lectern/courseware';
import { Button, Switch } from '@lectern/ui';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { PanelSection } from '../parts/panel-section.tsx';
import { usePanelTexts } from '../parts/panel-texts.ts';

/** How a video or a sound plays in class. */
export function MediaSection({ element }: { readonly element: VideoElement | AudioElement }): ReactNode {
  const t = usePanelTexts();
  const { session } = useEditing();
  const put = (change: Pick<VideoElement, 'autoplay' | 'loop'>) =>
    session.edit((edit) => edit.update(element.id, change));
  return (
    <PanelSection title={t('style.media')}>
      {element.asset === undefined ? null : (
        <Button size="small" icon={<Play />} onClick={() => session.openMore(element.id)}>
          {t('style.preview')}
        </Button>
      )}
      <Switch
        label={t('style.autoplay')}
        checked={element.autoplay === true}
        onChange={(on) => put({ autoplay: on || undefined })}
      />
      <Switch
        label={t('style.loop')}
        checked={element.loop === true}
        onChange={(on) => put({ loop: on || undefined })}
      />
    </PanelSection>
  );
}
