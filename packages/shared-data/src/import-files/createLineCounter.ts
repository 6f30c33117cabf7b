/**
 * Creates a function that converts a text position to a line number, counted from 1. Pass positions in ascending order,
 * because each call continues from the previous position.
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
