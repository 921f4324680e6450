import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { boundNotes, type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { pdfNotes } from '@lectern/pdf';
import { importNotes, readOriginal, writePptx } from '@lectern/pptx';
import type { Language } from '@lectern/protocol';
import { type CommandContext, CommandError } from './command.ts';
import { type CoursewareFile, readCoursewareFile } from './courseware-file.ts';
import { DRAWN_KINDS, writeDrawnFile } from './drawn-file.ts';

/**
 * `lectern convert IN OUT`: a presentation, a PDF, pictures or a courseware become .ndpx or .pptx, or are drawn into a PDF,
 * pictures or a show of one file.
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
    throw new CommandError(zh ? `只能转换为 ${kinds}` : `It can be turned into ${kinds} only`);
  }
  const file = await readCoursewareFile(source, language);
  const { snapshot, assets, report } = file;
  if (drawn) {
    const title = basename(source, extname(source));
    const browser = environment.LECTERN_CHROMIUM?.trim() || undefined;
    const names = await writeDrawnFile(file, target, drawn, { title, language, browser });
    for (const name of names) console.log(zh ? `已写入 ${name}` : `Wrote ${name}`);
    tellLeftOut(report, language);
    return 0;
  }
  const written = kind === '.ndpx' ? writeNdpx({ snapshot, assets }) : await presentationOf(snapshot, assets);
  await writeFile(`${target}.part`, written);
  await rename(`${target}.part`, target);
  const pages = snapshot.records.filter((record) => record.kind === 'page').length;
  console.log(
    zh
      ? `已写入 ${target}：${pages} 页，${written.length} 字节`
      : `Wrote ${target}: ${pages} pages, ${written.length} bytes`,
  );
  tellLeftOut(report, language);
  tellNotes(report, language);
  return 0;
}

/** What no courseware can hold is missing in whatever is made of it. */
function tellLeftOut({ notes }: CoursewareFile['report'], language: Language): void {
  for (const { code, detail } of notes) {
    const known = Object.entries(boundNotes).find(([name]) => name === code)?.[1];
    if (known) console.log(`  ${known[language].replace('{detail}', detail ?? '')}`);
  }
}

/** How often an import met what. */
function tellNotes({ notes }: CoursewareFile['report'], language: Language): void {
  const counts = new Map<string, number>();
  for (const { code } of notes) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (const [code, { [language]: text }] of Object.entries({ ...importNotes, ...pdfNotes })) {
    const count = counts.get(code);
    if (count === undefined) continue;
    console.log(`  ${count} × ${text.replace(/（\{detail\}）| \(\{detail\}\)/, '')}`);
  }
}

/** What came from PowerPoint and was not touched goes back as it was. */
async function presentationOf(
  snapshot: CoursewareSnapshot,
  assets: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const reader = new SnapshotReader(snapshot);
  const from = reader.find('deck', 'deck')?.source;
  // the parts of a PowerPoint file may go back as they were; those of a PDF are none
  const source = from?.format === 'pptx' ? assets.get(from.asset) : undefined;
  const original =
    source &&
    (await readOriginal(source, {
      hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    }));
  return writePptx(reader, (hash) => assets.get(hash), {
    now: Date.now(),
    original,
    problem: (error) => console.error(error),
  });
}
