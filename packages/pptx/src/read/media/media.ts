import type { AudioElement, VideoElement } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { note, type TreeScope } from '../context.ts';
import { type ElementBase, nonVisual } from '../element-base.ts';
import { readGeometry } from '../geometry/geometry.ts';
import { compact, numberOf } from '../geometry/units.ts';
import { blipAsset, externalTarget, relatedAsset } from '../paint/blip.ts';
import { readSides } from '../paint/fill.ts';
import { readLine } from '../paint/line.ts';

/** Elements that name a media file: in p:nvPr, or in an extension there. */
const FILES = ['a:videoFile', 'a:audioFile', 'a:wavAudioFile', 'a:quickTimeFile', 'a:audioCd', 'p14:media'];

function mediaNodes(node: XmlElement): XmlElement[] {
  const properties = nonVisual(node)?.child('p:nvPr');
  return properties ? [...properties.descendants()].filter((child) => FILES.includes(child.name)) : [];
}

export function isMedia(node: XmlElement): boolean {
  return mediaNodes(node).length > 0;
}

/** A sound or video (20.1.3, and p14:media for the embedded file). Its playback settings are in the page's timing. */
export function readMedia(
  node: XmlElement,
  scope: TreeScope,
  base: ElementBase,
): VideoElement | AudioElement {
  const nodes = mediaNodes(node);
  const embedded = nodes.find((child) => child.name === 'p14:media');
  const named = nodes.find((child) => child.name !== 'p14:media');
  let asset = relatedAsset(embedded?.attr('r:embed'), scope);
  let url = externalTarget(embedded?.attr('r:link'), scope);
  for (const name of ['r:link', 'r:embed']) {
    asset ??= relatedAsset(named?.attr(name), scope);
    url ??= externalTarget(named?.attr(name), scope);
  }
  if (asset) url = undefined;
  if (!asset) note(scope, url ? 'MEDIA_LINKED' : 'MEDIA_MISSING', base.id, url);
  const blip = node.path('p:blipFill', 'a:blip');
  const poster = blip && blipAsset(blip, scope)?.asset;
  const trim = embedded?.child('p14:trim');
  const fade = embedded?.child('p14:fade');
  const common = compact({
    asset,
    url,
    poster,
    trimStart: seconds(trim?.attr('st')),
    trimEnd: seconds(trim?.attr('end')),
    fadeIn: seconds(fade?.attr('in')),
    fadeOut: seconds(fade?.attr('out')),
    bookmarks: bookmarksOf(embedded),
  });
  if (isAudio(named, asset, scope)) return { ...base, type: 'audio', ...common };
  const properties = node.child('p:spPr');
  return compact<VideoElement>({
    ...base,
    type: 'video',
    ...common,
    geometry: readGeometry(properties),
    line: readLine(properties?.child('a:ln'), scope),
    crop: readSides(node.path('p:blipFill', 'a:srcRect')),
  });
}

/** Most bookmarks of a media file: a video for a lesson has a handful. */
const MOST_BOOKMARKS = 100;

function bookmarksOf(embedded: XmlElement | undefined): VideoElement['bookmarks'] {
  const all = (embedded?.child('p14:bmkLst')?.children ?? []).flatMap((bookmark) => {
    const at = numberOf(bookmark.attr('time'));
    if (bookmark.name !== 'p14:bmk' || at === undefined || at < 0) return [];
    return [{ name: (bookmark.attr('name') ?? '').slice(0, 256), at: at / 1000 }];
  });
  return all.length > 0 ? all.slice(0, MOST_BOOKMARKS) : undefined;
}

function isAudio(named: XmlElement | undefined, asset: string | undefined, scope: TreeScope): boolean {
  if (named) return named.name !== 'a:videoFile' && named.name !== 'a:quickTimeFile';
  return (asset && scope.context.assets.mime(asset)?.startsWith('audio/')) || false;
}

function seconds(milliseconds: string | undefined): number | undefined {
  const value = numberOf(milliseconds);
  return value === undefined || value <= 0 ? undefined : value / 1000;
}
