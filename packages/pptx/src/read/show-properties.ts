import type { DeckShow } from '@lectern/courseware';
import { type Part, relationOf, relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import type { ImportContext } from './context.ts';
import { booleanOf, integerOf } from './geometry/units.ts';

/** Default time after which a kiosk restarts, milliseconds: five minutes (19.2.1.18). */
export const USUAL_RESTART = 300_000;
const LONGEST_RESTART = 86_400_000;

/** Settings of the show (p:showPr of ppt/presProps.xml, 19.2.1.30); undefined for the defaults. */
export function readShow(
  context: ImportContext,
  presentation: Part,
  slides: readonly { readonly part: string }[],
): DeckShow | undefined {
  const relation = relationOfType(presentation.relations, 'presProps');
  const properties = relation && context.package.part(relation.target)?.root.child('p:showPr');
  if (!properties) return undefined;
  const kiosk = properties.child('p:kiosk');
  const pages = rangeOf(properties, slides.length) ?? customRange(properties, presentation, slides);
  const show: DeckShow = {
    ...(kiosk ? { mode: 'kiosk' } : properties.child('p:browse') ? { mode: 'browse' } : {}),
    ...(booleanOf(properties.attr('loop')) ? { loop: true } : {}),
    ...(kiosk ? { restartAfter: integerOf(kiosk.attr('restart'), 1, LONGEST_RESTART) ?? USUAL_RESTART } : {}),
    ...(booleanOf(properties.attr('useTimings')) === false ? { byHand: true } : {}),
    ...(pages ? { pages } : {}),
  };
  return Object.keys(show).length > 0 ? show : undefined;
}

type Range = NonNullable<DeckShow['pages']>;

function rangeOf(properties: XmlElement, count: number): Range | undefined {
  const range = properties.child('p:sldRg');
  const from = integerOf(range?.attr('st')) ?? 0;
  const to = Math.min(integerOf(range?.attr('end')) ?? 0, count);
  return from < 1 || to < from ? undefined : { from, to };
}

/** A custom show (19.2.1.8) of consecutive pages is read as a range; others are not supported. */
function customRange(
  properties: XmlElement,
  presentation: Part,
  slides: readonly { readonly part: string }[],
): Range | undefined {
  const id = properties.child('p:custShow')?.attr('id');
  const custom = presentation.root
    .child('p:custShowLst')
    ?.all('p:custShow')
    .find((each) => id !== undefined && each.attr('id') === id);
  const numbers = (custom?.child('p:sldLst')?.all('p:sld') ?? []).map((entry) => {
    const target = relationOf(entry, presentation.relations)?.target;
    return slides.findIndex(({ part }) => part === target) + 1;
  });
  const [from] = numbers;
  if (!from || numbers.some((number, index) => number !== from + index)) return undefined;
  return { from, to: from + numbers.length - 1 };
}
