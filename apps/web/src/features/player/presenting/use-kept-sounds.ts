import type { CoursewareReader } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import type { Show } from '@lectern/stage/show';
import type { AssetSource } from '@lectern/stage/view';
import { useEffect } from 'react';
import { keepSounds } from './keep-sounds.ts';

/** Stores sounds that play across pages with the lesson, and resumes them after a reload. */
export function useKeptSounds(
  { stage }: Pick<Show, 'stage'>,
  state: LessonState,
  reader: CoursewareReader,
  assets: AssetSource,
): void {
  useEffect(() => {
    const sounds = stage.current?.sounds;
    if (!sounds) return;
    const urlOf = (elementId: string): string | undefined => {
      const element = reader.find('element', elementId);
      const asset = element && 'asset' in element ? element.asset : undefined;
      return asset === undefined ? undefined : assets.url(asset);
    };
    return keepSounds(sounds, state, urlOf, (listener) => assets.subscribe(listener));
  }, [stage, state, reader, assets]);
}
