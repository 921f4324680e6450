import type { Behaviour } from '@lectern/courseware';
import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { booleanOf, clamp, compact, degreesOf, fractionOf, numberOf } from '../geometry/units.ts';
import { readColor } from '../paint/color.ts';

const DAY = 86_400_000;
const MOST = 64;
const MOST_VALUES = 512;

/**
 * The behaviours of an effect in the order of the file (19.5: below a p:cTn with a preset), including behaviours in
 * nested time containers. Changes after the effect (p:subTnLst) are not included. `ends`: whether a behaviour that has
 * a duration, but no `fill`, is undone when it ends (SMIL's `fill="auto"`). This is so for emphases; entrances and
 * exits end in the state of the element itself.
 */
export function readBehaviours(effect: XmlElement, ends: boolean): Behaviour[] {
  const found: Behaviour[] = [];
  collect(effect.child('p:childTnLst'), { begin: 0, ends }, found);
  return found.slice(0, MOST);
}

interface Around {
  /** Milliseconds after the start of the effect. */
  readonly begin: number;
  readonly ends: boolean;
}

function collect(list: XmlElement | undefined, { begin, ends }: Around, out: Behaviour[]): void {
  for (const child of list ? contentOf(list) : []) {
    const common = child.child('p:cBhvr');
    const time = common?.child('p:cTn') ?? child.child('p:cTn');
    const at = begin + delayOf(time);
    if (common) {
      const read = readBehaviour(child, common, time, { begin: clamp(at, 0, DAY), ends });
      if (read) out.push(read);
    } else if (time) collect(time.child('p:childTnLst'), { begin: at, ends }, out);
    if (out.length >= MOST) return;
  }
}

/** Milliseconds of the first start condition. */
export function delayOf(time: XmlElement | undefined): number {
  return clamp(numberOf(time?.path('p:stCondLst', 'p:cond')?.attr('delay')) ?? 0, 0, DAY);
}

function readBehaviour(
  node: XmlElement,
  common: XmlElement,
  time: XmlElement | undefined,
  { begin, ends }: Around,
): Behaviour | undefined {
  const fill = time?.attr('fill');
  const repeat = numberOf(time?.attr('repeatCount'));
  const shared = {
    attribute: common.path('p:attrNameLst', 'p:attrName')?.text.trim().slice(0, 64) || undefined,
    begin,
    duration: clamp(numberOf(time?.attr('dur')) ?? 0, 0, DAY),
    repeat: repeat === undefined || repeat === 1000 ? undefined : clamp(repeat / 1000, 0, 10_000),
    autoReverse: booleanOf(time?.attr('autoRev')),
    accelerate: shareOf(time?.attr('accel')),
    decelerate: shareOf(time?.attr('decel')),
    timeFilter: time?.attr('tmFilter')?.slice(0, 1024),
    speed: speedOf(time?.attr('spd')),
    bounce: shareOf(node.attr('p14:bounceEnd')),
    passing:
      fill === 'remove' ||
      (ends && fill === undefined && numberOf(time?.attr('dur')) !== undefined) ||
      undefined,
  };
  const read = kindOf(node);
  return read && compact<Behaviour>({ ...shared, ...read });
}

/** p:cTn/@spd as a factor; undefined for the normal speed. */
export function speedOf(value: string | undefined): number | undefined {
  const speed = fractionOf(value);
  return speed === undefined || speed === 0 || speed === 1 ? undefined : speed;
}

type Kind = Omit<Behaviour, 'begin' | 'duration'>;

