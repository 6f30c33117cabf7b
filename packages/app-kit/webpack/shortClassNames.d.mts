export function shortClassNames(options: {
  folder: string;
  cssPrefix: string;
  build: string;
}): (context: { resourcePath: string }, template: string, name: string) => string;
