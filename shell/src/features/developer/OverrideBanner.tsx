import { Button } from '@adp/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { developerPath } from '@adp/site-document/siteConfig';
import { forgetLastGood } from '../../remotes/fetchManifest';
import { useText } from '../../text';
import { formatMilliseconds, formatTime } from './formats';
import type { OverrideState } from './openWithOverride';
import styles from './OverrideBanner.module.css';
import { save, type Override } from './savedOverride';

interface OverrideBannerProps {
  readonly override: Override;
  readonly state: OverrideState;
  readonly onReset?: () => void;
}

/** Banner that names the overridden app. It stays above all other content, including dialogs. */
export function OverrideBanner({ override, state, onReset = () => window.location.reload() }: OverrideBannerProps) {
  const text = useText();
  const banner = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    element.showPopover();
    // A new dialog covers the banner, so show the banner again.
    const observer = new MutationObserver(() => {
      element.hidePopover();
      element.showPopover();
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  const reset = () => {
    save({});
    forgetLastGood(override.app, override.origin);
    onReset();
  };
  const values = { ...override, until: formatTime(override.until) };
  return (
    <section ref={banner} popover="manual" className={styles['banner']} aria-label={text('developer.banner')}>
      <p role="status">{text(`developer.banner.${state.status}`, { ...values, ...toValues(state) })}</p>
      <div className={styles['actions']}>
        <Button secondary onClick={reset}>
          {text('developer.banner.reset')}
        </Button>
        <a href={developerPath}>{text('developer.banner.apps')}</a>
      </div>
    </section>
  );
}

function toValues(state: OverrideState): Record<string, string> {
  if (state.status === 'failed') return { reason: state.reason };
  return state.status === 'loaded' ? { build: state.build, time: formatMilliseconds(state.time) } : {};
}
