import { build, type InlineConfig } from 'vite';

/** One file of a build: the modules that went into it, and the files that it needs before it can run. */
export interface BuiltFile {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  /** Characters of each module, as they stand in the file before it is made small. */
  readonly sizes?: Readonly<Record<string, number>>;
}

/** What several surfaces share and is smaller has no file of its own: to ask for one costs more than these characters. */
const SMALLEST_FILE = 4_000;
/** The same where no lean surface is to carry it: what lies beside costs nobody else anything. */
const SMALLEST_BESIDE = 7_500;

/** A file that takes in what is too small for one of its own. */
interface Room {
  /** Of its file. */
  readonly name: string;
  /** It takes in what is smaller. */
  readonly below: number;
  /** The files that all who load this one have by then. */
  readonly before: readonly string[];
  /** It takes in what comes after a first paint too, where several share it; elsewhere that stays apart. */
  readonly takesLate: boolean;
}

const SHELL: Room = { name: 'shell', below: SMALLEST_FILE, before: ['shell'], takesLate: false };
/** Beside the shell, for those that are not lean; so is the other one beside the program. */
const BESIDE_SHELL: Room = { ...SHELL, name: 'shell-rest', below: SMALLEST_BESIDE };
const PROGRAM: Room = { ...SHELL, name: 'program', before: [SHELL.name, 'program', BESIDE_SHELL.name] };
const BESIDE_PROGRAM: Room = { ...PROGRAM, name: 'program-rest', below: SMALLEST_BESIDE, takesLate: true };
/** Of what no light surface uses either. */
const BEYOND_PROGRAM: Room = {
  ...BESIDE_PROGRAM,
  name: 'program-more',
  before: [...BESIDE_PROGRAM.before, BESIDE_PROGRAM.name],
};

/**
 * The module with which each surface begins, by the name of the surface; `shell` is around them all, `program` around all
 * but those that stand alone.
 */
export type Beginnings = Readonly<Record<string, string>>;
/** What a surface brings after its first paint, by name: the surface, or the other follower, that is there by then. */
export type Followers = Readonly<Record<string, string>>;
/** The modules that a surface brings before its first page, beside those that it begins with, by the name of the surface. */
export type Brought = Readonly<Record<string, readonly string[]>>;

/** What shares a module with a surface and comes later than any beginning, where users of modules are counted. */
const LATE = 'late';

/**
 * Says into which file each module goes, so that a surface comes in few: all of the shell in one, all of the program in one,
 * of a surface alone in one, and in one for each set of surfaces that share something. What the program shares with a
 * surface that stands `alone` is the shell's. What is too small for a file of its own goes into the shell or the program,
 * or, where no `lean` surface uses it, into one file beside those, so that lean ones carry
 * little that they do not use; where no `light` one uses it either, into one more. `files` are those of a build that split without a plan, which tells what a surface really
 * uses of what it imports. Modules that no surface begins with are not named, but for two: what is small and what a surface
 * has `brought` shares with other late code, or with a surface, goes where small files do, and what only passes on goes where that lies.
 */
export function nameFiles(
  files: readonly BuiltFile[],
  beginnings: Beginnings,
  followers: Followers = {},
  alone: readonly string[] = [],
  lean: readonly string[] = [],
  brought: Brought = {},
  light: readonly string[] = [],
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
  /** The names of what all who open one surface wait for, and of what comes later: neither belongs into the shell. */
  const apart = new Set<string>();
  /** The surfaces for which each file is, by its name. */
  const shared = new Map<string, readonly string[]>();
  const nameOf = (surfaces: readonly string[]) => {
    if (surfaces.includes(SHELL.name)) return SHELL.name;
    if (surfaces.includes(PROGRAM.name)) return surfaces.some(isAlone) ? SHELL.name : PROGRAM.name;
    const left = surfaces.filter((each) => !comesBefore(each, surfaces, followers));
    const name = left.join('-');
    // A surface that stands alone shares nothing with others but the shell: what is small belongs there.
    const isMixed = left.some(isAlone) && !left.every(isAlone);
    if (left.filter(isFirst).length < 2 && !isMixed) apart.add(name);
    shared.set(name, left);
    return name;
  };
  const named = new Map([...users].map(([id, surfaces]) => [id, nameOf(surfaces)]));
  const usersOf = (file: BuiltFile) => [...new Set(file.moduleIds.flatMap((id) => users.get(id) ?? []))];
  const isSmall = (file: BuiltFile) => sizeOf(file) < SMALLEST_FILE;
  /** Names of files that stay the bundler's, or the surface's whose they are, unless they are small. */
  const unplanned = new Map<string, string | undefined>();
  /** The surfaces that bring a module, beside those that begin with it. */
  const bringers = new Map<string, string[]>();
  for (const [surface, modules] of Object.entries(brought)) {
    const reached = new Set(modules.flatMap((module) => reachedFrom(files, module, surface)));
    for (const id of [...reached].flatMap(({ moduleIds }) => moduleIds))
      bringers.set(id, [...(bringers.get(id) ?? []), surface]);
    const owners = [...reached].filter((file) => !isSmall(file)).map(usersOf);
    // Those whose files come with what is brought anyway keep what is theirs.
    const there = owners.filter(({ length }) => length === 1).flat();
    const stays = [SHELL.name, PROGRAM.name, surface, ...lean, ...there];
    for (const file of reached) {
      const isShared = files.filter(({ imports }) => imports.includes(file.fileName)).length > 1;
      const [only, ...more] = usersOf(file);
      // What is small and one surface's own is shared from now on: nobody is to bring that surface for it alone.
      const isLent = only !== undefined && more.length === 0 && isSmall(file) && !stays.includes(only);
      if (!isShared || (only !== undefined && !isLent)) continue;
      unplanned.set(file.fileName, only);
      shared.set(file.fileName, [...(shared.get(file.fileName) ?? [only ?? LATE]), surface]);
      for (const id of file.moduleIds) named.set(id, file.fileName);
    }
  }
  const roomOf = (name: string) => {
    const ids = [...named].flatMap(([id, each]) => (each === name ? [id] : []));
    const users = [...(shared.get(name) ?? []), ...ids.flatMap((id) => bringers.get(id) ?? [])];
    const isFor = (few: readonly string[]) => few.length === 0 || users.some((each) => few.includes(each));
    const inProgram = PROGRAM.name in beginnings && !users.some(isAlone);
    if (!inProgram) return isFor(lean) ? SHELL : BESIDE_SHELL;
    if (isFor(lean)) return PROGRAM;
    return isFor(light) ? BESIDE_PROGRAM : BEYOND_PROGRAM;
  };
  const planned = [...withoutSmallFiles(files, named, { apart, shared, roomOf })].flatMap(([id, name]) => {
    const kept = unplanned.has(name) ? unplanned.get(name) : name;
    return kept === undefined ? [] : [[id, kept] as const];
  });
  return withPassersOn(files, new Map(planned));
}

