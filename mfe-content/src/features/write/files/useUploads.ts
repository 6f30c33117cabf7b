import { useSession } from '@adp/shared-auth';
import { DataError } from '@adp/shared-data/client';
import type { RunningUpload } from '@adp/shared-data/files';
import { useOnline } from '@adp/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { memberUploader } from '../../../api/memberData';
import type { FileValue } from '../../../lib/forms/FormValues';

export interface UploadState {
  readonly sent: number;
  readonly is: 'running' | 'paused' | 'failed';
  readonly error?: DataError;
}

interface Upload {
  readonly file: File;
  running?: RunningUpload;
}

interface Uploads {
  readonly states: ReadonlyMap<string, UploadState>;
  readonly start: (id: string, file: File) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly cancel: (id: string) => void;
}

/** Uploads files while the form is open. An upload that the network interrupts resumes where it stopped. */
export function useUploads(onDone: (id: string, stored: Partial<FileValue>) => void): Uploads {
  const uid = useSession().user?.uid;
  const online = useOnline();
  const uploads = useRef(new Map<string, Upload>());
  const [states, setStates] = useState<Uploads['states']>(new Map());
  const change = (id: string, next?: Partial<UploadState>) =>
    setStates((before) => {
      const after = new Map(before);
      if (!next) after.delete(id);
      else after.set(id, { sent: 0, is: 'running', ...before.get(id), ...next });
      return after;
    });

  useEffect(() => {
    for (const [id, { running }] of uploads.current)
      if (online && states.get(id)?.is === 'running') running?.resume();
      else running?.pause();
  }, [online, states]);
  useEffect(() => {
    const all = uploads.current;
    return () => {
      for (const { running } of all.values()) running?.cancel();
      all.clear();
    };
  }, []);

  const run = async (id: string, upload: Upload) => {
    const isCurrent = () => uploads.current.get(id) === upload;
    change(id, { is: 'running', sent: 0 });
    try {
      if (uid === undefined) throw new DataError('signed-out');
      const uploader = await memberUploader();
      if (!isCurrent()) return;
      upload.running = uploader.start({
        uid,
        file: upload.file,
        onProgress: (sent) => {
          if (isCurrent()) change(id, { sent });
        },
      });
      const { url, format, bytes, sha256 } = await upload.running.done;
      if (!isCurrent()) return;
      uploads.current.delete(id);
      change(id);
      onDone(id, { url, format, bytes, sha256 });
    } catch (error) {
      if (!isCurrent()) return;
      change(id, { is: 'failed', error: error instanceof DataError ? error : new DataError('unavailable') });
    }
  };

  return {
    states,
    start: (id, file) => {
      const upload = { file };
      uploads.current.set(id, upload);
      void run(id, upload);
    },
    pause: (id) => change(id, { is: 'paused' }),
    resume: (id) => change(id, { is: 'running' }),
    retry: (id) => {
      const upload = uploads.current.get(id);
      if (upload) void run(id, upload);
    },
    cancel: (id) => {
      uploads.current.get(id)?.running?.cancel();
      uploads.current.delete(id);
      change(id);
    },
  };
}
