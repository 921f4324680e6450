import { readFileSync } from 'node:fs';
import { type ParseResult, type ParserOptions, parseSync, rawTransferSupported } from 'oxc-parser';

/** The tree is read from the parser's memory, which takes a quarter of the time of reading it from JSON. */
const OPTIONS = { experimentalRawTransfer: rawTransferSupported() } as ParserOptions;

export function parseSource(file: string, source: string): ParseResult {
  return parseSync(file, source, OPTIONS);
}

/** The part of a file that several rules read. */
interface ModuleRecord extends Pick<ParseResult, 'module' | 'comments'> {
  readonly source: string;
  /** Inline type imports: `import('…').Thing`. */
  readonly typesInPlace: readonly { readonly specifier: string; readonly start: number }[];
}

const records = new Map<string, ModuleRecord>();

/** Parses a file, once for all rules while it is the same. Trees are not kept: they would take gigabytes. */
export function readModule(file: string): ModuleRecord {
  const source = readFileSync(file, 'utf8');
  const known = records.get(file);
  if (known?.source === source) return known;
  const { module, comments, program } = parseSource(file, source);
  const typesInPlace = source.includes('import(') ? [...typesInPlaceOf(program)] : [];
  const record = { source, module, comments, typesInPlace };
  records.set(file, record);
  return record;
}

function* typesInPlaceOf(node: unknown): Generator<{ specifier: string; start: number }> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'TSImportType') {
    const { source, start } = node as unknown as { source: { value: string }; start: number };
    yield { specifier: source.value, start };
  }
  for (const child of Object.values(node)) yield* typesInPlaceOf(child);
}
