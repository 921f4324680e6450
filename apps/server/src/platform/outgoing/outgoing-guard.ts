import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { OutgoingAllowance } from './outgoing-allowance.ts';
import { isPublicAddress } from './public-address.ts';

/** An address that somebody gave us and that we do not go to. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused';
}

export interface Destination {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Asks for all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly { readonly address: string }[]>;

const LONGEST_URL = 2048;

const resolveByDns: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' });

/**
 * Decides which of the addresses that users give us this server may call: http and https, in the public internet. A
 * name is resolved once, every address behind it must be allowed, and only the one answered here may be connected to,
 * so that a name that changes its mind (DNS rebinding) leads nowhere.
 */
export class OutgoingGuard {
  readonly #allowance: OutgoingAllowance;
  readonly #resolve: Resolve;

  constructor(allowance: OutgoingAllowance, resolve: Resolve = resolveByDns) {
    this.#allowance = allowance;
    this.#resolve = resolve;
  }

  /** What can be said before anything is resolved. Throws OutgoingRefused. */
  parse(text: string): URL {
    const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined;
    if (!url) throw new OutgoingRefused('no address');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new OutgoingRefused('another protocol');
    if (url.username !== '' || url.password !== '') throw new OutgoingRefused('a name or password in it');
    const host = hostOf(url);
    // The parser has written 0x7f.1, 2130706433 and their like as four decimal numbers (WHATWG URL, IPv4 parser).
    if (isIP(host) !== 0) this.#check(host);
    return url;
  }

  /** Where to connect for this URL. Throws OutgoingRefused, or what resolving a name throws. */
  async destination(url: URL): Promise<Destination> {
    const host = hostOf(url);
    if (isIP(host) !== 0) {
      this.#check(host);
      return destinationOf(host);
    }
    const addresses = (await this.#resolve(host)).map((found) => found.address);
    const [first] = addresses;
    if (first === undefined) throw new OutgoingRefused('a name without an address');
    if (!this.#allowance.allowsName(host)) for (const address of addresses) this.#check(address);
    return destinationOf(first);
  }

  #check(address: string): void {
    if (isPublicAddress(address) || this.#allowance.allowsAddress(address)) return;
    throw new OutgoingRefused('an address that is not of the public internet');
  }
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
}

function destinationOf(address: string): Destination {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}
