import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';

type ExitOf = (child: ChildProcess, goingMs?: number) => Promise<number>;
// The module is plain JavaScript without types, because it runs before anything is installed.
const { exitOf }: { readonly exitOf: ExitOf } = await import(new URL('../exit-of.mjs', import.meta.url).href);

function program(code: string) {
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

it('exitOf returns the code of a program that exits by itself, whether or not it sent the code', async () => {
  expect(await exitOf(program('process.exit(4)'))).toBe(4);
  expect(await exitOf(program('process.send({ ended: 5 }, () => process.exit(5))'))).toBe(5);
});

it('exitOf ends a program that does not exit after it sent its code, and returns that code', async () => {
  const child = program('process.send({ ended: 1 }); setInterval(() => {}, 1000)');
  expect(await exitOf(child, 50)).toBe(1);
  expect(child.signalCode).toBe('SIGKILL');
});

it('exitOf returns 1 for a program that was killed from outside', async () => {
  const child = program('setInterval(() => {}, 1000)');
  child.on('spawn', () => child.kill('SIGTERM'));
  expect(await exitOf(child)).toBe(1);
});
