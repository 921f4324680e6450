import { useTextsOf } from '@lectern/ui';
import { MediaPlayer } from '@lectern/ui/media-player';
import type { ComponentProps, ReactNode } from 'react';
import { contentTexts } from './content-texts.ts';

/** A sound or video with its controls, in its own file: most questions have none. */
export function MediumPlayer(
  props: Pick<ComponentProps<typeof MediaPlayer>, 'kind' | 'source' | 'name'>,
): ReactNode {
  return <MediaPlayer {...props} labels={useTextsOf(contentTexts).player} />;
}
