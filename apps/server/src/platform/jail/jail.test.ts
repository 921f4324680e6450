import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing } from '@lectern/base/missing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jailState, whyNoJail } from '../../../test/setup/programs.ts';
import { Jail, type JailOptions, type JailResult } from './jail.ts';
import { defaultJailLimits, type JailLimits } from './jail-limits.ts';
import { makeJobFolder, sweepJobFolders } from './job-folder.ts';

const isRoot = process.getuid?.() === 0;
const whyNotRoot = whyNoJail ?? missing('root', isRoot, 'only root can create a jail there');
const OUTPUT = { name: 'result', beginning: Buffer.from('OK') };

/** Runs the commands that a hostile document would make its reader run. The script is the only input. */
function attack(
  script: string,
  limits: Partial<JailLimits> = {},
  more: JailOptions & { signal?: AbortSignal } = {},
): Promise<JailResult> {
  const jail = new Jail({ ...more, limits: { ...defaultJailLimits, seconds: 20, ...limits } });
  const run = {
    program: '/usr/bin/bash',
    arguments: ['/in/script'],
    input: { name: 'script', bytes: Buffer.from(script) },
    output: OUTPUT,
  };
  return jail.run(run, more.signal ?? new AbortController().signal);
}

async function answer(script: string, more: JailOptions = {}): Promise<string> {
  const { output, said } = await attack(`{ echo OK; ${script}; } > /out/result 2>&1`, {}, more);
  if (!output) throw new Error(`no answer: ${said}`);
  return output.toString('utf8').slice(3).trim();
}

/** Whether a process of this machine has the text on its command line. */
async function isAlive(words: string): Promise<boolean> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.split('\0').slice(0, 2).join(' ').replace('/usr/bin/', '') === words) return true;
  }
  return false;
}

const jobFolders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`lectern-jail-${process.pid}-`));

/** A folder with a file that every user of this machine may read. */
async function makeSecret(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'pupils'), 'OK the names of the pupils', { mode: 0o644 });
  return folder;
}

/** A text that no other run of this test uses: a number of seconds to sleep. */
const someSeconds = (): string =>
  `9${Math.trunc(performance.timeOrigin % 100_000)}${Math.trunc(performance.now())}`;

describe.each(isRoot ? ['nobody', 'root'] : ['this account'])(
  'a program in the jail, run by %s',
  (account) => {
    const options = { dropRoot: account !== 'root' };
    let secret: string;

    beforeEach((context) => context.skip(whyNoJail !== undefined, whyNoJail));
    beforeAll(async () => {
      secret = await mkdtemp(join(tmpdir(), 'secret-'));
      await chmod(secret, 0o755);
      await writeFile(join(secret, 'pupils'), 'OK the names of the pupils', { mode: 0o644 });
    });
    afterAll(() => rm(secret, { recursive: true }));

    it('sees its input and the programs of the system, and no other file', async () => {
      expect((await answer('ls /', options)).split('\n')).toEqual(
        expect.arrayContaining(['in', 'out', 'proc', 'tmp', 'usr']),
      );
      const listed = await answer(
        `ls -A / /etc /in /out /tmp; ls /home /root /work /etc/passwd ${secret} ${process.cwd()} || true`,
        options,
      );
      for (const word of ['home', 'root', 'work', 'passwd', 'shadow', 'pupils']) {
        expect(listed.split('\n')).not.toContain(word);
      }
    });

    it('writes only into its output folder and its own temporary files', async () => {
      const tried = await answer(
        'for place in /in/script /usr/bin/ls /usr/share/x /etc/x /out/x /tmp/x; do (echo >> $place) 2>/dev/null && echo $place; done; true',
        options,
      );
      expect(tried.split('\n').filter((place) => !place.startsWith('/etc'))).toEqual(['/out/x', '/tmp/x']);
    });

    it('reaches no address, not even an address of this machine', async () => {
      let hits = 0;
      const canary = createServer((_, reply) => {
        hits += 1;
        reply.end();
      }).listen(0, '127.0.0.1');
      await once(canary, 'listening');
      const { port } = canary.address() as { port: number };
      const said = await answer(
        `exec 3<>/dev/tcp/127.0.0.1/${port} && echo 'GET / HTTP/1.0' >&3; true`,
        options,
      );
      canary.close();
      expect(said).toMatch(/refused|unreachable/i);
      expect(hits).toBe(0);
    });

    it('can read no secret of the server and no other process, and has no privilege of root', async () => {
      process.env.LECTERN_TEST_SECRET = 'hunter2';
      const known = await answer(
        'env; cat /proc/*/environ | tr "\\0" "\\n"; grep Cap /proc/self/status',
        options,
      );
      delete process.env.LECTERN_TEST_SECRET;
      expect(known).not.toContain('hunter2');
      expect(known).not.toContain('DATABASE');
      expect(known.match(/Cap\w+:\s+0{16}$/gm)).toHaveLength(5);
      expect((await answer('cat /proc/[0-9]*/comm', options)).split('\n').length).toBeLessThan(12);
    });

    it('ends with the worker that is killed, and its files are removed at the next start', async () => {
      const seconds = someSeconds();
      // A jail of another test file would sweep the shared folder first.
      const place = await mkdtemp(join(tmpdir(), 'worker-'));
      await chmod(place, 0o755);
      const worker = startWorker(seconds, options, place);
      try {
        await expect.poll(() => isAlive(`sleep ${seconds}`), { timeout: 20_000 }).toBe(true);
        worker.kill('SIGKILL');
        await once(worker, 'exit');
        await expect.poll(() => isAlive(`sleep ${seconds}`), { timeout: 20_000 }).toBe(false);
        const left = async () =>
          (await readdir(place)).filter((name) => name.startsWith(`lectern-jail-${worker.pid}-`));
        expect(await left()).toHaveLength(1);
        expect(await sweepJobFolders(place)).toBe(1);
        expect(await left()).toEqual([]);
      } finally {
        worker.kill('SIGKILL');
        await rm(place, { recursive: true, force: true });
      }
    });
  },
);

