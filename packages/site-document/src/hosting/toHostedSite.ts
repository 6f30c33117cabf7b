import type { HostingEntry } from './readHosting';
import { toVersionConfig } from './toVersionConfig';

export interface HostedSite {
  readonly target: string;
  readonly public: string;
  readonly config: ReturnType<typeof toVersionConfig>;
}

/** Converts an entry of firebase.json for the local platform. */
export function toHostedSite(entry: HostingEntry): HostedSite {
  return { target: entry.target, public: entry.public, config: toVersionConfig(entry) };
}
