import { ASSIGNMENT_FILE_PATH } from '@lectern/protocol/marking';
import type { LinkSigner } from '../../platform/http/link-signer.ts';
import type { FileRow } from './assignments.tables.ts';

/** Links expire at whole hours, so that a picture keeps its address and stays in the browser's cache. */
const HOUR_MS = 3_600_000;
const LEAST_LIFE_MS = 1_800_000;

export interface LinkedFile {
  readonly url: string;
  readonly mime: string;
}

/** Signed, expiring addresses of files in assignments. */
export class AssignmentLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link(assignmentId: string, { hash, mime }: Pick<FileRow, 'hash' | 'mime'>): LinkedFile {
    const end = Math.ceil((this.#signer.now() + LEAST_LIFE_MS) / HOUR_MS) * HOUR_MS;
    const path = ASSIGNMENT_FILE_PATH.replace(':assignment_id', assignmentId).replace(':hash', hash);
    const query = new URLSearchParams({ e: String(end), s: this.#signer.sign([assignmentId, hash], end) });
    return { url: `${path}?${query}`, mime };
  }

  /** Addresses by hash. */
  links(assignmentId: string, files: readonly FileRow[]): Record<string, LinkedFile> {
    return Object.fromEntries(files.map((file) => [file.hash, this.link(assignmentId, file)]));
  }

  verify(assignmentId: string, hash: string, end: unknown, signature: unknown): boolean {
    return this.#signer.verify([assignmentId, hash], end, signature);
  }
}
