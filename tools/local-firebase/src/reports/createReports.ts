import { isObject } from '../isObject';
import type { Service, ServiceAnswer } from '../http/service';

const PATH = '/__/reports';
/** Maximum size of a request, in bytes. */
const BODY_LIMIT = 64 * 1024;
/** Maximum number of stored reports per request, and of stored fields per report. */
const MAX_PER_REQUEST = 20;

export interface Report {
  /** Time of the report in milliseconds since 1970. */
  readonly time: number;
  /** Report type, such as `csp-violation`. Pages may define their own types. */
  readonly type: string;
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
}

export interface Reports {
  readonly service: Service;
  /** Returns the stored reports, newest first. */
  readonly list: () => readonly Report[];
  readonly clear: () => void;
}

/** Stores the last `max` reports of the Reporting API and of CSP's `report-uri` in memory. */
export function createReports(max = 200): Reports {
  let stored: readonly Report[] = [];
  return {
    list: () => stored,
    clear: () => {
      stored = [];
    },
    service: {
      prefixes: [PATH],
      bodyLimit: BODY_LIMIT,
      takesReports: true,
      answer: ({ method, url, body }) => {
        if (url.pathname !== PATH) return refuse(404, 'Send reports to /__/reports.');
        if (method !== 'POST') return refuse(405, 'Send reports by POST.');
        const reports = readReports(body.toString('utf8'));
        if (!reports) return refuse(400, 'This is not a report in JSON.');
        stored = [...reports.reverse(), ...stored].slice(0, max);
        return { status: 204 };
      },
    },
  };
}

/** Parses the reports in a request body. Returns undefined for other content. */
function readReports(text: string): Report[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list: readonly unknown[] = Array.isArray(json) ? json : [json];
  const reports = list.slice(0, MAX_PER_REQUEST).map(toReport);
  return reports.every((report) => report !== undefined) ? reports : undefined;
}

function toReport(value: unknown): Report | undefined {
  if (!isObject(value)) return undefined;
  const old = value['csp-report'];
  const { type, url, body } = isObject(old)
    ? { type: 'csp-violation', url: old['document-uri'], body: old }
    : { type: value.type, url: value.url, body: value.body };
  if (typeof type !== 'string' || !isObject(body)) return undefined;
  const fields = Object.entries(body).slice(0, MAX_PER_REQUEST);
  return {
    time: Date.now(),
    type,
    url: typeof url === 'string' ? url : '',
    body: Object.fromEntries(
      fields.map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)]),
    ),
  };
}

function refuse(status: number, message: string): ServiceAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message };
}
