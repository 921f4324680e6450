import { BlockList, isIP } from 'node:net';

/**
 * Destinations that may be reached although they are not public: networks, addresses and names that the administrator
 * allows.
 */
export interface OutgoingAllowance {
  allowsAddress(address: string): boolean;
  /** Allows a name for any address that it resolves to. In lower case. */
  allowsName(name: string): boolean;
}

const NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

/**
 * Parses `10.1.0.0/16, 192.168.7.4, fd00::/8, hooks.school.example`. Returns the first invalid entry if there is one.
 */
export function parseAllowance(text: string): OutgoingAllowance | { readonly wrong: string } {
  const networks = new BlockList();
  const names = new Set<string>();
  for (const entry of text.split(',').map((part) => part.trim().toLowerCase())) {
    if (entry === '') continue;
    const [address = '', prefix, more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const length = prefix === undefined ? longest : Number(prefix);
    const isNumber = prefix === undefined || /^\d{1,3}$/.test(prefix);
    if (isIP(address) !== 0 && isNumber && length <= longest && more === undefined) {
      networks.addSubnet(address, length, family);
    } else if (NAME.test(entry) && /[a-z]/.test(entry)) names.add(entry);
    else return { wrong: entry };
  }
  return {
    allowsAddress: (address) => {
      const family = isIP(address);
      return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4');
    },
    allowsName: (name) => names.has(name),
  };
}

/** Allows only the public internet. */
export const allowNothing: OutgoingAllowance = { allowsAddress: () => false, allowsName: () => false };
