import { Worker } from 'node:worker_threads';

/** Counts from now on what is asked of rendering threads in this process (edge/src/render/runWorker.ts); gives the number so far. */
export function countRenderings(): () => number {
  let count = 0;
  const post: (this: Worker, ...message: Parameters<Worker['postMessage']>) => void = Reflect.get(
    Worker.prototype,
    'postMessage',
  );
  Reflect.set(Worker.prototype, 'postMessage', function count1(this: Worker, ...message: Parameters<typeof post>) {
    const [order] = message as [unknown];
    if (typeof order === 'object' && order !== null && 'type' in order && order.type === 'render') count += 1;
    post.apply(this, message);
  });
  return () => count;
}
