type Names = Readonly<Record<string, readonly string[]>>;

export function findPageNames(texts: readonly string[]): Names;

export function findMissingPageNames(texts: readonly string[]): readonly string[];

export function findUsedNames(files: {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}): Names;

export function findDefinedTokens(styles: readonly string[]): Names;
