import { ownValue } from '@lectern/base';
import type { Animation, Behaviour } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import {
  booleanOf,
  clamp,
  compact,
  defined,
  degreesOf,
  fractionOf,
  integerOf,
  numberOf,
  oneOf,
} from '../geometry/units.ts';
import { relatedAsset } from '../paint/blip.ts';
import { readColor } from '../paint/color.ts';
import { delayOf, readBehaviours, speedOf } from './behaviours.ts';
import type { ClickGroup, GroupedEffect } from './click-groups.ts';

const CLASSES: Readonly<Record<string, Animation['effect']['class']>> = {
  entr: 'entrance',
  exit: 'exit',
  emph: 'emphasis',
  path: 'path',
  mediacall: 'media',
};

const DAY = 86_400_000;

/** Position of an effect in its click group. */
export interface EffectPosition {
  readonly group: ClickGroup;
  /** Whether no earlier effect in the group has an existing shape as its target. */
  readonly isFirst: boolean;
}

/** One effect: a p:cTn with a preset (19.5.33). Undefined when none of its targets is on the slide. */
export function readEffect(
  { node, later }: GroupedEffect,
  scope: TreeScope,
  { group, isFirst }: EffectPosition,
): Animation | undefined {
  const target = targetOf(node);
  const shapeId = target?.child('p:spTgt')?.attr('spid') ?? target?.child('p:inkTgt')?.attr('spid');
  const elementId = scope.elementIds.get(shapeId ?? '');
  if (!elementId) return undefined;
  const subtype = integerOf(node.attr('presetSubtype'), 0);
  const effect = {
    class: ownValue(CLASSES, node.attr('presetClass') ?? '') ?? classByParts(node),
    preset: integerOf(node.attr('presetID'), 0) ?? 0,
    ...(subtype === undefined ? {} : { subtype }),
  };
  // The visibility change itself is implied by entrances and exits.
  const comesOrGoes = effect.class === 'entrance' || effect.class === 'exit';
  const behaviours = readBehaviours(node, effect.class === 'emphasis').filter(
    (each) => !(comesOrGoes && each.attribute === 'style.visibility'),
  );
  const kept = behaviours.length > 0 && !saidByPreset(effect, behaviours) ? behaviours : undefined;
  const first = kept ? undefined : firstTime(node);
  const own = (name: string) => node.attr(name) ?? first?.attr(name);
  return compact<Animation>({
    id: scope.context.newId(),
    elementId,
    paragraphs: paragraphsOf(target, () => paragraphLengths(elementId, scope)),
    effect,
    trigger: isFirst ? groupTrigger(node, scope, group) : followingTrigger(node, later, group),
    delay: delayOf(node),
    duration: durationOf(node),
    repeat: repeatOf(own('repeatCount')),
    repeatFor: repeatForOf(own('repeatDur')),
    until: untilOf(node, scope),
    restart: restartOf(node),
    speed: speedOf(own('spd')),
    autoReverse: booleanOf(own('autoRev')),
    accelerate: share(own('accel')),
    decelerate: share(own('decel')),
    path: node.find('p:animMotion')?.attr('path')?.slice(0, 65_536),
    pathLocked: node.find('p:animMotion')?.attr('pathEditMode') === 'fixed' || undefined,
    to: outcomeOf(node),
    behaviours: kept,
    command: node.find('p:cmd')?.attr('cmd')?.slice(0, 64),
    part: partOf(target),
    sound: soundOf(node, scope),
    after: afterOf(node),
    rewind: node.attr('fill') === 'remove' || undefined,
    iterate: iterateOf(node),
  });
}

/** Class of an effect without a known class, by its behaviours. */
function classByParts(node: XmlElement): Animation['effect']['class'] {
  if (node.find('p:cmd')) return 'media';
  const seen = [...node.descendants()].find(
    (child) =>
      child.name === 'p:set' &&
      child.path('p:cBhvr', 'p:attrNameLst', 'p:attrName')?.text.trim() === 'style.visibility',
  );
  const value = seen?.path('p:to', 'p:strVal')?.attr('val');
  if (value !== undefined) return value === 'hidden' ? 'exit' : 'entrance';
  if (node.find('p:animMotion')) return 'path';
  return node.find('p:cBhvr') ? 'emphasis' : 'other';
}

/** Target of the effect's parts; its conditions may name other shapes. */
function targetOf(node: XmlElement): XmlElement | undefined {
  for (const child of node.child('p:childTnLst')?.descendants() ?? []) {
    if (child.name === 'p:tgtEl' && (child.child('p:spTgt') || child.child('p:inkTgt'))) return child;
  }
  return node.find('p:tgtEl');
}

