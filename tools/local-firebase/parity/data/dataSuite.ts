import type { Json } from '../platforms/platform';
import { documentName } from '../platforms/proto';
import type { Run } from '../runner';
import { aggregationCases } from './aggregationCases';
import type { Answers } from './answers';
import { commitCases, firstFields } from './commitCases';
import { queryCases } from './queryCases';
import { seedCommit } from './seed';
import { openSession, type Session } from './session';

/**
 * Returns a suite that runs every case of the data tables. Our platform and the official emulator must both return the
 * recorded responses.
 */
export function dataSuite(answers: Answers): (run: Run) => Promise<void> {
  return async (run) => {
    for (const { name: platform, platform: at } of run.platforms) {
      const check = (name: string, sendRequest: () => Promise<unknown>) =>
        run.check(platform, name, async () => answers.check(platform, name, await sendRequest()));
      await reads(await openSession(at, run.freshProject()), check);
      for (const { name, commits, reads: others = ['w/one', 'w/two'] } of commitCases) {
        await check(`commit: ${name}`, async () => {
          const session = await openSession(at, run.freshProject());
          const names = others.map(documentName);
          const first = { writes: [{ update: { name: documentName('w/one'), fields: firstFields } }] };
          const answers = [await session.send({ call: 'commit', body: first, as: 'owner' })];
          const read = async () =>
            answers.push(await session.send({ call: 'batchGet', body: { documents: names }, as: 'owner' }));
          await read();
          for (const writes of commits)
            answers.push(await session.send({ call: 'commit', body: { writes }, as: 'owner' }));
          await read();
          return answers;
        });
      }
    }
  };
}

async function reads(session: Session, check: (name: string, sendRequest: () => Promise<unknown>) => Promise<void>) {
  await check('the seed', () => session.send({ call: 'commit', body: seedCommit, as: 'owner' }));
  for (const { name, query, parent } of queryCases) {
    const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
    await check(`query: ${name}`, () =>
      session.send({ call: 'runQuery', body: { structuredQuery }, as: 'owner', ...(parent ? { parent } : {}) }),
    );
  }
  for (const { name, aggregations, query = {} } of aggregationCases) {
    const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
    const body = { structuredAggregationQuery: { structuredQuery, aggregations } };
    await check(`aggregation: ${name}`, () => session.send({ call: 'runAggregationQuery', body, as: 'owner' }));
  }
  const get = (name: string, body: Json) =>
    check(`batchGet: ${name}`, () => session.send({ call: 'batchGet', body, as: 'owner' }));
  await get('found and missing', { documents: ['c/a', 'c/zz', 'c/b'].map(documentName) });
  await get('the same twice', { documents: ['c/a', 'c/a'].map(documentName) });
  await get('a mask', { documents: [documentName('c/a')], mask: { fieldPaths: ['s', 'm.k', 'nope'] } });
  await get('an empty mask', { documents: [documentName('c/a')], mask: { fieldPaths: [] } });
  await get('nothing', { documents: [] });
  await get('a collection', { documents: [documentName('c')] });
  await get('another project', { documents: ['projects/other/databases/(default)/documents/c/a'] });
}
