import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a first process and, when `isUp` resolves to true, a second one. If one of them ends, stops the other one.
 * Resolves to the exit code.
 */
export async function runTogether(startFirst, isUp, startSecond) {
  const children = [];
  let isStopping = false;
  let exitCode = 0;
  const onSignal = () => {
    isStopping = true;
  };
  const untilExit = (child) => {
    children.push(child);
    return new Promise((done) => {
      child.on('exit', (code) => {
        // A process has no exit code if a signal killed it, which is an error unless this command stopped it.
        exitCode ||= code ?? (isStopping ? 0 : 1);
        isStopping = true;
        for (const each of children) each.kill('SIGTERM');
        done();
      });
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  const exits = [untilExit(startFirst())];
  while (!isStopping && !(await isUp())) await wait(200);
  if (!isStopping) exits.push(untilExit(startSecond()));
  await Promise.all(exits);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal);
  return exitCode;
}
