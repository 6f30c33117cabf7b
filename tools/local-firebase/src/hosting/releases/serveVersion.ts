import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import superstatic, { type Rewriters } from 'superstatic';
import type { Releases } from './createReleases';
import type { StoredVersion } from './hostingState';
import { toServingConfig } from './servingConfig';

type Site = (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

/** Returns a function that returns the site of a finalized version, with the version's own configuration. */
export function serveVersions(
  releases: Pick<Releases, 'read'>,
  rewriters: Rewriters,
): (version: StoredVersion) => Site {
  const sites = new Map<string, Site>();
  return (version) => {
    const cached = sites.get(version.id);
    if (cached) return cached;
    const created = createSite(version, releases, rewriters);
    // Requests of old pages receive the current version, so only a few versions are in use at a time.
    if (sites.size > 20) sites.clear();
    sites.set(version.id, created);
    return created;
  };
}

function createSite(version: StoredVersion, releases: Pick<Releases, 'read'>, rewriters: Rewriters): Site {
  const modified = Date.parse(version.finalizeTime ?? version.createTime);
  return superstatic.default({
    config: toServingConfig(version.config),
    compression: true,
    fallthrough: true,
    rewriters,
    provider: (_request, path) => {
      const name = decodeURI(path);
      const content = releases.read(version, name);
      const etag = `"${version.files[name] ?? ''}"`;
      return Promise.resolve(
        content ? { modified, size: content.length, etag, stream: Readable.from([content]) } : null,
      );
    },
  });
}
