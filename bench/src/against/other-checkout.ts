import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@lectern/e2e/server';

/** The measuring code: copied from this checkout, so that the same code drives both programs. */
const MEASURES = ['bench', 'e2e/package.json', 'e2e/src/server.ts', 'e2e/src/deck-file.ts'];

function run(command: string, args: readonly string[], cwd: string, input?: Buffer): Buffer {
  const done = spawnSync(command, args, {
    cwd,
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: 1 << 30,
  });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
  return done.stdout;
}

/** The full name of a commit, a tag or a branch. */
export function commitOf(name: string): string {
  return run('git', ['rev-parse', '--verify', `${name}^{commit}`], ROOT)
    .toString()
    .trim();
}

/**
 * A separate checkout of a commit, under the temporary folder, with its own libraries and its own build, and with the
 * benchmarks of this checkout. It is kept and reused by the next run. Returns its folder.
 */
export function otherCheckout(commit: string): string {
  const folder = path.join(tmpdir(), `lectern-against-${commit.slice(0, 12)}`);
  const ready = path.join(folder, '.against-ready');
  if (!existsSync(ready)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    run('tar', ['-x'], folder, run('git', ['archive', commit], ROOT));
    takeLibraries(folder);
    run(process.execPath, ['scripts/run.mjs', '--web', '-e', ''], folder);
    writeFileSync(ready, commit);
  }
  for (const part of MEASURES) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  }
  lendDecks(folder);
  return folder;
}

/**
 * The measured decks come from this checkout, too: an older commit may store them elsewhere, or generate other decks.
 */
function lendDecks(folder: string): void {
  const face = path.join(folder, 'packages/pptx/package.json');
  const told = JSON.parse(readFileSync(face, 'utf8')) as { readonly exports: Record<string, string> };
  writeFileSync(
    face,
    JSON.stringify({ ...told, exports: { ...told.exports, './corpus': './lent-decks.ts' } }),
  );
  const decks = pathToFileURL(path.join(ROOT, 'packages/pptx/test/corpus/corpus.ts'));
  writeFileSync(path.join(folder, 'packages/pptx/lent-decks.ts'), `export * from '${decks}';\n`);
}

/** Libraries are copied when the lock files are equal; otherwise the checkout installs them when it first runs. */
function takeLibraries(folder: string): void {
  const lock = (root: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, 'package-lock.json')))
      .digest('hex');
  if (lock(folder) !== lock(ROOT)) return;
  for (const place of ['', 'apps/web', 'apps/server', 'bench', 'e2e']) {
    const from = path.join(ROOT, place, 'node_modules');
    // The links between the workspaces are relative, and remain valid.
    if (existsSync(from)) run('cp', ['-a', '--reflink=auto', from, path.join(folder, place)], ROOT);
  }
}
