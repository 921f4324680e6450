import { BlockList, isIP } from 'node:net';

/** What may be reached although it is not public: networks, addresses and names that the administrator vouches for. */
export interface OutgoingAllowance {
  allowsAddress(address: string): boolean;
  /** A name that leads wherever its owner points it. In lower case. */
  allowsName(name: string): boolean;
}

const NAME = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;

/** Reads `10.1.0.0/16, 192.168.7.4, fd00::/8, hooks.school.example`. Answers the first wrong entry where one is. */
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

/** Nothing but the public internet. */
export const allowNothing: OutgoingAllowance = { allowsAddress: () => false, allowsName: () => false };
