/** @jest-environment node */
import { createProgress } from './createProgress';

test('progress is reported at most every five seconds, with the number of all documents if it is known', () => {
  let time = 0;
  const lines: string[] = [];
  const report = createProgress(
    (text) => lines.push(text),
    () => time,
  );
  report(1_000);
  time = 5_000;
  report(2_000);
  report(3_000);
  time = 10_000;
  report(4_000, 1_000_000);
  expect(lines).toEqual(['2,000 documents', '4,000 of 1,000,000 documents']);
});
