import { createHash } from 'node:crypto';
import { type Language, LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

export const ARCHIVE_PATH = '/files/archives/:digest';

/** From the answer to the browser's own request, and a second try. Milliseconds. */
const LIFETIME_MS = 300_000;
/** Of an id: 128 bits, in base64url. */
const ID_LENGTH = 22;

/** What a link asks for, and as whom. */
interface ArchiveLink {
  readonly userId: string;
  readonly ids: readonly string[];
  /** Of its name, where that is none of a document. */
  readonly language: Language;
}

/** Signed addresses of archives, which are made while they are read and kept nowhere: the address says what is in them. */
export class ArchiveLinks {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  link({ userId, ids, language }: ArchiveLink): string {
    const end = this.#signer.now() + LIFETIME_MS;
    const packed = ids.map(pack).join('');
    const digest = digestOf(packed);
    const signature = this.#signer.sign([userId, digest, language], end);
    return `/files/archives/${digest}?d=${packed}&u=${encodeURIComponent(userId)}&l=${language}&e=${end}&s=${signature}`;
  }

  /** Throws LINK_INVALID for any that was not made here or is over. */
  read(digest: string, { d, u, l, e, s }: Readonly<Record<string, unknown>>): ArchiveLink {
    if (typeof d !== 'string' || typeof u !== 'string' || digestOf(d) !== digest)
      throw new LecternError('LINK_INVALID');
    const language = l === 'en' ? 'en' : 'zh';
    if (!this.#signer.verify([u, digest, language], e, s)) throw new LecternError('LINK_INVALID');
    const ids = Array.from({ length: d.length / ID_LENGTH }, (_, at) =>
      unpack(d.slice(at * ID_LENGTH, (at + 1) * ID_LENGTH)),
    );
    return { userId: u, ids, language };
  }
}

function digestOf(packed: string): string {
  return createHash('sha256').update(packed).digest('base64url');
}

function pack(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function unpack(packed: string): string {
  const hex = Buffer.from(packed, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
