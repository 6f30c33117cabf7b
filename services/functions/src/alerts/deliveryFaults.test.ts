/** @jest-environment node */
import type { ContentKind } from '@adp/shared-data/content';
import { isFull } from '../../../../tools/scripts/isFull.mjs';
import { type Fault, startAlerts } from '../testing/startAlerts';

/** Returns a generator of pseudo-random numbers, so that a run can be repeated by its seed. */
function createRandom(seed: number) {
  let state = seed + 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (limit: number) => Math.floor(next() * limit);
  return {
    chance: (probability: number) => next() < probability,
    upTo,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[upTo(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
  };
}

interface PublishedItem {
  readonly kind: ContentKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Followed topics, each with an independent check. */
const topics: Readonly<Record<string, (item: PublishedItem) => boolean>> = {
  articles: ({ kind }) => kind === 'article',
  'articles?theme=skills': ({ kind, fields }) => kind === 'article' && fields['themes'] === skills,
  'opportunities?country=KE': ({ kind, fields }) => kind === 'opportunity' && fields['eligibleCountries'] === kenya,
  'all?programme=apet': ({ fields }) => fields['programme'] === 'apet',
  'all?q=water+pumps': ({ fields }) => fields['title'] === 'A pump for water',
};
const skills = ['skills'];
const kenya = ['KE'];
const nigeria = ['NG'];
const kinds = ['article', 'opportunity', 'product'] as const;

interface Follow {
  readonly owner: string;
  readonly topic: string;
  readonly at: number;
  readonly channels: readonly string[];
}

/** The classes of faults that the runs generate. The last class combines all faults. */
const classes = ['kills', 'lost requests and answers', 'refusals by the provider', 'replays', 'all'] as const;
const runsPerClass = isFull ? 64 : 3;

/** Simulates some days with faults, then some days without. Returns the differences from what owners should receive. */
async function simulate(seed: number, faults: (typeof classes)[number]) {
  const random = createRandom(seed);
  let isCalm = false;
  let requests = 0;
  const has = (name: (typeof classes)[number]) => !isCalm && (faults === name || faults === 'all');
  const nextFault = (): Fault | undefined => {
    requests += 1;
    if (has('kills') && random.chance(0.04)) return random.pick(['killed before', 'killed after']);
    if (has('lost requests and answers') && random.chance(0.04)) return random.pick(['lost before', 'lost after']);
    return undefined;
  };
  const site = startAlerts({
    nextFault,
    answer: () =>
      has('refusals by the provider') && random.chance(0.3) ? { status: 'temporary', reason: '421' } : undefined,
  });
  isCalm = true;
  await site.run();
  const zones = ['UTC', 'Africa/Nairobi', 'Africa/Cairo', 'Pacific/Kiritimati', 'America/Los_Angeles'];
  const owners = ['amina', 'kofi', 'zuri@example.org', 'sena@example.org'].map((name) => {
    const silence = random.chance(0.5) ? { quiet_from: 21, quiet_until: 6 } : {};
    const hours = { digest_hour: random.upTo(24), digest_day: 1 + random.upTo(7), timezone: random.pick(zones) };
    if (name.includes('@')) return { name, fields: { subscriber: site.addAddress(name, { ...hours, ...silence }) } };
    site.addMember(name, { ...hours, ...silence });
    return { name: `${name}@example.org`, fields: { uid: name } };
  });
  const follows: Follow[] = [];
  const items: PublishedItem[] = [];
  const follow = async () => {
    const owner = random.pick(owners);
    const topic = random.pick(Object.keys(topics));
    if (follows.some((each) => each.owner === owner.name && each.topic === topic)) return;
    const channels = 'uid' in owner.fields ? random.pick([['site'], ['email'], ['site', 'email']]) : ['email'];
    const frequency = random.pick(['immediately', 'daily', 'weekly']);
    const more = 'uid' in owner.fields ? { channels } : {};
    await site.follow(`f${follows.length}`, { ...owner.fields, topic, frequency, ...more });
    follows.push({ owner: owner.name, topic, at: site.now(), channels });
  };
  for (let count = 0; count < 5; count += 1) await follow();
  isCalm = false;
  let undelivered: ReturnType<typeof site.takeEvents> = [];
  const handleEvents = async () => {
    undelivered.push(...site.takeEvents().filter(({ path }) => path.startsWith('subscriptions/')));
    const again: typeof undelivered = [];
    for (const event of has('replays') ? undelivered.reverse() : undelivered) {
      if (has('replays') && random.chance(0.3)) again.push(event);
      const isHandled = await site.handleSubscription(event).then(
        () => true,
        () => false,
      );
      if (site.isKilled()) site.restart();
      if (!isHandled) again.push(event);
    }
    undelivered = again;
  };
  const runJobs = async (time: number) => {
    const jobs = ['match', 'compose', 'send'] as const;
    const order = has('replays') ? [random.pick(jobs), ...jobs, random.pick(jobs)] : jobs;
    for (const name of order) {
      const earlier = has('replays') && random.chance(0.2) ? time - 60_000 * random.upTo(10) : time;
      const event = { time: new Date(earlier).toISOString() };
      const runs = has('replays') && random.chance(0.2) ? 2 : 1;
      const job = site.jobs()[name];
      await Promise.all(Array.from({ length: runs }, () => job(event).catch(() => undefined)));
      if (site.isKilled()) site.restart();
    }
  };
  const step = async (minutes: number) => {
    site.pass(minutes);
    await handleEvents();
    await runJobs(site.now());
  };
  for (let steps = 0; steps < 14; steps += 1) {
    isCalm = true;
    if (random.chance(0.3)) await follow();
    for (let count = random.upTo(3); count > 0; count -= 1) {
      site.pass(1);
      const kind = random.pick(kinds);
      const fields = {
        ...(kind === 'opportunity' && { eligibleCountries: random.pick([kenya, nigeria]) }),
        ...(kind === 'article' && random.chance(0.5) && { themes: skills }),
        ...(random.chance(0.3) && { programme: 'apet' }),
        title: random.pick(['A pump for water', 'A report']),
      };
      const id = `i${items.length}`;
      site.publish(kind, id, fields);
      items.push({ kind, id, fields, at: site.now() });
    }
    isCalm = false;
    await step(random.pick([1, 1, 5, 60, 300, 900]));
  }
  isCalm = true;
  // Nine days cover a week, quiet hours and the longest waiting time after a refusal.
  for (let hours = 0; hours < 24 * 9; hours += 4) await step(240);
  const received = (channel: string) =>
    channel === 'email'
      ? site.sent.flatMap(({ to, request }) =>
          request.template === 'digest'
            ? request.parameters.sections.flatMap((section) => section.items.map(({ id }) => `${to} ${id}`))
            : [],
        )
      : [];
  const expected = (channel: string) => [
    ...new Set(
      follows
        .filter(({ channels }) => channels.includes(channel))
        .flatMap(({ owner, topic, at }) =>
          items.filter((item) => item.at > at && topics[topic]?.(item)).map(({ id }) => `${owner} ${id}`),
        ),
    ),
  ];
  const notified = Object.values(site.list('notifications')).map(
    ({ uid, count }) => [String(uid), Number(count)] as const,
  );
  const onSite = expected('site').map((each) => each.slice(0, each.indexOf('@')));
  return {
    email: { received: received('email').sort(), expected: expected('email').sort() },
    site: {
      received: ['amina', 'kofi'].map((uid) =>
        notified.reduce((sum, [to, count]) => sum + (to === uid ? count : 0), 0),
      ),
      expected: ['amina', 'kofi'].map((uid) => onSite.filter((each) => each === uid).length),
    },
    left: {
      due: Object.keys(site.list('alert_due')),
      waiting: Object.values(site.list('mail')).filter((mail) => 'not_before' in mail),
    },
    requests,
    emails: site.sent.length,
  };
}

describe.each(classes.map((name, at) => [name, at] as const))('with %s', (faults, at) => {
  test(`nothing is lost and nothing is sent twice in ${runsPerClass} generated runs`, async () => {
    let emails = 0;
    let items = 0;
    for (let run = 0; run < runsPerClass; run += 1) {
      const seed = at * 1_000 + run;
      const { email, site, left, ...counts } = await simulate(seed, faults);
      expect({ seed, email: email.received, site: site.received, left }).toEqual({
        seed,
        email: email.expected,
        site: site.expected,
        left: { due: [], waiting: [] },
      });
      emails += counts.emails;
      items += email.expected.length;
    }
    expect(emails).toBeGreaterThan(runsPerClass);
    expect(items).toBeGreaterThan(emails);
  }, 1_800_000);
});
