import type { RegisteredApp } from '@adp/shell/siteConfig';

/** Stands in for `shell/src/remotes/loadApp` in the plain bundle, which loads no app and so asks for no app's new build. */
export function appsInUse(): readonly { app: RegisteredApp; build: string }[] {
  return [];
}
