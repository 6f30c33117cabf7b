import { deviceStorage } from '@adp/shared-ui/storage';
import type { DeveloperSettings } from '@adp/site-document/siteConfig';
import { toBuildOrigin, toSitePath } from './addresses';

/** One app that the site takes from another origin than the registry's. */
export interface Override {
  readonly app: string;
  readonly origin: string;
  /** The page to open. */
  readonly path: string;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
}

/** Why the last override was given up. */
interface OverrideError {
  readonly app: string;
  readonly origin: string;
  readonly reason: string;
}

interface Saved {
  readonly override?: Override;
  readonly error?: OverrideError;
}

/** How long an override may be used, in milliseconds: a working day. */
const OVERRIDE_LIFETIME = 8 * 60 * 60 * 1000;

/** An override that begins now. */
export function createOverride(app: string, origin: string, path: string): Override {
  return { app, origin, path, until: Date.now() + OVERRIDE_LIFETIME };
}

/** Only this page reads it: the site's other pages know of no override. */
const KEY = 'adp.shell.developer';

/** What is saved in this browser, without an override that has ended or that could not be typed. */
export function readSaved(settings: DeveloperSettings, now = Date.now()): Saved {
  try {
    // Written below; what of it is used is checked as if it were typed.
    const { override, error } = (deviceStorage.readJson(KEY) ?? {}) as Saved;
    const isValid =
      override !== undefined &&
      now < override.until &&
      override.until <= now + OVERRIDE_LIFETIME &&
      toBuildOrigin(override.origin, override.app, settings) === override.origin &&
      toSitePath(override.path) === override.path;
    return { ...(isValid ? { override } : {}), ...(error ? { error } : {}) };
  } catch {
    return {};
  }
}

/** Replaces what is saved. */
export function save(saved: Saved): void {
  // Without storage it has to be typed again.
  deviceStorage.write(KEY, JSON.stringify(saved));
}
