import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, TEST_FILE } from './source-files.ts';

/** How small and how flat the tree may be. The bounds rise only with a new package or feature. */
export interface SizeBounds {
  /** Files of the product with at most 25 lines. */
  readonly small: number;
  /** Files of the product with at most 12 lines. */
  readonly tiny: number;
  /** Lines of the web's style sheets. */
  readonly cssLines: number;
}

const BOUNDS: SizeBounds = { small: 434, tiny: 194, cssLines: 14_000 };

/** The most files in a folder that has no README.md with the reason for more. */
const FOLDER = 30;

/**
 * Files that there are for each one of a noun, however short they are: of each feature of the server (`server-rules.ts`),
 * the table of each kind of question, the description of each subject tool, and the part of each of its engines.
 */
const FOR_EACH = [
  /^apps\/server\/src\/features\/[^/]+\/(?:index|register-[^/]+|[^/]+\.routes)\.ts$/,
  /^packages\/questions\/src\/kinds\/[^/]+\/question\.ts$/,
  /^packages\/subject-tools\/src\/(?:tools\/[^/]+\/tool|engines\/[^/]+\/[^/]+\/part)\.ts$/,
];

const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\/.+\.(?:tsx?|css)$/;

/**
 * Reports more small files or lines of CSS than `bounds` allows, a bound that could be lower by a tenth, and folders with
 * more than 30 files. A change of one screen should open one or two files.
 */
export function checkSizes(root: string, bounds: SizeBounds = BOUNDS): string[] {
  const files = [...sourceFiles(root), ...globSync('{packages,apps}/*/src/**/*.css', { cwd: root })];
  const product = files
    .filter((file) => PRODUCT.test(file) && !TEST_FILE.test(file))
    .map((file) => ({ file, lines: linesOf(path.join(root, file)) }));
  const css = product.filter(({ file }) => file.startsWith('apps/web/') && file.endsWith('.css'));
  const sized = product.filter(({ file }) => !FOR_EACH.some((each) => each.test(file)));
  return [
    ...above('files of at most 25 lines', sized.filter(({ lines }) => lines <= 25).length, bounds.small),
    ...above('files of at most 12 lines', sized.filter(({ lines }) => lines <= 12).length, bounds.tiny),
    ...above(
      'lines of CSS in apps/web',
      css.reduce((sum, { lines }) => sum + lines, 0),
      bounds.cssLines,
    ),
    ...flatFolders(root, files),
  ];
}

function above(what: string, count: number, bound: number): string[] {
  if (count > bound)
    return [`${count} ${what}, at most ${bound}: put a private piece into its caller's file`];
  if (count < bound * 0.9) return [`${count} ${what}: lower the bound of ${bound} in scripts/rules/sizes.ts`];
  return [];
}

function flatFolders(root: string, files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > FOLDER && !existsSync(path.join(root, folder, 'README.md')))
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files, at most ${FOLDER}: sort them into folders by noun, or give the reason in its README.md`,
    );
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
