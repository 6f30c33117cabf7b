/** Creates a function that converts text positions, passed in ascending order, to line numbers from 1. */
export function createLineCounter(text: string): (position: number) => number {
  let line = 1;
  let counted = 0;
  return (position) => {
    line += text.slice(counted, position).match(/\r\n|\r|\n/g)?.length ?? 0;
    counted = position;
    return line;
  };
}
