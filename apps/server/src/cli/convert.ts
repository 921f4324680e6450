import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { boundNotes, SnapshotReader } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { pdfNotes } from '@lectern/pdf';
import { importNotes, readOriginal, writePptx } from '@lectern/pptx';
import type { Language } from '@lectern/protocol';
import { exportNote, picturedQuestions } from '../features/exports/index.ts';
import { type CommandContext, CommandError } from './command.ts';
import { type CoursewareFile, readCoursewareFile } from './courseware-file.ts';
import { DRAWN_KINDS, type DrawingOptions, drawnElements, writeDrawnFile } from './drawn-file.ts';

/**
 * `lectern convert IN OUT`: converts a presentation, a PDF, pictures or a courseware to .ndpx or .pptx, or draws them
 * as a PDF, pictures or a show in one file.
 */
export async function convert({ parameters, environment, language }: CommandContext): Promise<number> {
  const [source, target, ...rest] = parameters;
  const zh = language === 'zh';
  if (!source || !target || rest.length > 0) {
    throw new CommandError(zh ? '用法：lectern convert 输入文件 输出文件' : 'Usage: lectern convert IN OUT');
  }
  const kind = extname(target).toLowerCase();
  const drawn = DRAWN_KINDS.find((each) => each === kind);
  if (kind !== '.ndpx' && kind !== '.pptx' && !drawn) {
    const kinds = ['.ndpx', '.pptx', ...DRAWN_KINDS].join(zh ? '、' : ', ');
    throw new CommandError(zh ? `只能转换为 ${kinds}` : `It can only be converted to ${kinds}`);
  }
  const file = await readCoursewareFile(source, language);
  const { snapshot, assets, report } = file;
  const title = basename(source, extname(source));
  const browser = environment.LECTERN_CHROMIUM?.trim() || undefined;
  const options = { title, language, browser };
  if (drawn) {
    const names = await writeDrawnFile(file, target, drawn, options);
    for (const name of names) console.log(zh ? `已写入 ${name}` : `Wrote ${name}`);
    tellLeftOut(report, language);
    return 0;
  }
  const notes: string[] = [];
  const written =
    kind === '.ndpx' ? writeNdpx({ snapshot, assets }) : await presentationOf(file, options, notes);
  await writeFile(`${target}.part`, written);
  await rename(`${target}.part`, target);
  const pages = snapshot.records.filter((record) => record.kind === 'page').length;
  console.log(
    zh
      ? `已写入 ${target}：${pages} 页，${written.length} 字节`
      : `Wrote ${target}: ${pages} pages, ${written.length} bytes`,
  );
  for (const note of notes) console.log(`  ${note}`);
  tellLeftOut(report, language);
  tellNotes(report, language);
  return 0;
}

/** Prints the parts that did not fit into a courseware, and are therefore missing in the output. */
function tellLeftOut({ notes }: CoursewareFile['report'], language: Language): void {
  for (const { code, detail } of notes) {
    const known = Object.entries(boundNotes).find(([name]) => name === code)?.[1];
    if (known) console.log(`  ${known[language].replace('{detail}', detail ?? '')}`);
  }
}

/** Prints the notes of the import with their counts. */
function tellNotes({ notes }: CoursewareFile['report'], language: Language): void {
  const counts = new Map<string, number>();
  for (const { code } of notes) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const [code, { [language]: text }] of Object.entries({ ...importNotes, ...pdfNotes })) {
    const count = counts.get(code);
    if (count === undefined) continue;
    console.log(`  ${count} × ${text.replace(/（\{detail\}）| \(\{detail\}\)/, '')}`);
  }
}

/**
 * Parts of an imported presentation that were not edited are written unchanged. New subject tools and formulas are
 * drawn if a browser can be run; `notes` receives the tools and formulas that were not drawn.
 */
async function presentationOf(
  file: CoursewareFile,
  options: DrawingOptions,
  notes: string[],
): Promise<Uint8Array> {
  const { snapshot, assets } = file;
  const reader = new SnapshotReader(snapshot);
  const from = reader.find('deck', 'deck')?.source;
  // parts of a PowerPoint file can be written unchanged; a PDF has none
  const source = from?.format === 'pptx' ? assets.get(from.asset) : undefined;
  const original =
    source &&
    (await readOriginal(source, {
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    }));
  const write = (pictures: ReadonlyMap<string, Uint8Array>) => {
    const undrawn = new Set<string>();
    const bytes = writePptx(reader, (hash) => assets.get(hash), {
      now: Date.now(),
      original,
      pictures,
      undrawn: (id) => undrawn.add(id),
      problem: (error) => console.error(error),
    });
    return { bytes, undrawn };
  };
  const tools = reader.all('element').filter(({ type }) => type === 'tool');
  let written = write(new Map());
  const questions = picturedQuestions(file.snapshot.records);
  const wanted = [...written.undrawn, ...questions];
  const pictures =
    wanted.length + tools.length > 0 ? await drawnElements(file, wanted, options) : new Map<string, never>();
  if (pictures.size > 0) written = write(pictures);
  const counts = {
    TOOLS_NOT_DRAWN: tools.filter(({ id }) => !pictures.has(id)).length,
    QUESTIONS_NOT_DRAWN: questions.filter((id) => !pictures.has(id)).length,
    FORMULAS_NOT_DRAWN: written.undrawn.size,
  } as const;
  for (const code of ['TOOLS_NOT_DRAWN', 'QUESTIONS_NOT_DRAWN', 'FORMULAS_NOT_DRAWN'] as const)
    if (counts[code] > 0) notes.push(exportNote({ code, count: counts[code] }, options.language));
  return written.bytes;
}
