import { deepStrictEqual, notDeepStrictEqual } from 'node:assert';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { knownDataDifferences } from '../knownDifferences';
import type { PlatformName } from '../runner';

/** Recorded responses of the official emulator, by case. */
export interface Answers {
  /**
   * Compares a response with the recorded response.
   * @throws AssertionError if the responses differ
   */
  readonly check: (platform: PlatformName, name: string, answer: unknown) => void;
  /** Writes the emulator's responses to the file if this run records them. */
  readonly save: () => void;
}

/** Reads the recorded responses. If `recording` is true, replaces them with the responses of this run. */
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
      else
        notDeepStrictEqual(
          answer,
          recorded[name],
          `This is no longer a difference, so remove it from the list: ${reason}`,
        );
    },
    save: () => {
      if (recording && Object.keys(heard).length > 0) writeFileSync(file, `${lines(heard)}\n`);
    },
  };
}

/** Writes each case on a line of its own, so that a changed case is a one-line diff. */
function lines(answers: Record<string, unknown>): string {
  const cases = Object.entries(answers).map(([name, answer]) => `${JSON.stringify(name)}: ${JSON.stringify(answer)}`);
  return `{\n${cases.join(',\n')}\n}`;
}
