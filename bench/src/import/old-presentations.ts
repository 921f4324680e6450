import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPptx } from '@lectern/pptx';
import { deckFiles } from '@lectern/pptx/corpus';
import { LecternError } from '@lectern/protocol';
import { PresentationConverter } from '@lectern/server/conversion';
import { quantile, report } from '../report.ts';

/**
 * The limits for .ppt files: the share converted and read, and p95 of both together. LibreOffice works in its jail, as in
 * the worker.
 */
export async function benchOldPresentations(): Promise<void> {
  const files = deckFiles(/\.(ppt|pps|dps)$/);
  const converter = new PresentationConverter(() => undefined);
  try {
    await converter.check();
  } catch (error) {
    console.error(`import: .ppt is not measured: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  const times: number[] = [];
  const lost: string[] = [];
  try {
    for (const file of files) {
      const bytes = new Uint8Array(await readFile(file));
      const start = performance.now();
      try {
        const converted = await converter.toPptx(bytes, new AbortController().signal);
        await readPptx(converted, { hash: (part) => createHash('sha256').update(part).digest('hex') });
        times.push(performance.now() - start);
      } catch (error) {
        if (!(error instanceof LecternError)) throw error;
        lost.push(`${path.basename(file)} ${error.code}`);
      }
    }
  } finally {
    await converter.close();
  }
  const of = `${files.length} files`;
  const share = times.length / files.length;
  report({
    bench: 'import',
    name: '.ppt converted and read',
    value: share,
    unit: 'ratio',
    atLeast: 0.98,
    of: [of, ...lost].join(', '),
  });
  report({ bench: 'import', name: '.ppt, p95', value: quantile(times, 0.95), unit: 'ms', atMost: 5000, of });
}