describe('a program in the jail', () => {
  let secret: string;

  beforeEach((context) => context.skip(whyNoJail !== undefined, whyNoJail));
  beforeAll(async () => {
    secret = await makeSecret();
  });
  afterAll(() => rm(secret, { recursive: true }));

  it('is ended at its limit of processor time when it spins, and at the total time when it sleeps', async () => {
    const spun = await attack('while :; do :; done', { cpuSeconds: 1 });
    expect(spun).toMatchObject({ output: undefined, tooSlow: true });
    const slept = await attack('sleep 100', { seconds: 1 });
    expect(slept).toMatchObject({ output: undefined, tooSlow: true });
  });

  it('is ended from outside when it disables the limit inside', async () => {
    const seconds = someSeconds();
    const stopped = attack(`kill -STOP $PPID; kill -STOP 2; sleep ${seconds}`, { seconds: 1 });
    expect(await stopped).toMatchObject({ output: undefined, tooSlow: true });
    expect(await isAlive(`sleep ${seconds}`)).toBe(false);
  });

  it('is ended when it exhausts memory or disk, and its file is discarded', async () => {
    const memory = await attack('x=$(head -c 600M /dev/zero | tr "\\0" x); echo OK > /out/result', {
      memoryBytes: 256 * 1024 ** 2,
    });
    expect(memory.output).toBeUndefined();
    expect(memory.said).toMatch(/cannot allocate|exhausted|too large/i);
    const disk = await attack('{ echo OK; head -c 20M /dev/zero; } > /out/result', {
      fileBytes: 10 * 1024 ** 2,
    });
    expect(disk.output).toBeUndefined();
    expect(await answer('ulimit -n; ulimit -c')).toBe('256\n0');
  });

  it('ends together with its child processes', async () => {
    const seconds = someSeconds();
    const left = await attack(`(setsid sleep ${seconds} &) ; echo OK > /out/result`);
    expect(left.output?.toString()).toBe('OK\n');
    expect(await isAlive(`sleep ${seconds}`)).toBe(false);
  });

  it.each([
    ['a link to a file of the host', (file: string) => `ln -s ${file} /out/result`],
    ['a link to its input', () => 'ln -s /in/script /out/result'],
    ['a hard link to another file', () => 'echo OK > /out/a; ln /out/a /out/result'],
    ['a pipe', () => 'mkfifo /out/result'],
    ['a folder', () => 'mkdir /out/result'],
    ['a file of another type', () => 'echo "<html>OK" > /out/result'],
    ['an empty file', () => ': > /out/result'],
    ['missing, with exit code 0', () => 'exit 0'],
  ])('has its output discarded when the output is %s', async (_, script) => {
    expect((await attack(script(join(secret, 'pupils')))).output).toBeUndefined();
    expect(await jobFolders()).toEqual([]);
  });

  it('has its output accepted although its exit code reports a failure', async () => {
    expect((await attack('echo OK > /out/result; exit 7')).output?.toString()).toBe('OK\n');
  });

  it('is ended when the job is aborted, and leaves no files', async () => {
    const seconds = someSeconds();
    const taken = new AbortController();
    const run = attack(`sleep ${seconds}`, {}, { signal: taken.signal });
    await expect.poll(() => isAlive(`sleep ${seconds}`), { timeout: 20_000 }).toBe(true);
    taken.abort(new Error('taken back'));
    await expect(run).rejects.toThrow('taken back');
    expect(await isAlive(`sleep ${seconds}`)).toBe(false);
    expect(await jobFolders()).toEqual([]);
  });

  const unheld = jailState.kind === 'ready' && isRoot && !jailState.account;
  const whyUnheld = missing('root', !unheld, 'no account exists that root could run the program as');
  it('is limited in its number of processes', async (context) => {
    context.skip(whyUnheld !== undefined, whyUnheld);
    const multiply = 'i=0; while [ $i -lt 60 ]; do sleep 5 & i=$((i+1)); echo $i > /tmp/n; done';
    const { output } = await attack(`sh -c '${multiply}'; read n < /tmp/n; echo OK $n > /out/result`, {
      processes: 24,
    });
    const count = Number(output?.toString().slice(3));
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThan(24);
  });
});

