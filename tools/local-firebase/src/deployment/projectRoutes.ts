import { route, type ApiRoute } from '../http/ownerService';

interface ProjectOptions {
  readonly projectId: string;
  readonly bucket: string;
  readonly sites: readonly string[];
  readonly origins: readonly string[];
}

/** Returns the resources that tools read before a deployment. */
export function projectRoutes({ projectId, bucket, sites, origins }: ProjectOptions): readonly ApiRoute[] {
  const project = {
    projectId,
    projectNumber: '1',
    displayName: projectId,
    name: `projects/${projectId}`,
    state: 'ACTIVE',
    resources: { hostingSite: sites[0], storageBucket: bucket },
  };
  let authorizedDomains: unknown = [...new Set(origins.map((origin) => new URL(origin).hostname))];
  const path = (pattern: string) => new RegExp(pattern.replace('PROJECT', `projects/(?:${projectId}|1)`));
  return [
    route('GET', path('^/v1beta1/PROJECT$'), () => project),
    route('POST', path('^/v1/PROJECT:testIamPermissions$'), ({ body }) => ({ permissions: body.permissions })),
    route('GET', path('^/v1/PROJECT/services/([^/]+)$'), ({ names: [name] }) => ({ name, state: 'ENABLED' })),
    route('GET', path('^/admin/v2/PROJECT/config$'), () => ({ authorizedDomains })),
    route('PATCH', path('^/admin/v2/PROJECT/config$'), ({ body }) => {
      if (Array.isArray(body.authorizedDomains)) authorizedDomains = body.authorizedDomains;
      return { authorizedDomains };
    }),
    route('GET', path('^/v1alpha/PROJECT/defaultBucket$'), () => ({
      bucket: { name: `${project.name}/buckets/${bucket}` },
    })),
  ];
}
