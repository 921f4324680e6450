import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { FirstSurface } from '../src/app/first/first-calls.ts';

/** What the build knows of a surface; the fields are those of the row. */
export interface BuiltSurface {
  readonly name: string;
  readonly paths: readonly string[];
  readonly root: string;
  readonly guard: string;
  readonly skeleton: string;
  readonly courseware: string;
  /** The module that the surface's code begins with, below `src/`. */
  readonly module: string;
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const TABLE = fileURLToPath(new URL('../src/app/surfaces.ts', import.meta.url));

/**
 * The rows of `src/app/surfaces.ts`, read from its text: to import it would bring the whole application into the build's
 * own configuration. Throws when a row is written in another way than as literals.
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

/** The modules, below `src/`, of what a surface brings after its first paint, by the surface's name. */
export type LaterModules = Readonly<Record<string, readonly string[]>>;

/** The module with which the program begins, below `src/`. */
export const PROGRAM = 'app/program.tsx';

/** What the page's first script is told of the surfaces, by path. `filesOf` names the files of what begins with a module. */
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
    throw new Error(`a row of surfaces.ts has its ${field} not as plain text, which the build could read`);
  }
  return node.value;
}

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}
