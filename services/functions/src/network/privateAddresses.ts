import { BlockList, isIP } from 'node:net';

/** Networks that are not public, or that translate to IPv4 (RFC 6890). */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];

/** One list per family, because the entry for IPv4-mapped addresses would match all of IPv4. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of networks) {
  const [address = '', bits] = network.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  blocked[family].addSubnet(address, Number(bits), family);
}

/** Returns whether an IP address is not public. Also true for a text that is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version === 0 || blocked[family].check(address, family);
}
