import type { LinkSigner } from '../../platform/http/link-signer.ts';

/**
 * How long a pass is valid, milliseconds, so that a password entered in the morning is not prompted for in the
 * afternoon.
 */
const LIFE_MS = 12 * 3_600_000;

interface Passed {
  readonly id: string;
  readonly round: number;
}

/** A pass proves that its bearer entered the password of a link: valid for that password, and for half a day. */
export class SharePasses {
  readonly #signer: LinkSigner;

  constructor(signer: LinkSigner) {
    this.#signer = signer;
  }

  make(share: Passed): { readonly token: string; readonly expires_at: number } {
    const end = this.#signer.now() + LIFE_MS;
    return { token: `${share.id}.${end}.${this.#signer.sign(named(share), end)}`, expires_at: end };
  }

  /** Whether the pass is for this link and its present password. */
  opens(share: Passed, token: string | undefined): boolean {
    const [id, end, signature] = token?.split('.') ?? [];
    return id === share.id && this.#signer.verify(named(share), end, signature);
  }
}

function named({ id, round }: Passed): readonly string[] {
  return ['pass', id, String(round)];
}
