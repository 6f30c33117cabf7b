import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory } from 'fake-indexeddb';
import type { CoverValue } from '../../forms/FormValues';
import type { Draft } from '../Draft';
import { toRecord } from '../draftRecord';
import type { Version } from '../Version';

// jsdom lacks `structuredClone`, which the fake database needs to copy records.
Reflect.set(globalThis, 'structuredClone', (value: unknown): unknown => deserialize(serialize(value)));

const realPut = Reflect.get(IDBObjectStore.prototype, 'put');
// oxlint-disable-next-line typescript/no-unnecessary-condition -- tests without jsdom have no Storage
const realSetItem = Reflect.get(globalThis.Storage?.prototype ?? {}, 'setItem');

export function emptyDevice(): void {
  allWorks();
  Reflect.set(globalThis, 'indexedDB', new IDBFactory());
  localStorage.clear();
}

export function allWorks(): void {
  IDBObjectStore.prototype.put = realPut;
  Storage.prototype.setItem = realSetItem;
}

/** Makes the database refuse records longer than `max` characters. */
export function fillDatabase(max = 0): void {
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown) {
    if (JSON.stringify(value).length > max) throw new DOMException('full', 'QuotaExceededError');
    return Reflect.apply(realPut, this, [value]);
  };
}

/** Makes localStorage refuse entries longer than `max` characters. */
export function fillStorage(max = 0): void {
  Storage.prototype.setItem = function (this: Storage, name: string, text: string) {
    if (text.length > max) throw new DOMException('full', 'QuotaExceededError');
    Reflect.apply(realSetItem, this, [name, text]);
  };
}

export function newDraft(more: Partial<Draft> = {}): Draft {
  const key = more.key ?? 'a1';
  const values = { title: 'One' };
  return { key, kind: 'article', itemId: key, base: null, owner: 'u1', values, savedAt: 0, rev: 0, ...more };
}

export function titled(draft: Draft, title: string): Draft {
  return { ...draft, values: { ...draft.values, title } };
}

export const picture: CoverValue = {
  dataUrl: `data:image/webp;base64,${'A'.repeat(270_000)}`,
  width: 1,
  height: 1,
  bytes: 202_500,
};

export function getRecord(draft: Draft, marks: Partial<Version> = {}): object {
  return marks.trail ? toRecord({ draft, trail: marks.trail, forkKey: 'spare', ...marks }) : draft;
}

export async function putRecords(...records: readonly object[]): Promise<void> {
  const database = await opened();
  const transaction = database.transaction('drafts', 'readwrite');
  for (const record of records) transaction.objectStore('drafts').put(record);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

export async function records(): Promise<readonly Record<string, unknown>[]> {
  const database = await opened();
  const request = database.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return request.result;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('adp.content.drafts', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore('drafts', { keyPath: 'key' }).createIndex('owner', 'owner');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}
