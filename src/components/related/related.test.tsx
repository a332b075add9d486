import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { address, changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const offer = (id: number, title: string) => ({ id, title, version: 1, status: 'active', accessType: 1 });
const landing = (id: number, title: string, of: number, status = 'active') => ({
  id,
  title,
  offer: of,
  status,
  version: 1,
  targetUrl: 'https://example.com',
  pageType: 'landing',
});

beforeEach(() => {
  testHarness.records['user/offers'] = [offer(12, 'Casino Royale'), offer(13, 'Moonraker')];
  testHarness.records['user/landings'] = [
    landing(1, 'Red', 12),
    landing(2, 'Black', 12, 'inactive'),
    landing(3, 'Zero', 13),
  ];
  testHarness.answerAlways('GET', 'user/related', { items: [{ route: 'landings', field: 'offer', count: 1234 }] });
});

const reads = (path: string): string[] =>
  testHarness.calls.filter((call) => call.method === 'GET' && call.path.startsWith(path)).map((call) => call.path);
const trail = async () => within(await screen.findByRole('navigation', { name: 'Where this is' }));
const linksOf = (nav: Awaited<ReturnType<typeof trail>>) =>
  nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the list in a tab of a record', () => {
  test('makes no records where the server says whose they are', async () => {
    testHarness.records['user/teams'] = [{ id: 5, title: 'Wolves', version: 1, status: 'active' }];
    testHarness.records['user/postbacks'] = [
      { id: 1, title: 'Own', version: 1, status: 'active', affiliate: 9, team: 5, events: [], method: 'GET' },
    ];
    await open('/affiliates/teams/5/postbacks/all?orderBy=id:asc');
    await screen.findByRole('link', { name: 'Own' });
    expect(reads('user/postbacks?').every((path) => /[?&]team=5(&|$)/.test(path))).toBe(true);
    expect(screen.queryByRole('button', { name: 'New postback' })).toBeNull();
    cleanup();
    await open('/affiliates/teams/5/postbacks/1');
    await screen.findByRole('heading', { name: /Own/ });
    expect(reads('user/postbacks/1').some((path) => /[?&]with=[^&]*team/.test(path))).toBe(true);
    cleanup();
    await open('/affiliates/teams/5/postbacks/create');
    await screen.findByText('This page could not be found');
  });

  test('has what refers to the record and nothing else, whatever the address says, and says how many they are', async () => {
    await open('/offers/12/landings/all?offer=13&orderBy=id:asc');
    await screen.findByRole('link', { name: 'Red' });
    expect(screen.queryByText('Zero')).toBeNull();
    expect(reads('user/landings?').every((path) => /[?&]offer=12(&|$)/.test(path))).toBe(true);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.filter(Boolean)).toEqual([
      'Title',
      'Status',
      'Target URL',
      'Weight',
      'Targeting conditions',
      'Preview URL',
    ]);
    expect(await screen.findByRole('tab', { name: 'Landing pages 2', selected: true })).toBeTruthy();
    // The page is that of the record.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offer 12 · Casino Royale');
  });

  test('says how many there are before it is opened', async () => {
    await open('/offers/12/general');
    await screen.findByRole('tab', { name: 'Landing pages 1,234' });
    // The offer's own page checks whether there are any, and shows the active ones.
    expect(reads('user/landings').filter((one) => !/status=active|limit=1&/.test(one))).toEqual([]);
    expect(reads('user/campaigns')).toEqual([]);
  });

  test('keeps its state in the address, leads to records below the tab, and is come back to as it was left', async () => {
    const user = await open('/offers/12/landings');
    await user.click(await screen.findByRole('tab', { name: /^Inactive/ }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/inactive?orderBy=id:desc&limit=25&offset=0'));
    await user.click(await screen.findByRole('link', { name: 'Black' }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/2/general'));
    await user.click((await trail()).getByRole('link', { name: 'Landing pages' }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/inactive?orderBy=id:desc&limit=25&offset=0'));
    // The full list has its own state, and so does that of another record.
    expect(localStorage.getItem('RaStore.1.landings.listParams')).toBeNull();
  });

  test('exports and changes what is the record’s, and nothing else', async () => {
    testHarness.records['user/landings'] = Array.from({ length: 40 }, (_, at) => landing(at + 1, `Page ${at}`, 12));
    const user = await open('/offers/12/landings');
    await screen.findByRole('link', { name: 'Page 3' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(testHarness.calls.find(({ path }) => path.startsWith('user/landings/export'))?.path).toMatch(
        /[?&]offer=12(&|$)/,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected records' }));
    await user.click(await bar.findByRole('button', { name: 'Select all 40' }));
    await user.click(await bar.findByRole('button', { name: 'Change status of 40 landing pages' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: /40 landing pages/ }));
    const job = () => changes().find(({ path }) => path === 'user/jobs');
    await waitFor(() =>
      expect(job()?.body).toMatchObject({ collection: 'user/landings', call: 'status', query: 'offer=12' }),
    );
  });

  test('is not there for anyone who may not see it, nor are pages below it', async () => {
    const hidden = ['campaign.read', 'landing.read'];
    const permissions = testHarness.permissions.filter((name) => !hidden.includes(name));
    const user = await open('/offers/12/general', 'admin', permissions);
    // The tab is still there for the record's own fields.
    await user.click(await screen.findByRole('tab', { name: 'Landing pages' }));
    await screen.findByText('Nothing filled in yet.');
    expect(screen.queryByRole('tab', { name: /^Campaigns/ })).toBeNull();
    expect(reads('user/landings')).toEqual([]);
    cleanup();
    for (const address of ['/offers/12/campaigns', '/offers/12/campaigns/1/general', '/offers/12/landings/1/general']) {
      await open(address, 'admin', permissions);
      await screen.findByText('This page could not be found');
      cleanup();
    }
    expect(reads('user/landings')).toEqual([]);
  });

  test('offers the first step where there is nothing', async () => {
    testHarness.records['user/landings'] = [];
    await open('/offers/12/landings');
    expect((await screen.findByRole('link', { name: /first/ })).getAttribute('href')).toBe(
      '/offers/12/landings/create',
    );
  });
});

describe('a page below a tab', () => {
  test('creates a record of the one the tab belongs to, without asking for it', async () => {
    const user = await open('/offers/12/landings');
    await user.click(await screen.findByRole('button', { name: 'New landing page' }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/create'));
    expect(linksOf(await trail())).toEqual([
      ['Offers', expect.stringMatching(/^\/offers/)],
      ['Offer 12 · Casino Royale', '/offers/12/general'],
      ['Landing pages', '/offers/12/landings'],
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Blue');
    await user.type(screen.getByLabelText(/^Target URL/), 'https://example.com');
    expect(screen.queryByRole('combobox', { name: /^Offer/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create landing page' }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/4/general'));
    expect(changes()[0]?.body).toMatchObject({ items: [{ title: 'Blue', offer: 12 }] });
  });

  test('says whose record it is, in its title too, and stays there after a copy', async () => {
    const user = await open('/offers/12/landings/1/parameters');
    expect(linksOf(await trail()).at(-1)).toEqual(['Landing pages', '/offers/12/landings']);
    await waitFor(() => expect(document.title).toContain('Landing page 1 · Red — Offer 12 · Casino Royale'));
    expect(screen.getByRole('tab', { name: 'Parameters', selected: true }).getAttribute('href')).toBe(
      '/offers/12/landings/1/parameters',
    );
    testHarness.answerNext('POST', 'user/landings/clone', 200, { data: { items: [landing(2, 'Red', 12)] } });
    await user.click(screen.getByRole('button', { name: 'Clone' }));
    await waitFor(() => expect(address()).toBe('/offers/12/landings/2/general'));
  });

  test('does not have the records of another one', async () => {
    await open('/offers/12/landings/3/general');
    await screen.findByRole('heading', { name: 'Not found: Landing page #3' });
    expect(screen.getByRole('link', { name: 'Back to Landing pages' }).getAttribute('href')).toBe(
      '/offers/12/landings',
    );
    expect(screen.queryByText('Zero')).toBeNull();
  });

  test('is not there where the record above is not', async () => {
    testHarness.answerAlways('GET', 'user/offers/99', { code: 'notFound', message: 'Gone', details: [] }, 404);
    await open('/offers/99/landings/1/general');
    await screen.findByRole('heading', { name: 'Not found: Offer #99' });
    expect(screen.getByRole('link', { name: 'Back to Offers' })).toBeTruthy();
  });

  test.each([
    '/offers/12/landings/x',
    '/offers/12/landings/create/x',
    '/offers/12/landings/1/x',
    '/offers/12/nothing/1',
  ])('does not exist at %s', async (wrong) => {
    await open(wrong);
    await screen.findByText('This page could not be found');
  });
});

test('what is typed above is asked for on the way below a tab, and nowhere else on the page', async () => {
  const user = await open('/offers/12/general?edit');
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  await user.click(await screen.findByRole('tab', { name: /^Landing pages/ }));
  const question = await waitFor(() => {
    // Rows that render again once their list has loaded replace the link.
    const link = screen.queryByRole('link', { name: 'Red' });
    if (link) fireEvent.click(link);
    return within(screen.getByRole('alertdialog'));
  });
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/offers/12/landings/1/general'));
});
