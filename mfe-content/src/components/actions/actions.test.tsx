import { fireEvent, screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { toEventEntry } from '@adp/shared-ui/calendar';
import { toCitableItem } from '@adp/shared-data/citation';
import type { formatCitation } from '../../lib/citation/formatCitation';
import { renderWithText } from '../../testing/renderWithText';
import { samples } from '../../testing/samples';
import { CalendarMenu } from './CalendarMenu';
import { CitationBox } from './CitationBox';
import { QrCodeFigure } from './QrCodeFigure';
import { ShareMenu } from './ShareMenu';

const shared = { url: 'https://example.org/articles/a-registry', title: 'What a registry is for' };
const item = toCitableItem(samples.knowledgeProduct, 'https://example.org/knowledge-products/k-framework', {
  site: 'African Digital Policy',
  genre: 'Strategy',
});

describe('sharing', () => {
  test('offers every service as a plain link in a new tab', async () => {
    await renderWithText(<ShareMenu shared={shared} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(6);
    const tabs = links.filter((link) => link.getAttribute('target') === '_blank');
    expect(tabs.map((link) => link.getAttribute('rel'))).toEqual(tabs.map(() => 'noopener noreferrer'));
    expect(screen.queryByRole('button', { name: 'Share with an app' })).toBeNull();
  });

  test('copies the link and confirms it', async () => {
    const { user } = await renderWithText(<ShareMenu shared={shared} />);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(shared.url);
  });

  test('shows the link if the device does not allow copying', async () => {
    const { user } = await renderWithText(<ShareMenu shared={shared} />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText(`The link could not be copied. Copy it from here: ${shared.url}`)).toBeTruthy();
  });
});

describe('the QR code', () => {
  const onThisSite = { ...shared, url: `${window.location.origin}/articles/a-registry` };

  test('has an accessible name, and shows the URL as text', async () => {
    await renderWithText(<QrCodeFigure shared={onThisSite} />);
    expect(screen.getByRole('img', { name: `QR code with a link to ${onThisSite.url}` })).toBeTruthy();
    expect(screen.getByText(onThisSite.url)).toBeTruthy();
  });

  test('is printed as a poster, which is removed afterwards', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await renderWithText(<QrCodeFigure shared={onThisSite} />);
    await user.click(screen.getByRole('button', { name: 'Print a poster' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.documentElement.className).toBe('printing');
    expect(screen.getByText(onThisSite.title)).toBeTruthy();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByText(onThisSite.title)).toBeNull());
    expect(document.documentElement.className).toBe('');
  });
});

describe('the calendar', () => {
  const entry = toEventEntry(samples.event, 'https://example.org/events/e-workshop');

  test('saves a file that calendar apps can read', async () => {
    const save = jest.fn();
    const { user } = await renderWithText(<CalendarMenu entry={entry} fileName="e-workshop" save={save} />);
    await user.click(screen.getByRole('button', { name: 'Calendar file (.ics)' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const [name, type, text] = save.mock.calls[0] as [string, string, string];
    expect([name, type]).toEqual(['e-workshop.ics', 'text/calendar']);
    expect(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('uid')).toBe(
      entry.uid,
    );
  });

  test('links to web services', async () => {
    await renderWithText(<CalendarMenu entry={entry} fileName="e-workshop" />);
    const hosts = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '').host);
    expect(hosts).toEqual(['calendar.google.com', 'outlook.live.com']);
  });
});

describe('the citation', () => {
  const make: jest.MockedFunction<typeof formatCitation> = jest.fn();
  beforeEach(() => make.mockReset().mockImplementation((_, format) => Promise.resolve(`as ${format}`)));

  test('is formatted when the panel opens, and again when the reader selects another style', async () => {
    const { user } = await renderWithText(<CitationBox item={item} make={make} />);
    expect(await screen.findByText('as apa')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Style'), 'BibTeX');
    expect(await screen.findByText('as bibtex')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy the citation' }));
    expect(await navigator.clipboard.readText()).toBe('as bibtex');
  });

  test("shows the attribution that citeproc's licence requires, for styles that citeproc formats", async () => {
    const { user } = await renderWithText(<CitationBox item={item} make={make} />);
    const attribution = await screen.findByRole('link', { name: 'Citations by CSL (citeproc-js)' });
    expect(attribution.getAttribute('href')).toBe('https://citationstyles.org/');
    expect(screen.getByRole('link', { name: 'citeproc-js source code' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'citeproc-js licence (CPAL 1.0)' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Style'), 'RIS');
    await screen.findByText('as ris');
    expect(screen.queryByRole('link', { name: 'Citations by CSL (citeproc-js)' })).toBeNull();
  });

  test('shows the last selected style, even if it is ready before an earlier one', async () => {
    const answers = new Map<string, (text: string) => void>();
    make.mockImplementation((_, format) => new Promise((resolve) => answers.set(format, resolve)));
    const { user } = await renderWithText(<CitationBox item={item} make={make} />);
    await waitFor(() => expect(answers.has('apa')).toBe(true));
    await user.selectOptions(screen.getByLabelText('Style'), 'RIS');
    answers.get('ris')?.('as ris');
    expect(await screen.findByText('as ris')).toBeTruthy();
    answers.get('apa')?.('as apa');
    await waitFor(() => expect(screen.queryByText('as apa')).toBeNull());
  });

  test('shows an error and a retry if formatting fails', async () => {
    make.mockRejectedValueOnce(new Error('no connection'));
    const { user } = await renderWithText(<CitationBox item={item} make={make} />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('as apa')).toBeTruthy();
  });
});
