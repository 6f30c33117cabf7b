import { randomUUID } from 'node:crypto';
import { ApiError } from '../http/apiError';
import { recordIn, route, type ApiRoute } from '../http/ownerService';
import { isObject } from '../isObject';
import { RulesSyntaxError } from '../rules/syntax';

interface RulesOptions {
  readonly projectId: string;
  /** @throws RulesSyntaxError */
  readonly check: (source: string) => Promise<unknown>;
  /** Services by release name, such as `cloud.firestore` or `firebase.storage/BUCKET`. */
  readonly services: Readonly<
    Record<string, { readonly source: string; readonly set: (source: string) => Promise<void> }>
  >;
}

interface Ruleset {
  readonly name: string;
  readonly createTime: string;
  readonly source: { readonly files: readonly unknown[] };
}

/**
 * Creates the routes of the Firebase Rules API v1 (https://firebase.google.com/docs/reference/rules/rest). A release
 * takes effect at once.
 */
export function rulesRoutes({ projectId, check, services }: RulesOptions): readonly ApiRoute[] {
  const parent = `projects/${projectId}`;
  const rulesets = new Map<string, Ruleset>();
  const inUse = new Map<
    string,
    { readonly ruleset: string; readonly createTime: string; readonly updateTime: string }
  >();

  const create = (files: readonly unknown[]): Ruleset => {
    const name = `${parent}/rulesets/${randomUUID()}`;
    const ruleset = { name, createTime: new Date().toISOString(), source: { files } };
    rulesets.set(name, ruleset);
    return ruleset;
  };
  for (const [service, { source }] of Object.entries(services)) {
    const { name: ruleset, createTime } = create([{ name: 'at the start', content: source }]);
    inUse.set(service, { ruleset, createTime, updateTime: createTime });
  }

  const find = (name: string): Ruleset => {
    const stored = rulesets.get(name);
    if (stored) return stored;
    throw new ApiError('NOT_FOUND', `The ruleset ${name} does not exist.`);
  };
  const releaseResource = (service: string) => {
    const stored = inUse.get(service);
    if (!stored) throw noRelease(service);
    const { ruleset: rulesetName, ...times } = stored;
    return { name: `${parent}/releases/${service}`, rulesetName, ...times };
  };
  async function activate(service: string, rulesetName: unknown) {
    const target = Object.hasOwn(services, service) ? services[service] : undefined;
    if (!target) throw noRelease(service);
    const { source, name, createTime } = find(String(rulesetName));
    await target.set(toSource(source.files));
    inUse.set(service, { ruleset: name, createTime, updateTime: new Date().toISOString() });
    return releaseResource(service);
  }
  async function findIssues(files: readonly unknown[]): Promise<readonly unknown[]> {
    try {
      await check(toSource(files));
      return [];
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error;
      const { line, column } = error;
      return [{ sourcePosition: { line, column }, description: error.message, severity: 'ERROR' }];
    }
  }

  const path = (rest: string) => new RegExp(`^/v1/${parent}${rest}$`);
  return [
    route('POST', path(':test'), async ({ body }) => ({ issues: await findIssues(filesIn(body.source)) })),
    route('POST', path('/rulesets'), async ({ body }) => {
      const files = filesIn(body.source);
      const issues = await findIssues(files);
      if (issues.length > 0) throw new ApiError('INVALID_ARGUMENT', `The rules have errors: ${JSON.stringify(issues)}`);
      return create(files);
    }),
    route('GET', path('/rulesets'), () => ({
      rulesets: [...rulesets.values()].map(({ name, createTime }) => ({ name, createTime })),
    })),
    route('GET', path('/rulesets/([^/]+)'), ({ names: [id = ''] }) => find(`${parent}/rulesets/${id}`)),
    route('DELETE', path('/rulesets/([^/]+)'), ({ names: [id = ''] }) => {
      const { name } = find(`${parent}/rulesets/${id}`);
      if ([...inUse.values()].some(({ ruleset }) => ruleset === name))
        throw new ApiError('FAILED_PRECONDITION', `${name} is in use.`);
      rulesets.delete(name);
      return {};
    }),
    route('GET', path('/releases'), () => ({ releases: [...inUse.keys()].map(releaseResource) })),
    route('GET', path('/releases/(.+)'), ({ names: [service = ''] }) => releaseResource(service)),
    route('POST', path('/releases'), ({ body }) => {
      const service = String(body.name).slice(`${parent}/releases/`.length);
      if (inUse.has(service)) throw new ApiError('ALREADY_EXISTS', `The release ${service} already exists.`);
      return activate(service, body.rulesetName);
    }),
    route('PATCH', path('/releases/(.+)'), ({ names: [service = ''], body }) =>
      activate(service, recordIn(body.release, 'release').rulesetName),
    ),
  ];
}

function noRelease(service: string): ApiError {
  return new ApiError('NOT_FOUND', `The release ${service} does not exist.`);
}

function filesIn(source: unknown): readonly unknown[] {
  const { files } = recordIn(source, 'source');
  if (Array.isArray(files) && files.length > 0) return files;
  throw new ApiError('INVALID_ARGUMENT', 'A ruleset requires a "source" with "files".');
}

/** Returns the source of a ruleset, which must be one file on this platform. */
function toSource([file, ...more]: readonly unknown[]): string {
  if (more.length === 0 && isObject(file) && typeof file.content === 'string') return file.content;
  throw new ApiError('INVALID_ARGUMENT', 'The rules must be one file with "content".');
}
