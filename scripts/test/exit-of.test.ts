import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';

type ExitOf = (child: ChildProcess, goingMs?: number) => Promise<number>;
// Plain JavaScript, which starts before anything is installed, has no types.
const { exitOf }: { readonly exitOf: ExitOf } = await import(new URL('../exit-of.mjs', import.meta.url).href);

function program(code: string) {
  return spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

it('answers the code of a program that goes by itself, whether it told it or not', async () => {
  expect(await exitOf(program('process.exit(4)'))).toBe(4);
  expect(await exitOf(program('process.send({ ended: 5 }, () => process.exit(5))'))).toBe(5);
});

it('ends a program that sleeps after it has told its end, and answers what it told', async () => {
  const child = program('process.send({ ended: 1 }); setInterval(() => {}, 1000)');
  expect(await exitOf(child, 50)).toBe(1);
  expect(child.signalCode).toBe('SIGKILL');
});

it('answers 1 for a program that was ended by others', async () => {
  const child = program('setInterval(() => {}, 1000)');
  child.on('spawn', () => child.kill('SIGTERM'));
  expect(await exitOf(child)).toBe(1);
});
