import type { AppManifest } from '../manifest';
import type { Signed } from '../signature';
import type { manifestAttacks } from './attacks';
import { createTestKey, toBase64, type TestKey } from './testKey';

/** Site for which the test's manifests are signed. */
export const testSite = 'https://site.example';
/** Date and time of the tests. */
export const testNow = '2026-11-28T12:00:00.000Z';

type Statement = Omit<Signed, 'signature'> & AppManifest;

/** Response of an app's host, and the machine that reads it. */
interface Served {
  readonly text: string;
  /** Current time, if it differs from `testNow`. */
  readonly now?: string;
}

interface ManifestAttacks {
  readonly team: TestKey;
  /** Key of the app `mfe_other`. */
  readonly otherTeam: TestKey;
  /** Returns the text of a signed manifest of the team with number 7, with changed fields. */
  readonly sign: (fields?: Partial<Statement>, key?: TestKey) => Promise<string>;
  readonly attacks: Readonly<Record<keyof typeof manifestAttacks, () => Promise<Served>>>;
}

/** Creates keys, and the responses of an attacker who has seen the signed manifest `live` with number 7. */
export async function createManifestAttacks(live: AppManifest, routes = 'sha256-AAAA'): Promise<ManifestAttacks> {
  const [team, otherTeam, attacker, removed, wrongCurve] = await Promise.all([
    createTestKey(),
    createTestKey(),
    createTestKey(),
    createTestKey(),
    createTestKey('P-384'),
  ]);
  const statement: Statement = {
    ...live,
    site: testSite,
    sequence: 7,
    expires: '2027-05-27T12:00:00.000Z',
    routes: { [live.build]: routes },
    log: 'BBBB',
  };
  const canary = { ...live, build: 'b-2222222222', entry: 'b-2222222222/entry.js', share: 0.1 };
  const sign = async (fields: Partial<Statement> = {}, key = team) =>
    JSON.stringify(await key.sign({ ...statement, ...fields }));
  const signBy = (key: TestKey) => async () => ({ text: await sign({}, key) });
  const signWith = (fields: Partial<Statement>) => async () => ({ text: await sign(fields) });
  /** Changes a manifest after the team has signed it. */
  const change =
    (edit: (signed: Statement & { readonly signature: string }) => object, fields: Partial<Statement> = {}) =>
    async (): Promise<Served> => ({ text: JSON.stringify(edit(await team.sign({ ...statement, ...fields }))) });
  const put = (fields: object, before: Partial<Statement> = {}) =>
    change((signed) => ({ ...signed, ...fields }), before);
  const putSignature = (toBytes: (signature: Uint8Array) => Iterable<number>) => async (): Promise<Served> => {
    const signature = await team.signText(JSON.stringify(statement));
    return { text: JSON.stringify({ ...statement, signature: toBase64(toBytes(signature)) }) };
  };
  const evil = { build: 'b-6666666666', entry: 'b-6666666666/entry.js' };
  const integrity = (hashes: Readonly<Record<string, string>>) => put({ integrity: { ...live.integrity, ...hashes } });
  const without = ({ canary: _, ...signed }: Statement) => signed;

  return {
    team,
    otherTeam,
    sign,
    attacks: {
      unsigned: () => Promise.resolve({ text: JSON.stringify({ ...live, ...evil }) }),
      emptySignature: put({ ...evil, signature: '' }),
      claimedKey: () => Promise.resolve({ text: JSON.stringify({ ...live, ...evil, sequence: 8, key: team.id }) }),
      attackersKey: signBy(attacker),
      otherTeamsKey: signBy(otherTeam),
      removedKey: signBy(removed),
      otherApp: async () => ({ text: await sign({ app: 'mfe_other' }, otherTeam) }),
      otherSite: signWith({ site: 'https://elsewhere.example' }),
      replay: signWith({ sequence: 6 }),
      noNumber: signWith({ sequence: undefined as unknown as number }),
      expired: signWith({ expires: '2026-11-28T11:59:59.000Z' }),
      noExpiry: signWith({ expires: undefined as unknown as string }),
      clockAhead: async () => ({ text: await sign(), now: '2027-11-28T12:00:00.000Z' }),
      notBase64: put({ signature: '!' }),
      notText: put({ signature: 7 }),
      offCurve: putSignature((signature) => [4, ...Array<number>(64).fill(1), ...signature]),
      compressedKey: putSignature((signature) => [2, ...team.raw.slice(1, 33), ...signature]),
      wrongCurve: async () => {
        const signature = await wrongCurve.signText(JSON.stringify(statement));
        return { text: JSON.stringify({ ...statement, signature: toBase64([...wrongCurve.raw, ...signature]) }) };
      },
      shortSignature: putSignature((signature) => [...team.raw, ...signature.slice(0, -1)]),
      zeros: putSignature(() => [...team.raw, ...Array<number>(64).fill(0)]),
      der: putSignature((signature) => [...team.raw, ...toDer(signature)]),
      otherText: async () => {
        const { signature } = await team.sign({ ...statement, sequence: 6 });
        return { text: JSON.stringify({ ...statement, ...evil, signature }) };
      },
      build: put(evil),
      entryHash: integrity({ 'entry.js': 'sha256-EVIL' }),
      listHash: integrity({ 'integrity.json': 'sha256-EVIL' }),
      moreHashes: integrity({ 'evil.js': 'sha256-EVIL' }),
      entry: put({ entry: 'b-0123456789/page.js' }),
      container: put({ container: 'evil' }),
      contract: put({ contract: 2 }),
      requires: put({ requires: { react: '1.0.0' } }),
      canaryAdded: put({ canary }),
      canarySwapped: put({ canary: { ...canary, ...evil } }, { canary }),
      canaryShare: put({ canary: { ...canary, share: 1 } }, { canary }),
      canaryRemoved: change(without, { canary }),
      nextAdded: put({ next: { ...live, ...evil } }),
      number: put({ sequence: 9 }, { sequence: 6 }),
      expiry: put({ expires: '2030-01-01T00:00:00.000Z' }, { expires: '2026-11-01T00:00:00.000Z' }),
      site: put({ site: testSite }, { site: 'https://elsewhere.example' }),
      routes: put({ routes: { [live.build]: 'sha256-EVIL' } }),
      log: put({ log: 'EVIL' }),
      unknownField: put({ more: true }),
      order: change(({ app, ...signed }) => ({ app, ...signed })),
      twice: async () => ({ text: (await sign()).replace(/\}$/, ',"build":"b-6666666666"}') }),
    },
  };
}

/** Converts a raw signature to DER. */
function toDer(signature: Uint8Array): readonly number[] {
  const toInteger = (bytes: Uint8Array) => [2, 33, 0, ...bytes];
  const integers = [...toInteger(signature.slice(0, 32)), ...toInteger(signature.slice(32))];
  return [48, integers.length, ...integers];
}