describe('with temporary files that root alone may enter', () => {
  it('the jail is created by root, and fails for the account nobody', async (context) => {
    context.skip(whyNotRoot !== undefined, whyNotRoot);
    const folder = await mkdtemp(join(tmpdir(), 'closed-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      expect(await new Jail().state()).toMatchObject({ kind: 'ready', account: undefined });
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      await rm(folder, { recursive: true });
    }
  });
});

function startWorker(seconds: string, options: JailOptions, place: string): ChildProcess {
  const jail = new URL('./jail.ts', import.meta.url).href;
  const source = `
    const { Jail } = await import(${JSON.stringify(jail)});
    await new Jail(${JSON.stringify(options)}).run({
      program: '/usr/bin/sleep', arguments: ['${seconds}'],
      input: { name: 'x', bytes: new Uint8Array(1) }, output: { name: 'x', beginning: new Uint8Array(1) },
    }, new AbortController().signal);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: place },
  });
}

describe('without a jail', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'search-path-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('no program is run, and the missing program is reported', async () => {
    const error = await attack('exit 0', {}, { searchPath: folder }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'CONVERTER_MISSING', details: { tool: 'bubblewrap' } });
    expect(await jobFolders()).toEqual([]);
  });

  it('the system’s own message is returned when the system refuses a jail', async () => {
    const fake =
      '#!/bin/sh\n[ "$1" = --help ] || { echo "bwrap: No permissions to create new namespace" >&2; exit 1; }\n';
    await writeFile(join(folder, 'bwrap'), fake, { mode: 0o755 });
    const error = await attack('exit 0', {}, { searchPath: folder }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'CONVERTER_UNSAFE',
      details: { reason: 'bwrap: No permissions to create new namespace' },
    });
  });
});

describe('files of killed processes', () => {
  it('are removed at the start, except those of a running job', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'sweep-'));
    const running = await makeJobFolder(Buffer.from('x'), undefined, parent);
    const other = `lectern-jail-${process.ppid}-fresh`;
    const old = `lectern-jail-${process.ppid}-old`;
    for (const name of [
      'lectern-jail-4194304-gone',
      `lectern-jail-${process.pid}-before`,
      other,
      old,
      'somebody-else',
    ]) {
      await writeFile(join(parent, name), '');
    }
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(parent, old), anHourAgo, anHourAgo);
    expect(await sweepJobFolders(parent)).toBe(3);
    expect((await readdir(parent)).filter((name) => !running.input.includes(name)).sort()).toEqual(
      [other, 'somebody-else'].sort(),
    );
    await running.remove();
    await rm(parent, { recursive: true });
  });
});
