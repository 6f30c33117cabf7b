import { ApiError } from '../../http/apiError';
import { route, textsIn, type ApiCall, type ApiRoute } from '../../http/ownerService';
import type { Releases } from './createReleases';
import type { StoredChannel, StoredRelease, StoredVersion } from './hostingState';
import { checkConfig } from './servingConfig';

interface RoutesOptions {
  readonly projectId: string;
  readonly releases: Releases;
  readonly toUrl: (site: string, channel: string) => string;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

const days = 86_400_000;

/**
 * Routes of the Hosting API v1beta1 (https://firebase.google.com/docs/reference/hosting/rest). Paths may include a
 * project before the site.
 */
// eslint-disable-next-line max-lines-per-function -- the table of all routes
export function hostingRoutes({ projectId, releases, toUrl, now = Date.now }: RoutesOptions): readonly ApiRoute[] {
  const at = (rest: string) => new RegExp(`^/v1beta1/((?:projects/[^/]+/)?sites)/([^/:]+)${rest}$`);
  const site = ({ names: [parent = '', id = ''] }: ApiCall) => ({ name: `${parent}/${id}`, id });

  const versionResource = (parent: string, version: StoredVersion) => {
    const { id, files, ...rest } = version;
    return { name: `${parent}/versions/${id}`, ...rest, fileCount: String(Object.keys(files).length) };
  };
  const releaseResource = (call: ApiCall, channel: string, release: StoredRelease) => {
    const { name, id } = site(call);
    const { id: releaseId, version, ...rest } = release;
    const parent = channel === 'live' ? name : `${name}/channels/${channel}`;
    return {
      name: `${parent}/releases/${releaseId}`,
      version: versionResource(name, releases.version(id, version)),
      ...rest,
    };
  };
  const channelResource = (call: ApiCall, { id, releases: [release], ...rest }: StoredChannel) => ({
    name: `${site(call).name}/channels/${id}`,
    url: toUrl(site(call).id, id),
    ...rest,
    ...(release ? { release: releaseResource(call, id, release) } : {}),
  });
  const siteResource = (parent: string, id: string) => ({
    name: `${parent}/${id}`,
    defaultUrl: toUrl(id, 'live'),
    type: id === releases.sites[0] ? 'DEFAULT_SITE' : 'USER_SITE',
  });

  const version = (call: ApiCall) => releases.version(site(call).id, call.names[2] ?? '');
  const expiry = (body: ApiCall['body']) => {
    if (typeof body.expireTime === 'string') return { expireTime: body.expireTime };
    if (typeof body.ttl !== 'string') return {};
    const [, seconds] = /^(\d+(?:\.\d+)?)s$/.exec(body.ttl) ?? [];
    if (seconds === undefined || Number(seconds) * 1000 > 30 * days)
      throw new ApiError('INVALID_ARGUMENT', 'A "ttl" must have the form "600s" and be at most 30 days.');
    return { expireTime: new Date(now() + Number(seconds) * 1000).toISOString() };
  };
  const labels = ({ body }: ApiCall) => (body.labels === undefined ? {} : { labels: textsIn(body.labels, 'labels') });

  function release(call: ApiCall, channel: string) {
    const { id } = site(call);
    const requestedVersion = call.query.get('versionName') ?? call.query.get('version_name') ?? '';
    const [, ofSite, versionId] = /sites\/([^/]+)\/versions\/([^/]+)$/.exec(requestedVersion) ?? [];
    if (versionId === undefined) throw new ApiError('INVALID_ARGUMENT', 'A release needs a "versionName".');
    if (ofSite !== id) throw new ApiError('INVALID_ARGUMENT', `${requestedVersion} is not a version of ${id}.`);
    const { message } = call.body;
    const created = releases.release(id, channel, versionId, typeof message === 'string' ? message : undefined);
    return releaseResource(call, channel, created);
  }

  const listReleases = (call: ApiCall, channel: string) =>
    page(releases.channel(site(call).id, channel).releases, call, 'releases', (item) =>
      releaseResource(call, channel, item),
    );

  return [
    route('GET', /^\/v1beta1\/(projects\/[^/]+\/sites)$/, (call) =>
      page(releases.sites, call, 'sites', (id) => siteResource(call.names[0] ?? '', id)),
    ),
    route('POST', /^\/v1beta1\/projects\/[^/]+\/sites$/, () => {
      throw new ApiError('FAILED_PRECONDITION', 'Sites are the targets of firebase.json: add the site there.');
    }),
    route('GET', at(''), (call) => {
      releases.versions(site(call).id);
      return siteResource(call.names[0] ?? '', site(call).id);
    }),
    route('GET', at('/domains'), () => ({ domains: [] })),

    route('GET', at('/versions'), (call) =>
      page(releases.versions(site(call).id), call, 'versions', (item) => versionResource(site(call).name, item)),
    ),
    route('POST', at('/versions'), (call) => {
      const created = { config: checkConfig(call.body.config), labels: {}, ...labels(call) };
      return versionResource(site(call).name, releases.createVersion(site(call).id, created));
    }),
    route('POST', at('/versions:clone'), (call) => {
      const [, from = '', source = ''] =
        /sites\/([^/]+)\/versions\/([^/]+)$/.exec(String(call.body.sourceVersion)) ?? [];
      const { id, name } = site(call);
      const { files, config, labels: copied } = releases.version(from, source);
      const copy = releases.createVersion(id, { config, labels: copied });
      const status = call.body.finalize === true ? ('FINALIZED' as const) : ('CREATED' as const);
      releases.changeVersion(id, copy.id, { files });
      const response = versionResource(name, releases.changeVersion(id, copy.id, { status }));
      return { name: `projects/${projectId}/operations/clone-${id}-${copy.id}`, done: true, response };
    }),
    // The copy is synchronous, so the operation is already complete.
    route(
      'GET',
      /^\/v1beta1\/(projects\/[^/]+\/operations\/clone-(.+)-([0-9a-f]+))$/,
      ({ names: [name, id = '', copy = ''] }) => ({
        name,
        done: true,
        response: versionResource(`projects/${projectId}/sites/${id}`, releases.version(id, copy)),
      }),
    ),
    route('GET', at('/versions/([^/:]+)'), (call) => versionResource(site(call).name, version(call))),
    route('PATCH', at('/versions/([^/:]+)'), (call) => {
      const { status, config } = call.body;
      if (status !== undefined && status !== 'FINALIZED' && status !== 'CREATED')
        throw new ApiError('INVALID_ARGUMENT', `A new version cannot have the status ${JSON.stringify(status)}.`);
      const change = {
        ...(status === 'FINALIZED' ? { status: 'FINALIZED' as const } : {}),
        ...(config === undefined ? {} : { config: checkConfig(config) }),
        ...labels(call),
      };
      return versionResource(site(call).name, releases.changeVersion(site(call).id, version(call).id, change));
    }),
    route('DELETE', at('/versions/([^/:]+)'), (call) => {
      releases.deleteVersion(site(call).id, version(call).id);
      return {};
    }),
    route('GET', at('/versions/([^/:]+)/files'), (call) =>
      page(Object.entries(version(call).files), call, 'files', ([path, hash]) => ({ path, hash, status: 'ACTIVE' })),
    ),
    route('POST', at('/versions/([^/:]+):populateFiles'), (call) => {
      const added = textsIn(call.body.files, 'files');
      const { id, files } = version(call);
      for (const [path, hash] of Object.entries(added))
        if (!path.startsWith('/') || !/^[0-9a-f]{64}$/.test(hash))
          throw new ApiError(
            'INVALID_ARGUMENT',
            `${path} requires a leading slash and the SHA-256 of its gzipped content.`,
          );
      releases.changeVersion(site(call).id, id, { files: { ...files, ...added } });
      return {
        uploadRequiredHashes: [...new Set(Object.values(added))].filter((hash) => !releases.hasBlob(hash)),
        uploadUrl: `${call.request.url.origin}/upload/sites/${site(call).id}/versions/${id}/files`,
      };
    }),
    route('POST', /^\/upload\/sites\/([^/]+)\/versions\/([^/]+)\/files\/([0-9a-f]{64})$/, ({ names, request }) => {
      const [id = '', versionId = '', hash = ''] = names;
      if (!Object.values(releases.version(id, versionId).files).includes(hash))
        throw new ApiError('INVALID_ARGUMENT', `Version ${versionId} has no file with this content hash.`);
      releases.upload(hash, request.body);
      return {};
    }),

    route('POST', at('/releases'), (call) => release(call, 'live')),
    route('GET', at('/releases'), (call) => listReleases(call, 'live')),
    route('POST', at('/channels/([^/]+)/releases'), (call) => release(call, call.names[2] ?? '')),
    route('GET', at('/channels/([^/]+)/releases'), (call) => listReleases(call, call.names[2] ?? '')),

    route('GET', at('/channels'), (call) =>
      page(releases.channels(site(call).id), call, 'channels', (item) => channelResource(call, item)),
    ),
    route('POST', at('/channels'), (call) => {
      const id = call.query.get('channelId') ?? '';
      if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(id))
        throw new ApiError('INVALID_ARGUMENT', 'A channel requires a "channelId" of letters, digits and hyphens.');
      const created = releases.createChannel(site(call).id, { id, ...expiry(call.body), ...labels(call) });
      return channelResource(call, created);
    }),
    route('GET', at('/channels/([^/]+)'), (call) =>
      channelResource(call, releases.channel(site(call).id, call.names[2] ?? '')),
    ),
    route('PATCH', at('/channels/([^/]+)'), (call) => {
      const change = { ...expiry(call.body), ...labels(call) };
      return channelResource(call, releases.changeChannel(site(call).id, call.names[2] ?? '', change));
    }),
    route('DELETE', at('/channels/([^/]+)'), (call) => {
      releases.deleteChannel(site(call).id, call.names[2] ?? '');
      return {};
    }),
  ];
}

/** Returns one page of a list, according to `pageSize` and `pageToken`. */
function page<Item>(
  items: readonly Item[],
  { query }: ApiCall,
  name: string,
  toResource: (item: Item) => unknown,
): Readonly<Record<string, unknown>> {
  const size = Number(query.get('pageSize') ?? 0) || 1000;
  const start = Number(query.get('pageToken') ?? 0) || 0;
  const end = start + size;
  return {
    [name]: items.slice(start, end).map(toResource),
    ...(end < items.length ? { nextPageToken: String(end) } : {}),
  };
}
