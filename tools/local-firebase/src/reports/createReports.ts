import type { Service, ServiceAnswer } from '../http/service';

/** Where pages of this machine send reports. */
const PATH = '/__/reports';
/** Bytes of a request. */
const BODY_LIMIT = 64 * 1024;
/** Reports of one request that are stored, and fields of one report. */
const MOST_OF_REQUEST = 20;

/** What a page or its browser reported. */
export interface Report {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** As `csp-violation`; a page may have types of its own. */
  readonly type: string;
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
}

export interface Reports {
  readonly service: Service;
  /** The newest first. */
  readonly list: () => readonly Report[];
  readonly clear: () => void;
}

/**
 * Collects reports as browsers send them (Reporting API, and `report-uri` of a security policy), the last `most` in memory: whoever
 * sends more pushes out the oldest.
 */
export function createReports(most = 200): Reports {
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
        if (url.pathname !== PATH) return refuse(404, 'Reports are sent to /__/reports.');
        if (method !== 'POST') return refuse(405, 'Reports are sent by POST.');
        const reports = readReports(body.toString('utf8'));
        if (!reports) return refuse(400, 'This is no report in JSON.');
        stored = [...reports.reverse(), ...stored].slice(0, most);
        return { status: 204 };
      },
    },
  };
}

/** The reports in the body of a request; undefined where it holds something else. */
function readReports(text: string): Report[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list: readonly unknown[] = Array.isArray(json) ? json : [json];
  const reports = list.slice(0, MOST_OF_REQUEST).map(toReport);
  return reports.every((report) => report !== undefined) ? reports : undefined;
}

function toReport(value: unknown): Report | undefined {
  if (!isRecord(value)) return undefined;
  const old = value['csp-report'];
  const { type, url, body } = isRecord(old)
    ? { type: 'csp-violation', url: old['document-uri'], body: old }
    : { type: value.type, url: value.url, body: value.body };
  if (typeof type !== 'string' || !isRecord(body)) return undefined;
  const fields = Object.entries(body).slice(0, MOST_OF_REQUEST);
  return {
    time: Date.now(),
    type,
    url: typeof url === 'string' ? url : '',
    body: Object.fromEntries(fields.map(([name, field]) => [name, toText(field)])),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(status: number, message: string): ServiceAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message };
}
