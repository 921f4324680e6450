import type { Animation, Page } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { Matches } from '../original/matches.ts';
import type { Original } from '../original/original.ts';
import type { OutScope } from '../package/out-scope.ts';
import { goesAsPinyin } from '../shape/pinyin-out.ts';

const PLAYBACK = [
  'volume',
  'loop',
  'autoplay',
  'hideWhenStopped',
  'fullScreen',
  'acrossPages',
  'acrossPageCount',
] as const;

/** The animations of a slide, a layout or a master. */
export type Moving = Pick<Page, 'id' | 'animations'>;

/** The p:timing of the original, if any, and the data for comparison. */
interface TimingSource {
  readonly timing: XmlElement | undefined;
  readonly source: Original;
  readonly matches: Matches;
}

/** Whether the original's p:timing still matches the document, and all its shapes still exist. */
export function timingHolds(
  page: Moving,
  original: Moving,
  { timing, source, matches }: TimingSource,
  scope: OutScope,
): boolean {
  const bare = (list: readonly Animation[] | undefined) => list ?? [];
  if (!matches.sameAnimations(bare(page.animations), bare(original.animations))) return false;
  const ids = new Map<string, string>();
  for (const own of matches.everyOwn(page.id)) {
    const counterpart = matches.of(own);
    const shapeId = counterpart?.origin?.shapeId;
    const kept = shapeId !== undefined && String(scope.shapeIds.get(own.id)) === shapeId;
    if (kept) ids.set(shapeId, own.id);
    // a cover is removed by an effect in the timing
    const covered = kept && counterpart?.type === 'shape' ? counterpart.cover : undefined;
    if (own.type === 'shape' && JSON.stringify(own.cover) !== JSON.stringify(covered)) return false;
    if (own.type !== 'video' && own.type !== 'audio') continue;
    // Default settings are not written; a new video has no settings in the original timing.
    const before = kept ? (counterpart as typeof own) : undefined;
    if (PLAYBACK.some((key) => (own[key] ?? false) !== (before?.[key] ?? false))) return false;
  }
  if (!timing) return !page.animations?.length;
  const known = new Set<string>();
  const collect = (parentId: string) => {
    for (const id of source.records.children(parentId)) {
      const shapeId = source.records.find('element', id)?.origin?.shapeId;
      if (shapeId !== undefined) known.add(shapeId);
      collect(id);
    }
  };
  collect(original.id);
  for (const node of timing.descendants()) {
    const target = node.attr('spid');
    if (target !== undefined && known.has(target) && !ids.has(target)) return false;
    // A group has no text build.
    const own = node.name === 'p:bldP' && scope.reader.find('element', ids.get(target ?? '') ?? '');
    if (own && goesAsPinyin(own, scope.reader)) return false;
  }
  return true;
}
