import { expect, it } from 'vitest';
import { type JailView, jailArguments } from './jail-arguments.ts';
import { defaultJailLimits } from './jail-limits.ts';

const empty: JailView = { folders: [], ownFiles: [], environment: {} };

async function argumentsOf(view: Partial<JailView>, limits = {}, canSizeTmpfs = true): Promise<string> {
  const given = await jailArguments(
    { ...empty, ...view },
    { ...defaultJailLimits, ...limits },
    { canSizeTmpfs },
  );
  return ` ${given.join(' ')} `;
}

it('the jail has no network, no other process, no capability and no environment', async () => {
  const given = await argumentsOf({});
  expect(given).toMatch(/^ --unshare-all --die-with-parent --new-session --cap-drop ALL --clearenv /);
  expect(given).not.toContain(' --bind ');
  expect(given).not.toContain('/in/');
});

it('the jail shows the folders, the input and the small files read-only, and the output writable', async () => {
  const given = await argumentsOf({
    folders: ['/opt/program'],
    input: { file: '/data/1', name: 'a.pptx' },
    output: '/data/out',
    ownFiles: [{ path: '/in/settings', descriptor: 7 }],
  });
  expect(given).toContain(' --ro-bind-try /opt/program /opt/program ');
  expect(given).toContain(' --ro-bind /data/1 /in/a.pptx ');
  expect(given).toContain(' --bind /data/out /out ');
  expect(given).toContain(' --file 7 /in/settings ');
});

it('the environment of the view has precedence over the default', async () => {
  const given = await argumentsOf({ environment: { LANG: 'zh_CN', MORE: 'x' } });
  expect(given).toContain(' --setenv LANG zh_CN ');
  expect(given).toContain(' --setenv MORE x ');
  expect(given).toContain(' --setenv HOME /tmp ');
});

it('the temporary folder has a size only where bwrap can set it', async () => {
  expect(await argumentsOf({})).toContain(' --size 536870912 --tmpfs /tmp ');
  expect(await argumentsOf({}, {}, false)).not.toContain('--size');
});

it('the limits are set inside of the jail', async () => {
  const limits = { cpuSeconds: 1, memoryBytes: 2, fileBytes: 3, openFiles: 4, processes: 5, seconds: 6 };
  const given = await argumentsOf({}, limits);
  expect(given).toContain(' timeout -k 5 6 ');
  expect(given).toContain(' prlimit --cpu=1 --as=2 --fsize=3 --nofile=4 --nproc=5 --core=0 -- ');
  expect(await argumentsOf({}, { ...limits, memoryCounts: 'data' })).toContain(' --data=2 ');
  expect(await argumentsOf({}, { ...limits, memoryCounts: 'addresses' })).toContain(' --as=2 ');
});
