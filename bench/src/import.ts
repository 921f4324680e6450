import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPptx } from '@lectern/pptx';
import { LecternError } from '@lectern/protocol';
import { quantile, report } from './report.ts';

const CORPUS = fileURLToPath(new URL('../../../shared/corpus/dev', import.meta.url));
/** Files that are meant to be refused: encrypted, damaged. */
const REFUSED = new Set(['FILE_ENCRYPTED', 'FILE_CORRUPT']);

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `npm run bench -- import`: issue 3's bars of time and memory, the corpus' decks one after another in one process. */
export async function benchImport(): Promise<void> {
  if (!existsSync(CORPUS)) {
    console.error('import: there is no corpus beside the project');
    return;
  }
  const names = (await readdir(CORPUS)).filter((name) => /\.(pptx|pptm|ppsx|potx)$/.test(name));
  const times: number[] = [];
  const refusals: number[] = [];
  const lost: string[] = [];
  let memory = 0;
  for (const name of names) {
    const bytes = await readFile(path.join(CORPUS, name));
    const start = performance.now();
    try {
      await readPptx(bytes, { hash: sha256 });
      times.push(performance.now() - start);
    } catch (error) {
      if (error instanceof LecternError && REFUSED.has(error.code)) refusals.push(performance.now() - start);
      else lost.push(name);
    }
    memory = Math.max(memory, process.memoryUsage().rss);
  }
  const figure = (name: string, value: number, atMost: number) =>
    report({ bench: 'import', name, value, unit: 'ms', atMost, of: `${times.length} decks` });
  figure('time a deck, median', quantile(times, 0.5), 50);
  figure('time a deck, p95', quantile(times, 0.95), 400);
  figure('time a deck, max', Math.max(...times), 2000);
  report({
    bench: 'import',
    name: 'time to refuse, max',
    value: Math.max(0, ...refusals),
    unit: 'ms',
    atMost: 1000,
    of: `${refusals.length} files`,
  });
  report({
    bench: 'import',
    name: 'decks lost',
    value: lost.length,
    unit: 'count',
    atMost: 0,
    of: lost.join(', '),
  });
  report({
    bench: 'import',
    name: 'memory of the process, max',
    value: memory / 1e6,
    unit: 'MB',
    atMost: 500,
  });
}
