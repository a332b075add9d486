import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';
import { Conditional } from './Conditional.tsx';

/** Inputs that are shown beside certain values of others: in rows, as lead parameters have them, and in a record. */

setUpTestHarness();

const vertical = {
  id: 7,
  version: 3,
  title: 'Crypto',
  status: 'active',
  distributionMethod: 'priority',
  duplicateWindow: 30,
  duplicateBy: 'both',
  duplicateScope: 'offer',
  incomingParameters: [
    { name: 'plan', title: 'Plan', format: 'choice', choices: ['car'], pattern: null, required: true },
  ],
};

beforeEach(() => void (testHarness.records = { 'user/verticals': [vertical] }));

const edited = async () => {
  const user = await open('/settings/verticals/7/lead-parameters?edit');
  const choose = async (format: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Format' }));
    await user.click(await screen.findByRole('option', { name: format }));
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('combobox', { name: 'Format' });
  return { user, choose, save };
};
const sentRows = () =>
  changes().map(({ body }) => (body as { items: (typeof vertical)[] }).items[0]?.incomingParameters);
const values = () => screen.queryByRole('combobox', { name: /^Values of the list/ });
const pattern = () => screen.queryByRole('textbox', { name: /^Pattern/ });

test('come and go with what is selected, and only what is shown is sent', async () => {
  const { user, choose, save } = await edited();
  await waitFor(() => expect(values()).not.toBeNull());
  expect(pattern()).toBeNull();
  await choose('Pattern');
  await waitFor(() => expect(pattern()).not.toBeNull());
  expect(values()).toBeNull();
  await user.type(pattern()!, 'ab');
  await save();
  await expect
    .poll(sentRows)
    .toEqual([[{ name: 'plan', title: 'Plan', format: 'pattern', choices: [], pattern: 'ab', required: true }]]);
});

test('come back with what they held', async () => {
  const { user, choose } = await edited();
  await choose('Pattern');
  await user.type(await screen.findByRole('textbox', { name: /^Pattern/ }), 'ab');
  await choose('One of a list');
  await screen.findByText('car');
  await choose('Pattern');
  expect(await screen.findByRole('textbox', { name: /^Pattern/ })).toHaveProperty('value', 'ab');
});

/** A form of two fields, the second of which is shown beside one value of the first. */
const Two = () => {
  const form = useForm({ defaultValues: { sort: 'a', note: '' } });
  return (
    <FormProvider {...form}>
      <select aria-label="Sort" {...form.register('sort')}>
        <option>a</option>
        <option>b</option>
      </select>
      <Conditional source="note" when={{ sort: ['a'] }} otherwise={null}>
        <input aria-label="Note" {...form.register('note')} />
      </Conditional>
      <button onClick={() => form.reset()}>Start afresh</button>
    </FormProvider>
  );
};

test('hold nothing of what was entered before the form started afresh', async () => {
  const user = userEvent.setup();
  render(<Two />);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'old');
  await user.selectOptions(screen.getByRole('combobox'), 'b');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveProperty('value', '');
});

test('are required while they are shown', async () => {
  const { choose, save } = await edited();
  await choose('Pattern');
  await waitFor(() => expect(pattern()).not.toBeNull());
  await save();
  await screen.findByRole('textbox', { name: /^Pattern/, description: 'This is a required field' });
  await choose('Text');
  await save();
  await expect.poll(sentRows).toHaveLength(1);
  expect(sentRows()[0]).toMatchObject([{ format: 'text', choices: [] }]);
});

test('conditional inputs leave a form unchanged when it is opened', async () => {
  await edited();
  const save = within(screen.getByRole('main')).getByRole('button', { name: 'Save changes' });
  expect(save).toHaveProperty('disabled', true);
});
