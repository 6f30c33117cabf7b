import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses of Hosting's CDN (https://api.fastly.com/public-ip-list) and of Google's own proxies. */
const proxies = new BlockList();
for (const subnet of [
  ...['23.235.32.0/20', '43.249.72.0/22', '103.244.50.0/24', '103.245.222.0/23', '103.245.224.0/24', '104.156.80.0/20'],
  ...['140.248.64.0/18', '140.248.128.0/17', '146.75.0.0/17', '151.101.0.0/16', '157.52.64.0/18', '167.82.0.0/17'],
  ...['167.82.128.0/20', '167.82.160.0/20', '167.82.224.0/20', '172.111.64.0/18', '185.31.16.0/22', '199.27.72.0/21'],
  ...['199.232.0.0/16', '2a04:4e40::/32', '2a04:4e42::/32'],
  ...['35.191.0.0/16', '130.211.0.0/22', '169.254.0.0/16'],
]) {
  const [network = '', prefix] = subnet.split('/');
  proxies.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Returns the last address that is no proxy, because clients can forge others (decision 130). For IPv6, its /64. */
export function getClientAddress({ headers }: Request): string | undefined {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const client = hops.findLast((hop) => !isProxy(hop));
  // If every address belongs to a proxy, the request came through the CDN, which has set its own header.
  return toNetwork(client ?? headers.get('fastly-client-ip') ?? '');
}

function isProxy(address: string): boolean {
  return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The number of 16-bit groups, out of eight, that identify an IPv6 network. */
const NETWORK_GROUPS = 4;

function toNetwork(address: string): string | undefined {
  const mapped = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return undefined;
  const [start = '', end] = address.toLowerCase().split('::');
  const groups = start === '' ? [] : start.split(':');
  // `::` stands for all missing zero groups.
  const after = end ? end.split(':').length + (end.includes('.') ? 1 : 0) : 0;
  while (end !== undefined && groups.length < 8 - after) groups.push('0');
  const network = [...groups, ...(end ? end.split(':') : [])].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
