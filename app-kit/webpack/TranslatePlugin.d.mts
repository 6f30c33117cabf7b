export class TranslatePlugin {
  apply(compiler: import('webpack').Compiler): void;
}
