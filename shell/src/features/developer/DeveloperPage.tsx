import { shellName } from '@adp/shared-data/app-health';
import { Button, PageTitle } from '@adp/shared-ui';
import { useState } from 'react';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { provided } from '../../remotes/provided';
import { useText } from '../../text';
import { readSettings } from './typedUrls';
import { AppSection } from './AppSection';
import { BuildResults } from './BuildResults';
import { deprecations } from './deprecations';
import styles from './DeveloperPage.module.css';
import { Facts } from './Facts';
import { formatDeprecations, formatTime, formatVersions } from './formats';
import { Publications } from './Publications';
import { readSaved, save, type Override } from './savedOverride';
import { useHealth } from './useHealth';

export function DeveloperPage({ site, onOpen }: { site: SiteConfig; onOpen: (override: Override) => void }) {
  const text = useText();
  const [settings] = useState(readSettings);
  const [saved, setSaved] = useState(() => readSaved(settings));
  const health = useHealth();
  const { override, error } = saved;
  return (
    <main className={styles['page']}>
      <PageTitle page={text('developer.title')} site={text('site.name')} />
      <h1>{text('developer.title')}</h1>
      <p className={styles['intro']}>{text('developer.intro')}</p>
      <p className={styles['risk']}>{text('developer.risk')}</p>
      {error ? (
        <section className={styles['notice']}>
          <h2>{text('developer.error.title')}</h2>
          <p>{text('developer.error.text', { ...error })}</p>
        </section>
      ) : null}
      {override ? (
        <section className={styles['notice']}>
          <h2>{text('developer.saved.title')}</h2>
          <p>{text('developer.saved.text', { ...override, until: formatTime(override.until) })}</p>
          <div className={styles['actions']}>
            <Button onClick={() => onOpen(override)}>{text('developer.saved.open')}</Button>
            <Button
              secondary
              onClick={() => {
                save({});
                setSaved({});
              }}
            >
              {text('developer.saved.forget')}
            </Button>
          </div>
        </section>
      ) : null}
      <section className={styles['app']}>
        <h2>{text('developer.shell')}</h2>
        <Facts
          facts={[
            ['developer.build', __BUILD_ID__],
            ['developer.contract', provided.contracts.join(', ')],
            ['developer.provides', formatVersions(provided.versions, provided.accepts)],
            ['developer.deprecations', formatDeprecations(deprecations, text)],
          ]}
        />
        <BuildResults app={shellName} health={health} />
      </section>
      {site.apps.map((app) => (
        <AppSection
          key={app.name}
          app={app}
          settings={settings}
          health={health}
          onOpen={onOpen}
          {...(error?.app === app.name ? { lastError: error.reason } : {})}
        />
      ))}
      <Publications />
    </main>
  );
}
