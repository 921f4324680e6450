import { contentOf } from '../../package/compatibility.ts';
import type { XmlElement } from '../../package/xml.ts';
import { numberOf } from '../geometry/units.ts';

/** The shape whose click starts a sequence; `once` means that another click does not start it again. */
export interface SequenceStart {
  readonly shapeId: string;
  readonly once: boolean;
}

/** The effects of one click: the time nodes of one child of a sequence (19.5.65 p:seq). */
export interface ClickGroup {
  /** Undefined in the slide's main sequence. */
  readonly startedBy: SequenceStart | undefined;
  /**
   * The start of its first effect. PowerPoint plays by the conditions of the group; the node type only determines its
   * animation pane. Undefined without conditions, so that the node type decides.
   */
  readonly begins: 'trigger' | 'with' | 'after' | undefined;
  readonly effects: readonly GroupedEffect[];
}

/** A time node with a preset, and whether it starts later in its group than the effects before it. */
export interface GroupedEffect {
  readonly node: XmlElement;
  readonly later: boolean;
}

/** The click groups of a p:timing in file order. */
export function clickGroups(timing: XmlElement): ClickGroup[] {
  const groups: ClickGroup[] = [];
  collectGroups(timing, groups);
  return groups;
}

function collectGroups(node: XmlElement, out: ClickGroup[]): void {
  for (const child of contentOf(node)) {
    if (child.name === 'p:cTn' && isSequence(child, node)) addSequence(child, out);
    else if (child.name === 'p:cTn' && isEffect(child)) {
      // The effect is outside every sequence, so only its node type determines when it starts.
      out.push({ startedBy: undefined, begins: undefined, effects: [{ node: child, later: false }] });
      collectGroups(child, out);
    } else collectGroups(child, out);
  }
}

function isSequence(time: XmlElement, parent: XmlElement): boolean {
  const type = time.attr('nodeType');
  return type === 'mainSeq' || type === 'interactiveSeq' || (parent.name === 'p:seq' && !isEffect(time));
}

function addSequence(sequence: XmlElement, out: ClickGroup[]): void {
  const startedBy = sequence.attr('nodeType') === 'mainSeq' ? undefined : sequenceStart(sequence);
  const isInteractive = startedBy !== undefined || sequence.attr('nodeType') === 'interactiveSeq';
  const list = contentOf(sequence).find(({ name }) => name === 'p:childTnLst');
  let isFirst = true;
  for (const child of list ? contentOf(list) : []) {
    const effects: GroupedEffect[] = [];
    collectEffects(child, effects, { begin: 0, last: undefined });
    if (effects.length === 0) continue;
    const begins = isInteractive ? 'trigger' : groupBegins(child, effects[0]?.node, isFirst);
    out.push({ startedBy, begins, effects });
    isFirst = false;
  }
}

/** Effects of a group in order; `begin` is the start of their own list, `last` the start of the effect before. */
function collectEffects(
  node: XmlElement,
  out: GroupedEffect[],
  times: { begin: number; last: number | undefined },
): void {
  for (const child of contentOf(node)) {
    if (child.name === 'p:cTn' && isEffect(child)) {
      out.push({ node: child, later: times.last !== undefined && times.begin > times.last });
      times.last = times.begin;
      collectEffects(child, out, times);
    } else if (child.name === 'p:cTn') {
      const delay = numberOf(child.child('p:stCondLst')?.child('p:cond')?.attr('delay')) ?? 0;
      const { begin } = times;
      times.begin = begin + delay;
      collectEffects(child, out, times);
      times.begin = begin;
    } else collectEffects(child, out, times);
  }
}

/**
 * A group of the main sequence waits for a click if its only condition is `indefinite`. A group that starts with the
 * sequence or after some milliseconds starts by itself.
 */
function groupBegins(
  group: XmlElement,
  first: XmlElement | undefined,
  isFirstGroup: boolean,
): ClickGroup['begins'] {
  const time = contentOf(group).find(({ name }) => name === 'p:cTn') ?? group;
  // An effect that is itself a child of the sequence has its own delay, which is unrelated to clicks.
  if (time === first) return undefined;
  const conditions = time.child('p:stCondLst')?.all('p:cond') ?? [];
  if (conditions.length === 0) return undefined;
  const byItself = conditions.some((each) => isByItself(each.attr('evt'), numberOf(each.attr('delay'))));
  if (!byItself) return 'trigger';
  return isFirstGroup && first?.attr('nodeType') !== 'afterEffect' ? 'with' : 'after';
}

function isByItself(event: string | undefined, delay: number | undefined): boolean {
  return event === 'onBegin' || event === 'onEnd' || (event === undefined && delay !== undefined);
}

const EFFECT_NODES = new Set(['clickEffect', 'withEffect', 'afterEffect']);

/** Whether the time node is a preset effect, or another program's equivalent. */
function isEffect(time: XmlElement): boolean {
  return time.attr('presetClass') !== undefined || EFFECT_NODES.has(time.attr('nodeType') ?? '');
}

function sequenceStart(sequence: XmlElement): SequenceStart | undefined {
  for (const condition of sequence.child('p:stCondLst')?.all('p:cond') ?? []) {
    const shapeId = condition.path('p:tgtEl', 'p:spTgt')?.attr('spid');
    if (shapeId !== undefined) return { shapeId, once: sequence.attr('restart') === 'never' };
  }
  return undefined;
}
