/** Thrown when an equation is not fully understood: its picture is kept. */
export class MtefDoubt extends Error {
  override readonly name = 'MtefDoubt';
}

/** Nodes of an equation in MathType's format (MTEF). Formatting that does not change the meaning is skipped. */
export type MtefNode =
  | { readonly type: 'line'; readonly empty: boolean; readonly children: readonly MtefNode[] }
  | {
      readonly type: 'char';
      readonly typeface: number;
      readonly code: number;
      readonly embellishments: readonly number[];
    }
  | {
      readonly type: 'template';
      readonly selector: number;
      readonly variation: number;
      readonly children: readonly MtefNode[];
    }
  | { readonly type: 'pile'; readonly align: number; readonly children: readonly MtefNode[] }
  | {
      readonly type: 'matrix';
      readonly rows: number;
      readonly columns: number;
      readonly children: readonly MtefNode[];
    };

export interface MtefEquation {
  /** 3 (Equation Editor, MathType up to 3) or 5. */
  readonly version: number;
  readonly nodes: readonly MtefNode[];
  /** Six hexadecimal digits, if the whole equation has one colour. */
  readonly color?: string;
}

const MAX_NODES = 20_000;
const MAX_DEPTH = 60;

/**
 * Reads an `Equation Native` stream: an OLE header, then MTEF of version 3 or 5 according to its maker (docs.wiris.com,
 * «MathType MTEF v.5» and «v.3»). Throws MtefDoubt for unknown content.
 */
