import { createServer, type Server } from 'node:http';
import { createPublicFetch } from './fetchPublic';
import { isPrivateAddress } from './privateAddresses';

let server: Server;
let port = 0;
const requests: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '', method, headers }, answer) => {
    requests.push(`${method} ${url} ${headers['user-agent']?.slice(0, 20) ?? ''} ${headers['authorization'] ?? ''}`);
    if (url === '/loop') answer.writeHead(302, { location: '/loop' }).end();
    else if (url === '/inside') answer.writeHead(302, { location: 'http://internal.example/secret' }).end();
    else if (url === '/moved') answer.writeHead(301, { location: `http://public.example:${port}/page` }).end();
    else answer.writeHead(url === '/gone' ? 410 : 200, { 'content-type': 'text/plain' }).end('A page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());
beforeEach(() => requests.splice(0));

/** A fetch function that treats one local host name as public. */
const fetchPublic = createPublicFetch({
  resolve: (name) => Promise.resolve([{ address: name === 'public.example' ? '127.0.0.1' : '10.0.0.5', family: 4 }]),
  isPrivate: (address) => address !== '127.0.0.1' && isPrivateAddress(address),
});

test('a page is fetched without credentials, and a HEAD request fetches no body', async () => {
  const answer = await fetchPublic(`http://public.example:${port}/moved`, { headers: { authorization: 'secret' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'A page']);
  expect((await fetchPublic(`http://public.example:${port}/gone`, { method: 'HEAD' })).status).toBe(410);
  expect(requests).toEqual([
    'GET /moved AfricanDigitalPolicy ',
    'GET /page AfricanDigitalPolicy ',
    'HEAD /gone AfricanDigitalPolicy ',
  ]);
});

test.each([
  ['a host name that resolves to a private address', () => 'http://internal.example/'],
  ['a redirect to a private address', () => `http://public.example:${port}/inside`],
  ['a private IP address', () => 'http://192.168.1.1/'],
  ['localhost in another notation', () => 'http://2130706434/'],
  ['a cloud metadata address', () => 'http://169.254.169.254/computeMetadata/v1/'],
  ['the IPv6 address of localhost', () => 'http://[::1]/'],
  ['an IPv4-mapped IPv6 address', () => 'http://[::ffff:10.0.0.1]/'],
  ['a file URL', () => 'file:///etc/passwd'],
])('%s is refused', async (_, toUrl) => {
  await expect(fetchPublic(toUrl())).rejects.toThrow(/is not a public host|is not a web URL/);
  expect(requests.filter((line) => !line.includes('/inside'))).toEqual([]);
});

test('a redirect loop ends with an error', async () => {
  await expect(fetchPublic(`http://public.example:${port}/loop`)).rejects.toThrow('redirects too often');
  expect(requests).toHaveLength(6);
});

test.each([
  ['8.8.8.8', false],
  ['2a00:1450:4009::1', false],
  ['172.31.255.255', true],
  ['100.64.0.1', true],
  ['fd00::1', true],
  ['64:ff9b::a00:1', true],
  ['not an address', true],
])('isPrivateAddress(%s) is %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected);
});
