import { LecternError } from '@lectern/protocol';
import { Jail } from '../../platform/jail/jail.ts';
import { madeFile, type SayWhy } from './made-file.ts';
import { presentationContent } from './office-content.ts';
import { type OfficeConversion, OfficeProgram } from './office-program.ts';

/** The import filter is named, so that a document of another kind is not opened by its real type. */
const toPptx: OfficeConversion = {
  importFilter: 'MS PowerPoint 97',
  sourceExtension: 'ppt',
  exportFilter: 'Impress MS PowerPoint 2007 XML',
  targetExtension: 'pptx',
  beginning: Uint8Array.of(0x50, 0x4b, 0x03, 0x04),
};

/** Converts old presentations to .pptx, one at a time in a process, for LibreOffice occupies a processor. */
export class PresentationConverter {
  readonly #office: OfficeProgram;
  readonly #sayWhy: SayWhy;
  readonly #closing = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(sayWhy: SayWhy, office: OfficeProgram = new OfficeProgram(new Jail())) {
    this.#sayWhy = sayWhy;
    this.#office = office;
  }

  /** Throws CONVERTER_MISSING or CONVERTER_UNSAFE when old presentations cannot be converted. */
  async check(): Promise<void> {
    await this.#office.find();
  }

  /**
   * Returns the .pptx of an old presentation, hidden slides included; a .pptx under an old extension is returned
   * unchanged. Throws FILE_TYPE_MISMATCH, FILE_ENCRYPTED, FILE_CORRUPT, FILE_TOO_SLOW, CONVERTER_MISSING,
   * CONVERTER_UNSAFE or the signal's reason.
   */
  async toPptx(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const content = presentationContent(bytes);
    if (content === 'package') return bytes;
    if (content === 'other') throw new LecternError('FILE_TYPE_MISMATCH');
    if (content === 'encrypted') throw new LecternError('FILE_ENCRYPTED');
    if (content === 'damaged') throw new LecternError('FILE_CORRUPT');
    const either = AbortSignal.any([signal, this.#closing.signal]);
    const result = await this.#inTurn(either, () => this.#office.convert(bytes, toPptx, either));
    return madeFile(result, this.#sayWhy);
  }

  /** Ends running and waiting conversions. */
  async close(): Promise<void> {
    this.#closing.abort(new LecternError('NOT_READY'));
    await this.#last;
  }

  /** A call that is aborted while it waits leaves the queue at once. */
  async #inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const before = this.#last;
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    this.#last = Promise.all([before, done]);
    try {
      await orAborted(before, signal);
      return await work();
    } finally {
      finish();
    }
  }
}

async function orAborted(promise: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
