import type { ServerResponse } from 'node:http';
import type { Intercept } from '@adp/local-firebase';

/** What writes to the database, and what takes pictures. */
export const commits = /documents:commit/;
export const uploads = /^\/v0\/b\/.*name=/;

/** Refuses requests of `path`, so many times. */
export function refuse(path: RegExp, status: number, times = Infinity): Intercept {
  let left = times;
  return (request, response) => {
    if (!path.test(request.url ?? '') || left <= 0) return false;
    left -= 1;
    answer(response, status);
    return true;
  };
}

/** Breaks the connection, so many times. */
export function cut(path: RegExp, times = Infinity): Intercept {
  let left = times;
  return (request) => {
    if (!path.test(request.url ?? '') || left <= 0) return false;
    left -= 1;
    request.socket.destroy();
    return true;
  };
}

/** Takes what is sent, and cuts its answer off, so many times. */
export function loseAnswer(path: RegExp, times = 1): Intercept {
  let left = times;
  return (request, response) => {
    if (!path.test(request.url ?? '') || left <= 0) return false;
    left -= 1;
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

/** Takes requests and does not answer, until `end` is called: that breaks the connections. */
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

/** Breaks a connection within an answer: one that is broken before, the browser makes again by itself. */
function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
  response.write('{', () => response.destroy());
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ error: { code: status, message: 'For a test.', status: 'TEST' } }));
}
