import { build, type InlineConfig } from 'vite';

/** One file of a build: the modules that went into it, and the files that it needs before it can run. */
export interface BuiltFile {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
}

/** The module with which each surface begins, by the name of the surface; `shell` is around them all. */
export type Beginnings = Readonly<Record<string, string>>;
/** What a surface brings after its first paint, by name: the surface that is there by then. */
export type Followers = Readonly<Record<string, string>>;

/**
 * Says into which file each module goes, so that a surface comes in few: all of the shell in one, of a surface alone in
 * one, and in one for each set of surfaces that share something. `files` are those of a build that split without a plan,
 * which tells what a surface really uses of what it imports. Modules that no surface begins with are not named.
 */
export function nameFiles(
  files: readonly BuiltFile[],
  beginnings: Beginnings,
  followers: Followers = {},
): ReadonlyMap<string, string> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const users = new Map<string, string[]>();
  for (const [surface, start] of Object.entries(beginnings)) {
    const first = files.find((file) => file.moduleIds.includes(start));
    if (!first) throw new Error(`no file of the build has ${start}, with which ${surface} begins`);
    const reached = new Set<BuiltFile>();
    const next = [first];
    for (let file = next.pop(); file; file = next.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const name of file.imports) next.push(...[byName.get(name)].filter((each) => each !== undefined));
    }
    for (const id of [...reached].flatMap((file) => file.moduleIds))
      users.set(id, [...(users.get(id) ?? []), surface]);
  }
  const nameOf = (surfaces: readonly string[]) =>
    surfaces.includes('shell')
      ? 'shell'
      : surfaces.filter((each) => !surfaces.includes(followers[each] ?? '')).join('-');
  return new Map([...users].map(([id, surfaces]) => [id, nameOf(surfaces)]));
}

/** The names of `nameFiles`, from a first build that nothing keeps. */
export async function filesBySurface(
  config: InlineConfig,
  beginnings: Beginnings,
  followers: Followers,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, manifest: false },
  });
  if (!('output' in built)) throw new Error('the first build gave no files');
  return nameFiles(
    built.output.filter((each) => each.type === 'chunk'),
    beginnings,
    followers,
  );
}
