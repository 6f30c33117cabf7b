/** Returns whether a title is mostly in capitals. Returns false for short titles, which may be abbreviations. */
export function isMostlyCapitals(title: string): boolean {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 10 && capitals.length / letters.length > 0.7;
}
