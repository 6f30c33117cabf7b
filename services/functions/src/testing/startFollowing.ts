import type { MailRequest } from '../mail/MailTemplate';
import { startAlerts } from './startAlerts';

/** Returns the topics and item ids of a digest, or the name of another template. */
export const toContent = (request: MailRequest) =>
  request.template === 'digest'
    ? request.parameters.sections.map(({ topic, items }) => [topic, ...items.map(({ id }) => id)])
    : request.template;

type Site = ReturnType<typeof startAlerts>;
type Options = NonNullable<Parameters<typeof startAlerts>[0]>;

export async function startFollowing(options: Options = {}) {
  const site = startAlerts(options);
  await site.run();
  const zuri = site.addAddress('zuri@example.org');
  const follow = async (fields: object, id = `s${site.paths().length}`) => {
    await site.follow(id, { subscriber: zuri, ...fields });
    await site.deliverEvents();
    site.pass(1);
    return id;
  };
  const received = () => site.sent.map(({ request }) => toContent(request));
  return { ...site, zuri, follow, received };
}

export async function runFor(site: Pick<Site, 'pass' | 'run'>, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    site.pass(60);
    await site.run();
  }
}
