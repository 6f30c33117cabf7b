import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { DeveloperPage } from './DeveloperPage';
import { openWithOverride, type OverrideState, type StartSite } from './openWithOverride';
import { OverrideBanner } from './OverrideBanner';
import type { Override } from './savedOverride';

export function Developer({ site, start }: { readonly site: SiteConfig; readonly start: StartSite }) {
  const [opened, setOpened] = useState<{ readonly override: Override; readonly state: OverrideState }>();
  if (opened) return <OverrideBanner {...opened} />;
  const open = (override: Override) => {
    flushSync(() => setOpened({ override, state: { status: 'loading' } }));
    void openWithOverride(site, override, { start, onState: (state) => setOpened({ override, state }) });
  };
  return <DeveloperPage site={site} onOpen={open} />;
}
