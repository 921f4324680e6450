import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../test/process.ts';

/** The fields of a package in a lock file that are read or written here. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: unknown;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'arm'];

/**
 * Optional packages that a lock file's packages name by an exact version but that the lock file lacks: their entries,
 * by path.
 */
export function missingFromLock(packages: LockedPackages): LockedPackages {
  const missing: Record<string, LockedPackage> = {};
  const all: Record<string, LockedPackage> = { ...packages };
  for (const [from, { optionalDependencies = {}, dev, license, engines }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = placeOf(all, from, name);
      if (!/^\d/.test(version) || (found && all[found]?.version === version)) continue;
      const place = all[`node_modules/${name}`] ? `${from}/node_modules/${name}` : `node_modules/${name}`;
      const entry = {
        version,
        ...machineOf(name),
        ...(dev ? { dev } : {}),
        ...(license ? { license } : {}),
        ...(engines ? { engines } : {}),
        optional: true,
      };
      missing[place] = entry;
      all[place] = entry;
    }
  }
  return missing;
}

/** The path at which the package at `from` finds the package `name`: beside it, or in a folder above. */
function placeOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at ? `${at}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return undefined;
  }
}

/** The system, processor and C library of a package with a prebuilt program, derived from its name. */
function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1) ?? '';
  const os = SYSTEMS.find((each) => words.includes(each));
  const cpu = PROCESSORS.find((each) => new RegExp(`-${each}(-|$)`).test(words));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(os ? { os: [os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
  };
}

/**
 * `node scripts/run.mjs scripts/rules/complete-lock.ts` adds packages of other systems to package-lock.json, which npm
 * left out because the registry does not have them. `npm ci` refuses a lock file without them, and those systems need
 * them.
 */
function completeLock(): void {
  const file = path.join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockedPackages };
  const missing = missingFromLock(lock.packages);
  const entries = Object.entries({ ...lock.packages, ...missing });
  const packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`${Object.keys(missing).length} packages of other platforms written into package-lock.json`);
}

if (process.argv[1] === import.meta.filename) completeLock();
