import { execFileSync } from 'node:child_process';

/** Method to run the official emulator on this machine, or the reason why it cannot run. */
export type FoundOracle =
  | { readonly kind: 'running'; readonly host: string }
  | { readonly kind: 'jar'; readonly jar: string; readonly java: string; readonly version: string }
  | { readonly kind: 'none'; readonly reason: string };

const oldestJava = 17;

/**
 * Finds the official emulator. FIRESTORE_EMULATOR_HOST names a running emulator. Otherwise, returns the jar of the
 * Debian package and a Java installation that can run it.
 */
export function findOracle(environment: NodeJS.ProcessEnv): FoundOracle {
  const host = environment.FIRESTORE_EMULATOR_HOST;
  if (host) return { kind: 'running', host };
  const jar = output('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'])
    ?.split('\n')
    .find((line) => line.endsWith('cloud-firestore-emulator.jar'));
  if (!jar) return { kind: 'none', reason: 'neither FIRESTORE_EMULATOR_HOST nor the Debian package is available' };
  const java = environment.JAVA_HOME ? `${environment.JAVA_HOME}/bin/java` : 'java';
  const version = Number(/\d+/.exec(output(java, ['--version']) ?? '')?.[0] ?? 0);
  if (version < oldestJava)
    return { kind: 'none', reason: `the package is installed, but no Java from version ${oldestJava}` };
  const packageVersion = output('dpkg-query', ['-W', '-f', '${Version}', 'google-cloud-cli-firestore-emulator']) ?? '';
  return { kind: 'jar', jar, java, version: packageVersion };
}

/** Returns the output of a command. Returns undefined if the command is missing or fails. */
function output(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
