import { BlockList, isIP } from 'node:net';

/** IPv4 ranges outside the public internet (the IANA registry of special-purpose addresses, RFC 6890 and later). */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * All public IPv6 addresses are in this range; loopback, local, mapped, translated (NAT64) and multicast addresses are
 * not.
 */
const PUBLIC_6 = ['2000::', 3] as const;
/**
 * Ranges within `PUBLIC_6` that embed other addresses or are for documentation: Teredo and its neighbours, 6to4,
 * documentation.
 */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) refused4.addSubnet(net, prefix, 'ipv4');
const within6 = new BlockList();
within6.addSubnet(...PUBLIC_6, 'ipv6');
const refused6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_6) refused6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is in the public internet; false for other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  return family === 6 && within6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
