import { isMember, loginPath, useSession } from '@adp/shared-auth';
import { parseTopic, printTopic, type Topic } from '@adp/shared-data/alerts';
import { useLoaded } from '@adp/shared-ui';
import type { ComponentProps } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { followPath } from '../../paths';
import { useText } from '../../text';
import { AddressPanel } from './AddressPanel';
import { Done } from './Done';
import { FollowByEmail, Sent } from './FollowByEmail';
import styles from './Subscriptions.module.css';
import { useTopicName } from './useTopicName';

/**
 * The page with a reader's subscriptions. Emails link to it with a signed token (`?token=`), and other pages with a
 * topic (`?topic=`).
 */
export function SubscriptionsPage() {
  const text = useText();
  const toTopicName = useTopicName();
  const [params] = useSearchParams();
  const topic = parseTopic(params.get('topic') ?? '');
  return (
    <div className={page['page']}>
      <PageHead title={topic ? text('alerts.follow', { topic: toTopicName(topic) }) : text('alerts.title')}>
        <p>{text(topic ? 'alerts.follow.why' : 'alerts.purpose')}</p>
      </PageHead>
      <div className={styles['column']}>
        <Content topic={topic} params={params} />
        {topic && !params.has('token') ? <AllSections topic={topic} /> : null}
      </div>
    </div>
  );
}

/** Offers to follow a theme, a country or a search in all sections, if the topic is one section of it. */
function AllSections({ topic: { kind, filters, q } }: { readonly topic: Topic }) {
  const text = useText();
  const toTopicName = useTopicName();
  const canonical = printTopic({ filters, ...(q && { q }) });
  const all = parseTopic(canonical);
  if (!kind || !all || Object.keys(all.filters).length < Object.keys(filters).length) return null;
  return (
    <Link className={styles['link']} to={followPath(canonical)}>
      {text('alerts.follow.all', { topic: toTopicName(all) })}
    </Link>
  );
}

interface ContentProps {
  readonly topic: Topic | undefined;
  readonly params: URLSearchParams;
}

function Content({ topic, params }: ContentProps) {
  const text = useText();
  const session = useSession();
  const token = params.get('token');
  const [done, failure] = [params.get('done'), params.get('error')];
  if (done === 'forgotten') return <Done>{text('alerts.token.forgotten')}</Done>;
  if (token !== null) return <AddressPanel key={token} token={token} done={done} failure={failure} />;
  if (params.has('sent')) return <Sent />;
  if (isMember(session) && session.user) return <MemberContent user={session.user} topic={topic} />;
  if (topic)
    return (
      <>
        <FollowByEmail topic={topic} failure={failure} />
        <AccountNote />
      </>
    );
  return (
    <>
      <p>{text(params.has('topic') ? 'alerts.unknown' : 'alerts.none.why')}</p>
      <AccountNote />
    </>
  );
}

function AccountNote() {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <p className={styles['note']}>
      <span>{text('alerts.member')}</span>
      <Link className={styles['link']} to={loginPath(pathname + search)}>
        {text('alerts.member.signIn')}
      </Link>
    </p>
  );
}

const loadMemberPanel = async () =>
  (await import(/* webpackChunkName: "subscriptions-member" */ './MemberPanel')).memberPanel();

function MemberContent(props: ComponentProps<Awaited<ReturnType<typeof loadMemberPanel>>>) {
  const { part: MemberPanel, failed, retry } = useLoaded(loadMemberPanel);
  if (failed) return <LoadError error={{ code: 'unavailable' }} onRetry={retry} />;
  return MemberPanel ? <MemberPanel {...props} /> : <RowsSkeleton rows={3} />;
}
