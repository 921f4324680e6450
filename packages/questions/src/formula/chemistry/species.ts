/** A substance or an ion as it is written in an equation. */
export interface Species {
  readonly coefficient: bigint;
  /** Atoms by element; the electron has none. */
  readonly atoms: ReadonlyMap<string, bigint>;
  readonly charge: bigint;
  /** Gas ↑, precipitate ↓, or none. */
  readonly mark: '↑' | '↓' | '';
  /** The formula without coefficient, charge and mark, in plain characters. */
  readonly text: string;
}

export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb ' +
    'Bi Po At Rn Fr Ra Ac Th Pa U Np Pu'
  ).split(' '),
);

const DEEPEST = 6;
const LARGEST = 10_000n;

/** Reads a species as `2Fe^3+`, `CuSO4*5H2O`, `SO4^2-` or `e^-`; undefined when it is not understood. */
export function readSpecies(written: string): Species | undefined {
  const found = /^(\d{0,4})\s*(.*?)\s*([↑↓]?)$/.exec(written.trim());
  const [, count = '', rest = '', mark = ''] = found ?? [];
  const charged = /^(.*?)(?:\^(\d{0,2})([+-])|([+-]))$/.exec(rest);
  const text = (charged?.[1] ?? rest).trim();
  if (text === '' || text.length > 80) return undefined;
  const size = charged ? BigInt(charged[2] || '1') : 0n;
  const sign = charged?.[3] ?? charged?.[4];
  const charge = sign === '-' ? -size : size;
  const coefficient = BigInt(count || '1');
  if (coefficient === 0n) return undefined;
  const own = { coefficient, charge, mark: mark as Species['mark'], text };
  if (text === 'e') return { ...own, atoms: new Map() };
  const atoms = new Map<string, bigint>();
  for (const part of text.split('*')) {
    const [, times = '', formula = ''] = /^(\d{0,3})(.*)$/.exec(part) ?? [];
    const reader = new AtomReader(formula);
    const counts = reader.group(0);
    if (!counts || !reader.isDone) return undefined;
    for (const [element, amount] of counts)
      atoms.set(element, (atoms.get(element) ?? 0n) + amount * BigInt(times || '1'));
  }
  return { ...own, atoms };
}

class AtomReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length && this.#at > 0;
  }

  /** Atoms up to the end or a closing bracket; undefined when there is anything else. */
  group(depth: number): Map<string, bigint> | undefined {
    if (depth > DEEPEST) return undefined;
    const counts = new Map<string, bigint>();
    while (this.#at < this.#text.length && !/[)\]]/.test(this.#text.charAt(this.#at))) {
      const part = this.#part(depth);
      if (!part) return undefined;
      const times = this.#number();
      if (times > LARGEST) return undefined;
      for (const [element, amount] of part) counts.set(element, (counts.get(element) ?? 0n) + amount * times);
    }
    return counts;
  }

  #part(depth: number): Map<string, bigint> | undefined {
    if (/[([]/.test(this.#text.charAt(this.#at))) {
      this.#at++;
      const inside = this.group(depth + 1);
      if (!inside || !/[)\]]/.test(this.#text.charAt(this.#at))) return undefined;
      this.#at++;
      return inside;
    }
    const two = this.#text.slice(this.#at, this.#at + 2);
    const element = /^[A-Z][a-z]$/.test(two) ? two : two.charAt(0);
    if (!ELEMENTS.has(element)) return undefined;
    this.#at += element.length;
    return new Map([[element, 1n]]);
  }

  #number(): bigint {
    const digits = /^\d{1,5}/.exec(this.#text.slice(this.#at))?.[0] ?? '';
    this.#at += digits.length;
    return BigInt(digits || '1');
  }
}
