import type { Animation } from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import { readColor } from './color.ts';
import type { TreeScope } from './context.ts';
import { booleanOf, clamp, compact, defined, degreesOf, fractionOf, integerOf, numberOf } from './units.ts';

const CLASSES: Readonly<Record<string, Animation['effect']['class']>> = {
  entr: 'entrance',
  exit: 'exit',
  emph: 'emphasis',
  path: 'path',
  mediacall: 'media',
};

const DAY = 86_400_000;

/** One effect: a p:cTn with a preset (19.5.33). Undefined when nothing that it moves is on the slide. */
export function readEffect(
  node: XmlElement,
  scope: TreeScope,
  startedBy: string | undefined,
): Animation | undefined {
  const target = targetOf(node);
  const shapeId = target?.child('p:spTgt')?.attr('spid') ?? target?.child('p:inkTgt')?.attr('spid');
  const elementId = scope.elementIds.get(shapeId ?? '');
  if (!elementId) return undefined;
  const behaviours = behavioursOf(node);
  const subtype = integerOf(node.attr('presetSubtype'), 0);
  const own = (name: string) => node.attr(name) ?? behaviours[0]?.attr(name);
  return compact<Animation>({
    id: scope.context.newId(),
    elementId,
    paragraphs: paragraphsOf(target),
    effect: {
      class: CLASSES[node.attr('presetClass') ?? ''] ?? 'other',
      preset: integerOf(node.attr('presetID'), 0) ?? 0,
      ...(subtype === undefined ? {} : { subtype }),
    },
    trigger: triggerOf(node, scope, startedBy),
    delay: delayOf(node),
    duration: durationOf(node),
    repeat: repeatOf(own('repeatCount')),
    autoReverse: booleanOf(own('autoRev')),
    accelerate: share(own('accel')),
    decelerate: share(own('decel')),
    path: node.find('p:animMotion')?.attr('path')?.slice(0, 65_536),
    to: outcomeOf(node),
    iterate: iterateOf(node),
  });
}

/** What the effect's parts move; its own conditions may name other shapes. */
function targetOf(node: XmlElement): XmlElement | undefined {
  for (const child of node.child('p:childTnLst')?.descendants() ?? []) {
    if (child.name === 'p:tgtEl' && (child.child('p:spTgt') || child.child('p:inkTgt'))) return child;
  }
  return node.find('p:tgtEl');
}

function triggerOf(node: XmlElement, scope: TreeScope, startedBy: string | undefined): Animation['trigger'] {
  switch (node.attr('nodeType')) {
    case 'withEffect':
      return { type: 'with' };
    case 'afterEffect':
      return { type: 'after' };
    default: {
      const elementId = startedBy === undefined ? undefined : scope.elementIds.get(startedBy);
      return elementId ? { type: 'element', elementId } : { type: 'click' };
    }
  }
}

function paragraphsOf(target: XmlElement | undefined): Animation['paragraphs'] {
  const range = target?.path('p:spTgt', 'p:txEl', 'p:pRg');
  if (!range) return undefined;
  const first = integerOf(range.attr('st'), 0, 100_000) ?? 0;
  return [first, Math.max(first, integerOf(range.attr('end'), 0, 100_000) ?? first)];
}

/** Milliseconds until the effect begins, after what triggers it. */
function delayOf(node: XmlElement): number {
  return clamp(numberOf(node.path('p:stCondLst', 'p:cond')?.attr('delay')) ?? 0, 0, DAY);
}

function behavioursOf(node: XmlElement): XmlElement[] {
  return [...(node.child('p:childTnLst')?.descendants() ?? [])].filter((child) => child.name === 'p:cTn');
}

/** Milliseconds from its beginning to the end of its last part; what is set at once takes 1 ms in a file, none here. */
function durationOf(node: XmlElement): number {
  const own = numberOf(node.attr('dur'));
  if (own !== undefined) return clamp(own, 0, DAY);
  const end = endOf(node.child('p:childTnLst'));
  return end <= 1 ? 0 : clamp(end, 0, DAY);
}

function endOf(list: XmlElement | undefined): number {
  let end = 0;
  for (const child of list?.children ?? []) {
    const time =
      child.child('p:cTn') ?? child.path('p:cBhvr', 'p:cTn') ?? child.path('p:cMediaNode', 'p:cTn');
    if (!time) continue;
    const duration = numberOf(time.attr('dur')) ?? endOf(time.child('p:childTnLst'));
    const whole = booleanOf(time.attr('autoRev')) ? duration * 2 : duration;
    end = Math.max(end, delayOf(time) + whole);
  }
  return end;
}

function repeatOf(value: string | undefined): Animation['repeat'] {
  if (value === 'indefinite') return 'indefinite';
  const times = fractionOfThousand(value);
  return times === undefined || times === 1 ? undefined : clamp(times, 0, 10_000);
}

/** repeatCount counts in 1000ths. */
function fractionOfThousand(value: string | undefined): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : number / 1000;
}

function share(value: string | undefined): number | undefined {
  const fraction = fractionOf(value);
  return fraction === undefined ? undefined : clamp(fraction, 0, 1);
}

/** What an emphasis ends in: colour, size, turn or transparency. */
function outcomeOf(node: XmlElement): Animation['to'] {
  const color = readColor(node.find('p:animClr')?.child('p:to'));
  const scale = node.find('p:animScale');
  const to = scale?.child('p:by') ?? scale?.child('p:to');
  const opacity = [...node.descendants()].find(
    (child) =>
      (child.name === 'p:set' || child.name === 'p:anim') &&
      child.path('p:cBhvr', 'p:attrNameLst', 'p:attrName')?.text.trim() === 'style.opacity',
  );
  return defined({
    color: color && (color.type === 'rgb' ? color.value : color.slot),
    scaleX: fractionOf(to?.attr('x')),
    scaleY: fractionOf(to?.attr('y')),
    rotation: degreesOf(node.find('p:animRot')?.attr('by')),
    opacity: numberOf(opacity?.path('p:to', 'p:strVal')?.attr('val')),
  });
}

function iterateOf(node: XmlElement): Animation['iterate'] {
  const iterate = node.child('p:iterate');
  const type = iterate?.attr('type');
  if (type !== 'lt' && type !== 'wd') return undefined;
  const percent = fractionOf(iterate?.child('p:tmPct')?.attr('val'));
  const absolute = numberOf(iterate?.child('p:tmAbs')?.attr('val'));
  const duration = durationOf(node);
  const interval = percent ?? (absolute !== undefined && duration > 0 ? absolute / duration : 0.1);
  return { by: type === 'lt' ? 'letter' : 'word', interval };
}
