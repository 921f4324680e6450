import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Fonts that a picture depends on. */
export interface FontSet {
  /** The common beginning of the names of its families. */
  readonly name: string;
  /** The version according to the font itself. */
  readonly version: string;
  /** The package in Debian 12. */
  readonly package: string;
}

/**
 * The fonts in which the reference pictures were drawn. The version matters: Liberation 2, which LibreOffice's packages
 * recommend, has the Hebrew letters that Liberation 1 leaves to DejaVu, and reduces the similarity of a Hebrew page by
 * up to 0.18.
 */
const REFERENCE_FONTS: readonly FontSet[] = [
  { name: 'Carlito', version: '1.103', package: 'fonts-crosextra-carlito' },
  { name: 'Caladea', version: '1.001', package: 'fonts-crosextra-caladea' },
  { name: 'Liberation', version: '1.070', package: 'fonts-liberation' },
  { name: 'DejaVu', version: '2.370', package: 'fonts-dejavu-core' },
  { name: 'Noto Sans CJK', version: '2.004', package: 'fonts-noto-cjk' },
  { name: 'Noto Sans Mono CJK', version: '2.004', package: 'fonts-noto-cjk' },
  { name: 'Noto Serif CJK', version: '2.001', package: 'fonts-noto-cjk' },
];

/** A font file of the machine. */
interface FontFile {
  readonly file: string;
  readonly family: string;
  readonly version: string;
}

/** The fonts of a machine in which a picture is drawn. */
export interface ChosenFonts {
  /** The versions by name, which are stored in a baseline. */
  readonly versions: Readonly<Record<string, string>>;
  /** The missing fonts as a message; undefined when all fonts are installed. */
  readonly lacks: string | undefined;
  /** Files of other fonts, which are hidden. */
  readonly hidden: readonly string[];
}

/** The fonts of the reference pictures that this machine has. */
export function referenceFonts(): ChosenFonts {
  return chooseFonts(REFERENCE_FONTS, installedFonts());
}

export function chooseFonts(wanted: readonly FontSet[], installed: readonly FontFile[]): ChosenFonts {
  const of = ({ name, version }: FontSet, font: FontFile) =>
    font.family.startsWith(name) && font.version === version;
  const lacking = wanted.filter((set) => !installed.some((font) => of(set, font)));
  const words = lacking.map((set) => {
    const others = installed.filter(({ family }) => family.startsWith(set.name)).map((font) => font.version);
    const here = others.length > 0 ? `, here is ${[...new Set(others)].join(' and ')}` : '';
    return `${set.name} ${set.version} (package ${set.package} of Debian 12${here})`;
  });
  const seen = new Set(
    installed.filter((font) => wanted.some((set) => of(set, font))).map(({ file }) => file),
  );
  return {
    versions: Object.fromEntries(wanted.map(({ name, version }) => [name, version])),
    lacks: words.length > 0 ? words.join(', ') : undefined,
    hidden: [...new Set(installed.map(({ file }) => file))].filter((file) => !seen.has(file)),
  };
}

/** Writes a fontconfig configuration that hides files, for a browser's `FONTCONFIG_FILE`. */
export async function writeFontConfig(folder: string, hidden: readonly string[]): Promise<string> {
  const globs = hidden.map((file) => `<glob>${escaped(file)}</glob>`).join('');
  const file = path.join(folder, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont>${globs}</rejectfont></selectfont>
</fontconfig>
`,
  );
  return file;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function installedFonts(): FontFile[] {
  const format = '%{file}\t%{family[0]}\t%{fontversion}\n';
  let listed: string;
  try {
    listed = execFileSync('fc-list', ['--format', format], { encoding: 'utf8' });
  } catch {
    return [];
  }
  return listed.split('\n').flatMap((line) => {
    const [file, family, version] = line.split('\t');
    if (!file || !family || !version) return [];
    // Fontconfig returns the font's version, a 16.16 fixed-point number, as one integer.
    return [{ file, family, version: (Number(version) / 0x10000).toFixed(3) }];
  });
}
