import { BlockList, isIP } from 'node:net';

type Subnet = readonly [network: string, prefix: number];

/** Of IPv4: this machine, networks of their own, what is assigned to no host, and what clouds answer to their own machines. */
const PRIVATE_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Prefixes of 96 bits before an IPv4 address by which public hosts are reached: IPv4-mapped, and NAT64. */
const BEFORE_IPV4: readonly string[] = ['::ffff:', '64:ff9b::'];

/** What is given to hosts of the Internet, of all IPv6. */
const GLOBAL_IPV6: readonly Subnet[] = [
  ['2000::', 3],
  ...BEFORE_IPV4.map((before): Subnet => [`${before}0.0.0.0`, 96]),
];

/** Of that: Teredo and what else is assigned by the IETF, 6to4, documentation, and private IPv4 addresses. */
const PRIVATE_IPV6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ...BEFORE_IPV4.flatMap((before) =>
    PRIVATE_IPV4.map(([network, prefix]): Subnet => [`${before}${network}`, 96 + prefix]),
  ),
];

const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4');
const globalIpv6 = listOf(GLOBAL_IPV6, 'ipv6');
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6');

function listOf(subnets: readonly Subnet[], version: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, version);
  return list;
}

/** Says whether an IP address is of this machine or of a network of its own: nothing that a picture of a feed is at. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return privateIpv4.check(address, 'ipv4');
  if (version !== 6) return false;
  const [plain = ''] = address.split('%');
  return !globalIpv6.check(plain, 'ipv6') || privateIpv6.check(plain, 'ipv6');
}

/**
 * Says whether a host is private by its name alone, before it is looked up.
 * @param hostname as a URL gives it, an IPv6 address in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return name === 'localhost' || /\.(?:localhost|local|internal)$/.test(name) || isPrivateAddress(name);
}
