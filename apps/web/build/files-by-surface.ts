import { build, type InlineConfig } from 'vite';

/** One file of a build: its modules, and the files that it imports statically. */
export interface BuiltFile {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  /** Characters of each module before minification. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** A file shared by several surfaces gets merged if it has fewer characters, because a request costs more. */
const SMALLEST_FILE = 4_000;
/** The limit for merging when no lean surface would carry the code. */
const SMALLEST_BESIDE = 7_500;

/** A file into which small files are merged. */
interface Room {
  /** Name of the file. */
  readonly name: string;
  /** Files with fewer characters are merged into it. */
  readonly below: number;
  /** The files that are loaded whenever this file is. */
  readonly before: readonly string[];
  /** Whether small files shared by lazy code are merged into it too. */
  readonly takesLate: boolean;
}

const SHELL: Room = { name: 'shell', below: SMALLEST_FILE, before: ['shell'], takesLate: false };
/** The file beside the shell for surfaces that are not lean; `BESIDE_PROGRAM` is such a file beside the program. */
const BESIDE_SHELL: Room = { ...SHELL, name: 'shell-rest', below: SMALLEST_BESIDE };
const PROGRAM: Room = { ...SHELL, name: 'program', before: [SHELL.name, 'program', BESIDE_SHELL.name] };
const BESIDE_PROGRAM: Room = { ...PROGRAM, name: 'program-rest', below: SMALLEST_BESIDE, takesLate: true };
/** The file for code that no light surface uses either. */
const BEYOND_PROGRAM: Room = {
  ...BESIDE_PROGRAM,
  name: 'program-more',
  before: [...BESIDE_PROGRAM.before, BESIDE_PROGRAM.name],
};

/** The facts about the application's surfaces that a build needs. */
export interface SurfacePlan {
  /**
   * The entry module of each surface by name; `shell` is loaded with all of them, `program` with all but `alone`
   * surfaces.
   */
  readonly beginnings: Readonly<Record<string, string>>;
  /**
   * Modules loaded after a first paint: maps the name of a follower to the surface, or other follower, that is loaded
   * before it.
   */
  readonly followers?: Readonly<Record<string, string>>;
  /** Surfaces that run without the program. */
  readonly alone?: readonly string[];
  /** Surfaces that load as little as possible that they do not use. */
  readonly lean?: readonly string[];
  /** Surfaces that load no large code of others for a small file. */
  readonly light?: readonly string[];
  /** The lazy modules that a surface loads before its first page, by the name of the surface. */
  readonly loadedFirst?: Readonly<Record<string, readonly string[]>>;
}

/** Marks lazy code in lists of a module's users. */
const LATE = 'late';

/**
 * Assigns each module to a file, so that a surface loads few files: one for the shell, one for the program, one for the
 * modules of a single surface, and one for each set of surfaces that share modules. Modules that the program shares
 * with an `alone` surface go into the shell. A file that is too small is merged into the shell or the program, or, if
 * no `lean` surface uses it, into a file beside those, so that lean surfaces load little that they do not use; if no
 * `light` surface uses it either, into one more. `files`: the files of a build without this plan, which shows what a
 * surface really uses of its imports. Modules that no surface reaches are left to the bundler, with two exceptions:
 * small modules that the `loadedFirst` code of a surface shares with other lazy code or with a surface are merged like
 * small files, and modules that only re-export go where their exports are.
 */
export function nameFiles(
  files: readonly BuiltFile[],
  { beginnings, followers = {}, alone = [], lean = [], light = [], loadedFirst = {} }: SurfacePlan,
): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>();
  for (const [surface, start] of Object.entries(beginnings)) {
    for (const id of reachedFrom(files, start, surface).flatMap((file) => file.moduleIds))
      users.set(id, [...(users.get(id) ?? []), surface]);
  }
  const isFirst = (surface: string) => !(surface in followers);
  const isAlone = (surface: string): boolean => {
    const before = followers[surface];
    return before === undefined ? alone.includes(surface) : isAlone(before);
  };
  /** Names of files for a single surface or for lazy code, which must not be merged into the shell. */
  const apart = new Set<string>();
  /** The users of each file, by its name. */
  const shared = new Map<string, readonly string[]>();
  const nameOf = (surfaces: readonly string[]) => {
    if (surfaces.includes(SHELL.name)) return SHELL.name;
    if (surfaces.includes(PROGRAM.name)) return surfaces.some(isAlone) ? SHELL.name : PROGRAM.name;
    const left = surfaces.filter((each) => !comesBefore(each, surfaces, followers));
    const name = left.join('-');
    // A standalone surface shares only the shell with other surfaces, so small shared files may be merged into it.
    const isMixed = left.some(isAlone) && !left.every(isAlone);
    if (left.filter(isFirst).length < 2 && !isMixed) apart.add(name);
    shared.set(name, left);
    return name;
  };
  const named = new Map([...users].map(([id, surfaces]) => [id, nameOf(surfaces)]));
  const usersOf = (file: BuiltFile) => [...new Set(file.moduleIds.flatMap((id) => users.get(id) ?? []))];
  const isSmall = (file: BuiltFile) => sizeOf(file) < SMALLEST_FILE;
  /** Files that are left to the bundler (undefined) or to their surface, unless they are small. */
  const unplanned = new Map<string, string | undefined>();
  /** The surfaces that load a module lazily, besides the surfaces that reach it statically. */
  const loaders = new Map<string, string[]>();
  for (const [surface, modules] of Object.entries(loadedFirst)) {
    const reached = new Set(modules.flatMap((module) => reachedFrom(files, module, surface)));
    for (const id of [...reached].flatMap(({ moduleIds }) => moduleIds))
      loaders.set(id, [...(loaders.get(id) ?? []), surface]);
    const owners = [...reached].filter((file) => !isSmall(file)).map(usersOf);
    // Surfaces whose large files are loaded with this lazy code anyway keep their small files.
    const there = owners.filter(({ length }) => length === 1).flat();
    const stays = [SHELL.name, PROGRAM.name, surface, ...lean, ...there];
    for (const file of reached) {
      const isShared = files.filter(({ imports }) => imports.includes(file.fileName)).length > 1;
      const [only, ...more] = usersOf(file);
      // A small file of one surface becomes shared, so that lazy code of another surface need not load that surface for
      // it.
      const isLent = only !== undefined && more.length === 0 && isSmall(file) && !stays.includes(only);
      if (!isShared || (only !== undefined && !isLent)) continue;
      unplanned.set(file.fileName, only);
      shared.set(file.fileName, [...(shared.get(file.fileName) ?? [only ?? LATE]), surface]);
      for (const id of file.moduleIds) named.set(id, file.fileName);
    }
  }
  /** The surfaces and lazy code that load the file, also the surfaces that load it before their first page. */
  const audienceOf = (name: string) => {
    const ids = [...named].flatMap(([id, each]) => (each === name ? [id] : []));
    return [...(shared.get(name) ?? []), ...ids.flatMap((id) => loaders.get(id) ?? [])];
  };
  const isUnplanned = (name: string) => unplanned.has(name) && unplanned.get(name) === undefined;
  const roomOf = (name: string) => {
    const users = audienceOf(name);
    const isFor = (few: readonly string[]) => few.length === 0 || users.some((each) => few.includes(each));
    const inProgram = PROGRAM.name in beginnings && !users.some(isAlone);
    if (!inProgram) return isFor(lean) ? SHELL : BESIDE_SHELL;
    if (isFor(lean)) return PROGRAM;
    return isFor(light) ? BESIDE_PROGRAM : BEYOND_PROGRAM;
  };
  const planned = [
    ...withoutSmallFiles(files, named, { apart, shared, audienceOf, isUnplanned, light, roomOf }),
  ].flatMap(([id, name]) => {
    const kept = unplanned.has(name) ? unplanned.get(name) : name;
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return withPassersOn(files, new Map(planned));
}

/** Characters of a file before minification. */
function sizeOf({ moduleIds, sizes }: BuiltFile): number {
  return moduleIds.reduce((sum, id) => sum + (sizes?.[id] ?? SMALLEST_FILE), 0);
}

/** The file that contains the module, with all files that it imports statically. */
function reachedFrom(files: readonly BuiltFile[], start: string, surface: string): readonly BuiltFile[] {
  const first = files.find((file) => file.moduleIds.includes(start));
  if (!first) throw new Error(`no file of the build contains ${start}, the entry of ${surface}`);
  const reached = new Set<BuiltFile>();
  const next = [first];
  for (let file = next.pop(); file; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const { imports } = file;
    next.push(...files.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...reached];
}

/**
 * Modules that only re-export from one file are assigned, too; otherwise each would become a file of some fifty
 * characters with its own request.
 */
function withPassersOn(
  files: readonly BuiltFile[],
  named: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const names = new Map(named);
  for (const { moduleIds, imports, sizes } of files) {
    if (moduleIds.some((id) => named.has(id) || sizes?.[id] !== 0)) continue;
    const passed = files.filter(({ fileName }) => imports.includes(fileName));
    const ids = passed.flatMap((file) => file.moduleIds);
    const [goal, ...others] = new Set(ids.map((id) => named.get(id)));
    if (others.length > 0) continue;
    // A file left to the bundler becomes part of the plan, so that there is a name for both.
    const [only] = passed.length === 1 ? passed : [];
    const name = goal ?? (only && nameBefore(only.fileName));
    if (name === undefined) continue;
    for (const id of [...moduleIds, ...ids]) names.set(id, name);
  }
  return names;
}

/** The bundler's name for a file, without folder, hash and extension. */
function nameBefore(fileName: string): string {
  return fileName.replace(/^.*\//, '').replace(/(-.{8})?\.js$/, '');
}

/** Whether any of the surfaces is loaded before the follower. */
function comesBefore(
  follower: string,
  surfaces: readonly string[],
  followers: Readonly<Record<string, string>>,
): boolean {
  const before = followers[follower];
  return before !== undefined && (surfaces.includes(before) || comesBefore(before, surfaces, followers));
}

interface Sharing {
  readonly apart: ReadonlySet<string>;
  /** The users of each file, by its name. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** The users of a file, and the surfaces that load it before their first page. */
  readonly audienceOf: (name: string) => readonly string[];
  /** Whether the plan leaves the file to the bundler, unless it is small: then nothing can be merged into it. */
  readonly isUnplanned: (name: string) => boolean;
  readonly light: readonly string[];
  /** The file into which a small file is merged if no shared file fits. */
  readonly roomOf: (name: string) => Room;
}

/**
 * Merges small files: into the smallest-audience file that all of its users load, otherwise into the fallback file of
 * `roomOf`. A file is not merged when its imports are not loaded with the target.
 */
function withoutSmallFiles(
  files: readonly BuiltFile[],
  named: ReadonlyMap<string, string>,
  { apart, shared, audienceOf, isUnplanned, light, roomOf }: Sharing,
): ReadonlyMap<string, string> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    for (const id of file.moduleIds) {
      const name = named.get(id) ?? '';
      sizes.set(name, (sizes.get(name) ?? 0) + (file.sizes?.[id] ?? SMALLEST_FILE));
    }
  }
  const takenIn = new Map<string, string>();
  // The target may itself be merged into another file.
  const last = (name: string): string => {
    const goal = takenIn.get(name);
    return goal === undefined ? name : last(goal);
  };
  const isWithin = (fileName: string, names: readonly string[]) =>
    files
      .find((file) => file.fileName === fileName)
      ?.moduleIds.every((id) => {
        const name = named.get(id);
        return name !== undefined && names.includes(last(name));
      }) ?? false;
  const wider = (name: string) => {
    // A light surface must not load the large code of others for a small file.
    const audience = [
      ...(shared.get(name) ?? []),
      ...audienceOf(name).filter((each) => light.includes(each)),
    ];
    return [...shared]
      .filter(([other, users]) => {
        const isLarge = (sizes.get(other) ?? 0) >= SMALLEST_FILE;
        return (
          other !== name && isLarge && !isUnplanned(other) && audience.every((each) => users.includes(each))
        );
      })
      .sort(([, one], [, other]) => one.length - other.length)
      .map(([other]) => other);
  };
  const look = ([name, size]: readonly [string, number]) => {
    if (name === SHELL.name || name === PROGRAM.name || takenIn.has(name)) return;
    const room = roomOf(name);
    if (size >= room.below) return;
    const isShared = (shared.get(name) ?? []).length > 1;
    if (apart.has(name) && !(room.takesLate && isShared)) return;
    const own = files.filter(({ moduleIds }) => moduleIds.some((id) => named.get(id) === name));
    const isOwn = (fileName: string) => own.some((each) => each.fileName === fileName);
    const goal = [...wider(name), room.name].find((each) =>
      own.every(({ imports }) =>
        imports.every((file) => isWithin(file, [...room.before, each]) || isOwn(file)),
      ),
    );
    if (goal !== undefined) takenIn.set(name, goal);
  };
  // The loop is needed because a file that imports a small file may be merged after the small file.
  for (let before = -1; before < takenIn.size; ) {
    before = takenIn.size;
    for (const each of sizes) look(each);
  }
  return new Map([...named].map(([id, name]) => [id, last(name)]));
}

/**
 * The result of `nameFiles` for a first build whose output is discarded. `apart`: modules that get a file of their own
 * whatever the plan says, so that their size must not keep the modules beside them from being merged.
 */
export async function filesBySurface(
  config: InlineConfig,
  apart: RegExp,
  plan: SurfacePlan,
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, manifest: false },
  });
  if (!('output' in built)) throw new Error('the first build created no files');
  return nameFiles(
    built.output
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, moduleIds, imports, modules }) => ({
        fileName,
        moduleIds,
        imports,
        sizes: Object.fromEntries(
          moduleIds.map((id) => [id, apart.test(id) ? 0 : (modules[id]?.renderedLength ?? 0)]),
        ),
      })),
    plan,
  );
}
