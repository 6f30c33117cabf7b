type Names = Readonly<Record<string, readonly string[]>>;

export function readComponents(): Names;

export function findUsedComponents(source: string): Names;
