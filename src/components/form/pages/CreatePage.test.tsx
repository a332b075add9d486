import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, changes, open, testHarness, setUpTestHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const create = () => screen.findByRole('button', { name: 'Create offer' });
const title = () => screen.findByLabelText('Title', { exact: false });

describe('the page of a new record', () => {
  test('starts with the defaults, sends what was entered, and opens what was made', async () => {
    const user = await open('/offers/create');
    await user.type(await title(), 'Slim Tea');
    await user.click(screen.getByLabelText('Hot'));
    await user.click(await create());
    await screen.findByText('Offer created');
    expect(changes()).toMatchObject([
      { method: 'PUT', path: 'user/offers', body: { items: [{ title: 'Slim Tea', isHot: true, accessType: 1 }] } },
    ]);
    await waitFor(() => expect(address()).toBe('/offers/1/general'));
    // Nothing was left behind, so there was no prompt.
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('keeps the picture a person wrote for one input: a private offer for nobody is pointed out', async () => {
    const user = await open('/offers/create');
    await title();
    await user.click(screen.getByRole('combobox', { name: /Access/ }));
    await user.click(await screen.findByRole('option', { name: 'Private' }));
    expect(await screen.findByText(/No affiliates can see this offer yet/)).toBeTruthy();
  });

  test('has a heading above each card, that of the tab for fields in no section', async () => {
    await open('/offers/create');
    await title();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Offer',
      'Classification',
      'Team',
      'Affiliates',
      'Landing pages',
    ]);
  });

  test('offers all of a list that is loaded whole, not the first of it', async () => {
    const codes = Array.from({ length: 620 }, (_, place) => `C${String(place).padStart(3, '0')}`);
    testHarness.records['user/currencies'] = codes.map((code, place) => ({
      id: place + 1,
      code,
      title: code,
      symbolNative: null,
      status: 'active',
    }));
    const user = await open('/advertisers/create');
    await user.click(await screen.findByRole('combobox', { name: 'Default currency' }));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(codes));
  });

  test('begins with what its address says, also where something is drawn around the input', async () => {
    const user = await open('/offers/create?advertisers=4');
    await user.type(await title(), 'Slim Tea');
    await user.click(screen.getByRole('button', { name: 'Create offer' }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { items: [{ advertisers: [4] }] } }]));
  });

  test('makes a tag by its title where one is missing', async () => {
    testHarness.records['user/tags'] = [{ id: 1, title: 'Seasonal', type: 'offer', status: 'active' }];
    const user = await open('/offers/create');
    await user.type(await screen.findByLabelText('Tags'), 'Exclusive');
    await user.click(await screen.findByRole('option', { name: /Exclusive/ }));
    await screen.findByText('Exclusive', { selector: '.MuiChip-label' });
    expect(changes()).toEqual([
      { method: 'PUT', path: 'user/tags', body: { items: [{ title: 'Exclusive', type: 'offer' }] } },
    ]);
  });

  test('asks an affiliate for nothing that is the staff’s to say', async () => {
    const user = await open('/campaigns/create', 'affiliate');
    await user.type(await title(), 'Mine');
    for (const label of ['Affiliate', 'Tags']) expect(screen.queryByLabelText(label, { exact: false })).toBeNull();
    expect(screen.getByLabelText('Offer', { exact: false })).toBeTruthy();
  });
});