/** Characters of a file, before it is made small. */
function sizeOf({ moduleIds, sizes }: BuiltFile): number {
  return moduleIds.reduce((sum, id) => sum + (sizes?.[id] ?? SMALLEST_FILE), 0);
}

/** The file that has the module, and all that it needs before it can run. */
function reachedFrom(files: readonly BuiltFile[], start: string, surface: string): readonly BuiltFile[] {
  const first = files.find((file) => file.moduleIds.includes(start));
  if (!first) throw new Error(`no file of the build has ${start}, with which ${surface} begins`);
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
 * Names as well what has nothing of its own and passes on what lies in one file: it would be a file of some fifty
 * characters, asked for by itself.
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
    // A file of the bundler's becomes one of the plan, so that there is a name for both.
    const [only] = passed.length === 1 ? passed : [];
    const name = goal ?? (only && nameBefore(only.fileName));
    if (name === undefined) continue;
    for (const id of [...moduleIds, ...ids]) names.set(id, name);
  }
  return names;
}

/** The bundler's name for a file, without folder, hash and ending. */
function nameBefore(fileName: string): string {
  return fileName.replace(/^.*\//, '').replace(/(-.{8})?\.js$/, '');
}

/** Whether one of the surfaces is there by the time the follower comes. */
function comesBefore(follower: string, surfaces: readonly string[], followers: Followers): boolean {
  const before = followers[follower];
  return before !== undefined && (surfaces.includes(before) || comesBefore(before, surfaces, followers));
}

interface Sharing {
  readonly apart: ReadonlySet<string>;
  /** The surfaces for which each file is, by its name. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** What takes in a small file, by the name of that. */
  readonly roomOf: (name: string) => Room;
}

/**
 * Names for what a small file would hold the file that comes to all of its surfaces and to the fewest others; where there
 * is none, its room. Not so where that would bring more there than itself.
 */
function withoutSmallFiles(
  files: readonly BuiltFile[],
  named: ReadonlyMap<string, string>,
  { apart, shared, roomOf }: Sharing,
): ReadonlyMap<string, string> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    for (const id of file.moduleIds) {
      const name = named.get(id) ?? '';
      sizes.set(name, (sizes.get(name) ?? 0) + (file.sizes?.[id] ?? SMALLEST_FILE));
    }
  }
  const takenIn = new Map<string, string>();
  // What took in another file may be small enough to be taken in itself.
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
  const wider = (name: string) =>
    [...shared]
      .filter(([other, users]) => {
        const isLarge = (sizes.get(other) ?? 0) >= SMALLEST_FILE;
        return other !== name && isLarge && shared.get(name)?.every((each) => users.includes(each));
      })
      .sort(([, one], [, other]) => one.length - other.length)
      .map(([other]) => other);
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
  // What imports a small file may follow it once that has its room.
  for (let before = -1; before < takenIn.size; ) {
    before = takenIn.size;
    for (const each of sizes) look(each);
  }
  return new Map([...named].map(([id, name]) => [id, last(name)]));
}

/** The names of `nameFiles`, from a first build that nothing keeps. */
export async function filesBySurface(
  config: InlineConfig,
  beginnings: Beginnings,
  followers: Followers,
  alone: readonly string[],
  lean: readonly string[],
  brought: Brought,
  light: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, manifest: false },
  });
  if (!('output' in built)) throw new Error('the first build gave no files');
  return nameFiles(
    built.output
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, moduleIds, imports, modules }) => ({
        fileName,
        moduleIds,
        imports,
        sizes: Object.fromEntries(moduleIds.map((id) => [id, modules[id]?.renderedLength ?? 0])),
      })),
    beginnings,
    followers,
    alone,
    lean,
    brought,
    light,
  );
}
