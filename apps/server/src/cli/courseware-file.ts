import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { readNdpx } from '@lectern/courseware/ndpx';
import { type ImportReport, readPptx } from '@lectern/pptx';
import { errorMessage, type Language, LecternError } from '@lectern/protocol';
import { OLD_PRESENTATION_EXTENSIONS, PresentationConverter } from '../features/conversion/index.ts';
import { CommandError } from './command.ts';

export interface CoursewareFile {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Of a PowerPoint file: what was replaced, kept or lost. */
  readonly report: ImportReport | undefined;
}

const POWERPOINT = ['.pptx', '.pptm', '.ppsx', '.ppsm', '.potx', '.potm'];
/** Of PowerPoint up to 2003 and of WPS: LibreOffice makes them .pptx first. */
const OLD = OLD_PRESENTATION_EXTENSIONS.map((extension) => `.${extension}`);

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a courseware or a PowerPoint file by its name's ending; what is wrong with it is a CommandError. */
export async function readCoursewareFile(path: string, language: Language): Promise<CoursewareFile> {
  const kind = extname(path).toLowerCase();
  try {
    if (![...POWERPOINT, ...OLD, '.ndpx'].includes(kind)) {
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: [...POWERPOINT, ...OLD, '.ndpx'].join(' ') });
    }
    const bytes = await readFile(path);
    if (kind === '.ndpx') return { ...(await readNdpx(bytes, sha256)), report: undefined };
    const pptx = OLD.includes(kind) ? await converted(bytes) : bytes;
    const { snapshot, assets, report } = await readPptx(pptx, { hash: sha256 });
    return { snapshot, assets: new Map(assets.map((asset) => [asset.hash, asset.bytes])), report };
  } catch (error) {
    throw asCommandError(error, path, language);
  }
}

function converted(bytes: Uint8Array): Promise<Uint8Array> {
  const converter = new PresentationConverter((said) => console.error(said.trim()));
  return converter.toPptx(bytes, new AbortController().signal);
}

function asCommandError(error: unknown, path: string, language: Language): unknown {
  if (error instanceof LecternError) {
    return new CommandError(`${path}: ${errorMessage(error.code, language, error.details)}`, {
      cause: error,
    });
  }
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return missing
    ? new CommandError(language === 'zh' ? `没有文件 ${path}` : `There is no file ${path}`, { cause: error })
    : error;
}