export function readMtef(stream: Uint8Array): MtefEquation {
  const header = stream.length > 2 ? (stream[0] ?? 0) | ((stream[1] ?? 0) << 8) : 0;
  if (header !== 28) throw new MtefDoubt('no header');
  return new Reader(stream.subarray(header)).equation();
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #version = 0;
  #nodes = 0;
  readonly #colors: string[] = [];
  #color: string | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  equation(): MtefEquation {
    this.#version = this.#byte();
    if (this.#version !== 3 && this.#version !== 5)
      throw new MtefDoubt(`unsupported version ${this.#version}`);
    // platform, product, its version and subversion
    this.#skip(4);
    if (this.#version === 5) {
      this.#text();
      this.#skip(1);
    }
    const nodes = this.#list(0);
    return { version: this.#version, nodes, ...(this.#color ? { color: this.#color } : {}) };
  }

  #byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new MtefDoubt('the data end early');
    return value;
  }

  #word(): number {
    return this.#byte() | (this.#byte() << 8);
  }

  #skip(count: number): void {
    this.#at += count;
  }

  #text(): string {
    let text = '';
    for (let value = this.#byte(); value !== 0; value = this.#byte()) text += String.fromCharCode(value);
    return text;
  }

  /** A byte, or 255 followed by a 16-bit word. */
  #unsigned(): number {
    const value = this.#byte();
    return value === 255 ? this.#word() : value;
  }

  /** Objects up to the end of their list; the list of the whole equation may end with the bytes. */
  #list(depth: number): MtefNode[] {
    if (depth > MAX_DEPTH) throw new MtefDoubt('nested too deeply');
    const nodes: MtefNode[] = [];
    for (;;) {
      if (depth === 0 && this.#at >= this.#bytes.length) return nodes;
      const tag = this.#byte();
      const type = this.#version === 3 ? tag & 15 : tag;
      if (type === 0) return nodes;
      if (++this.#nodes > MAX_NODES) throw new MtefDoubt('too many nodes');
      const node = this.#record(type, tag >> 4, depth);
      if (node) nodes.push(node);
    }
  }

  #record(type: number, flags: number, depth: number): MtefNode | undefined {
    switch (type) {
      case 1:
        return this.#line(this.#options(flags), depth);
      case 2:
        return this.#version === 3 ? this.#char3(flags) : this.#char5();
      case 3:
        return this.#template(flags, depth);
      case 4:
        return this.#pile(flags, depth);
      case 5:
        return this.#matrix(flags, depth);
      default:
        this.#look(type);
        return undefined;
    }
  }

  /** The options of a record; manual offsets are skipped. */
  #options(flags: number): number {
    const options = this.#version === 3 ? flags : this.#byte();
    if (options & 8) {
      const [x, y] = [this.#byte(), this.#byte()];
      if (x === 128 && y === 128) this.#skip(4);
    }
    return options;
  }

  #line(options: number, depth: number): MtefNode {
    if (options & 4) this.#skip(this.#version === 3 ? 1 : 2);
    if (options & 2) this.#ruler();
    const empty = (options & 1) !== 0;
    return { type: 'line', empty, children: empty ? [] : this.#list(depth + 1) };
  }

  #ruler(): void {
    // a nested record with its tag
    if ((this.#byte() & 15) !== 7) throw new MtefDoubt('no ruler');
    this.#skip(this.#byte() * 3);
  }

  #char3(flags: number): MtefNode {
    const options = this.#options(flags);
    const typeface = this.#byte() - 128;
    const code = this.#word();
    return { type: 'char', typeface, code, embellishments: options & 2 ? this.#embellishments() : [] };
  }

  #char5(): MtefNode {
    const options = this.#options(0);
    const first = this.#byte();
    const typeface = first === 255 ? this.#word() - 32_768 : first - 128;
    const code = options & 0x20 ? undefined : this.#word();
    if (options & 4) this.#skip(1);
    if (options & 16) this.#skip(2);
    const embellishments = options & 1 ? this.#embellishments() : [];
    if (code === undefined) throw new MtefDoubt('a character that only its font defines');
    return { type: 'char', typeface, code, embellishments };
  }

  #embellishments(): number[] {
    const found: number[] = [];
    for (;;) {
      const tag = this.#byte();
      const type = this.#version === 3 ? tag & 15 : tag;
      if (type === 0) return found;
      if (type !== 6 || found.length > 8) throw new MtefDoubt('an unknown embellishment');
      this.#options(tag >> 4);
      found.push(this.#byte());
    }
  }

  #template(flags: number, depth: number): MtefNode {
    this.#options(flags);
    const selector = this.#byte();
    let variation = this.#byte();
    if (variation & 0x80) variation = (variation & 0x7f) | (this.#byte() << 8);
    this.#skip(1);
    return { type: 'template', selector, variation, children: this.#list(depth + 1) };
  }

  #pile(flags: number, depth: number): MtefNode {
    const options = this.#options(flags);
    const align = this.#byte();
    this.#skip(1);
    if (options & 2) this.#ruler();
    return { type: 'pile', align, children: this.#list(depth + 1) };
  }

  #matrix(flags: number, depth: number): MtefNode {
    this.#options(flags);
    this.#skip(3);
    const rows = this.#byte();
    const columns = this.#byte();
    // two bits for each line between rows and between columns
    this.#skip(Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4));
    return { type: 'matrix', rows, columns, children: this.#list(depth + 1) };
  }

  /** Skips records that only define formatting. */
  #look(type: number): void {
    if (type >= 10 && type <= 14) return;
    if (type === 7) this.#skip(this.#byte() * 3);
    else if (type === 9) this.#size();
    else if (this.#version === 3) {
      if (type !== 8) throw new MtefDoubt(`unknown record ${type}`);
      this.#skip(2);
      this.#text();
    } else if (type >= 100) this.#skip(this.#unsigned());
    else this.#definition(type);
  }

  #size(): void {
    const size = this.#byte();
    this.#skip(size === 101 ? 2 : size === 100 ? 3 : 1);
  }

  #definition(type: number): void {
    switch (type) {
      case 8:
        this.#unsigned();
        this.#skip(1);
        return;
      case 15:
        this.#color = this.#colors[this.#unsigned()] ?? this.#color;
        return;
      case 16:
        this.#colorDefinition();
        return;
      case 17:
        this.#unsigned();
        this.#text();
        return;
      case 18:
        this.#preferences();
        return;
      case 19:
        this.#text();
        return;
      default:
        throw new MtefDoubt(`unknown record ${type}`);
    }
  }

  #colorDefinition(): void {
    const options = this.#byte();
    const parts = Array.from({ length: options & 1 ? 4 : 3 }, () => Math.min(1, this.#word() / 1000));
    if (options & 4) this.#text();
    const [c = 0, m = 0, y = 0, k = 0] = parts;
    const rgb = options & 1 ? [c, m, y].map((part) => (1 - part) * (1 - k)) : parts;
    this.#colors.push(
      rgb
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join(''),
    );
  }

  #preferences(): void {
    this.#skip(1);
    this.#dimensions();
    this.#dimensions();
    for (let count = this.#byte(); count > 0; count--) if (this.#unsigned() !== 0) this.#skip(1);
  }

  /** Skips numbers in half bytes, each after its unit and terminated by 15. */
  #dimensions(): void {
    let left = this.#byte();
    while (left > 0) {
      const value = this.#byte();
      if (value >> 4 === 15) left--;
      if (left > 0 && (value & 15) === 15) left--;
    }
  }
}
