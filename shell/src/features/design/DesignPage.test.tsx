import { render, screen, within } from '@testing-library/react';
import developerTexts from '../../messages/developer-en.json';
import { addTexts, loadText, TextProvider } from '../../text';
import { DesignPage } from './DesignPage';

beforeEach(async () => {
  document.head.innerHTML = `<style>
    :root { --ink: #111111; --size-h1: 2rem; }
    @media screen and (prefers-color-scheme: dark) { :root { --ink: #222222; } }
  </style>`;
  await loadText();
  await addTexts(developerTexts);
});

test('shows each component in both themes and both directions, and every token in both themes', async () => {
  const { container } = render(
    <TextProvider>
      <DesignPage />
    </TextProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Design' })).toBeTruthy();
  expect(screen.getAllByRole('group', { name: 'Button' })).toHaveLength(4);
  expect(screen.getAllByText('--ink')).toHaveLength(2);
  expect(container.querySelectorAll('[dir="rtl"][lang="ar"]')).toHaveLength(2);
  const [fields] = screen.getAllByRole('group', { name: 'TextField' });
  expect(within(fields as HTMLElement).getAllByRole('textbox')).toHaveLength(4);
});

test('the tokens of both themes come from the style sheet of the page', async () => {
  render(
    <TextProvider>
      <DesignPage />
    </TextProvider>,
  );
  await screen.findAllByText('--size-h1');
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '));
  expect(rules.find((rule) => rule.includes("'light'") || rule.includes('"light"'))).toContain('--ink: #111111');
  expect(rules.find((rule) => rule.includes("'dark'") || rule.includes('"dark"'))).toMatch(/--ink: #222222/);
});
