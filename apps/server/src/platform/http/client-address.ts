import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * Returns the address of a socket's client, for limits: the address nearest to the server that is not a trusted proxy,
 * like `request.ip` of a call.
 */
export function clientAddresses(proxies: readonly string[]): (request: IncomingMessage) => string {
  const believed = new BlockList();
  for (const name of proxies) {
    if (name === 'loopback') {
      believed.addSubnet('127.0.0.0', 8, 'ipv4');
      believed.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits] = name.split('/');
    const family = familyOf(address);
    if (bits === undefined) believed.addAddress(address, family);
    else believed.addSubnet(address, Number(bits), family);
  }
  const isBelieved = (address: string) => isIP(address) !== 0 && believed.check(address, familyOf(address));
  return ({ socket, headers }) => {
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const outwards = [socket.remoteAddress ?? '', ...said.map((each) => each.trim()).reverse()];
    const way = outwards.filter((each) => each !== '');
    return way.find((each) => !isBelieved(each)) ?? way.at(-1) ?? '';
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
