import type { XmlElement } from '../package/xml.ts';

const NARY = /^[∑∏∐∫-∳⋀-⋃⨀-⨆⨌]$/u;
/** Signs that end the operand of an n-ary operator. */
const ENDS = /^[=<>≤≥≠≈≡∼≃≅∝∈∉⊂⊃⊆⊇→⇒⇔←⇐↔↦≪≫≺≻+\-−±∓,;:.，；。|)\]}]$/u;
/** The invisible sign between a function's name and its argument. */
export const FUNCTION_SIGN = '\u2061';

function localOf(element: XmlElement): string {
  return element.name.slice(element.name.indexOf(':') + 1);
}

/** Whether the item is an operator over a range (a sum, an integral), with limits or without. */
export function isNary(item: XmlElement): boolean {
  if (localOf(item) === 'mo') return NARY.test(item.text);
  const [base] = item.children;
  return SCRIPTED.has(localOf(item)) && base !== undefined && localOf(base) === 'mo' && NARY.test(base.text);
}

const SCRIPTED = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover']);

/** The items of a row, read from left to right. */
export class MathmlRow {
  readonly #items: readonly XmlElement[];
  #at = 0;

  constructor(items: readonly XmlElement[]) {
    this.#items = items;
  }

  next(): XmlElement | undefined {
    return this.#items[this.#at++];
  }

  /** Whether the item just read is the name of a function; skips the invisible sign after it. */
  atFunction(item: XmlElement): boolean {
    if (localOf(item) === 'mi' && this.#items[this.#at]?.text === FUNCTION_SIGN) {
      this.#at++;
      return true;
    }
    const holder =
      localOf(item) === 'mrow' ? item : SCRIPTED.has(localOf(item)) ? item.children[0] : undefined;
    return holder?.children.length === 2 && holder.children[1]?.text === FUNCTION_SIGN;
  }

  /** Takes the operand of an n-ary operator: up to the next relation, sum or end. */
  takeOperand(): XmlElement[] {
    const taken: XmlElement[] = [];
    let depth = 0;
    for (let item = this.#items[this.#at]; item; item = this.#items[++this.#at]) {
      const sign = localOf(item) === 'mo' ? item.text : '';
      if (depth === 0 && taken.length > 0 && ENDS.test(sign)) break;
      if (depth === 0 && taken.length === 0 && /^[=,)\]]$/.test(sign)) break;
      if (/^[([{]$/.test(sign)) depth++;
      else if (/^[)\]}]$/.test(sign)) depth--;
      taken.push(item);
    }
    return taken;
  }

  /** Takes the argument of a function: factors up to the next operator, or a bracket with its content. */
  takeArgument(): XmlElement[] {
    const taken: XmlElement[] = [];
    for (let item = this.#items[this.#at]; item; item = this.#items[this.#at]) {
      const local = localOf(item);
      if (local === 'mo' && item.text === '(' && taken.length === 0) return this.#takeBracket();
      if (local === 'mo' || local === 'mtext' || local === 'mspace' || isNary(item)) break;
      if (local === 'mi' && this.#items[this.#at + 1]?.text === FUNCTION_SIGN && taken.length > 0) break;
      taken.push(item);
      this.#at++;
      if (local === 'mrow' || local === 'mfrac' || local === 'msqrt') break;
    }
    // a nested function is taken with its sign and argument
    const last = taken.at(-1);
    if (taken.length === 1 && last && this.#items[this.#at]?.text === FUNCTION_SIGN) {
      const sign = this.next();
      return [last, ...(sign ? [sign] : []), ...this.takeArgument()];
    }
    return taken;
  }

  #takeBracket(): XmlElement[] {
    const start = this.#at;
    let depth = 0;
    for (let at = start; at < this.#items.length; at++) {
      const item = this.#items[at];
      if (item && localOf(item) === 'mo' && item.text === '(') depth++;
      if (item && localOf(item) === 'mo' && item.text === ')') depth--;
      if (depth > 0) continue;
      this.#at = at + 1;
      return this.#items.slice(start, this.#at);
    }
    return [];
  }

  /** Takes the base that follows scripts without a base. */
  takeBase(): XmlElement | undefined {
    const item = this.#items[this.#at];
    if (!item || localOf(item) === 'mo') return undefined;
    this.#at++;
    return item;
  }
}
