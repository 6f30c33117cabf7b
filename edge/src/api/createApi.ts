import type { Handler, HandlerOptions } from '../HandlerOptions';
import { errorResponse } from './errorResponse';

/** Answers `/api/...`. */
export function createApi({ site }: HandlerOptions): Handler {
  return (request) => {
    const response = errorResponse(404, 'not-found', `There is no ${new URL(request.url).pathname} here.`);
    response.headers.set('link', `<${site}/api/v1/openapi.json>; rel="service-desc"`);
    return Promise.resolve(response);
  };
}
