/**
 * Returns a function that returns the line of a position, from 1. Pass positions in ascending order, because each call counts on from the
 * previous one.
 */
export function createLineCounter(text: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    line += text.slice(counted, position).match(/\r\n|\r|\n/g)?.length ?? 0;
    counted = position;
    return line;
  };
}
