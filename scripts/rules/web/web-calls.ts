import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '../parsed-files.ts';
import { TEST_FILE } from '../source-files.ts';

/** Background work that no user waits for: thumbnails of documents are drawn and stored while the disk is shown. */
const IN_BACKGROUND = [
  'apps/web/src/parts/documents/cover/live-cover.tsx',
  'apps/web/src/parts/documents/cover/picture-cover.tsx',
];

/** The first loads of these surfaces have less than 1 KB left, and `useCall` adds 1 KB to them (docs/decisions/0044). */
const IN_LIGHT_SURFACES = [
  'apps/web/src/features/account/account-form-view.tsx',
  'apps/web/src/features/account/new-password/new-password.tsx',
  'apps/web/src/features/school/invitations/invited-screen.tsx',
  'apps/web/src/features/shares/refused-link.tsx',
  'apps/web/src/features/shares/save-copy.tsx',
];

/** Phones have the smallest first load of all surfaces, and show the result beside the button and not in a toast. */
const ON_PHONES = ['apps/web/src/features/participants/teacher/photo-button.tsx'];

/**
 * Busy states that are not about a call of the component: an export, a still picture of a video, a dictionary that is loaded
 * on demand, and actions of `useDocumentActions`, which shows their toasts.
 */
const OTHER_WORK = [
  'apps/web/src/features/editor/bars/download-button.tsx',
  'apps/web/src/features/editor/panel/media/poster-buttons.tsx',
  'apps/web/src/features/editor/panel/pinyin/pinyin-section.tsx',
  'apps/web/src/parts/documents/disk-dialog/disk-dialog.tsx',
];

const ALLOWED: readonly string[] = [...IN_BACKGROUND, ...IN_LIGHT_SURFACES, ...ON_PHONES, ...OTHER_WORK];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/**
 * Finds components of the web that request a change without `useCall`, as `file:line: what is wrong`. A `call` with a body, or
 * of an endpoint with another method than GET, has to be inside the arguments of `run`, and the component has no state `busy`.
 * `run` is busy while it lasts, sends once for two presses, and shows the error (docs/adding.md, "A call").
 */
export function checkWebCalls(root: string, allowed: readonly string[] = ALLOWED): string[] {
  const changes = changingEndpoints(root);
  const found = globSync('apps/web/src/**/*.tsx', { cwd: root })
    .filter((file) => !TEST_FILE.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      if (!/\bcall\(|\bsetBusy\b/.test(source)) return [];
      return faultsOf(source, parseSource(file, source).program as unknown as Node, changes).map(
        ({ at, what }) => ({ file, text: `${file}:${source.slice(0, at).split('\n').length}: ${what}` }),
      );
    });
  const files = new Set(found.map(({ file }) => file));
  return [
    ...found.filter(({ file }) => !allowed.includes(file)).map(({ text }) => text),
    ...allowed
      .filter((file) => !files.has(file))
      .map((file) => `${file}: needs no exception any longer; remove it from the list`),
  ];
}

/** Names of the endpoints with another method than GET. */
export function changingEndpoints(root: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of globSync('packages/protocol/src/**/*.ts', { cwd: root })) {
    if (TEST_FILE.test(file)) continue;
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = '', method] of source.matchAll(
      /^export const (\w+) = endpoint\(\{[^}]*?\bmethod: '([A-Z]+)'/gm,
    ))
      if (method !== 'GET') names.add(name);
  }
  return names;
}

function faultsOf(
  source: string,
  program: Node,
  changes: ReadonlySet<string>,
): { readonly at: number; readonly what: string }[] {
  const runs = runsOf(source, program);
  const faults: { at: number; what: string }[] = [];
  const look = (node: Node, isWithinRun: boolean): void => {
    const callee = node.type === 'CallExpression' ? textOf(source, node.callee) : undefined;
    if (callee === 'call' && !isWithinRun && isChange(source, node, changes)) {
      faults.push({ at: node.start, what: 'a component requests a change inside `run` of `useCall`' });
    }
    if (callee === 'useState' && isBusyState(source, node, program)) {
      faults.push({ at: node.start, what: '`useCall` has the busy state' });
    }
    const inside = isWithinRun || (callee !== undefined && runs.has(callee));
    for (const child of childrenOf(node)) look(child, inside);
  };
  look(program, false);
  return faults;
}

/** Names by which this file calls `run` of `useCall`: `run`, `save.run`. */
function runsOf(source: string, program: Node): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const { id, init } of declaratorsOf(program)) {
    if (init?.type !== 'CallExpression' || textOf(source, init.callee) !== 'useCall') continue;
    if (id.type === 'Identifier') runs.add(`${textOf(source, id)}.run`);
    if (id.type !== 'ObjectPattern') continue;
    for (const property of id.properties as readonly Node[]) {
      if (textOf(source, property.key) === 'run') runs.add(textOf(source, property.value));
    }
  }
  return runs;
}

function isChange(source: string, node: Node, changes: ReadonlySet<string>): boolean {
  const [endpoint, given] = node.arguments as readonly Node[];
  if (endpoint !== undefined && changes.has(textOf(source, endpoint))) return true;
  if (given?.type !== 'ObjectExpression') return false;
  return (given.properties as readonly Node[]).some(
    (property) => property.type === 'Property' && textOf(source, property.key) === 'body',
  );
}

function isBusyState(source: string, node: Node, program: Node): boolean {
  const declarator = declaratorsOf(program).find(({ init }) => init?.start === node.start);
  return declarator !== undefined && /^\[\s*busy\b/.test(textOf(source, declarator.id));
}

function declaratorsOf(program: Node): readonly { readonly id: Node; readonly init: Node | null }[] {
  const found: { id: Node; init: Node | null }[] = [];
  const look = (node: Node): void => {
    if (node.type === 'VariableDeclarator') found.push(node as unknown as { id: Node; init: Node | null });
    for (const child of childrenOf(node)) look(child);
  };
  look(program);
  return found;
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textOf(source: string, node: unknown): string {
  const { start, end } = node as { start: number; end: number };
  return source.slice(start, end);
}
