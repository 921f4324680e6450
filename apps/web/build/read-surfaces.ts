import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { FirstSurface } from '../src/app/first/first-calls.ts';

/** The fields of a surface's row that the build uses. */
export interface BuiltSurface {
  readonly name: string;
  readonly paths: readonly string[];
  readonly root: string;
  readonly guard: string;
  readonly skeleton: string;
  readonly courseware: string;
  /** The surface's entry module, a path below `src/`. */
  readonly module: string;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const TABLE = fileURLToPath(new URL('../src/app/surfaces.ts', import.meta.url));

/**
 * The rows of `src/app/surfaces.ts`, parsed as text, because importing it would pull the whole application into the
 * build configuration. Throws when a field is not a literal.
 */
export function readSurfaces(source = readFileSync(TABLE, 'utf8')): readonly BuiltSurface[] {
  const { program } = parseSync(TABLE, source);
  const table = nodesOf(program).find(
    ({ type, id }) => type === 'VariableDeclarator' && (id as Node).name === 'SURFACES',
  );
  const rows = (table?.init as Node | undefined)?.elements;
  if (!Array.isArray(rows)) throw new Error('surfaces.ts has no table SURFACES');
  return rows.map((row: Node) => {
    const values = new Map(
      (row.properties as Node[]).map((each) => [(each.key as Node).name, each.value as Node]),
    );
    const text = (field: string) => literal(field, values.get(field));
    const paths = values.get('paths')?.elements as Node[] | undefined;
    const loaded = nodesOf(values.get('load')).find(({ type }) => type === 'ImportExpression');
    const module = literal('load', loaded?.source as Node | undefined);
    return {
      name: text('name'),
      paths: (paths ?? []).map((path) => literal('paths', path)),
      root: text('root'),
      guard: text('guard'),
      skeleton: text('skeleton'),
      courseware: text('courseware'),
      module: new URL(module, 'file:///app/').pathname.slice(1),
    };
  });
}

/** Paths, below `src/`, of the modules that a surface loads after its first paint, by the surface's name. */
export type LaterModules = Readonly<Record<string, readonly string[]>>;

/** The program's entry module, a path below `src/`. */
export const PROGRAM = 'app/program.tsx';

/** The table of surfaces for the page's first script, by path. `filesOf`: the files of an entry module. */
export function firstSurfaces(
  surfaces: readonly BuiltSurface[],
  laterModules: LaterModules,
  filesOf: (module: string) => readonly string[],
): Readonly<Record<string, FirstSurface>> {
  return Object.fromEntries(
    surfaces.flatMap(({ name, paths, root, guard, skeleton, courseware, module }) => {
      const begins = root === 'program' ? [PROGRAM, module] : [module];
      const files = [...new Set(begins.flatMap(filesOf))];
      const rest = new Set((laterModules[name] ?? []).flatMap(filesOf));
      const later = [...rest].filter((file) => !files.includes(file));
      const surface = { guard, skeleton, courseware, files, later };
      return paths.map((path) => [path, surface]);
    }),
  );
}

function literal(field: string, node: Node | undefined): string {
  if (node?.type !== 'Literal' || typeof node.value !== 'string') {
    throw new Error(
      `the ${field} of a row of surfaces.ts is not a string literal, so the build cannot read it`,
    );
  }
  return node.value;
}

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}
