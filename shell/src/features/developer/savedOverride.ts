import { deviceStorage } from '@adp/shared-ui/storage';
import type { DeveloperSettings } from '@adp/site-document/siteConfig';
import { toBuildOrigin, toSitePath } from './typedUrls';

export interface Override {
  readonly app: string;
  readonly origin: string;
  readonly path: string;
  /** Expiry time, in milliseconds since 1970. */
  readonly until: number;
}

interface OverrideError {
  readonly app: string;
  readonly origin: string;
  readonly reason: string;
}

interface Saved {
  readonly override?: Override;
  readonly error?: OverrideError;
}

/** Lifetime of an override, in milliseconds: a working day. */
const OVERRIDE_LIFETIME = 8 * 60 * 60 * 1000;

export function createOverride(app: string, origin: string, path: string): Override {
  return { app, origin, path, until: Date.now() + OVERRIDE_LIFETIME };
}

/** Storage key of the override. Only the developer page reads it, so no other page can be overridden. */
const KEY = 'adp.shell.developer';

/** Returns the saved override and error. Leaves out an override that has expired or that the form would reject. */
export function readSaved(settings: DeveloperSettings, now = Date.now()): Saved {
  try {
    // save() writes this value, but validate the override like typed input.
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

export function save(saved: Saved): void {
  deviceStorage.write(KEY, JSON.stringify(saved));
}
