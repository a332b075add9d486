import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../../testing/testHarness.tsx';

setUpTestHarness();

const offer = (id: number, fields: object = {}) => ({
  id,
  version: 1,
  title: `Offer ${id}`,
  status: 'active',
  accessType: 1,
  vertical: null,
  tags: [],
  categories: [],
  ...fields,
});
const list = '/offers/all?orderBy=id:asc&limit=2&offset=0';
const sent = () => changes().map(({ method, path, body }) => ({ method, path, body }));

const prepare = (count = 2) => {
  testHarness.records['user/offers'] = Array.from({ length: count }, (_, place) => offer(place + 1));
  testHarness.records['user/verticals'] = [{ id: 5, title: 'Crypto', status: 'active' }];
  testHarness.records['user/tags'] = [
    { id: 7, title: 'Exclusive', type: 'offer', status: 'active' },
    { id: 8, title: 'Fresh', type: 'offer', status: 'active' },
  ];
};

const openDialog = async (count: number) => {
  prepare(count);
  const user = await open(list);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  if (count > 2) await user.click(screen.getByRole('button', { name: `Select all ${count}` }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Edit ${count} offers` })) };
};

const pickVertical = async ({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) => {
  await user.click(dialog.getByRole('checkbox', { name: 'Vertical' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Vertical' }));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: 'Crypto' }));
};

test('gives the records of the page what was chosen in one call, and takes it back', async () => {
  const opened = await openDialog(2);
  const { user, dialog } = opened;
  expect(dialog.getByRole('button', { name: 'Edit 2 offers' })).toHaveProperty('disabled', true);
  await pickVertical(opened);
  await user.click(dialog.getByRole('checkbox', { name: 'Tags' }));
  await user.click(await dialog.findByRole('combobox', { name: /Tags/ }));
  await user.click(await screen.findByRole('option', { name: 'Exclusive' }));
  const summary = dialog.getByRole('status');
  await waitFor(() => expect(summary.textContent).toBe('2 offersVertical → CryptoTags: add Exclusive'));
  await user.click(dialog.getByRole('button', { name: 'Edit 2 offers' }));
  expect(await screen.findByText('Updated: 2 offers')).toBeTruthy();
  expect(sent()).toEqual([
    {
      method: 'PATCH',
      path: 'user/offers',
      body: {
        items: [
          { id: 1, version: 1, vertical: 5, tags: [7] },
          { id: 2, version: 1, vertical: 5, tags: [7] },
        ],
      },
    },
  ]);
  expect(screen.queryByRole('toolbar', { name: 'Selected records' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({
    items: [
      { id: 1, version: 2, vertical: null, tags: [] },
      { id: 2, version: 2, vertical: null, tags: [] },
    ],
  });
});

test('asks for what is to be added before anything is sent', async () => {
  const { user, dialog } = await openDialog(2);
  await user.click(dialog.getByRole('checkbox', { name: 'Tags' }));
  await dialog.findByRole('combobox', { name: /Tags/ });
  await user.click(dialog.getByRole('button', { name: 'Edit 2 offers' }));
  expect(await dialog.findByText('This is a required field')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('offers to change the others where one stood in the way, and keeps what was typed', async () => {
  const opened = await openDialog(2);
  const { user, dialog } = opened;
  await pickVertical(opened);
  testHarness.answerNext('PATCH', 'user/offers', 409, { code: 'final', message: 'Offer 1 is over', details: [] });
  await user.click(dialog.getByRole('button', { name: 'Edit 2 offers' }));
  const question = await screen.findByRole('alertdialog', { name: 'Nothing was changed' });
  expect(question.textContent).toContain('Offer 1 is over');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog.getByRole('combobox', { name: 'Vertical' })).toHaveProperty('value', 'Crypto');
  testHarness.answerNext('PATCH', 'user/offers', 409, { code: 'final', message: 'Offer 1 is over', details: [] });
  await user.click(dialog.getByRole('button', { name: 'Edit 2 offers' }));
  await user.click(await screen.findByRole('button', { name: 'Change the others' }));
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      method: 'POST',
      path: 'user/jobs',
      body: { collection: 'user/offers', call: 'edit', values: { vertical: 5 }, ids: [1, 2] },
    }),
  );
});

test('changes all that match by a job', async () => {
  const opened = await openDialog(5);
  const { user, dialog } = opened;
  await user.click(dialog.getByRole('checkbox', { name: 'Tags' }));
  await user.click(await dialog.findByRole('radio', { name: 'Remove' }));
  await user.click(await dialog.findByRole('combobox', { name: /Tags/ }));
  await user.click(await screen.findByRole('option', { name: 'Fresh' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Hot' }));
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('5 offersTags: remove FreshHot → No'));
  await user.click(dialog.getByRole('button', { name: 'Edit 5 offers' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: 'user/jobs',
        body: { collection: 'user/offers', call: 'edit', query: '', values: { isHot: false }, remove: { tags: [8] } },
      },
    ]),
  );
});

test('keeps what was typed where the job is not begun', async () => {
  const opened = await openDialog(5);
  const { user, dialog } = opened;
  await pickVertical(opened);
  testHarness.answerNext('POST', 'user/jobs', 409, { code: 'busy', message: 'Three jobs are waiting', details: [] });
  await user.click(dialog.getByRole('button', { name: 'Edit 5 offers' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Three jobs are waiting');
  expect(dialog.getByRole('combobox', { name: 'Vertical' })).toHaveProperty('value', 'Crypto');
});

test('is offered to no one who may not edit', async () => {
  prepare();
  const user = await open(
    list,
    'admin',
    testHarness.permissions.filter((name) => name !== 'offer.update'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('button', { name: 'Change status' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull();
});

test('gives sieves of landing pages, with how the values of each are meant', async () => {
  const landing = (id: number) => ({
    id,
    version: 1,
    title: `Page ${id}`,
    status: 'active',
    trafficSources: [],
    trafficSourcesMode: 'only',
    schedule: null,
  });
  testHarness.records['user/landings'] = [landing(1), landing(2)];
  testHarness.records['user/traffic_sources'] = [{ id: 3, title: 'Taboola', status: 'active' }];
  const user = await open('/landings/all?orderBy=id:asc&limit=25&offset=0');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 landing pages' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Traffic sources' }));
  expect(dialog.queryByRole('combobox', { name: /^Traffic source mode/ })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Replace with' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Traffic source mode/ }));
  await user.click(await screen.findByRole('option', { name: 'All but' }));
  await user.click(dialog.getByRole('combobox', { name: 'Traffic sources' }));
  await user.click(await screen.findByRole('option', { name: 'Taboola' }));
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('checkbox', { name: 'Schedule' }));
  await user.click(await dialog.findByRole('button', { name: 'Business hours' }));
  await user.click(dialog.getByRole('button', { name: 'Edit 2 landing pages' }));
  await screen.findByText('Updated: 2 landing pages');
  expect(sent()[0]?.body).toEqual({
    items: [1, 2].map((id) => ({
      id,
      version: 1,
      trafficSources: [3],
      trafficSourcesMode: 'except',
      schedule: expect.objectContaining({ ranges: expect.anything() }),
    })),
  });
});

test('what is no longer in use can be removed, and not added', async () => {
  const { user, dialog } = await openDialog(2);
  testHarness.records['user/categories'] = [
    { id: 1, title: 'Dating', status: 'active' },
    { id: 2, title: 'Fax', status: 'inactive' },
  ];
  await user.click(dialog.getByRole('checkbox', { name: 'Categories' }));
  await user.click(await dialog.findByRole('combobox', { name: /Categories/ }));
  await screen.findByRole('option', { name: 'Dating' });
  expect(screen.queryByRole('option', { name: 'Fax' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Remove' }));
  await user.click(await dialog.findByRole('combobox', { name: /Categories/ }));
  await screen.findByRole('option', { name: 'Fax' });
});
