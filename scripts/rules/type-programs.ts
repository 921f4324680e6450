import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../test/process.ts';

const CONFIGS = '{packages/*,apps/*,e2e,bench,scripts}/tsconfig*.json';
const BASE = 'tsconfig.base.json';

interface Settings {
  readonly [option: string]: unknown;
}

/** Projects (`tsconfig*.json`) with the same compiler options. */
export interface TypeProgram {
  /** Paths of the projects. */
  readonly projects: readonly string[];
  readonly compilerOptions: Settings;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Groups the projects of the workspaces by their compiler options. The compiler then reads and checks a source once for
 * all projects of a group, while each project alone would check all sources of the packages below it again. Project
 * references cannot replace this: the types of records are inferred, and the compiler refuses to write such long
 * declarations (TS7056). Throws when a project sets more than options and files. Paths are relative to `root`.
 */
export function typePrograms(root: string): TypeProgram[] {
  const groups = new Map<string, TypeProgram>();
  for (const project of globSync(CONFIGS, { cwd: root }).sort()) {
    const folder = path.dirname(project);
    const config = JSON.parse(readFileSync(path.join(root, project), 'utf8'));
    const { extends: base, compilerOptions = {}, include = ['.'], exclude = [], ...others } = config;
    if (path.join(folder, base ?? '') !== BASE) throw new Error(`${project} does not extend ${BASE}`);
    if (Object.keys(others).length > 0) throw new Error(`${project} sets ${Object.keys(others).join(', ')}`);
    const key = JSON.stringify(
      Object.entries(compilerOptions).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const within = (each: string) => path.join(folder, each);
    const group = groups.get(key);
    groups.set(key, {
      projects: [...(group?.projects ?? []), project],
      compilerOptions,
      include: [...(group?.include ?? []), ...include.map(within)],
      exclude: [...(group?.exclude ?? []), ...exclude.map(within)],
    });
  }
  return [...groups.values()];
}

/** The compiler collects its garbage only beyond this size: it runs once, and collecting takes a quarter of its time. */
const COLLECTS_LATE = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * Runs the compiler and returns its output, empty when all types are right. `cache` is the folder for its results, which
 * the next run reads. Each further checker would infer the same types again: four take 60 % more processor time than one.
 */
export async function checkTypes(root: string, program: TypeProgram, cache: string): Promise<string> {
  const [first = ''] = program.projects;
  const name = path.join(cache, first.replace(/\W/g, '-'));
  let project = first;
  if (program.projects.length > 1) {
    project = `${name}-and-others.json`;
    const absolute = (each: string) => path.join(root, each);
    const config = {
      extends: absolute(BASE),
      compilerOptions: program.compilerOptions,
      include: program.include.map(absolute),
      exclude: program.exclude.map(absolute),
    };
    mkdirSync(cache, { recursive: true });
    writeFileSync(project, JSON.stringify(config));
  }
  const options = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', `${name}.tsbuildinfo`];
  const { code, output } = await runProgram('tsc', ['-p', project, ...options], {
    cwd: root,
    env: COLLECTS_LATE,
  });
  return code === 0 ? '' : output.trim() || `exit code ${code}`;
}
