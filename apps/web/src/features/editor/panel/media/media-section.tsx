import type { AudioElement, VideoElement } from '@lectern/courseware';
import { PanelRow, PanelSection, SliderRow } from '@lectern/property-panel';
import { Button, NumberField, Switch } from '@lectern/ui';
import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { useMediaTexts } from './texts.ts';

/** Longest fade, seconds; PowerPoint allows a minute. */
const LONGEST_FADE = 60;
/** Number of pages that the file format uses for a sound that plays to the last page. */
const MOST_PAGES = 999;

type Playing = Partial<
  Pick<
    VideoElement,
    | 'volume'
    | 'fadeIn'
    | 'fadeOut'
    | 'autoplay'
    | 'loop'
    | 'hideWhenStopped'
    | 'fullScreen'
    | 'acrossPages'
    | 'acrossPageCount'
  >
>;
type Toggled = 'autoplay' | 'loop' | 'hideWhenStopped' | 'fullScreen' | 'acrossPages';

/** Playback settings of a video or a sound in class. */
export function MediaSection({ element }: { readonly element: VideoElement | AudioElement }): ReactNode {
  const t = usePanelTexts();
  const own = useMediaTexts();
  const { session } = useEditing();
  const locked = element.locked === true;
  const put = (change: Playing) => session.edit((edit) => edit.update<VideoElement>(element.id, change));
  const toggle = (name: Toggled, label: string) => (
    <Switch
      label={label}
      checked={element[name] === true}
      disabled={locked}
      onChange={(on) =>
        put({ [name]: on || undefined, ...(name === 'acrossPages' && !on && { acrossPageCount: undefined }) })
      }
    />
  );
  const fade = (name: 'fadeIn' | 'fadeOut') => (
    <PanelRow label={own(name)}>
      <NumberField
        label={own(name)}
        value={element[name] ?? 0}
        min={0}
        max={LONGEST_FADE}
        step={0.5}
        unit={own('seconds')}
        stepper
        disabled={locked}
        onChange={(seconds) => put({ [name]: seconds || undefined })}
      />
    </PanelRow>
  );
  return (
    <PanelSection title={t('style.media')}>
      {element.asset === undefined ? null : (
        <Button size="small" icon={<Scissors />} onClick={() => session.openMore(element.id)}>
          {own('trim')}
        </Button>
      )}
      <SliderRow
        label={own('volume')}
        min={0}
        max={100}
        unit="%"
        value={Math.round((element.volume ?? 1) * 100)}
        onCommit={(percent) => {
          if (!locked) put({ volume: percent === 100 ? undefined : percent / 100 });
        }}
      />
      {fade('fadeIn')}
      {fade('fadeOut')}
      {toggle('autoplay', t('style.autoplay'))}
      {toggle('loop', t('style.loop'))}
      {element.type === 'video' ? toggle('fullScreen', own('fullScreen')) : null}
      {toggle('hideWhenStopped', own('hideWhenStopped'))}
      {toggle('acrossPages', own('acrossPages'))}
      {element.acrossPages ? (
        <PanelRow label={`${own('pages')} (${own('allPages')})`}>
          <NumberField
            label={own('pages')}
            value={element.acrossPageCount ?? 0}
            min={0}
            max={MOST_PAGES}
            digits={0}
            unit={own('pagesUnit')}
            disabled={locked}
            onChange={(count) =>
              put({
                acrossPageCount:
                  count < 1 || count >= MOST_PAGES ? undefined : Math.max(2, Math.round(count)),
              })
            }
          />
        </PanelRow>
      ) : null}
    </PanelSection>
  );
}
