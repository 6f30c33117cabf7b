import { deepStrictEqual, notDeepStrictEqual } from 'node:assert';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { knownDataDifferences } from '../knownDifferences';
import type { PlatformName } from '../runner';

/** The recorded answers of the official emulator, by case. */
export interface Answers {
  /** @throws AssertionError where what was said is not what was recorded */
  readonly check: (platform: PlatformName, name: string, answer: unknown) => void;
  /** Writes what the emulator said in this run, when recording. */
  readonly save: () => void;
}

/** Reads the recorded answers; when `recording`, records the emulator's answers again. */
export function readAnswers(file: string, recording: boolean): Answers {
  const recorded: Record<string, unknown> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : {};
  const heard: Record<string, unknown> = {};
  return {
    check: (platform, name, answer) => {
      if (recording) {
        if (platform === 'official') heard[name] = answer;
        return;
      }
      const reason =
        platform === 'ours' && Object.hasOwn(knownDataDifferences, name) ? knownDataDifferences[name] : undefined;
      if (reason === undefined) deepStrictEqual(answer, recorded[name]);
      else notDeepStrictEqual(answer, recorded[name], `This no longer differs, so strike it off the list: ${reason}`);
    },
    save: () => {
      if (recording && Object.keys(heard).length > 0) writeFileSync(file, `${lines(heard)}\n`);
    },
  };
}

/** One case a line, so that a change shows as one. */
function lines(answers: Record<string, unknown>): string {
  const cases = Object.entries(answers).map(([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
  return `{\n${cases.join(',\n')}\n}`;
}
