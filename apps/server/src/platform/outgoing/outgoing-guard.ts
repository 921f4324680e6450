import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { OutgoingAllowance } from './outgoing-allowance.ts';
import { isPublicAddress } from './public-address.ts';

/** The address was given by a user, and the server must not call it. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused';
}

export interface Destination {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Resolves all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly { readonly address: string }[]>;

const LONGEST_URL = 2048;

const resolveByDns: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' });

/**
 * Decides which addresses from users the server may call: http and https, in the public internet. A name is resolved
 * once, every address behind it must be allowed, and only the returned address may be connected to, so that a later
 * change of the name (DNS rebinding) has no effect.
 */
export class OutgoingGuard {
  readonly #allowance: OutgoingAllowance;
  readonly #resolve: Resolve;

  constructor(allowance: OutgoingAllowance, resolve: Resolve = resolveByDns) {
    this.#allowance = allowance;
    this.#resolve = resolve;
  }

  /** Checks that need no name resolution. Throws OutgoingRefused. */
  parse(text: string): URL {
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined;
    if (!url) throw new OutgoingRefused('not a valid address');
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new OutgoingRefused('neither http nor https');
    if (url.username !== '' || url.password !== '')
      throw new OutgoingRefused('contains a user name or password');
    const host = hostOf(url);
    // The parser has converted notations such as 0x7f.1 and 2130706433 to four decimal numbers (WHATWG URL, IPv4
    // parser).
    if (isIP(host) !== 0) this.#check(host);
    return url;
  }

  /** The address to connect to for this URL. Throws OutgoingRefused, or the error of resolving the name. */
  async destination(url: URL): Promise<Destination> {
    const host = hostOf(url);
    if (isIP(host) !== 0) {
      this.#check(host);
      return destinationOf(host);
    }
    const addresses = (await this.#resolve(host)).map((found) => found.address);
    const [first] = addresses;
    if (first === undefined) throw new OutgoingRefused('the host name has no address');
    if (!this.#allowance.allowsName(host)) for (const address of addresses) this.#check(address);
    return destinationOf(first);
  }

  #check(address: string): void {
    if (isPublicAddress(address) || this.#allowance.allowsAddress(address)) return;
    throw new OutgoingRefused('not an address of the public internet');
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
}

function destinationOf(address: string): Destination {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}
