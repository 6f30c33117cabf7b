import { BlockList, isIP } from 'node:net';

/** Networks that are not the Internet: of machines themselves, of houses and clouds, and those that lead on to IPv4 (RFC 6890). */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];

/** One list for each family: in one list, that of IPv4 within IPv6 would hold all of IPv4. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const network of networks) {
  const [address = '', bits] = network.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  blocked[family].addSubnet(address, Number(bits), family);
}

/** Whether an address of IP is none of the Internet; also what is no address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version === 0 || blocked[family].check(address, family);
}
