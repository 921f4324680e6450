import type { XmlElement } from '../package/xml.ts';
import { isKind, type LayoutNode, nodesOf } from './layout-node.ts';
import { givenValue, isBare, isLimit, type Setter, sameReference, setterOf } from './setter.ts';

/** Most pairs of constraint and node in one diagram. */
const MAX_SETTERS = 200_000;
/** Most values computed for one diagram, over all its trials. */
const MAX_WORK = 500_000;

/** Font size of a text without a limit, points. */
export const LARGEST_FONT = 65;

/** The scale, changed by a user, that applies to each kind of size. */
const AXES = { w: 'scaleX', h: 'scaleY' } as const;

/**
 * Values of nodes from constraints: lengths in millimetres, font sizes and margins in points. They are computed on
 * demand, so that the order of constraints in a definition does not matter. Values set by an algorithm or a rule
 * (`set`) take precedence over all constraints.
 */
export class ConstraintValues {
  readonly #setters = new Map<LayoutNode, Map<string, Setter[]>>();
  readonly #kept = new Map<LayoutNode, Map<string, number>>();
  readonly #decided = new Map<LayoutNode, Map<string, number>>();
  readonly #found = new Map<LayoutNode, Map<string, LayoutNode | undefined>>();
  #known = new Map<LayoutNode, Map<string, number | undefined>>();
  readonly #fixed = new Map<LayoutNode, { readonly w: number; readonly h: number }>();
  readonly #asked = new Set<Setter>();
  #count = 0;
  #cuts = 0;
  #depth = 0;
  #work = 0;

  constructor(root: LayoutNode) {
    for (const holder of nodesOf(root)) {
      for (const constraint of holder.constraints) this.#add(holder, constraint);
    }
  }

  /** Whether the limits are exceeded. */
  get tooMany(): boolean {
    return this.#count > MAX_SETTERS || this.#work > MAX_WORK;
  }

  /** Sets a value and clears all computed values. */
  set(node: LayoutNode, type: string, value: number): void {
    const own = this.#decided.get(node) ?? new Map<string, number>();
    if (own.get(type) === value) return;
    own.set(type, value);
    this.#decided.set(node, own);
    this.#known = new Map();
  }

  /** Like `set`, but for all further trials as well: used for rules. */
  keep(node: LayoutNode, type: string, value: number): void {
    const own = this.#kept.get(node) ?? new Map<string, number>();
    own.set(type, value);
    this.#kept.set(node, own);
    this.#known = new Map();
  }

  /** A value from constraints alone, ignoring values that were set. */
  constrained(node: LayoutNode, type: string): number | undefined {
    return this.#workOut(node, type);
  }

  /** The value of the node's reference with another factor (dgm:rule/@fact, 21.4.2.24). */
  withFactor(node: LayoutNode, type: string, factor: number): number | undefined {
    const setter = this.#setters
      .get(node)
      ?.get(type)
      ?.findLast(({ refType }) => refType !== 'none');
    const value = setter && this.#reference(setter);
    return value === undefined || !setter || setter.factor === 0
      ? undefined
      : (value / setter.factor) * factor;
  }

  /** Sets the final size of a node, to which constraints of its descendants refer. */
  fix(node: LayoutNode, w: number, h: number): void {
    this.#fixed.set(node, { w, h });
    this.#known = new Map();
  }

  /** Starts another trial: discards the values that algorithms have set. */
  restart(): void {
    this.#decided.clear();
    this.#fixed.clear();
    this.#known = new Map();
  }

