import { createHash } from 'node:crypto';
import { type Language, LecternError } from '@lectern/protocol';
import type { LinkSigner } from '../../platform/http/link-signer.ts';

export const ARCHIVE_PATH = '/files/archives/:digest';

/** Lifetime of a link, milliseconds: enough for the browser's own request and a retry. */
const LIFETIME_MS = 300_000;
/** Length of a packed id: 128 bits in base64url. */
const ID_LENGTH = 22;

/** The requested documents, and the user for whom the link was created. */
interface ArchiveLink {
  readonly userId: string;
  readonly ids: readonly string[];
  /** Language of the archive's name when it is not the name of a document. */
  readonly language: Language;
}

/**
 * Signed addresses of archives. Archives are generated while they are read and stored nowhere: the address names their
 * documents.
 */
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

  /** Throws LINK_INVALID for an address that this server did not sign or that has expired. */
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