function kindOf(node: XmlElement): Kind | undefined {
  switch (node.name) {
    case 'p:set':
      return { type: 'value', to: variant(node.child('p:to')), discrete: true };
    case 'p:anim':
      return {
        type: 'value',
        from: node.attr('from')?.slice(0, 512),
        to: node.attr('to')?.slice(0, 512),
        by: node.attr('by')?.slice(0, 512),
        values: valuesOf(node),
        discrete: node.attr('calcmode') === 'discrete' || undefined,
      };
    case 'p:animClr':
      return {
        type: 'color',
        from: colorWord(node.child('p:from')),
        to: colorWord(node.child('p:to')),
        by: shiftWord(node.child('p:by')),
      };
    case 'p:animScale':
      return {
        type: 'scale',
        from: pairWord(node.child('p:from')),
        to: pairWord(node.child('p:to')),
        by: pairWord(node.child('p:by')),
      };
    case 'p:animRot':
      return {
        type: 'rotate',
        from: degreesWord(node.attr('from')),
        to: degreesWord(node.attr('to')),
        by: degreesWord(node.attr('by')),
      };
    case 'p:animMotion': {
      const path = node.attr('path')?.slice(0, 65_536);
      if (path !== undefined) return { type: 'motion', path };
      return {
        type: 'motion',
        from: pairWord(node.child('p:from')),
        to: pairWord(node.child('p:to')),
        by: pairWord(node.child('p:by')),
      };
    }
    case 'p:animEffect': {
      // PowerPoint tries the filters of a list in turn; `image` has the same result beside it.
      const filter = node.attr('filter')?.split(';')[0]?.trim().slice(0, 64);
      if (!filter) return undefined;
      const opacity = /opacity:\s*([\d.]+)/.exec(node.attr('prLst') ?? '')?.[1];
      return {
        type: 'filter',
        filter,
        out: node.attr('transition') === 'out' || undefined,
        to: opacity,
      };
    }
    default:
      return undefined;
  }
}

function shareOf(value: string | undefined): number | undefined {
  const fraction = fractionOf(value);
  return fraction === undefined || fraction === 0 ? undefined : clamp(fraction, 0, 1);
}

/** p:strVal, p:fltVal, p:intVal, p:boolVal or p:clrVal as a string. */
function variant(holder: XmlElement | undefined): string | undefined {
  const color = colorWord(holder?.child('p:clrVal'));
  const value = color ?? holder?.children.find((child) => child.name !== 'p:clrVal')?.attr('val');
  return value?.slice(0, 512);
}

/** The keyframes of p:tavLst; `indefinite` is the end. */
function valuesOf(node: XmlElement): Behaviour['values'] {
  const list = node.child('p:tavLst')?.all('p:tav') ?? [];
  const values = list.slice(0, MOST_VALUES).flatMap((tav) => {
    const value = variant(tav.child('p:val'));
    if (value === undefined) return [];
    const formula = tav.attr('fmla')?.trim().slice(0, 512);
    return [{ at: clamp(fractionOf(tav.attr('tm')) ?? 1, 0, 1), value, ...(formula ? { formula } : {}) }];
  });
  return values.length > 0 ? values : undefined;
}

function colorWord(holder: XmlElement | undefined): string | undefined {
  const color = readColor(holder);
  return color && (color.type === 'rgb' ? color.value : color.slot);
}

/** The change by p:animClr of hue (degrees), saturation and lightness (fractions), as a string. */
function shiftWord(by: XmlElement | undefined): string | undefined {
  const hsl = by?.child('p:hsl');
  if (!hsl) return undefined;
  const hue = degreesOf(hsl.attr('h')) ?? 0;
  return `${hue} ${fractionOf(hsl.attr('s')) ?? 0} ${fractionOf(hsl.attr('l')) ?? 0}`;
}

function pairWord(point: XmlElement | undefined): string | undefined {
  const [x, y] = [fractionOf(point?.attr('x')), fractionOf(point?.attr('y'))];
  return x === undefined && y === undefined ? undefined : `${x ?? 1} ${y ?? 1}`;
}

function degreesWord(value: string | undefined): string | undefined {
  const degrees = degreesOf(value);
  return degrees === undefined ? undefined : String(degrees);
}
