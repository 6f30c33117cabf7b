import type { ServerResponse } from 'node:http';
import type { Intercept } from '@adp/local-firebase';

/** Pattern for requests that write to the database. `uploads` matches requests that upload pictures. */
export const commits = /documents:commit/;
export const uploads = /^\/v0\/b\/.*name=/;

/** Returns a fault that answers the next `times` requests to `path` with `status`. */
export function refuse(path: RegExp, status: number, times = Infinity): Intercept {
  let remaining = times;
  return (request, response) => {
    if (!path.test(request.url ?? '') || remaining <= 0) return false;
    remaining -= 1;
    answer(response, status);
    return true;
  };
}

/** Returns a fault that breaks the connection of the next `times` requests to `path`. */
export function cut(path: RegExp, times = Infinity): Intercept {
  let remaining = times;
  return (request) => {
    if (!path.test(request.url ?? '') || remaining <= 0) return false;
    remaining -= 1;
    request.socket.destroy();
    return true;
  };
}

/**
 * Returns a fault that breaks the connections of the next `times` requests to `path` during the response, after the
 * requests have taken effect.
 */
export function loseAnswer(path: RegExp, times = 1): Intercept {
  let remaining = times;
  return (request, response) => {
    if (!path.test(request.url ?? '') || remaining <= 0) return false;
    remaining -= 1;
    const { writeHead } = response;
    Reflect.set(response, 'writeHead', () => response);
    Reflect.set(response, 'end', () => {
      Reflect.set(response, 'writeHead', writeHead);
      cutOff(response);
      return response;
    });
    return false;
  };
}

/** Accepts requests to `path` without answering them. The returned `end` breaks their connections. */
export function hang(path: RegExp) {
  const held: ServerResponse[] = [];
  let ended = false;
  const intercept: Intercept = (request, response) => {
    if (!path.test(request.url ?? '') || ended) return false;
    held.push(response);
    return true;
  };
  return {
    intercept,
    requests: () => held.length,
    end: () => {
      ended = true;
      for (const response of held) cutOff(response);
    },
  };
}

/** Breaks a connection after the start of the response. If it broke earlier, browsers would repeat the request. */
function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
  response.write('{', () => response.destroy());
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ error: { code: status, message: 'For a test.', status: 'TEST' } }));
}