  /** The value of a node; lengths are without the user's scale. */
  get(node: LayoutNode, type: string): number | undefined {
    const decided = this.#decided.get(node)?.get(type) ?? this.#kept.get(node)?.get(type);
    if (decided !== undefined) return decided;
    let known = this.#known.get(node);
    if (!known) {
      known = new Map();
      this.#known.set(node, known);
    }
    if (known.has(type)) return known.get(type);
    if (++this.#work > MAX_WORK) return undefined;
    const cuts = this.#cuts;
    const value = this.#workOut(node, type);
    // after a cycle was cut, the value is valid only for the outermost request
    if (cuts === this.#cuts || this.#asked.size === 0) known.set(type, value);
    return value;
  }

  /** Whether a value is set or has constraints of its own. */
  says(node: LayoutNode, type: string): boolean {
    return this.#decided.get(node)?.has(type) || this.#setters.get(node)?.has(type) || false;
  }

  /** Whether a value refers to another value. */
  follows(node: LayoutNode, type: string): boolean {
    return (
      this.#setters
        .get(node)
        ?.get(type)
        ?.some((one) => one.refType !== 'none' && !isLimit(one)) ?? false
    );
  }

  /** The size of a node to which its children refer. */
  inside(node: LayoutNode, type: 'w' | 'h'): number | undefined {
    const fixed = this.#fixed.get(node);
    if (fixed) return fixed[type];
    const value = this.get(node, type);
    return value === undefined ? undefined : value * node.custom[AXES[type]];
  }

  /** The nodes that a constraint or rule of `holder` applies to. */
  targets(holder: LayoutNode, reach: string, name: string | undefined, kind: string): LayoutNode[] {
    const among =
      reach === 'ch' ? holder.children : reach === 'des' ? [...nodesOf(holder)].slice(1) : [holder];
    return among.filter((node) => (!name || node.name === name) && isKind(node, kind));
  }

  #add(holder: LayoutNode, constraint: XmlElement): void {
    const type = constraint.attr('type') ?? '';
    const refType = constraint.attr('refType') ?? 'none';
    const value = givenValue(constraint);
    const operator = constraint.attr('op') ?? 'none';
    // the constraint only makes values equal, or only declares a user-defined value
    if (refType === 'none' && value === undefined && (operator === 'equ' || type.startsWith('user'))) return;
    const reach = constraint.attr('for') ?? 'self';
    const targets = this.targets(
      holder,
      reach,
      constraint.attr('forName'),
      constraint.attr('ptType') ?? 'all',
    );
    for (const target of targets) {
      if (++this.#count > MAX_SETTERS) return;
      let own = this.#setters.get(target);
      if (!own) {
        own = new Map();
        this.#setters.set(target, own);
      }
      const list = own.get(type) ?? [];
      own.set(type, list);
      const setter = setterOf(holder, target, constraint);
      if (isBare(setter)) list.unshift(setter);
      else list.splice(placeIn(list, holder), 0, setter);
    }
  }

  #workOut(node: LayoutNode, type: string): number | undefined {
    const setters = this.#setters.get(node)?.get(type) ?? [];
    let value: number | undefined;
    for (const setter of setters) if (!isLimit(setter)) value = this.#said(setter) ?? value;
    value = this.#limited(value ?? this.#implied(node, type), setters, value !== undefined);
    if (type === 'w' && value !== undefined) value = this.#squared(node, value);
    const offset = this.#setters.get(node)?.has(`${type}Off`) ? this.get(node, `${type}Off`) : undefined;
    return value === undefined || offset === undefined ? value : value + offset;
  }

  #said(setter: Setter): number | undefined {
    if (this.#asked.has(setter) || this.#asked.size > 200) {
      this.#cuts++;
      return undefined;
    }
    this.#asked.add(setter);
    const said = setter.refType === 'none' ? (setter.value ?? 0) : this.#reference(setter);
    this.#asked.delete(setter);
    return Number.isNaN(said) ? undefined : said;
  }

