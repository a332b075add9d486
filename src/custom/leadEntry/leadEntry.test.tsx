import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { address, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  testHarness.records = {
    'user/users': [{ id: 2, version: 1, firstName: 'Petra', roleType: 'affiliate', status: 'active' }],
    'user/campaigns': [{ id: 4, version: 1, title: 'Evening mail', affiliate: 2, offer: 5, status: 'active' }],
    'user/offers': [{ id: 5, version: 1, title: 'KetoSlim', vertical: 8, status: 'active' }],
    'user/verticals': [
      {
        id: 8,
        version: 1,
        title: 'Slimming',
        status: 'active',
        incomingParameters: [
          { name: 'phone', title: 'Phone', required: true },
          { name: 'weight', title: 'Weight', required: true, format: 'number' },
          { name: 'plan', title: 'Plan', format: 'choice', choices: ['Basic', 'Pro'] },
        ],
      },
    ],
    'stat/leads': [{ id: 9, apiStatus: 'sent', campaign: 4, affiliate: 2, offer: 5, createdAt: 1_790_000_000 }],
  };
  testHarness.answerAlways('POST', 'stat/leads', (body) => {
    sent.push(body);
    return { id: 9, apiStatus: 'sent' };
  });
});

const filling = async () => {
  const user = await open('/lead-entry', 'admin');
  await user.click(await screen.findByRole('combobox', { name: /^Campaign/ }));
  await user.click(await screen.findByRole('option', { name: /Evening mail/ }));
  return { user, add: screen.getByRole('button', { name: 'Add lead' }) };
};

test('a lead is entered with what its vertical asks for, and its page opens', async () => {
  const { user, add } = await filling();
  await user.type(await screen.findByRole('textbox', { name: /^Weight/ }), ' 70 ');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+37120001234');
  await user.click(screen.getByRole('combobox', { name: /^Plan/ }));
  await user.click(await screen.findByRole('option', { name: 'Pro' }));
  await user.click(screen.getByRole('radio', { name: 'Put it into the hold queue' }));
  await user.click(add);
  await screen.findByText('Lead added');
  expect(sent).toEqual([
    { campaign: 4, phone: '+37120001234', params: { weight: '70', plan: 'Pro' }, sending: 'hold' },
  ]);
  await expect.poll(address).toContain('/leads/9/show');
});

test('what is required is asked for before anything is sent, what the server refuses stands at its input', async () => {
  const { user, add } = await filling();
  await screen.findByRole('textbox', { name: /^Weight/ });
  await user.click(add);
  await waitFor(() => expect(screen.getAllByText('This is a required field')).toHaveLength(2));
  expect(sent).toEqual([]);
  testHarness.answerNext('POST', 'stat/leads', 422, {
    code: 'invalid',
    message: 'Some fields are wrong',
    details: [{ path: 'params.weight', type: 'floatNumber', message: 'Enter a number with at most 8 decimals' }],
  });
  const weight = screen.getByRole('textbox', { name: /^Weight/ });
  await user.type(weight, 'seventy');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+37120001234');
  await user.click(add);
  expect(await screen.findByText('Enter a number with at most 8 decimals')).toBeTruthy();
  expect(weight.getAttribute('aria-invalid')).toBe('true');
  expect(address()).toContain('/lead-entry');
});

test('the affiliate narrows the campaigns, and takes away one that is not theirs', async () => {
  testHarness.records['user/campaigns']?.push({
    id: 6,
    version: 1,
    title: 'Morning mail',
    affiliate: 3,
    offer: 5,
    status: 'active',
  });
  testHarness.records['user/users']?.push({
    id: 3,
    version: 1,
    firstName: 'Olga',
    roleType: 'affiliate',
    status: 'active',
  });
  const { user } = await filling();
  const campaign = screen.getByRole<HTMLInputElement>('combobox', { name: /^Campaign/ });
  await waitFor(() => expect(campaign.value).toBe('Evening mail'));
  await user.click(screen.getByRole('combobox', { name: 'Affiliate' }));
  await user.click(await screen.findByRole('option', { name: /Olga/ }));
  await waitFor(() => expect(campaign.value).toBe(''));
  await user.click(campaign);
  await screen.findByRole('option', { name: 'Morning mail' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Morning mail']);
});
