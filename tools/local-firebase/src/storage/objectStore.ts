import * as v from 'valibot';
import type { ByteStore } from './byteStore';
import { StorageError } from './storageError';
import { storedObjectSchema, type StoredObject } from './storedObject';

export type ObjectStore = ReturnType<typeof createObjectStore>;

interface StoreOptions {
  readonly bytes: ByteStore;
  /** Maximum total size of all objects, in bytes. */
  readonly quota: number;
  readonly changed: () => void;
  readonly onStatus: (sentence: string) => void;
}

const saved = v.object({ objects: v.array(storedObjectSchema) });

export function createObjectStore({ bytes, quota, changed, onStatus }: StoreOptions) {
  const objects = new Map<string, StoredObject>();
  const used = () => [...objects.values()].reduce((sum, { size }) => sum + size, 0);
  const take = (name: string): StoredObject | undefined => {
    const old = objects.get(name);
    objects.delete(name);
    if (old) bytes.delete(old.bytes);
    return old;
  };
  return {
    get: (name: string) => objects.get(name),
    list: (): readonly StoredObject[] => [...objects.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    readBytes: ({ name, bytes: key }: StoredObject): Buffer => {
      const content = bytes.get(key);
      if (!content) throw new StorageError(404, `Not Found. The bytes of ${name} are missing.`);
      return content;
    },
    /** Stores or replaces an object. @throws StorageError 402 if there is no space */
    put: (description: Omit<StoredObject, 'bytes'>, content: Buffer): StoredObject => {
      if (used() - (objects.get(description.name)?.size ?? 0) + content.length > quota)
        throw new StorageError(402, 'Quota for the bucket exceeded.');
      const object = { ...description, bytes: write(bytes, content, onStatus) };
      take(object.name);
      objects.set(object.name, object);
      changed();
      return object;
    },
    change: (object: StoredObject) => {
      objects.set(object.name, object);
      changed();
    },
    remove: (name: string): boolean => {
      const was = take(name) !== undefined;
      if (was) changed();
      return was;
    },
    clear: () => {
      for (const name of [...objects.keys()]) take(name);
      changed();
    },
    save: () => ({ objects: [...objects.values()] }),
    load: (state: unknown) => {
      const { success, output } = v.safeParse(saved, state);
      if (!success) throw new Error('The saved objects of Storage have an invalid format.');
      const complete = output.objects.filter(({ bytes: key, size }) => bytes.has(key, size));
      const gone = output.objects.filter((object) => !complete.includes(object)).map(({ name }) => name);
      if (gone.length > 0) onStatus(`Storage lost the bytes of ${gone.join(', ')}, so it omits these objects.`);
      objects.clear();
      for (const object of complete) objects.set(object.name, object);
      bytes.deleteExcept(new Set(complete.map(({ bytes: key }) => key)));
    },
  };
}

function write(bytes: ByteStore, content: Buffer, onStatus: (sentence: string) => void): string {
  try {
    return bytes.put(content);
  } catch (error) {
    onStatus(`An upload could not be stored: ${error instanceof Error ? error.message : String(error)}`);
    throw new StorageError(402, 'Quota for the bucket exceeded.');
  }
}
