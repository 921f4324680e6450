import { ownValue } from '@lectern/base';
import type { Action } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { note, type TreeScope } from './context.ts';
import { booleanOf } from './geometry/units.ts';
import { ownExtension } from './own/own-marks.ts';
import { relatedAsset } from './paint/blip.ts';

const JUMPS: Readonly<Record<string, Extract<Action, { type: 'jump' }>['to']>> = {
  nextslide: 'next',
  previousslide: 'previous',
  firstslide: 'first',
  lastslide: 'last',
  lastslideviewed: 'lastViewed',
  endshow: 'end',
};

/** Schemes of addresses that a page may open; others (`javascript:`, `file:`) are stored and never opened. */
const SAFE_SCHEME = /^(https?|mailto|tel|ftp):/i;

/** The action of an a:hlinkClick or a:hlinkHover (21.1.2.3.5), including `ppaction` verbs and side effects. */
export function readAction(link: XmlElement | undefined, scope: TreeScope): Action | undefined {
  if (!link) return undefined;
  const action = readDeed(link, scope);
  const sound = relatedAsset(link.child('a:snd')?.attr('r:embed'), scope);
  const beside = {
    ...(booleanOf(link.attr('endSnd')) ? { endSounds: true as const } : {}),
    ...(booleanOf(link.attr('highlightClick')) ? { highlightClick: true as const } : {}),
  };
  if (action) return { ...action, ...beside, ...(sound ? { sound } : {}) };
  if (sound) return { type: 'sound', asset: sound, ...beside };
  return Object.keys(beside).length > 0 ? { type: 'none', ...beside } : undefined;
}

type Deed = Exclude<Action, { type: 'sound' | 'none' }>;

function readDeed(link: XmlElement, scope: TreeScope): Deed | undefined {
  const relationId = link.attr('r:id');
  const relation = relationId ? scope.part.relations.get(relationId) : undefined;
  const verb = link.attr('action') ?? '';
  if (verb.startsWith('ppaction://hlinksldjump')) {
    const pageId = relation && scope.context.pageIds.get(relation.target.toLowerCase());
    return pageId ? { type: 'page', pageId } : kept(scope, verb);
  }
  if (verb.startsWith('ppaction://hlinkshowjump')) {
    const to = ownValue(JUMPS, /jump=(\w+)/.exec(verb)?.[1] ?? '');
    return to ? { type: 'jump', to } : kept(scope, verb);
  }
  // playing a sound or video by a click on it is its default behaviour
  if (verb.startsWith('ppaction://media')) return undefined;
  if (relation?.external && (verb === '' || verb.startsWith('ppaction://hlinkfile'))) {
    const url = relation.target.trim();
    const tooltip = link.attr('tooltip')?.slice(0, 512);
    if (SAFE_SCHEME.test(url) && url.length <= 4096)
      return { type: 'url', url, ...(tooltip ? { tooltip } : {}), ...ownDocument(link) };
    return kept(scope, url);
  }
  if (relation && !relation.external && verb === '') {
    const pageId = scope.context.pageIds.get(relation.target.toLowerCase());
    if (pageId) return { type: 'page', pageId };
  }
  if (verb === '' || verb.startsWith('ppaction://noaction')) return undefined;
  return kept(scope, verb);
}

/** The document of the disk that the address shows, if it is one of ours. */
function ownDocument(link: XmlElement): { readonly documentId?: string } {
  const documentId = ownExtension(link)?.child('lectern:element')?.attr('document');
  return documentId !== undefined && /^[0-9a-f-]{36}$/.test(documentId) ? { documentId } : {};
}

function kept(scope: TreeScope, description: string): Deed {
  note(scope, 'ACTION_KEPT', undefined, description);
  return { type: 'other', description: description.slice(0, 512) };
}
