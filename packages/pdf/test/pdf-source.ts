import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CoursewareRecord, RecordKind, RecordOf } from '@lectern/courseware';
import { type PdfImport, readPdf } from '../src/read-pdf.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readerData(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(path.join(folder, file)));
}

interface PdfPageSource {
  readonly content: string;
  /** Content of the page's dictionary beside its content stream, such as `/Annots [9 0 R]`. */
  readonly more?: string;
  readonly size?: readonly [width: number, height: number];
}

/**
 * A PDF written by hand. Object 1 is the catalogue, 2 the page tree, 3 the resources that all pages share; pages are
 * 10, 12, … with their contents at 11, 13, …; `objects` are further objects by their numbers.
 */
export function pdfOf(
  pages: readonly PdfPageSource[],
  given: {
    /** Fonts beside `F1`, which is Helvetica. */
    readonly fonts?: string;
    readonly resources?: string;
    readonly catalogue?: string;
    readonly trailer?: string;
    readonly objects?: Readonly<Record<number, string>>;
  } = {},
): Uint8Array {
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ');
  const helvetica = '/F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const objects: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${given.catalogue ?? ''} >>`,
    2: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    3: `<< /Font << ${helvetica} ${given.fonts ?? ''} >> ${given.resources ?? ''} >>`,
    ...given.objects,
  };
  for (const [index, { content, more = '', size = [720, 405] }] of pages.entries()) {
    const number = 10 + index * 2;
    const box = `/MediaBox [0 0 ${size.join(' ')}]`;
    objects[number] =
      `<< /Type /Page /Parent 2 0 R ${box} /Resources 3 0 R /Contents ${number + 1} 0 R ${more} >>`;
    objects[number + 1] = streamOf('', content);
  }
  let file = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const [number, body] of Object.entries(objects)) {
    offsets.set(Number(number), file.length);
    file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const count = Math.max(...offsets.keys()) + 1;
  const start = file.length;
  file += `xref\n0 ${count}\n0000000000 65535 f \n`;
  for (let number = 1; number < count; number++) {
    const offset = offsets.get(number);
    file += offset === undefined ? '0000000000 00000 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  file += `trailer\n<< /Size ${count} /Root 1 0 R ${given.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}

export function streamOf(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

export function readSource(bytes: Uint8Array): Promise<PdfImport> {
  return readPdf(bytes, { hash: sha256, data: readerData });
}

export function recordsOf<K extends RecordKind>(
  records: readonly CoursewareRecord[],
  kind: K,
): RecordOf<K>[] {
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}

/** The first page's picture as text. */
export function pictureOf({ snapshot, assets }: PdfImport): string {
  const hash = recordsOf(snapshot.records, 'page')[0]?.picture?.asset;
  return Buffer.from(assets.find((asset) => asset.hash === hash)?.bytes ?? []).toString();
}

export function textsOf({ snapshot }: PdfImport): string[] {
  return recordsOf(snapshot.records, 'element').flatMap((element) =>
    element.type === 'shape' && element.text && !element.placeholder
      ? element.text.paragraphs
          .map(({ runs }) => runs.map((run) => ('text' in run ? run.text : '')).join(''))
          .join('\n')
      : [],
  );
}
