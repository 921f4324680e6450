import { LecternError } from '@lectern/protocol';
import type { Language } from '@lectern/protocol/errors';
import { localDay } from '../../../platform/clock.ts';
import { isPassing } from '../../../platform/jobs/job-failure.ts';
import type { ObjectStore } from '../../../platform/objects/object-store.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { DocumentsService } from '../../documents/index.ts';
import type { LessonsService } from '../../lessons/index.ts';
import { ArchivePaths } from './archive-paths.ts';
import { archiveWords } from './archive-words.ts';
import type { ArchiveEntry } from './zip-stream.ts';

/**
 * Sources of the archive: the personal rows of all features, and documents and lessons, which become folders of files.
 */
export interface AccountArchivePorts {
  readonly personalData: Pick<PersonalData, 'files'>;
  readonly documents: Pick<DocumentsService, 'kinds'> & {
    readonly listing: Pick<DocumentsService['listing'], 'folders' | 'ofOwner'>;
  };
  readonly lessons: Pick<LessonsService, 'taught' | 'listEvents'>;
  readonly objects: Pick<ObjectStore, 'stream'>;
}

export interface ArchiveOrder {
  readonly userId: string;
  readonly language: Language;
  readonly at: Date;
  readonly signal: AbortSignal;
  /** Called with the number of documents done, and the total. */
  readonly progress: (done: number, total: number) => void;
}

/** Most bytes of files and coursewares together: the archive is limited in size as any export. */
const FILES_MAX_BYTES = 900_000_000;
const PAGE = 500;
const EVENTS_PAGE = 1000;

type OwnDocument = Awaited<ReturnType<AccountArchivePorts['documents']['listing']['ofOwner']>>[number];

/** All data of an account, as entries of an archive: one after another, each read when its turn comes. */
export class AccountArchive {
  readonly #ports: AccountArchivePorts;

  constructor(ports: AccountArchivePorts) {
    this.#ports = ports;
  }

  async *entries(order: ArchiveOrder): AsyncGenerator<ArchiveEntry> {
    const { userId, language } = order;
    const words = archiveWords(language);
    const files = await this.#ports.personalData.files();
    const lines = files.map(({ name, about }) => words.line(name, about[language]));
    yield text(`${words.readme}.txt`, [words.about, ...lines].join('\n'));
    for (const { name, read } of files) {
      const content = read(userId);
      if (Symbol.asyncIterator in content) yield { name, content: list(content), packed: false };
      else yield json(name, await content);
    }
    yield* this.#lessons(userId, words.lessons);
    yield* this.#documents(order, words);
  }

  async *#lessons(userId: string, folder: string): AsyncGenerator<ArchiveEntry> {
    const paths = new ArchivePaths();
    for (let last: { begin_at: number; id: string } | undefined; ; ) {
      const place = last && { at: new Date(last.begin_at), tied: { id: last.id } };
      const page = await this.#ports.lessons.taught(userId, place, PAGE);
      for (const lesson of page) {
        const day = localDay(new Date(lesson.begin_at));
        const name = paths.free([folder], `${day} ${lesson.name}`, '.json');
        yield { name, content: this.#lesson(userId, lesson), packed: false };
      }
      last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
    }
  }

  async *#lesson(userId: string, lesson: { readonly id: string }): AsyncGenerator<Uint8Array> {
    const events = this.#events(userId, lesson.id);
    yield bytes(`{"lesson":${JSON.stringify(lesson)},"events":`);
    yield* list(events);
    yield bytes('}');
  }

  async *#events(userId: string, id: string): AsyncGenerator<unknown> {
    for (let offset = 0; ; offset += EVENTS_PAGE) {
      const { items, has_more } = await this.#ports.lessons.listEvents({ userId }, id, {
        offset,
        limit: EVENTS_PAGE,
      });
      yield* items;
      if (!has_more) return;
    }
  }

  /**
   * The newest documents come first, so that the oldest are left out when there is no space; they are listed by name.
   */
  async *#documents(
    { userId, at, signal, progress }: ArchiveOrder,
    words: ReturnType<typeof archiveWords>,
  ): AsyncGenerator<ArchiveEntry> {
    const { listing } = this.#ports.documents;
    const folders = await listing.folders(userId);
    const paths = new ArchivePaths(folders);
    const known: unknown[] = [];
    const leftOut: string[] = [];
    let room = FILES_MAX_BYTES;
    let done = 0;
    let total = 0;
    for (let after: string | undefined; ; ) {
      const page = await listing.ofOwner(userId, after, PAGE);
      if (after === undefined) total = page[0]?.all ?? 0;
      for (const document of page) {
        signal.throwIfAborted();
        progress(done, total);
        done += 1;
        const path = [words.disk, ...paths.above(document.parent_id)];
        known.push(described(document, path));
        const content = await this.#content(document, room, at, signal);
        if (content === undefined) leftOut.push([...path, document.name].join('/'));
        else {
          room -= content.size;
          const suffix = `.${document.format}`;
          yield { name: paths.free(path, document.name, suffix), content: content.pieces, packed: true };
        }
      }
      after = page.at(-1)?.id;
      if (after === undefined || page.length < PAGE) break;
    }
    progress(total, total);
    yield json('documents.json', known);
    if (leftOut.length > 0) yield text(`${words.leftOut}.txt`, [words.whyLeftOut, ...leftOut].join('\n'));
  }

  /**
   * Undefined when there is no space for the document, and when it cannot be read. Throws errors that a retry may
   * resolve.
   */
  async #content(
    document: OwnDocument,
    room: number,
    at: Date,
    signal: AbortSignal,
  ): Promise<{ size: number; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> } | undefined> {
    try {
      if (document.object_hash !== null) {
        if (document.size > room) return undefined;
        return { size: document.size, pieces: await this.#ports.objects.stream(document.object_hash) };
      }
      const kind = this.#ports.documents.kinds.get(document.resource_type_code);
      if (!kind?.write) return undefined;
      const about = { title: document.name, now: at.getTime() };
      const written = await kind.write(document.id, about, { signal });
      return written.length > room ? undefined : { size: written.length, pieces: [written] };
    } catch (error) {
      if (error instanceof LecternError && !isPassing(error)) return undefined;
      throw error;
    }
  }
}

function described(document: OwnDocument, path: readonly string[]) {
  return {
    id: document.id,
    name: document.name,
    folder: path.join('/'),
    resource_type_code: document.resource_type_code,
    format: document.format,
    source_from: document.source_from,
    size: document.size,
    in_bin: document.bin_id !== null,
    create_at: document.created_at.getTime(),
    update_at: document.updated_at.getTime(),
  };
}

function bytes(content: string): Uint8Array {
  return Buffer.from(content, 'utf8');
}

/** A text with a byte order mark, so that Windows detects UTF-8. */
function text(name: string, content: string): ArchiveEntry {
  return { name, content: [bytes(`\ufeff${content}\n`)], packed: false };
}

function json(name: string, content: unknown): ArchiveEntry {
  return { name, content: [bytes(JSON.stringify(content, null, 2))], packed: false };
}

/** A JSON list of any length. */
async function* list(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const item of items) {
    yield bytes(before + JSON.stringify(item));
    before = ',\n';
  }
  yield bytes(before === '[\n' ? '[]' : '\n]');
}
