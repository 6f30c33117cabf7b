import type { HostingEntry } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';

/** Something that is not as it must be, and what to do about it. */
export interface Finding {
  readonly about: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface Examination {
  /** The name of the site file, as `production`. */
  readonly name: string;
  readonly site: SiteFile;
  /** The entries of firebase.json. */
  readonly hosting: readonly HostingEntry[];
  /** The text of .firebaserc; empty where there is none. */
  readonly firebaserc: string;
  readonly token: string;
  readonly fetch: typeof fetch;
}

/** One part of the examination. What it throws is a finding of its own. */
export type Check = (examination: Examination) => Promise<readonly Finding[]> | readonly Finding[];

/** The hosts of a site: target of firebase.json and origin, the shell first. */
export function listHosts({ site }: Examination): readonly { readonly target: string; readonly origin: string }[] {
  return [
    { target: 'shell', origin: site.origin },
    ...site.registry.apps.flatMap(({ name, origin }) =>
      origin === null ? [] : [{ target: name.replaceAll('_', '-'), origin }],
    ),
  ];
}
