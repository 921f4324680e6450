import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from './parsed-files.ts';
import { TEST_FILE } from './source-files.ts';

/** One broken rule of the server's features, as `file:line: what is wrong`. */
export type Violation = string;

const SOURCE = 'apps/server/src';
const FEATURES = `${SOURCE}/features`;
const MIGRATIONS = 'apps/server/migrations';
const SQL_CALLS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);
const DOORS = new Set(['handle', 'serve']);
const BUS_CALLS = new Set(['publish', 'subscribe']);

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

interface SourceFile {
  readonly file: string;
  readonly source: string;
  readonly program: Node;
}

/** Checks the rules for features of the server (ARCHITECTURE.md, "Adding") in every file below `root`. */
export function checkServerRules(root: string): Violation[] {
  const files = globSync(`${SOURCE}/**/*.ts`, { cwd: root })
    .filter((file) => !TEST_FILE.test(file) && !file.startsWith(`${SOURCE}/platform/`))
    .sort()
    .map((file) => readSource(root, file));
  const features = files.filter(({ file }) => file.startsWith(`${FEATURES}/`));
  return [
    ...files.flatMap(sqlOutsideStores),
    ...features.flatMap(doorsOutsideRoutes),
    ...features.flatMap(moreThanExports),
    ...features.flatMap(handMadeTimers),
    ...features.flatMap(timesOfTheMachine),
    ...features.flatMap(unlikePolicies),
    ...topics(features),
    ...facesOfFeatures(root),
    ...doubledMigrations(root),
  ];
}

/** Migrations run in the order of their numbers: two with the same number would stop the program at its start. */
function doubledMigrations(root: string): Violation[] {
  const files = globSync(`${MIGRATIONS}/*.ts`, { cwd: root }).sort();
  return files.flatMap((file, i) => {
    const before = files[i - 1];
    const isDoubled = before !== undefined && numberOf(before) === numberOf(file);
    return isDoubled ? [`${file}:1: ${path.basename(before)} has the same number`] : [];
  });
}

function numberOf(migration: string): string {
  return path.basename(migration).split('-')[0] ?? '';
}

function readSource(root: string, file: string): SourceFile {
  const source = readFileSync(path.join(root, file), 'utf8');
  return { file, source, program: parseSource(file, source).program as unknown as Node };
}

/** SQL may only be in `*.store.ts`. */
function sqlOutsideStores(code: SourceFile): Violation[] {
  if (code.file.endsWith('.store.ts')) return [];
  return [...nodesOf(code.program)].flatMap((node) => {
    const called = node.type === 'CallExpression' ? propertyOf(node.callee) : undefined;
    if (called !== undefined && SQL_CALLS.has(called)) {
      return [at(code, node, `${called} belongs in a *.store.ts`)];
    }
    return importsSql(node) ? [at(code, node, 'sql belongs in a *.store.ts')] : [];
  });
}

function importsSql(node: Node): boolean {
  if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return false;
  if ((node.source as Node).value !== 'kysely') return false;
  return (node.specifiers as Node[]).some(
    ({ importKind, imported, type }) =>
      type === 'ImportNamespaceSpecifier' || (importKind !== 'type' && nameOf(imported) === 'sql'),
  );
}

/** Endpoints, pages and sockets may only be registered in `*.routes.ts`, whatever the registering object is called. */
function doorsOutsideRoutes(code: SourceFile): Violation[] {
  if (code.file.endsWith('.routes.ts')) return [];
  return [...nodesOf(code.program)].flatMap((node) => {
    const door = node.type === 'MemberExpression' ? propertyOf(node) : keyOfPattern(node);
    return door !== undefined && DOORS.has(door) ? [at(code, node, `${door} belongs in a *.routes.ts`)] : [];
  });
}

/** The name of a registering function in a pattern: `handle` of `const { handle } = routes`. */
function keyOfPattern(node: Node): string | undefined {
  if (node.type !== 'ObjectPattern') return undefined;
  return (node.properties as Node[]).map(({ key }) => nameOf(key)).find((name) => name && DOORS.has(name));
}

/** The `index.ts` of a feature may only be a list of exports by name. */
function moreThanExports(code: SourceFile): Violation[] {
  if (!/^apps\/server\/src\/features\/[^/]+\/index\.ts$/.test(code.file)) return [];
  return (code.program.body as Node[])
    .filter((node) => node.type !== 'ExportNamedDeclaration' || node.source === null)
    .map((node) => at(code, node, 'index.ts contains only `export { … } from …`'));
}

