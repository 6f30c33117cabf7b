import type { HostingEntry } from '@adp/site-document/hosting';
import type { SiteFile } from '@adp/site-document/siteFile';

export interface Finding {
  readonly about: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface Examination {
  readonly name: string;
  readonly site: SiteFile;
  readonly hosting: readonly HostingEntry[];
  /** Content of .firebaserc, or an empty string if the file does not exist. */
  readonly firebaserc: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly dns: {
    readonly resolveTxt: (name: string) => Promise<readonly (readonly string[])[]>;
    readonly resolveMx: (name: string) => Promise<readonly object[]>;
  };
  /** Environment variables with secrets, which need not be in Secret Manager then. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly onNote: (note: string) => void;
}

export type Add = (about: string, problem: string, remedy: string) => void;

/** Check of a site, which adds its findings. An exception becomes a finding. */
export type Check = (examination: Examination, add: Add) => Promise<void> | void;

/** Returns the hosts of a site with their targets in firebase.json, starting with the shell. */
export function listHosts({
  site,
}: Pick<Examination, 'site'>): readonly { readonly target: string; readonly origin: string }[] {
  return [
    { target: 'shell', origin: site.origin },
    ...site.registry.apps.flatMap(({ name, origin }) =>
      origin === null ? [] : [{ target: name.replaceAll('_', '-'), origin }],
    ),
  ];
}
