import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Lints examples on standard input ([{file, code}]) in a separate process, because ESLint's configuration is an ES
// module.
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const examples = JSON.parse(Buffer.concat(chunks).toString('utf8'));
// Examples are not real files, so type-aware rules cannot run.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const results = await Promise.all(examples.map(({ file, code }) => eslint.lintText(code, { filePath: file })));
console.log(JSON.stringify(results.map(([result]) => result.messages.map(({ message }) => message))));
