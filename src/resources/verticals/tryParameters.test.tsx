import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const incomingParameters = [
  { name: 'phone', title: 'Phone', required: true },
  { name: 'age', title: 'Age', required: false, format: 'number' },
  { name: 'plan', title: 'Plan', required: false, format: 'choice', choices: ['Basic', 'Gold'] },
];

test('a pasted lead is held against what the vertical asks for', async () => {
  testHarness.records = {
    'user/verticals': [{ id: 1, version: 1, title: 'Loans', status: 'active', incomingParameters }],
  };
  await open('/settings/verticals/1/lead-parameters?edit', 'admin');
  const card = within(await screen.findByRole('region', { name: 'Try the parameters' }));
  const paste = (text: string) => fireEvent.change(card.getByLabelText('A lead'), { target: { value: text } });
  paste('age: thirty\nplan: Silver');
  expect(card.getByRole('status').textContent).toBe('Invalid: phone missing. Invalid: wrong format of age, plan.');
  paste('phone: +371 2000 1000\nage: 34\nplan: gold');
  expect(card.getByRole('status').textContent).toBe('The lead has all required parameters.');
});
