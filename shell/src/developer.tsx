import { createRoot } from 'react-dom/client';
import { Developer } from './features/developer/Developer';
import developerTexts from './messages/developer-en.json';
import { readRegistry, start } from './start';
import { addTexts, loadText, TextProvider } from './text';

/** Shows the page `/-/apps` (decision 065), which lists the apps. Starts the site in the same page when a developer opens a build. */
async function showDeveloperPage(): Promise<void> {
  await loadText();
  await addTexts(developerTexts);
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <TextProvider>
      <Developer site={readRegistry()} start={start} />
    </TextProvider>,
  );
}

void showDeveloperPage();