/** The first effect of a group starts as its group does. */
function groupTrigger(
  node: XmlElement,
  scope: TreeScope,
  { startedBy, begins }: ClickGroup,
): Animation['trigger'] {
  const nodeType = node.attr('nodeType');
  const byNode = nodeType === 'withEffect' ? 'with' : nodeType === 'afterEffect' ? 'after' : 'trigger';
  const how = begins ?? byNode;
  if (how !== 'trigger') return { type: how };
  const elementId = startedBy && scope.elementIds.get(startedBy.shapeId);
  if (!elementId) return { type: 'click' };
  return { type: 'element', elementId, ...(startedBy.once ? { once: true } : {}) };
}

/** Effects after the first of a group wait for no click, for any node type: they start with or after another effect. */
function followingTrigger(node: XmlElement, later: boolean, { begins }: ClickGroup): Animation['trigger'] {
  const nodeType = node.attr('nodeType');
  if (nodeType === 'afterEffect' || later) return { type: 'after' };
  // PowerPoint did not write a group without conditions.
  if (begins === undefined && nodeType !== 'withEffect') return { type: 'click' };
  return { type: 'with' };
}

/**
 * Paragraphs by index, or paragraphs that a range of characters touches (19.5.12); each paragraph counts one character
 * more than its text.
 */
function paragraphsOf(
  target: XmlElement | undefined,
  lengthsOf: () => readonly number[],
): Animation['paragraphs'] {
  const text = target?.path('p:spTgt', 'p:txEl');
  const range = text?.child('p:pRg');
  const characters = text?.child('p:charRg');
  const named = range ?? characters;
  if (!named) return undefined;
  const first = integerOf(named.attr('st'), 0, 10_000_000) ?? 0;
  const last = Math.max(first, integerOf(named.attr('end'), 0, 10_000_000) ?? first);
  if (range) return [Math.min(first, 100_000), Math.min(last, 100_000)];
  const lengths = lengthsOf();
  if (lengths.length === 0) return undefined;
  // the end of a range of characters is after its last one
  return [paragraphAt(lengths, first), paragraphAt(lengths, Math.max(last - 1, first))];
}

function paragraphAt(lengths: readonly number[], character: number): number {
  let end = 0;
  const found = lengths.findIndex((length) => {
    end += length + 1;
    return character < end;
  });
  return found < 0 ? lengths.length - 1 : found;
}

function paragraphLengths(elementId: string, scope: TreeScope): readonly number[] {
  const element = scope.context.records.find(
    (record) => record.kind === 'element' && record.id === elementId,
  );
  if (element?.kind !== 'element' || element.type !== 'shape') return [];
  return (element.text?.paragraphs ?? []).map(({ runs }) =>
    runs.reduce((sum, run) => sum + (run.type === 'text' ? run.text.length : 1), 0),
  );
}

/** The part of a chart, a diagram or an old chart object that is the target (19.5.17 and following). */
function partOf(target: XmlElement | undefined): string | undefined {
  const shape = target?.child('p:spTgt');
  if (shape?.child('p:bg')) return 'bg';
  const drawn =
    shape?.child('p:graphicEl')?.children[0] ?? shape?.child('p:oleChartEl') ?? shape?.child('p:subSp');
  if (!drawn) return undefined;
  const attributes: string[] = [];
  for (let i = 0; i + 1 < drawn.attributes.length; i += 2)
    attributes.push(`${drawn.attributes[i]}=${drawn.attributes[i + 1]}`);
  return [drawn.name.slice(drawn.name.indexOf(':') + 1), ...attributes].join(' ').slice(0, 64);
}

/** The sound at the start of an effect (p:subTnLst, 19.5.76). */
function soundOf(node: XmlElement, scope: TreeScope): string | undefined {
  const sound = node.child('p:subTnLst')?.find('p:sndTgt');
  return relatedAsset(sound?.attr('r:embed'), scope);
}

/** Change of the element after the effect: nodes of p:subTnLst with `afterEffect`. */
function afterOf(node: XmlElement): Animation['after'] {
  for (const child of node.child('p:subTnLst')?.children ?? []) {
    const time = child.path('p:cBhvr', 'p:cTn');
    if (!time || !booleanOf(time.attr('afterEffect'))) continue;
    const when = time.attr('masterRel') === 'nextClick' ? 'nextClick' : 'end';
    const color = readColor(child.child('p:to'));
    if (child.name === 'p:animClr' && color)
      return { when, color: color.type === 'rgb' ? color.value : color.slot };
    if (child.name === 'p:set') return { when, hide: true };
  }
  return undefined;
}

/**
 * Numbers of entrances and exits that are fully defined by the preset: their parts are a set and a filter, or a motion.
 */
const FILTERED = new Set([1, 3, 4, 5, 6, 8, 9, 10, 13, 14, 16, 18, 20, 21, 22]);

