import type { HostingEntry } from './readHosting';
import { toVersionConfig } from './toVersionConfig';

export interface HostedSite {
  readonly target: string;
  readonly public: string;
  readonly config: ReturnType<typeof toVersionConfig>;
}

/** Converts a hosting entry of firebase.json to the format of the local platform. */
export function toHostedSite(entry: HostingEntry): HostedSite {
  return { target: entry.target, public: entry.public, config: toVersionConfig(entry) };
}
