import { Button, useLoaded } from '@adp/shared-ui';
import { CopyButton, getShareLinks, useDeviceShare, type Shared } from '@adp/shared-ui/share';
import { useState } from 'react';
import { LoadError } from '../../components/LoadError';
import { profileUrl } from '../../paths';
import { useText } from '../../text';
import styles from './ShareProfile.module.css';

const loadQr = () => import(/* webpackChunkName: "profile-qr" */ './ProfileQr');

export function SharePanel({ username, name }: { username: string; name: string }) {
  const text = useText();
  const shared: Shared = { url: profileUrl(username), title: name };
  const shareByDevice = useDeviceShare(shared);
  const [isQrOpen, setQrOpen] = useState(false);
  const qr = useLoaded(loadQr, isQrOpen);
  return (
    <>
      <div className={styles['row']}>
        {shareByDevice ? <Button onClick={shareByDevice}>{text('profile.share.device')}</Button> : null}
        <CopyButton
          value={shared.url}
          label={text('profile.share.copy')}
          done={text('profile.share.copied')}
          failed={text('profile.share.notCopied', { url: shared.url })}
        />
      </div>
      <ul className={styles['links']}>
        {getShareLinks(shared).map(({ target, name: service, href }) => (
          <li key={target}>
            {service === undefined ? (
              <a className={styles['link']} href={href}>
                {text('profile.share.email')}
              </a>
            ) : (
              <a className={styles['link']} href={href} target="_blank" rel="noopener noreferrer" translate="no">
                {service}
              </a>
            )}
          </li>
        ))}
      </ul>
      {qr.part ? <qr.part.ProfileQr url={shared.url} /> : null}
      {qr.failed ? <LoadError error={{ code: 'unavailable' }} onRetry={qr.retry} /> : null}
      {qr.part || qr.failed ? null : (
        <Button secondary disabled={isQrOpen} onClick={() => setQrOpen(true)}>
          {text(isQrOpen ? 'loading' : 'profile.share.qr')}
        </Button>
      )}
    </>
  );
}
