import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { missing, shortRun } from '@lectern/base/missing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deckFiles } from './corpus/corpus.ts';
import { editedAtRandom } from './edited/edited-export.ts';

const OFFICE = '/usr/bin/soffice';
const why = shortRun() ?? missing('office', existsSync(OFFICE), `${OFFICE} is missing`);
const LARGEST = 1_000_000;
const MOST = 25;
/** Decks in one run of the program, which takes longer to start than to convert. */
const AT_ONCE = 5;
const SEED = Number(process.env.LECTERN_SEED ?? 11);
/** By default the export of LibreOffice leaves hidden pages out. */
const AS_PDF = 'pdf:impress_pdf_Export:{"ExportHiddenSlides":{"type":"boolean","value":"true"}}';

const run = promisify(execFile);
const decks = deckFiles(/\.pptx$/, LARGEST).slice(0, MOST);
const batches = Array.from({ length: Math.ceil(decks.length / AT_ONCE) }, (_, at) =>
  decks.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);

/** Number of pages in LibreOffice's PDF of each file in a folder; files that it cannot convert are left out. */
async function pagesIn(folder: string): Promise<Map<string, number>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.pptx'));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const names = files.map((name) => path.join(folder, name));
  await run(OFFICE, [profile, '--headless', '--convert-to', AS_PDF, '--outdir', folder, ...names]);
  const counted = new Map<string, number>();
  for (const name of files) {
    const pdf = path.join(folder, name.replace(/pptx$/, 'pdf'));
    if (existsSync(pdf))
      counted.set(name, [...(await readFile(pdf, 'latin1')).matchAll(/\/Type\s*\/Page\b/g)].length);
  }
  return counted;
}

describe('decks after random edits', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'opened-'));
  });
  beforeEach((context) => context.skip(why !== undefined, why));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(batches.map((files, index) => [index + 1, files] as const))(
    'open in LibreOffice with all their pages (batch %i)',
    async (index, files) => {
      const [own, originals] = ['edited', 'original'].map((kind) =>
        mkdtempSync(path.join(folder, `${kind}-${index}-`)),
      );
      const wanted = new Map<string, number>();
      for (const file of files) {
        const name = path.basename(file);
        const bytes = new Uint8Array(await readFile(file));
        const edited = await editedAtRandom(bytes, SEED, 16);
        if (!edited) continue;
        await writeFile(path.join(own ?? '', name), edited.out);
        await writeFile(path.join(originals ?? '', name), bytes);
        wanted.set(name, edited.reader.pages().length);
      }
      const got = await pagesIn(own ?? '');
      const failed = [...wanted].filter(([name, pages]) => got.get(name) !== pages);
      // files that LibreOffice cannot open before the edits are not our fault
      const before = failed.length > 0 ? await pagesIn(originals ?? '') : new Map<string, number>();
      expect(
        failed
          .filter(([name]) => before.has(name))
          .map(([name, pages]) => `${name}: ${pages} pages became ${got.get(name) ?? 'nothing'}`),
      ).toEqual([]);
      expect(got.size).toBeGreaterThan(0);
    },
    300_000,
  );
});
