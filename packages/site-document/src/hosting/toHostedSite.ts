import type { HostingEntry } from './readHosting';
import { toVersionConfig } from './toVersionConfig';

/** A site as the local platform serves it. */
export interface HostedSite extends Pick<HostingEntry, 'target' | 'public'> {
  readonly config: ReturnType<typeof toVersionConfig>;
}

/** Returns the site of an entry of firebase.json, for the local platform. */
export function toHostedSite(entry: HostingEntry): HostedSite {
  return { target: entry.target, public: entry.public, config: toVersionConfig(entry) };
}