  /**
   * Applies upper and lower limits to a value; when both have the same reference, they do not apply to a value with a
   * constraint.
   */
  #limited(value: number | undefined, setters: readonly Setter[], set: boolean): number | undefined {
    const limits = setters.filter(isLimit);
    let limited = value;
    for (const limit of limits) {
      const held =
        set && limits.some((other) => other.operator !== limit.operator && sameReference(other, limit));
      const said = held ? undefined : this.#said(limit);
      if (said === undefined) continue;
      if (limited === undefined) limited = said;
      else limited = limit.operator === 'gte' ? Math.max(limited, said) : Math.min(limited, said);
    }
    return limited;
  }

  /** Limits the width of a shape whose height equals its width (`op="equ"`) to the available height. */
  #squared(node: LayoutNode, width: number): number {
    const heights = this.#setters.get(node)?.get('h') ?? [];
    const square = heights.some(
      ({ operator, refType, refFor, refName }) =>
        operator === 'equ' && refType === 'w' && refFor === 'ch' && refName === node.name,
    );
    if (!square || node.parent?.algorithm !== 'composite') return width;
    const room = this.inside(node.parent, 'h') ?? width;
    return Math.min(width, room);
  }

  #reference(setter: Setter): number | undefined {
    const { holder, target, refType, refFor, refName, refKind, factor } = setter;
    const own = refFor === 'self';
    const from = own ? holder : this.#first(holder, refFor, refName, refKind);
    if (!from) return this.#unplaced(setter);
    const size = refType === 'w' || refType === 'h' ? refType : undefined;
    // A user's scale of a node applies to its content, not to its neighbours.
    const value =
      own && size && holder !== target
        ? this.inside(from, size)
        : (this.get(from, refType) ?? missing(refType));
    return value === undefined ? undefined : value * factor;
  }

  /**
   * Value of a reference to a node that this diagram does not have: taken from the constraint for that node in the same
   * list.
   */
  #unplaced({ holder, refType, refName, factor }: Setter): number | undefined {
    const said = holder.constraints.findLast(
      (one) => one.attr('type') === refType && one.attr('forName') === refName && refName !== undefined,
    );
    const setter = said && setterOf(holder, holder, said);
    if (!setter || this.#depth > 16) return undefined;
    this.#depth++;
    // the holder replaces the missing node: only the constraint's reference matters
    const value = setter.refType === 'none' ? setter.value : this.#reference({ ...setter, target: UNPLACED });
    this.#depth--;
    return value === undefined ? undefined : value * factor;
  }

  #first(holder: LayoutNode, reach: string, name: string | undefined, kind: string): LayoutNode | undefined {
    let found = this.#found.get(holder);
    if (!found) {
      found = new Map();
      this.#found.set(holder, found);
    }
    const key = `${reach}|${name}|${kind}`;
    if (!found.has(key)) found.set(key, this.targets(holder, reach, name, kind)[0]);
    return found.get(key);
  }

  /** A size without a constraint: the remaining space in the parent. */
  #rest(node: LayoutNode, type: 'w' | 'h', from: number | undefined): number | undefined {
    const whole = node.parent && this.inside(node.parent, type);
    if (whole === undefined || from === undefined || node.parent?.algorithm !== 'composite') return whole;
    return Math.max(0, whole - from);
  }

  /** A value that follows from other measures of the box; a size without any is the parent's. */
  #implied(node: LayoutNode, type: string): number | undefined {
    const said = (other: string) => (this.#setters.get(node)?.has(other) ? this.get(node, other) : undefined);
    switch (type) {
      case 'w':
      case 'h':
        return spanOf(said, type) ?? this.#rest(node, type, said(type === 'w' ? 'l' : 't'));
      case 'r':
        return sum(this.get(node, 'l'), this.get(node, 'w'));
      case 'b':
        return sum(this.get(node, 't'), this.get(node, 'h'));
      case 'ctrX':
        return sum(this.get(node, 'l'), half(this.get(node, 'w')));
      case 'ctrY':
        return sum(this.get(node, 't'), half(this.get(node, 'h')));
      case 'l':
        return startOf(said('r'), said('ctrX'), () => this.get(node, 'w'));
      case 't':
        return startOf(said('b'), said('ctrY'), () => this.get(node, 'h'));
      default:
        return undefined;
    }
  }
}

/**
 * Index of another setter of the holder. Setters of holders further out in the definition take precedence, so they come
 * last; setters without a value come first. Holders are added from the outermost in.
 */
function placeIn(list: readonly Setter[], holder: LayoutNode): number {
  let at = list.length;
  for (let last = list[at - 1]; last && last.holder !== holder && !isBare(last); last = list[at - 1]) at--;
  return at;
}

/** Placeholder for a missing node. */
const UNPLACED = {} as LayoutNode;

function missing(type: string): number | undefined {
  return type === 'primFontSz' ? LARGEST_FONT : undefined;
}

/** A size from its two sides, if both are known. */
export function spanOf(said: (type: string) => number | undefined, type: 'w' | 'h'): number | undefined {
  const [from, to] = type === 'w' ? [said('l'), said('r')] : [said('t'), said('b')];
  return from !== undefined && to !== undefined ? to - from : undefined;
}

/** Start of a box from its end or its middle; 0 when neither is known. */
export function startOf(
  end: number | undefined,
  middle: number | undefined,
  size: () => number | undefined,
): number {
  if (middle !== undefined) return middle - (size() ?? 0) / 2;
  return end === undefined ? 0 : end - (size() ?? 0);
}

export function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}

export function half(value: number | undefined): number | undefined {
  return value === undefined ? undefined : value / 2;
}
