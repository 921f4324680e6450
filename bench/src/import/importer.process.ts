/**
 * One importer in a separate process: reads the files that it is sent, one after another, and replies with the content
 * that it found, the time and the memory of the process. `ours` or `pptxtojson` is its argument.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CoursewareSummary, inspectCourseware, readPptx } from '@lectern/pptx';
import { CORPUS } from '@lectern/pptx/corpus';
import { LecternError } from '@lectern/protocol';
import { inflate } from '@lectern/server/inflate';
import type { ImporterAnswer } from './measure-importer.ts';
import { type PlayedPage, playedPages } from './played-pages.ts';
import { letToolsFindLibraries } from './truth.ts';

interface Imported {
  readonly milliseconds: number;
  readonly summary: CoursewareSummary;
  readonly played?: readonly PlayedPage[];
}

async function readOurs(file: string): Promise<Imported> {
  const start = performance.now();
  const bytes = new Uint8Array(await readFile(file));
  const hash = (part: Uint8Array) => createHash('sha256').update(part).digest('hex');
  const { snapshot } = await readPptx(bytes, { hash, inflate });
  const milliseconds = performance.now() - start;
  return { milliseconds, summary: inspectCourseware(snapshot), played: playedPages(snapshot) };
}

async function peerReader(): Promise<(file: string) => Promise<Imported>> {
  letToolsFindLibraries();
  const adapter = await import(pathToFileURL(path.join(CORPUS, 'tools/adapters/pptxtojson.mjs')).href);
  return async (file) => {
    const start = performance.now();
    const summary = await adapter.importFile(file);
    return { milliseconds: performance.now() - start, summary };
  };
}

// console output of an importer is not measured
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => undefined;

const read = process.argv[2] === 'ours' ? readOurs : await peerReader();
let current = '';
let startedAt = 0;

function say(answer: ImporterAnswer): void {
  process.send?.(answer);
}

function refuse(error: unknown): void {
  const code = error instanceof LecternError ? error.code : undefined;
  const reason = String(error);
  say({ kind: 'refused', file: current, milliseconds: performance.now() - startedAt, code, reason });
}

process.on('uncaughtException', refuse);
process.on('unhandledRejection', refuse);
process.on('message', async (file: string) => {
  current = file;
  startedAt = performance.now();
  try {
    const imported = await read(file);
    say({ kind: 'read', file, ...imported, peakMegabytes: process.resourceUsage().maxRSS / 1000 });
  } catch (error) {
    refuse(error);
  }
});
process.send?.({ kind: 'ready' });
