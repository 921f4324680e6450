import { ownValue } from '@lectern/base';
import type { Transition } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import { booleanOf, clamp, numberOf } from '../geometry/units.ts';
import { relatedAsset } from '../paint/blip.ts';

/** Milliseconds for p:transition/@spd if p14:dur is missing. */
const SPEEDS: Readonly<Record<string, number>> = { slow: 1000, med: 750, fast: 500 };

/**
 * Transition of a slide (p:transition, 19.3.1.50, with the kinds of p14 and p15). `none` is a slide that only has a
 * time for advancing.
 */
export function readTransition(slide: XmlElement, scope: TreeScope): Transition | undefined {
  const element = contentOf(slide).find((child) => child.name === 'p:transition');
  if (!element) return undefined;
  const kind = contentOf(element).find(
    (child) => /^(p|p14|p15|p159):/.test(child.name) && !ASIDE.has(child.name),
  );
  const duration =
    numberOf(element.attr('p14:dur')) ?? ownValue(SPEEDS, element.attr('spd') ?? 'fast') ?? 500;
  const after = numberOf(element.attr('advTm'));
  const onClick = booleanOf(element.attr('advClick'));
  const direction = kind?.attr('dir') ?? kind?.attr('orient');
  const options = optionsOf(kind, element, scope);
  return {
    type: kind ? typeOf(kind) : 'none',
    ...(direction ? { direction: direction.slice(0, 16) } : {}),
    duration: clamp(duration, 0, 600_000),
    ...(onClick === undefined ? {} : { onClick }),
    ...(after === undefined ? {} : { after: clamp(after, 0, 86_400_000) }),
    ...(options ? { options } : {}),
  };
}

const ASIDE = new Set(['p:sndAc', 'p:extLst']);

/** The name of the transition's element; presets of p15 have their name in an attribute. */
function typeOf(kind: XmlElement): string {
  const local = kind.name.slice(kind.name.indexOf(':') + 1);
  const preset = local === 'prstTrans' ? kind.attr('prst') : undefined;
  return (preset ?? local).slice(0, 32);
}

function optionsOf(
  kind: XmlElement | undefined,
  element: XmlElement,
  scope: TreeScope,
): Transition['options'] {
  const options: [string, string][] = [];
  const attributes = kind?.attributes ?? [];
  for (let i = 0; i + 1 < attributes.length; i += 2) {
    const name = attributes[i] ?? '';
    if (name === 'dir' || name === 'prst' || name.includes(':') || name === '__proto__') continue;
    options.push([name.slice(0, 32), (attributes[i + 1] ?? '').slice(0, 64)]);
  }
  const sound = relatedAsset(element.path('p:sndAc', 'p:stSnd', 'p:snd')?.attr('r:embed'), scope);
  if (sound) options.push(['sound', sound]);
  if (sound && booleanOf(element.path('p:sndAc', 'p:stSnd')?.attr('loop'))) options.push(['soundLoop', '1']);
  if (element.path('p:sndAc', 'p:endSnd')) options.push(['soundStop', '1']);
  return options.length > 0 ? Object.fromEntries(options.slice(0, 16)) : undefined;
}
