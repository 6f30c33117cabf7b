/** Returns a wall time in the format of calendar files: `20261029T233000`. */
export function toStamp(wall: Date): string {
  return wall.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
