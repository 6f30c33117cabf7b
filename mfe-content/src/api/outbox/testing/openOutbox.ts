import 'fake-indexeddb/auto';
import { notifications } from '@adp/shared-data/notification';
import type { FakeOptions } from '@adp/shared-data/testing';
import { IDBFactory } from 'fake-indexeddb';
import { createDraftStore } from '../../../lib/drafts/createDraftStore';
import type { Draft } from '../../../lib/drafts/Draft';
import { createOutbox } from '../createOutbox';
import type { Outcome } from '../Delivery';
import { createNetwork } from './createNetwork';
import { signIn } from './written';

/** Opens an outbox on a new device with the member Amina signed in, and records its outcomes and notifications. */
export function openOutbox(options: FakeOptions = {}) {
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
  localStorage.clear();
  signIn();
  const network = createNetwork('amina', options);
  const store = createDraftStore();
  const outbox = createOutbox(store);
  const outcomes: Outcome[] = [];
  outbox.onOutcome((outcome) => outcomes.push(outcome));
  const save = async (draft: Draft) => (await store.save(draft)).draft;
  const notes = async () => (await network.reader.listMine(notifications, 'amina')).items;
  return { network, store, outbox, outcomes, save, notes };
}
