/** Matches an option of a filter, whose number of results may not have arrived yet. */
export const counted = (option: string) => new RegExp(`^${option}(\\s\\([\\d,]+\\))?$`);