/** Repeated work has to use `platform/every.ts`. */
function handMadeTimers(code: SourceFile): Violation[] {
  return [...nodesOf(code.program)]
    .filter((node) => node.type === 'CallExpression' && calledName(node) === 'setInterval')
    .map((node) => at(code, node, 'repeated work uses every of platform/every.ts'));
}

/** Features read the time from the clock, which tests move. */
function timesOfTheMachine(code: SourceFile): Violation[] {
  return [...nodesOf(code.program)]
    .filter(
      (node) =>
        (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && isEmpty(node.arguments)) ||
        (node.type === 'MemberExpression' && nameOf(node.object) === 'Date' && propertyOf(node) === 'now'),
    )
    .map((node) => at(code, node, 'the time is read from clock.now() of the ground, which tests move'));
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** A policy may only export types and functions that are named `may…` and return a Decision. */
function unlikePolicies(code: SourceFile): Violation[] {
  if (!code.file.endsWith('.policy.ts')) return [];
  return (code.program.body as Node[]).flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : undefined;
    if (declared === undefined || /^TS(Interface|TypeAlias)/.test(declared?.type ?? '')) return [];
    if (node.exportKind === 'type') return [];
    const name = declared?.type === 'FunctionDeclaration' ? nameOf(declared.id) : undefined;
    const answer = (declared?.returnType as Node | null | undefined)?.typeAnnotation as Node | undefined;
    const isPolicy = /^may([A-Z]|$)/.test(name ?? '') && nameOf(answer?.typeName) === 'Decision';
    return isPolicy ? [] : [at(code, node, 'a policy exports functions `may…(…): Decision`')];
  });
}

/** A topic of the bus is a constant of the feature that owns it; other features import it. */
function topics(files: readonly SourceFile[]): Violation[] {
  const owners = new Map<string, string>();
  return files.flatMap((code) =>
    [...nodesOf(code.program)].flatMap((node) => {
      if (node.type === 'VariableDeclarator' && /_TOPIC$/.test(nameOf(node.id) ?? '')) {
        const topic = String((node.init as Node | null)?.value);
        const owner = owners.get(topic);
        owners.set(topic, owner ?? code.file);
        return owner ? [at(code, node, `the topic ${topic} is owned by ${owner}: import it`)] : [];
      }
      if (node.type !== 'CallExpression' || !BUS_CALLS.has(propertyOf(node.callee) ?? '')) return [];
      const [topic] = node.arguments as Node[];
      const isNamed = topic?.type === 'Identifier' && /_TOPIC$/.test(nameOf(topic) ?? '');
      return isNamed ? [] : [at(code, node, 'a topic of the bus is a constant named …_TOPIC')];
    }),
  );
}

/** Each feature has an `index.ts`; one with routes is registered by the file named after it, and has a test. */
function facesOfFeatures(root: string): Violation[] {
  const folder = path.join(root, FEATURES);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const has = (file: string) => existsSync(path.join(folder, name, file));
      const hasRoutes = readdirSync(path.join(folder, name)).some((file) => file.endsWith('.routes.ts'));
      const hasTest = () => globSync('**/*.test.ts', { cwd: path.join(folder, name) }).length > 0;
      return [
        ...(has('index.ts') ? [] : [`${FEATURES}/${name}: a feature has an index.ts`]),
        ...(!hasRoutes || has(`register-${name}.ts`)
          ? []
          : [`${FEATURES}/${name}: a feature with routes is registered by register-${name}.ts`]),
        ...(!hasRoutes || hasTest()
          ? []
          : [`${FEATURES}/${name}: a feature with routes has a ${name}.test.ts`]),
      ];
    });
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') yield value as Node;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesOf(each);
  }
}

/** The property name: `b` of `a.b`, `a?.b` and `a['b']`. */
function propertyOf(value: unknown): string | undefined {
  const node = value as Node;
  if (node.type === 'ChainExpression') return propertyOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const { property } = node as unknown as { readonly property: Node };
  return property.type === 'Identifier' ? nameOf(property) : String(property.value);
}

function calledName(node: Node): string | undefined {
  return nameOf(node.callee) ?? propertyOf(node.callee);
}

function nameOf(value: unknown): string | undefined {
  const node = value as Node | null | undefined;
  return node?.type === 'Identifier' ? String(node.name) : undefined;
}

function at({ file, source }: SourceFile, node: Node, problem: string): Violation {
  return `${file}:${source.slice(0, node.start).split('\n').length}: ${problem}`;
}
