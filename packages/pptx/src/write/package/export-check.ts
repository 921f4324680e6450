import { strFromU8 } from 'fflate';
import { parseXml, XmlRefused } from '../../package/xml.ts';
import {
  DeckPackage,
  type PackageFiles,
  type PackageRule,
  type ParsedPart,
} from '../../rules/deck-package.ts';
import { checkPackage } from '../../rules/package-rules.ts';

/** Thrown when PowerPoint would repair or reject the written presentation. `rules`: a sentence for each violation. */
export class ExportBroken extends Error {
  override readonly name = 'ExportBroken';
  readonly rules: readonly string[];

  constructor(rules: readonly string[]) {
    super(`the written presentation violates rules: ${rules.slice(0, 5).join('; ')}`);
    this.rules = rules;
  }
}

/**
 * Rules whose violations may recur under another part's name: in a copied page, or in a new page with a violation of
 * the original.
 */
const WITHIN_A_PART: readonly PackageRule[] = [
  'well-formed',
  'shape-ids',
  'timing-ids',
  'timing-targets',
  'tables',
  'table-styles',
  'comments',
  'layouts',
  'slides',
  'notes',
  'relation-used',
  'relation-kind',
];

/** Rules that need the content of parts. An original may have hundreds of megabytes, which are read only for these. */
const OF_CONTENT: ReadonlySet<PackageRule> = new Set([
  'well-formed',
  'shape-ids',
  'timing-ids',
  'timing-targets',
  'tables',
  'table-styles',
  'comments',
  'relation-used',
  'relation-kind',
]);

/** Without a main part the package cannot be opened, even if the original has none either. */
const NEVER_EXCUSED: PackageRule = 'main-part';

/**
 * Checks a presentation after writing: the structure of the package, and the content of parts that this export wrote
 * (`isOurs`). Faults that the original has as well are excused, because PowerPoint opened it; only a main part is
 * required in any case. Throws ExportBroken.
 */
export function checkExport(
  files: PackageFiles,
  isOurs: (part: string) => boolean,
  original?: PackageFiles,
): void {
  const faults = faultsOf(files, isOurs);
  if (faults.size === 0) return;
  const inContent = [...faults.values()].some(({ rule }) => OF_CONTENT.has(rule));
  const before = original && faultsOf(original, inContent ? undefined : () => false);
  const ours = [...faults].filter(([key, { rule }]) => !before?.has(key) || rule === NEVER_EXCUSED);
  if (ours.length > 0) throw new ExportBroken(ours.map(([, { sentence }]) => sentence));
}

interface Fault {
  readonly rule: PackageRule;
  readonly sentence: string;
}

/** Faults, one per rule and part. */
function faultsOf(files: PackageFiles, looksInto?: (part: string) => boolean): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  checkPackage(
    new DeckPackage(files, parsed),
    (rule, part, detail) => {
      const key = WITHIN_A_PART.includes(rule) ? rule : `${rule} ${part}`;
      if (!faults.has(key)) faults.set(key, { rule, sentence: `${rule}: ${part} ${detail}` });
    },
    looksInto,
  );
  return faults;
}

function parsed(bytes: Uint8Array): ParsedPart {
  try {
    const { root, malformed } = parseXml(bytes, strFromU8);
    return { root, problems: malformed ? ['is not well-formed'] : [] };
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return { root: undefined, problems: [error.message] };
  }
}
