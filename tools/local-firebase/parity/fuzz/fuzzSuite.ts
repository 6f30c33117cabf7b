import { deepStrictEqual, ok } from 'node:assert';
import { openSession, type Session } from '../data/session';
import { isObject } from '../normalise';
import type { FirestoreRequest, Platform } from '../platforms/platform';
import { documentName } from '../platforms/proto';
import type { Run } from '../runner';
import { drawRequest } from './drawRequest';
import { everyPath } from './drawWrite';
import { fuzzRules } from './fuzzRules';
import { answeredPaths, expectedPaths, toState } from './model';
import { seeded } from './random';

/** Number of requests per sequence. */
export const requestsEach = 20;

interface FuzzOptions {
  readonly firstSeed: number;
  /** Number of sequences. Each sequence uses the next seed. */
  readonly sequences: number;
}

/**
 * Returns a suite that sends random requests, which depend only on the seed. Our platform must return the same
 * responses as the official emulator.
 *
 * Our platform must also meet requirements that need no emulator. It returns no internal errors, a rejected commit has
 * no effect, and query results equal those of a plain filter and sort.
 */
export function fuzzSuite({ firstSeed, sequences }: FuzzOptions): (run: Run) => Promise<void> {
  return async (run) => {
    const ours = run.platforms.find(({ name }) => name === 'ours')?.platform;
    const official = run.platforms.find(({ name }) => name === 'official')?.platform;
    if (!ours) throw new Error('Our platform is missing.');
    const seeds = Array.from({ length: sequences }, (_, at) => firstSeed + at);
    // Run four sequences concurrently, so that our platform works while the emulator is busy.
    const lanes = Array.from({ length: 4 }, (_, lane) => seeds.filter((seed) => seed % 4 === lane));
    await Promise.all(
      lanes.map(async (lane) => {
        for (const seed of lane) await fuzzSequence(run, seed, ours, official);
      }),
    );
  };
}

async function fuzzSequence(run: Run, seed: number, ours: Platform, official: Platform | undefined): Promise<void> {
  const rules = fuzzRules[seed % fuzzRules.length];
  const requests = drawSequence(seed);
  const project = run.freshProject();
  const answers: unknown[] = [];
  const name = `fuzz, seed ${seed}`;
  const askOurs = async () => {
    const session = await openSession(ours, project, rules);
    for (const request of requests) answers.push(await checked(session, request));
  };
  await run.check('ours', name, askOurs);
  if (!official) return;
  const askOfficial = async () => {
    const session = await openSession(official, project, rules);
    for (const [step, request] of requests.slice(0, answers.length).entries()) {
      const expected = await session.send(request);
      deepStrictEqual(answers[step], expected, replay(seed, step, request, answers[step], expected));
      // Read all documents here too, as the checks of our platform do, because reads affect the numbering of times.
      await session.send(readAll);
    }
  };
  await run.check('official', name, askOfficial);
}

function drawSequence(seed: number): FirestoreRequest[] {
  const random = seeded(seed);
  return Array.from({ length: requestsEach }, () => drawRequest(random));
}

const readAll: FirestoreRequest = {
  call: 'batchGet',
  body: { documents: everyPath.map(documentName) },
  as: 'owner',
};

/** Returns our platform's response after running the checks that need no emulator. */
async function checked(session: Session, request: FirestoreRequest): Promise<unknown> {
  const before = toState(await session.send(readAll));
  const answer = await session.send(request);
  const status = isObject(answer) ? Number(answer.status) : 0;
  const context = `${JSON.stringify(request)} returned ${JSON.stringify(answer)}`;
  ok(status >= 200 && status < 500, context);
  if (request.call !== 'commit' || status !== 200) {
    deepStrictEqual(toState(await session.send(readAll)), before, `${context} and changed stored documents.`);
  }
  const expected = status === 200 ? expectedPaths(before, request) : undefined;
  if (expected) deepStrictEqual(answeredPaths(answer), expected, `${context} instead of ${expected.join()}.`);
  return answer;
}

function replay(seed: number, step: number, request: FirestoreRequest, ours: unknown, official: unknown): string {
  const lines = [
    `Request ${step} of seed ${seed}: ${JSON.stringify(request)}`,
    ...[ours, official].map((expected) => JSON.stringify(expected)),
  ];
  return lines.join('\n');
}
