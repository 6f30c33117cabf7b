/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { runTogether } from './runTogether.mjs';

const script = (code: string) => (): ChildProcess => spawn(process.execPath, ['--eval', code], { stdio: 'ignore' });
const up = () => Promise.resolve(true);
const running = script('setInterval(() => {}, 1000)');

test('the command ends with the exit code of a site that cannot start', async () => {
  const startApp = jest.fn(running);
  await expect(runTogether(script('process.exit(3)'), () => Promise.resolve(false), startApp)).resolves.toBe(3);
  expect(startApp).not.toHaveBeenCalled();
});

test.each([
  ['fails', 'process.exit(4)', 4],
  ['is killed by a signal', "process.kill(process.pid, 'SIGKILL')", 1],
  ['ends', '', 0],
])('if the app %s, the site is stopped, and the exit code is that of the app', async (_, code, exitCode) => {
  const sites: ChildProcess[] = [];
  const startSite = () => {
    const site = running();
    sites.push(site);
    return site;
  };
  await expect(runTogether(startSite, up, script(code))).resolves.toBe(exitCode);
  expect(sites[0]?.signalCode).toBe('SIGTERM');
});
