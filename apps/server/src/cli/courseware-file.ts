import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { readNdpx } from '@lectern/courseware/ndpx';
import { type ImportReport, readPptx } from '@lectern/pptx';
import { errorMessage, type Language, LecternError } from '@lectern/protocol';
import { COURSEWARE_EXTENSIONS, extensionOf, isOldPresentation } from '@lectern/protocol/file-kinds';
import { PresentationConverter } from '../features/conversion/index.ts';
import { CommandError } from './command.ts';

export interface CoursewareFile {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Of a PowerPoint file: what was replaced, kept or lost. */
  readonly report: ImportReport | undefined;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a courseware or a PowerPoint file by its name's ending; what is wrong with it is a CommandError. */
export async function readCoursewareFile(path: string, language: Language): Promise<CoursewareFile> {
  const kind = extensionOf(basename(path));
  try {
    if (!COURSEWARE_EXTENSIONS.includes(kind)) {
      throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: COURSEWARE_EXTENSIONS.join(', ') });
    }
    const bytes = await readFile(path);
    if (kind === 'ndpx') return { ...(await readNdpx(bytes, sha256)), report: undefined };
    const pptx = isOldPresentation(kind) ? await converted(bytes) : bytes;
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
