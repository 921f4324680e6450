import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { boundedSnapshot, type CoursewareSnapshot } from '@lectern/courseware';
import { inspectCourseware } from '@lectern/pptx';
import { errorMessage, type Language, LecternError } from '@lectern/protocol';
import {
  COURSEWARE_EXTENSIONS,
  extensionOf,
  isOldPresentation,
  OPENED_ON_WISH,
} from '@lectern/protocol/file-kinds';
import { PresentationConverter } from '../features/conversion/index.ts';
import type { ReadReport } from '../features/transcoding/read-file.ts';
import { readSource } from '../features/transcoding/read-source.ts';
import { type CommandContext, CommandError } from './command.ts';

export interface CoursewareFile {
  readonly snapshot: CoursewareSnapshot;
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** Report of the parts of the file that were replaced, kept or lost. */
  readonly report: ReadReport;
}

/**
 * Reads a courseware, a presentation, a PDF or pictures by the file's extension, within the same limits as the
 * program's imports; throws CommandError for an invalid file.
 */
export async function readCoursewareFile(path: string, language: Language): Promise<CoursewareFile> {
  const kind = extensionOf(basename(path));
  try {
    const types = [...COURSEWARE_EXTENSIONS, ...OPENED_ON_WISH];
    if (!types.includes(kind)) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: types.join(', ') });
    const bytes = await readFile(path);
    const source = isOldPresentation(kind) ? await converted(bytes) : bytes;
    const { snapshot: read, assets, report: said } = await readSource(source, kind);
    const { snapshot, leftOut } = boundedSnapshot(read);
    const report = { ...said, notes: [...leftOut, ...said.notes] };
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
    ? new CommandError(language === 'zh' ? `没有文件 ${path}` : `The file ${path} does not exist`, {
        cause: error,
      })
    : error;
}

/** `lectern inspect FILE`: the content of each page, counted from the records after import, as one line of JSON. */
export async function inspect({ parameters, language }: CommandContext): Promise<number> {
  const [file, ...rest] = parameters;
  if (!file || rest.length > 0) {
    throw new CommandError(language === 'zh' ? '用法：lectern inspect 文件' : 'Usage: lectern inspect FILE');
  }
  const { snapshot, report } = await readCoursewareFile(file, language);
  await print(JSON.stringify({ ...inspectCourseware(snapshot), notes: report.notes }));
  return 0;
}

/** Waits until a pipe has received all output, because the program exits after the command. */
function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
