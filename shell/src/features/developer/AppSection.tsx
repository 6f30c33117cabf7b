import { useEffect, useState } from 'react';
import { catchAllPrefix, type DeveloperSettings, type RegisteredApp } from '@adp/site-document/siteConfig';
import { parseDraw } from '../../remotes/canaryDraw';
import { canaryKey } from '../../remotes/chooseBuild';
import { readLastGood } from '../../remotes/fetchManifest';
import { readStored } from '../../remotes/storage';
import { useText } from '../../text';
import { BuildResults } from './BuildResults';
import styles from './DeveloperPage.module.css';
import { examineBuild, type CheckedSignature, type ExaminedBuild } from './examineBuild';
import { Facts } from './Facts';
import { formatDeprecations, formatInstant, formatMilliseconds, formatVersions } from './formats';
import { OverrideForm } from './OverrideForm';
import type { Override } from './savedOverride';
import type { HealthState } from './useHealth';

interface AppSectionProps {
  readonly app: RegisteredApp;
  readonly settings: DeveloperSettings;
  readonly health: HealthState;
  readonly lastError?: string;
  readonly onOpen: (override: Override) => void;
}

export function AppSection({ app, settings, health, lastError, onOpen }: AppSectionProps) {
  const text = useText();
  const { name, origin, owns, signed } = app;
  const [live, setLive] = useState<ExaminedBuild | Error>();

  useEffect(() => {
    let isShown = true;
    const show = (result: ExaminedBuild | Error) => {
      if (isShown) setLive(result);
    };
    if (origin !== null) void examineBuild(name, origin, signed).then(show, show);
    return () => {
      isShown = false;
    };
  }, [name, origin, signed]);

  const examined = live instanceof Error ? undefined : live;
  const error = live instanceof Error ? live.message : (live?.incompatibility ?? lastError);
  return (
    <section className={styles['app']} aria-label={name}>
      <h2>{name}</h2>
      {origin === null ? (
        <p>{text('developer.comingSoon')}</p>
      ) : (
        <>
          <Facts
            facts={[
              ['developer.build', examined?.manifest.build ?? (live ? '–' : text('developer.reading'))],
              ['developer.origin', origin],
              ['developer.owns', owns.join(' ')],
              ...(examined ? examinedFacts(examined, text) : []),
              ['developer.lastShown', readLastGood(app, origin)?.build ?? text('developer.never')],
              ['developer.canary', describeCanary(name, text)],
              ['developer.lastError', error ?? text('developer.noError')],
            ]}
          />
          <BuildResults app={name} health={health} />
          <OverrideForm
            name={name}
            settings={settings}
            onOpen={onOpen}
            path={owns.find((prefix) => prefix !== catchAllPrefix) ?? '/'}
            live={examined?.manifest.build}
          />
        </>
      )}
    </section>
  );
}

function describeCanary(name: string, text: ReturnType<typeof useText>): string {
  const draw = parseDraw(readStored(canaryKey(name)));
  if (!draw) return text('developer.canary.none');
  const { build, reason } = draw;
  return reason === undefined ? build : text('developer.canary.left', { build, reason });
}

function describeSignature(signature: CheckedSignature | undefined, text: ReturnType<typeof useText>): string {
  if (!signature) return text('developer.signature.off');
  if ('refusal' in signature) return text('developer.signature.refused', { reason: signature.refusal });
  const { key, expires, sequence } = signature;
  return text('developer.signature.valid', { date: formatInstant(expires), number: sequence, key });
}

function examinedFacts({ manifest, times, signature, deprecated }: ExaminedBuild, text: ReturnType<typeof useText>) {
  const shown = { manifest: formatMilliseconds(times.manifest), entry: formatMilliseconds(times.entry) };
  return [
    ['developer.contract', String(manifest.contract)],
    ['developer.requires', formatVersions(manifest.requires)],
    ['developer.deprecated', formatDeprecations(deprecated, text)],
    ['developer.times', text('developer.times.value', shown)],
    ['developer.signature', describeSignature(signature, text)],
  ] as const;
}
