import { isObject, normaliser } from '../normalise';
import type { Database, FirestoreRequest, Json, Platform } from '../platforms/platform';

/** Database for the tables. `P` stands for the project in requests and responses. */
export interface Session {
  /** Returns the normalized response, so that responses of different platforms can be compared. */
  readonly send: (request: FirestoreRequest) => Promise<unknown>;
}

/** Rules that allow everything, for tables that do not test rules. */
const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write; } } }`;

/** Opens a database for a table. */
export async function openSession(platform: Platform, project: string, rules = openRules): Promise<Session> {
  const database: Database = await platform.open(project, rules);
  const normalise = normaliser();
  const updateTimes = new Map<string, string>();
  return {
    send: async (request) => {
      const written = JSON.stringify(request.body)
        .replaceAll('"projects/P/', `"projects/${project}/`)
        .replace(/<updateTime of ([^>]+)>/g, (_, path: string) => updateTimes.get(path) ?? '2020-01-01T00:00:00Z');
      const answer = await database.send({ ...request, body: JSON.parse(written) as unknown });
      for (const document of documentsIn(answer.body)) {
        const path = String(document.name).split('/documents/')[1] ?? '';
        updateTimes.set(path, String(document.updateTime));
      }
      const inTables: unknown = JSON.parse(
        JSON.stringify(answer.body).replaceAll(`"projects/${project}/`, '"projects/P/'),
      );
      return normalise({ status: answer.status, body: inTables });
    },
  };
}

function documentsIn(body: unknown): Json[] {
  return (Array.isArray(body) ? body : []).flatMap((item: unknown) => {
    const document = isObject(item) ? (item.found ?? item.document) : undefined;
    return isObject(document) ? [document] : [];
  });
}
