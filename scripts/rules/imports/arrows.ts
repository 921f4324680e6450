import path from 'node:path';
import {
  ownerOf,
  type Package,
  readImports,
  readPackages,
  resolveImport,
  sourceFiles,
  type Target,
  TEST_FILE,
} from '../source-files.ts';
import { circles } from './circles.ts';
import { folderCircles } from './folder-circles.ts';

/**
 * Which workspace may import which (ARCHITECTURE.md). Other imports are forbidden, type imports and dynamic imports
 * included.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/base': [],
  'packages/ui': ['packages/base'],
  'packages/protocol': ['packages/base'],
  'packages/courseware': ['packages/base', 'packages/protocol'],
  'packages/pptx': ['packages/base', 'packages/protocol', 'packages/courseware'],
  'packages/pdf': ['packages/base', 'packages/protocol', 'packages/courseware'],
  'packages/playback': ['packages/base', 'packages/courseware'],
  'packages/questions': ['packages/base', 'packages/courseware'],
  'packages/ready-questions': ['packages/base', 'packages/courseware', 'packages/questions'],
  'packages/question-files': ['packages/base', 'packages/courseware', 'packages/pptx', 'packages/questions'],
  'packages/paper-cards': ['packages/base'],
  'packages/tool-catalogue': ['packages/protocol'],
  'packages/stage': ['packages/base', 'packages/courseware', 'packages/playback', 'packages/ui'],
  'packages/question-views': [
    'packages/base',
    'packages/courseware',
    'packages/questions',
    'packages/stage',
    'packages/ui',
  ],
  'packages/property-panel': ['packages/base', 'packages/courseware', 'packages/stage', 'packages/ui'],
  'packages/subject-tools': [
    'packages/base',
    'packages/protocol',
    'packages/courseware',
    'packages/property-panel',
    'packages/stage',
    'packages/tool-catalogue',
    'packages/ui',
  ],
  'apps/server': [
    'packages/base',
    'packages/protocol',
    'packages/courseware',
    'packages/pptx',
    'packages/pdf',
    'packages/playback',
    'packages/questions',
    'packages/question-files',
    'packages/tool-catalogue',
  ],
  'apps/web': [
    'packages/base',
    'packages/protocol',
    'packages/courseware',
    'packages/playback',
    'packages/paper-cards',
    'packages/property-panel',
    'packages/questions',
    'packages/question-views',
    'packages/ready-questions',
    'packages/stage',
    'packages/subject-tools',
    'packages/tool-catalogue',
    'packages/ui',
  ],
  e2e: [
    'packages/base',
    'packages/protocol',
    'packages/courseware',
    'packages/pptx',
    'packages/questions',
    'apps/server',
  ],
  bench: [
    'packages/base',
    'packages/protocol',
    'packages/courseware',
    'packages/pptx',
    'packages/paper-cards',
    'packages/playback',
    'packages/questions',
    'packages/question-files',
    'packages/question-views',
    'packages/ready-questions',
    'packages/stage',
    'packages/ui',
    'apps/server',
    'e2e',
  ],
  scripts: [],
};

/** Workspaces that compile without DOM and Node: they may not import anything of Node either. */
const PURE = new Set([
  'packages/base',
  'packages/protocol',
  'packages/courseware',
  'packages/pptx',
  'packages/pdf',
  'packages/playback',
  'packages/questions',
  'packages/ready-questions',
  'packages/question-files',
  'packages/paper-cards',
  'packages/tool-catalogue',
]);

/** Workspaces that what a browser loads may only import dynamically, so that no first load grows by them. */
const ONLY_LATE = new Set(['packages/subject-tools', 'packages/tool-catalogue']);
/** The server has no first load. */
const LOADS_AT_ONCE = 'apps/server';

/** The code of packages and applications, with the tests beside it. */
const PROGRAM = /^(packages|apps)\/[^/]+\/src\//;

/** A broken rule, as `file:line: what is wrong`. */
export type Violation = string;

/**
 * Reads every TypeScript file below `root` and returns each forbidden import, each circle of files and each circle of
 * folders.
 */
export function checkArrows(root: string): Violation[] {
  const packages = readPackages(root);
  const files = sourceFiles(root);
  const violations: Violation[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const owner = ownerOf(file);
    const from = packages.get(owner);
    const targets: string[] = [];
    for (const { specifier, line, isDynamic, isType } of readImports(path.join(root, file))) {
      const target = resolveImport(root, file, specifier, packages);
      for (const problem of judge(file, owner, from, specifier, target, isDynamic || isType))
        violations.push(`${file}:${line}: ${problem}`);
      if (target.kind === 'file') targets.push(target.file);
    }
    graph.set(file, targets);
  }
  for (const circle of circles(graph)) violations.push(`circle: ${circle.join(' → ')}`);
  for (const circle of folderCircles(graph)) violations.push(`circle of folders in ${circle}`);
  return violations;
}

function judge(
  file: string,
  owner: string,
  from: Package | undefined,
  specifier: string,
  target: Target,
  isLate: boolean,
): string[] {
  if (target.kind === 'missing') return [`${specifier} resolves to no file`];
  if (target.kind === 'node') {
    return PURE.has(owner) && !TEST_FILE.test(file)
      ? [`${owner} may not import ${specifier}: it compiles without DOM and Node`]
      : [];
  }
  if (target.kind === 'library') {
    return from && !from.declared.has(target.name)
      ? [`${target.name} is not declared in ${owner}/package.json`]
      : [];
  }
  const problems: string[] = [];
  const to = ownerOf(target.file);
  if (to !== owner) {
    if (specifier.startsWith('.')) problems.push(`${specifier} leads out of ${owner}`);
    const test = TEST_FILE.test(file);
    if (!test && !MAY_IMPORT[owner]?.includes(to)) problems.push(`${owner} may not import ${to}`);
    if (!test && !isLate && ONLY_LATE.has(to) && owner !== LOADS_AT_ONCE)
      problems.push(`${specifier} may only be imported dynamically`);
    const name = specifier.split('/').slice(0, 2).join('/');
    if (!specifier.startsWith('.') && from && !from.declared.has(name)) {
      problems.push(`${name} is not declared in ${owner}/package.json`);
    }
  }
  if (PROGRAM.test(file) && !TEST_FILE.test(file) && TEST_FILE.test(target.file))
    problems.push(`the program may not import the test file ${target.file}`);
  problems.push(...judgeRooms(file, target.file));
  return problems;
}

/** Checks imports between parts of the server; `web-floors.ts` checks the imports of the web application. */
function judgeRooms(file: string, target: string): string[] {
  const room = roomOf(file);
  const other = roomOf(target);
  if (!room || !other) return [];
  if (room.area === 'platform' && (other.area === 'features' || other.area === 'app')) {
    return [`platform may not import ${other.area}`];
  }
  if (room.area !== 'features' || other.area !== 'features' || room.feature === other.feature) {
    return room.area === 'features' && other.area === 'app' ? ['a feature may not import app'] : [];
  }
  return target.endsWith(`/features/${other.feature}/index.ts`) || TEST_FILE.test(file)
    ? []
    : [`feature ${other.feature} is imported past its index.ts`];
}

function roomOf(file: string): { area: string; feature: string | undefined } | undefined {
  const match = /^apps\/server\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(file);
  return match?.[1] ? { area: match[1], feature: match[2] } : undefined;
}
