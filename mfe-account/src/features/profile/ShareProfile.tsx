import type { Person } from '@adp/shared-data/lists';
import { Disclosure } from '@adp/shared-ui/share';
import { useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/LoadError';
import { followPath } from '../../paths';
import { useText } from '../../text';
import styles from './ShareProfile.module.css';

const loadPanel = () => import(/* webpackChunkName: "profile-share" */ './SharePanel');

const loadReport = async () =>
  (await import(/* webpackChunkName: "profile-report" */ './ReportProfile')).reportProfile();

interface ShareProfileProps {
  readonly profile: Person;
  readonly name: string;
  readonly isMine: boolean;
}

export function ShareProfile({ profile, name, isMine }: ShareProfileProps) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { part, failed, retry } = useLoaded(loadPanel, opened);
  const [isReported, setReported] = useState(false);
  const report = useLoaded(loadReport, isReported);
  return (
    <div className={styles['bar']}>
      {isMine ? null : (
        <Link className={styles['follow']} to={followPath(`all?author=${profile.id}`)}>
          {text('profile.follow')}
        </Link>
      )}
      <Disclosure title={text('profile.share')} group="profile-actions" onOpen={() => setOpened(true)}>
        {failed ? <LoadError error={{ code: 'unavailable' }} onRetry={retry} /> : null}
        {opened && !part && !failed ? <p role="status">{text('loading')}</p> : null}
        {part && opened ? <part.SharePanel username={profile.id} name={name} /> : null}
      </Disclosure>
      {isMine ? null : (
        <Disclosure title={text('profile.report')} group="profile-actions" onOpen={() => setReported(true)}>
          {report.failed ? <LoadError error={{ code: 'unavailable' }} onRetry={report.retry} /> : null}
          {report.part ? <report.part profile={profile} /> : null}
        </Disclosure>
      )}
    </div>
  );
}
