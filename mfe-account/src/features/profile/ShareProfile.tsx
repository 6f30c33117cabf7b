import { Disclosure } from '@adp/shared-ui/share';
import { useLoaded } from '@adp/shared-ui';
import { useState } from 'react';
import { LoadError } from '../../components/LoadError';
import { useText } from '../../text';
import styles from './ShareProfile.module.css';

const loadPanel = () => import(/* webpackChunkName: "profile-share" */ './SharePanel');

/** Ways to pass a profile on. Who does not want them does not download them. */
export function ShareProfile({ username, name }: { username: string; name: string }) {
  const text = useText();
  const [opened, setOpened] = useState(false);
  const { part, failed, retry } = useLoaded(loadPanel, opened);
  return (
    <div className={styles['bar']}>
      <Disclosure title={text('profile.share')} group="profile-actions" onOpen={() => setOpened(true)}>
        {failed ? <LoadError error={{ code: 'unavailable' }} onRetry={retry} /> : null}
        {opened && !part && !failed ? <p role="status">{text('loading')}</p> : null}
        {part && opened ? <part.SharePanel username={username} name={name} /> : null}
      </Disclosure>
    </div>
  );
}
