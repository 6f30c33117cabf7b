import { randomBytes } from 'node:crypto';
import { reportChoices, reportLimits } from '@adp/shared-data/moderation';
import { hasCode } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import { getText } from '../background/events';
import type { ActionOptions } from './ActionContext';
import { ActionError } from './ActionError';
import { readDailyCount, untilTomorrow } from './dailyLimits';

export const reportInput = v.strictObject({
  collection: v.picklist(reportChoices.collection),
  item: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  reason: v.picklist(reportChoices.reason),
  // Count code points, as the security rules do.
  text: v.pipe(
    v.string(),
    v.check((text) => [...text].length <= reportLimits.text.max),
  ),
});
type Report = v.InferOutput<typeof reportInput>;

const tries = 3;

/** Runs the action `report`: stores a report by a visitor without an account (docs/decisions/086, 091). */
export async function sendReport(report: Report, request: Request, options: ActionOptions): Promise<object> {
  const subject = await readSubject(report, options);
  for (let remaining = tries; remaining > 0; remaining -= 1)
    if (await send({ ...report, ...subject }, request, options)) return {};
  throw new ActionError(503, 'unavailable', 'Too many concurrent reports. Try again later.', { retryAfter: 5 });
}

interface Subject {
  readonly title: string;
  /** The uid of the subject's owner, who may not handle the report. */
  readonly subject_uid?: string;
}

/** Reads the subject of a report. Rejects with ActionError if it is not public. */
async function readSubject({ collection, item }: Report, { administrator }: ActionOptions): Promise<Subject> {
  const path = `${collection}/${item}`;
  const fields = (await administrator.read([path])).get(path)?.fields ?? {};
  const isProfile = collection === 'profiles';
  const title = isProfile ? getText(fields, 'name') : fields['status'] === 'published' && getText(fields, 'title');
  if (!title) throw new ActionError(404, 'not-found', 'There is nothing public to report here.');
  const uid = getText(fields, isProfile ? 'uid' : 'author_uid');
  return { title, ...(uid && { subject_uid: uid }) };
}

/** Stores a report. Resolves to false if another report from the same IP address was stored at the same time. */
async function send(
  report: Report & Subject,
  request: Request,
  { administrator, now = Date.now, getIpAddress }: ActionOptions,
): Promise<boolean> {
  const address = getIpAddress?.(request);
  const count = address === undefined ? undefined : await readDailyCount(address, now(), administrator);
  const about = `${report.collection}_${report.item}`;
  // The id depends on the IP address and the day, so sending a report twice does not create a second report.
  const path = `reports/${about}_a-${count ? count.hash(about).slice(0, 24) : randomBytes(12).toString('hex')}`;
  if ((await administrator.read([path])).has(path)) return true;
  if (count && !count.hasMore)
    throw new ActionError(429, 'too-many', 'Too many reports from this network today.', {
      retryAfter: untilTomorrow(now()),
    });
  try {
    await administrator.commit([
      {
        path,
        fields: { ...report, status: 'open' },
        times: ['created_at', 'updated_at'],
        precondition: { exists: false },
      },
      ...(count?.writes ?? []),
    ]);
    return true;
  } catch (error) {
    if (hasCode(error, 'conflict') || hasCode(error, 'invalid')) return false;
    throw error;
  }
}
