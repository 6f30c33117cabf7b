import { join } from 'node:path';
import { region, writePackage } from '@adp/edge/packaging';
import { scheduleMinutes, triggerDocuments, uploadHandlers } from '../src/background/createBackgroundWork';
import type { FunctionsConfig } from '../src/function';

/** Many small calls, few at once. */
const common = { region, memory: '256MiB', cpu: 1, timeoutSeconds: 60 };

/** Actions may change roles: their account has the role for accounts, and that of the background has not. */
const actionOptions = {
  ...common,
  concurrency: 40,
  maxInstances: 3,
  invoker: 'public',
  serviceAccount: 'actions@',
};
const triggerOptions = { ...common, concurrency: 20, maxInstances: 3, retry: true, serviceAccount: 'background@' };
/** The next minute is the next try. */
const scheduleOptions = { ...common, concurrency: 1, maxInstances: 1, retryCount: 0, serviceAccount: 'background@' };

/** Writes the functions of a site, ready to be deployed. */
export async function packageFunctions(folder: string, config: FunctionsConfig): Promise<void> {
  const triggers = Object.entries(triggerDocuments).map(
    ([name, document]) => `
      export const ${name} = onDocumentWritten(${JSON.stringify({ ...triggerOptions, document })},
        (event) => triggers.${name}.run(toDocumentEvent(event)));`,
  );
  const uploads = uploadHandlers.map(
    (name) => `
      export const ${name} = onObjectFinalized(${JSON.stringify(triggerOptions)}, ({ data, time }) => uploads.${name}.run({ ...data, time }));`,
  );
  const schedules = Object.entries(scheduleMinutes).map(
    ([name, minutes]) => `
      export const ${name} = onSchedule(${JSON.stringify({ ...scheduleOptions, schedule: `every ${minutes} minutes` })},
        (event) => schedules.${name}.run({ time: event.scheduleTime }));`,
  );
  await writePackage(folder, {
    name: 'functions',
    contents: `
      import { onRequest } from 'firebase-functions/v2/https';
      import { onDocumentWritten } from 'firebase-functions/v2/firestore';
      import { onObjectFinalized } from 'firebase-functions/v2/storage';
      import { onSchedule } from 'firebase-functions/v2/scheduler';
      import { createFunctions, toDocumentEvent } from './src/function';
      const { actions: handle, triggers, uploads, schedules } = createFunctions(${JSON.stringify(config)});
      export const actions = onRequest(${JSON.stringify(actionOptions)}, handle);
      ${[...triggers, ...uploads, ...schedules].join('')}`,
    resolveDir: join(import.meta.dirname, '..'),
  });
}
