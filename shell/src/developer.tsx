import { createRoot } from 'react-dom/client';
import { Developer } from './features/developer/Developer';
import developerTexts from './messages/developer-en.json';
import { readRegistry, start } from './start';
import { addTexts, loadText, TextProvider } from './text';

/**
 * What the HTML of `/-/apps` runs in place of `main.tsx` (decision 065): it shows the apps, and starts the site in the same page
 * when a developer asks for it.
 */
async function showDeveloperPage(): Promise<void> {
  await loadText();
  await addTexts(developerTexts);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <TextProvider>
      <Developer site={readRegistry()} start={start} />
    </TextProvider>,
  );
}

void showDeveloperPage();
