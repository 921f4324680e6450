import type { XmlElement } from '../package/xml.ts';
import { isKind, type LayoutNode, nodesOf } from './layout-node.ts';
import { half, spanOf, startOf, sum } from './measures.ts';
import { givenValue, isBare, isLimit, isWithin, type Setter, sameReference, setterOf } from './setter.ts';

/** Bearings of constraints on nodes that one diagram may have. */
const MAX_SETTERS = 200_000;
/** Values worked out for one diagram, over all its tries. */
const MAX_WORK = 500_000;

/** Points of a text that nothing limits. */
export const LARGEST_FONT = 65;

/** The kind of size that a scale by hand changes. */
const AXES = { w: 'scaleX', h: 'scaleY' } as const;

/**
 * The values that constraints give to nodes: lengths in millimetres, font sizes and margins in points. Worked out when
 * asked for, so that the order in which a definition writes them does not matter. What an algorithm or a rule decides
 * (`set`) goes before every constraint.
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

  /** More than a diagram can mean. */
  get tooMany(): boolean {
    return this.#count > MAX_SETTERS || this.#work > MAX_WORK;
  }

  /** Decides a value; nothing that was worked out before holds any longer. */
  set(node: LayoutNode, type: string, value: number): void {
    const own = this.#decided.get(node) ?? new Map<string, number>();
    if (own.get(type) === value) return;
    own.set(type, value);
    this.#decided.set(node, own);
    this.#known = new Map();
  }

  /** As `set`, but for every further try as well: what rules decide. */
  keep(node: LayoutNode, type: string, value: number): void {
    const own = this.#kept.get(node) ?? new Map<string, number>();
    own.set(type, value);
    this.#kept.set(node, own);
    this.#known = new Map();
  }

  /** A value by its constraints alone, whatever was decided about it. */
  constrained(node: LayoutNode, type: string): number | undefined {
    return this.#workOut(node, type);
  }

  /** The value that would come of the node's own reference if its factor were another (dgm:rule/@fact, 21.4.2.24). */
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

  /** The size that a node has come to, which is what those inside it see. */
  fix(node: LayoutNode, w: number, h: number): void {
    this.#fixed.set(node, { w, h });
    this.#known = new Map();
  }

  /** Begins another try: forgets what algorithms decided. */
  restart(): void {
    this.#decided.clear();
    this.#fixed.clear();
    this.#known = new Map();
  }

  /** A value that something sets; lengths are those before a scale by hand. */
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
    // a value that was cut short by a circle holds only for who asked first
    if (cuts === this.#cuts || this.#asked.size === 0) known.set(type, value);
    return value;
  }

  /** Whether anything is said about a value; else it follows from others. */
  says(node: LayoutNode, type: string): boolean {
    return this.#decided.get(node)?.has(type) || this.#setters.get(node)?.has(type) || false;
  }

  /** Whether a value is some other value's, times a factor. */
  follows(node: LayoutNode, type: string): boolean {
    return (
      this.#setters
        .get(node)
        ?.get(type)
        ?.some((one) => one.refType !== 'none' && !isLimit(one)) ?? false
    );
  }

  /** The size that a node's children see. */
  inside(node: LayoutNode, type: 'w' | 'h'): number | undefined {
    const fixed = this.#fixed.get(node);
    if (fixed) return fixed[type];
    const value = this.get(node, type);
    return value === undefined ? undefined : value * node.custom[AXES[type]];
  }

  /** The nodes that a constraint or rule of `holder` speaks of. */
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
    // only that values are alike, or only that a value of the definition's own exists
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
      // what stands further out in the definition has the last word, what gives no value the first
      const setter = setterOf(holder, target, constraint);
      const inner = list.findIndex((other) => !isBare(other) && isWithin(holder, other.holder));
      if (isBare(setter)) list.unshift(setter);
      else if (inner < 0) list.push(setter);
      else list.splice(inner, 0, setter);
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

  /** A value kept above and below what limits it; both at once on the same measure say nothing about a value that is set. */
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

  /** A shape whose height is to be as its width (`op="equ"`) is no wider than it may be high. */
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
    // what lies inside a node that was scaled by hand grows with it, what lies beside it does not
    const value =
      own && size && holder !== target
        ? this.inside(from, size)
        : (this.get(from, refType) ?? missing(refType));
    return value === undefined ? undefined : value * factor;
  }

  /** A reference to a node that this diagram has none of: what the same list would say about one. */
  #unplaced({ holder, refType, refName, factor }: Setter): number | undefined {
    const said = holder.constraints.findLast(
      (one) => one.attr('type') === refType && one.attr('forName') === refName && refName !== undefined,
    );
    const setter = said && setterOf(holder, holder, said);
    if (!setter || this.#depth > 16) return undefined;
    this.#depth++;
    // the holder itself stands for the missing node: only what the constraint refers to matters
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

  /** A size that nothing says: what is left of the node around it. */
  #rest(node: LayoutNode, type: 'w' | 'h', from: number | undefined): number | undefined {
    const whole = node.parent && this.inside(node.parent, type);
    if (whole === undefined || from === undefined || node.parent?.algorithm !== 'composite') return whole;
    return Math.max(0, whole - from);
  }

  /** What follows from the other measures of a box; sizes that nothing says are those of the node around. */
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

/** Stands for a node that is not there. */
const UNPLACED = {} as LayoutNode;

function missing(type: string): number | undefined {
  return type === 'primFontSz' ? LARGEST_FONT : undefined;
}
