import { globSync } from 'node:fs';
import path from 'node:path';
import { type Import, readImports, readPackages, resolveImport, TEST_FILE } from '../source-files.ts';
import { circles } from './circles.ts';

/** A broken rule of the web application's layers, as `file:line: what is wrong`. */
export type Violation = string;

const SOURCE = 'apps/web/src';
/** The layers of the web application from the bottom; a file imports from its own layer and from the layers below. */
const FLOORS = ['platform', 'parts', 'features', 'app', 'main.tsx'] as const;

/**
 * Names of the protocol that the platform may import: names for communication with the server, and no names of the
 * domain.
 */
const PLATFORM_PROTOCOL = new Set(
  ['constants', 'endpoint', 'errors', 'mac', 'proof-of-work', 'push', 'tokens'].map(protocol),
);
/** Packages about coursewares as a whole. */
const DOMAIN_PACKAGES =
  /^@lectern\/(courseware|playback|stage|pptx|pdf|subject-tools|tool-catalogue|questions)(\/|$)/;
/** Nouns of the domain that have no separate folder among the parts and features. */
const NOUNS = [
  'board',
  'class',
  'folder',
  'import',
  'lesson',
  'page',
  'question',
  'school',
  'slide',
  'upload',
];

/** The end of a file's name after the noun. */
const TEST_OR_SOURCE = /(\.module\.css|(\.(test|browser\.test))?\.tsx?)$/;

interface Room {
  readonly floor: (typeof FLOORS)[number];
  /** The name of the part or the feature. */
  readonly noun: string | undefined;
  /** For instance `parts/documents`, `platform`. */
  readonly name: string;
}

/**
 * Checks how folders of the web application import each other (ARCHITECTURE.md, "Arrows"): app, features, parts and
 * platform import downwards only; a feature imports no other feature; a part or a feature is imported through its
 * `index.ts`, or through its `lazy.ts` when the import is dynamic; a part may also be one file; parts import each other
 * without circles; the platform mentions no noun of the domain. No module is imported for its side effects only, because the build removes
 * such modules.
 */
export function checkWebFloors(root: string): Violation[] {
  const packages = readPackages(root);
  const violations: Violation[] = [];
  const parts = new Map<string, string[]>();
  const nouns = domainNouns(root);
  for (const file of globSync(`${SOURCE}/**/*.{ts,tsx}`, { cwd: root }).sort()) {
    const from = roomOf(file);
    const apart = apartOf(file);
    if (from === undefined && apart === undefined)
      violations.push(`${file}:1: belongs to none of app, features, parts and platform`);
    const noun = from?.floor === 'platform' ? nounIn(file, nouns) : undefined;
    if (noun !== undefined) violations.push(`${file}:1: the platform may not name ${noun}`);
    for (const each of readImports(path.join(root, file))) {
      const report = (problem: string) => violations.push(`${file}:${each.line}: ${problem}`);
      if (each.specifier.startsWith('@lectern/')) {
        if (from?.floor === 'platform' && !isKnownToPlatform(each.specifier)) {
          report(`the platform may not import ${each.specifier}`);
        }
        continue;
      }
      const target = resolveImport(root, file, each.specifier, packages);
      if (target.kind !== 'file' || target.file.endsWith('.css')) continue;
      if (each.isBare)
        report(`${each.specifier} is imported only for its side effects, which the build removes`);
      const to = roomOf(target.file);
      const isForTests = TEST_FILE.test(file) && target.file.startsWith(`${SOURCE}/platform/testing/`);
      if (to && apart !== undefined && !isForTests)
        report(`${apart} is built separately and may not import ${to.name}`);
      if (!from || !to || from.name === to.name) continue;
      // A test of the app puts features together as the app does, and a test of a feature uses mocks of parts.
      if (isAbove(from, to) && TEST_FILE.test(file) && isForTestsOf(to, target.file)) continue;
      const problem = problemOf(from, to, target.file, each);
      if (problem !== undefined) report(problem);
      if (from.floor === 'parts' && to.floor === 'parts') {
        parts.set(from.name, [...(parts.get(from.name) ?? []), to.name]);
        if (!parts.has(to.name)) parts.set(to.name, []);
      }
    }
  }
  for (const circle of circles(parts)) violations.push(`circle of parts: ${circle.join(' → ')}`);
  return violations;
}

function problemOf(from: Room, to: Room, target: string, each: Import): string | undefined {
  if (FLOORS.indexOf(from.floor) < FLOORS.indexOf(to.floor)) return `${from.name} may not import ${to.floor}`;
  if (from.floor === 'features' && to.floor === 'features') {
    return `${from.name} may not import ${to.name}`;
  }
  if (to.noun === undefined) return undefined;
  if (target === `${SOURCE}/${to.name}/index.ts` || isOneFile(target)) return undefined;
  if (target !== `${SOURCE}/${to.name}/lazy.ts`) return `${to.name} is imported past its index.ts`;
  return each.isDynamic ? undefined : `${to.name}/lazy.ts may only be imported dynamically`;
}

function isAbove(from: Room, to: Room): boolean {
  return FLOORS.indexOf(from.floor) > FLOORS.indexOf(to.floor);
}

function isForTestsOf({ name }: Room, target: string): boolean {
  return target.startsWith(`${SOURCE}/${name}/testing/`);
}

/**
 * Folders with a separate build: the print page, the server's stage, the gallery of the primitives, the service worker.
 */
const BUILT_APART = ['print', 'server-rendering', 'gallery', 'worker'];

/** The separately built page that a file belongs to. */
function apartOf(file: string): string | undefined {
  return BUILT_APART.find((page) => file.startsWith(`${SOURCE}/${page}/`));
}

function roomOf(file: string): Room | undefined {
  const [floor, entry] = file.slice(SOURCE.length + 1).split('/');
  const known = FLOORS.find((each) => each === floor);
  if (known === undefined) return undefined;
  if ((known !== 'parts' && known !== 'features') || entry === undefined)
    return { floor: known, noun: undefined, name: known };
  const noun = entry.replace(TEST_OR_SOURCE, '');
  return { floor: known, noun, name: `${known}/${noun}` };
}

/** Whether a part is one file, which is then its own public API. */
function isOneFile(target: string): boolean {
  return path.posix.dirname(target) === `${SOURCE}/parts`;
}

function domainNouns(root: string): ReadonlySet<string> {
  const folders = ['parts', 'features'].flatMap((floor) =>
    globSync(`${SOURCE}/${floor}/*`, { cwd: root }).map((entry) =>
      path.basename(entry).replace(TEST_OR_SOURCE, ''),
    ),
  );
  return new Set([...folders, ...NOUNS].map(singular));
}

/** A noun of the domain in a file's path below the platform. */
function nounIn(file: string, nouns: ReadonlySet<string>): string | undefined {
  const words = file.slice(`${SOURCE}/platform/`.length).split(/[/.-]/).map(singular);
  return words.find((word) => nouns.has(word));
}

function singular(word: string): string {
  return word.endsWith('ss') ? word : word.replace(/s$/, '');
}

function isKnownToPlatform(specifier: string): boolean {
  if (DOMAIN_PACKAGES.test(specifier)) return false;
  return !specifier.startsWith('@lectern/protocol') || PLATFORM_PROTOCOL.has(specifier);
}

function protocol(module: string): string {
  return `@lectern/protocol/${module}`;
}
