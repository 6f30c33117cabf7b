export class TextsPlugin {
  constructor(isShell?: boolean);
  apply(compiler: import('webpack').Compiler): void;
}
