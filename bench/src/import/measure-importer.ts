import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CoursewareSummary } from '@lectern/pptx';
import type { PlayedPage } from './played-pages.ts';

export type ImporterAnswer =
  | {
      readonly kind: 'read';
      readonly file: string;
      readonly milliseconds: number;
      readonly summary: CoursewareSummary;
      /** The effects of each page that our player plays, for our own importer. */
      readonly played?: readonly PlayedPage[];
      /** The peak memory of the process so far, megabytes. */
      readonly peakMegabytes: number;
    }
  | {
      readonly kind: 'refused';
      readonly file: string;
      readonly milliseconds: number;
      /** The code of our own errors. */
      readonly code: string | undefined;
      readonly reason: string;
    };

const PROCESS = fileURLToPath(new URL('./importer.process.ts', import.meta.url));
/** Time after which a file counts as refused and the importer is restarted, milliseconds. */
const GIVE_UP_MS = 60_000;

/** Passes the files to an importer one after another, in one process, which is restarted when it crashes. */
export async function measureImporter(
  importer: 'ours' | 'pptxtojson',
  files: readonly string[],
): Promise<readonly ImporterAnswer[]> {
  const answers: ImporterAnswer[] = [];
  let child: ChildProcess | undefined;
  try {
    for (const file of files) {
      child = child?.connected ? child : await start(importer);
      answers.push(await ask(child, file));
    }
  } finally {
    child?.kill('SIGKILL');
  }
  return answers;
}

function start(importer: string): Promise<ChildProcess> {
  const child = fork(PROCESS, [importer], { serialization: 'advanced', stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the importer ${importer} fails to start: ${code}`)));
  });
}

function ask(child: ChildProcess, file: string): Promise<ImporterAnswer> {
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (answer: ImporterAnswer) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', die);
      resolve(answer);
    };
    const hear = (answer: ImporterAnswer) => {
      if (answer.file === file) end(answer);
    };
    const die = (reason: unknown) =>
      end({
        kind: 'refused',
        file,
        milliseconds: performance.now() - from,
        code: undefined,
        reason: String(reason),
      });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      child.disconnect();
      die('takes too long');
    }, GIVE_UP_MS);
    child.on('message', hear).on('exit', die);
    child.send(file);
  });
}