/** Whether the preset alone plays as in the file, so that its parts need not be stored. */
function saidByPreset(effect: Animation['effect'], rest: readonly Behaviour[]): boolean {
  const more = rest.some(
    ({ repeat, autoReverse, begin, bounce, timeFilter, speed }) =>
      repeat !== undefined || autoReverse || begin > 0 || bounce || timeFilter || speed,
  );
  if (more) return false;
  switch (effect.class) {
    case 'entrance':
    case 'exit':
      if (FILTERED.has(effect.preset)) return rest.length <= 1 && rest.every(({ type }) => type === 'filter');
      return (
        effect.preset === 2 &&
        rest.length === 2 &&
        rest.every(({ attribute }) => attribute === 'ppt_x' || attribute === 'ppt_y')
      );
    case 'path':
      return rest.length === 1 && rest[0]?.type === 'motion' && rest[0].path !== undefined;
    case 'emphasis':
      return (
        rest.length === 1 &&
        ((effect.preset === 6 && rest[0]?.type === 'scale' && rest[0].by !== undefined) ||
          (effect.preset === 8 && rest[0]?.type === 'rotate' && rest[0].by !== undefined))
      );
    case 'media':
    case 'other':
      return false;
  }
}

function firstTime(node: XmlElement): XmlElement | undefined {
  return [...(node.child('p:childTnLst')?.descendants() ?? [])].find((child) => child.name === 'p:cTn');
}

/**
 * Milliseconds from the start of an effect to the end of its last behaviour; an instant change is 1 ms in a file, 0 in
 * our records.
 */
function durationOf(node: XmlElement): number {
  const own = numberOf(node.attr('dur'));
  if (own !== undefined) return clamp(own, 0, DAY);
  const first = node.path('p:endSync', 'p:rtn')?.attr('val') === 'first';
  const end = endOf(node.child('p:childTnLst'), first ? Math.min : Math.max);
  return end <= 1 ? 0 : clamp(end, 0, DAY);
}

/** Time at which the last item of a list ends (p:endSync: or the first, by `Math.min`). */
function endOf(list: XmlElement | undefined, join: (...ends: number[]) => number = Math.max): number {
  const ends: number[] = [];
  for (const child of list?.children ?? []) {
    const time =
      child.child('p:cTn') ?? child.path('p:cBhvr', 'p:cTn') ?? child.path('p:cMediaNode', 'p:cTn');
    if (!time) continue;
    const duration = numberOf(time.attr('dur')) ?? endOf(time.child('p:childTnLst'));
    const times = fractionOfThousand(time.attr('repeatCount')) || 1;
    const whole = duration * times * (booleanOf(time.attr('autoRev')) ? 2 : 1);
    ends.push(delayOf(time) + whole);
  }
  return ends.length === 0 ? 0 : Math.max(join(...ends), 0);
}

function repeatOf(value: string | undefined): Animation['repeat'] {
  if (value === 'indefinite') return 'indefinite';
  const times = fractionOfThousand(value);
  return times === undefined || times === 1 ? undefined : clamp(times, 0, 10_000);
}

function repeatForOf(value: string | undefined): Animation['repeatFor'] {
  if (value === 'indefinite') return 'indefinite';
  const time = numberOf(value);
  return time === undefined || time <= 0 ? undefined : clamp(time, 0, DAY);
}

/** The first condition of p:endCondLst that a page supports. */
function untilOf(node: XmlElement, scope: TreeScope): Animation['until'] {
  for (const condition of node.child('p:endCondLst')?.all('p:cond') ?? []) {
    const event = condition.attr('evt');
    const shape = condition.path('p:tgtEl', 'p:spTgt')?.attr('spid');
    const elementId = shape === undefined ? undefined : scope.elementIds.get(shape);
    if (event === 'onNext') return { type: 'nextClick' };
    if (event === 'onClick' && elementId) return { type: 'element', elementId };
    const after = event === undefined ? numberOf(condition.attr('delay')) : undefined;
    if (after !== undefined && after > 0) return { type: 'time', after: clamp(after, 0, DAY) };
  }
  return undefined;
}

function restartOf(node: XmlElement): Animation['restart'] {
  return oneOf(node.attr('restart'), ['whenNotActive', 'never'] as const);
}

/** repeatCount is in 1000ths. */
function fractionOfThousand(value: string | undefined): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : number / 1000;
}

function share(value: string | undefined): number | undefined {
  const fraction = fractionOf(value);
  return fraction === undefined ? undefined : clamp(fraction, 0, 1);
}

/** Result of an emphasis: colour, size, rotation or transparency. */
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
  const reverse = booleanOf(iterate?.attr('backwards')) ? { reverse: true } : {};
  return { by: type === 'lt' ? 'letter' : 'word', interval, ...reverse };
}
