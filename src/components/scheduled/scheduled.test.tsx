import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPhone } from '../../testing/phone.ts';
import { changes, open, setUpTestHarness, testHarness } from '../../testing/testHarness.tsx';

setUpTestHarness();

const team = { id: 9, title: 'North', status: 'active' };
const rule = {
  id: 5,
  version: 3,
  title: 'CPA',
  status: 'active',
  offer: 2,
  paymentModel: 4,
  paymentType: 1,
  goal: null,
  revenueValue: '100',
  revenueCurrency: null,
  payoutValue: '50',
  payoutCurrency: null,
  audience: 'all',
  targetConversionStatus: 1,
  autoApprovePeriod: null,
  isMultiConversion: false,
  affiliate: null,
  team: null,
  countries: [],
  languages: [],
  trafficSources: [],
  schedule: null,
  countriesMode: 'only',
  languagesMode: 'only',
  trafficSourcesMode: 'only',
};
const cap = {
  id: 5,
  version: 3,
  title: 'Leads',
  status: 'active',
  offer: 2,
  type: 'leads',
  value: '100',
  counter: '0',
  reserved: 0,
  period: 'day',
  timezone: 'UTC',
  processingType: 'hard',
  action: 'stop',
  lowPriority: false,
  currency: null,
  guarantee: null,
  informationalValue: null,
  advertiser: null,
  affiliate: null,
  team: null,
  landing: null,
  paymentModel: null,
  goal: null,
  conversionStatus: null,
  counterResetAt: null,
  weight: 100,
  countries: [],
  languages: [],
  trafficSources: [],
  schedule: null,
  countriesMode: 'only',
  languagesMode: 'only',
  trafficSourcesMode: 'only',
};
const change = (id: number, fields: object = {}) => ({
  id,
  version: 1,
  target: 'cap',
  targetId: 5,
  title: 'Leads',
  state: 'waiting',
  at: 1_795_600_000,
  backAt: null,
  changes: { value: ['100', '50'] },
  reason: null,
  problem: null,
  found: null,
  appliedAt: null,
  returnedAt: null,
  author: 1,
  impersonator: null,
  createdBy: 1,
  createdAt: 1_795_000_000,
  updatedAt: 1_795_000_000,
  updatedBy: 1,
  ...fields,
});
/** Returns what has been scheduled. */
const scheduled = () => changes().filter(({ path }) => path === 'user/scheduled_changes');

// Riga is two hours ahead of UTC in winter.
const at = Date.UTC(2026, 11, 4, 18, 0, 0) / 1000;
const back = Date.UTC(2026, 11, 7, 7, 0, 0) / 1000;

const openForm = async () => {
  testHarness.records['user/offers'] = [{ id: 2, title: 'Casino', status: 'active' }];
  testHarness.records['user/teams'] = [team];
  testHarness.records['user/payment_models'] = [{ id: 4, title: 'CPA', status: 'active' }];
  testHarness.records['user/caps'] = [cap];
  const user = await open('/caps/5');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const limit = await screen.findByRole('textbox', { name: /^Limit/ });
  await user.clear(limit);
  await user.type(limit, '50');
  return { user, limit };
};
const moment = async (name: RegExp, value: string) => {
  const box = await within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(box.disabled).toBe(false));
  fireEvent.change(box, { target: { value } });
};

describe('“Save later…”', () => {
  test('puts off what was typed, with a way back, by the clock of the person', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Save later…' }));
    await moment(/^When/, '2026.12.04 20:00:00');
    await moment(/^And back at/, '2026.12.07 09:00:00');
    const dialog = within(screen.getByRole('dialog', { name: 'Save later' }));
    dialog.getByText('In your time zone: Europe/Riga');
    await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Weekend');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Scheduled for 2026.12.04 20:00:00');
    expect(screen.getAllByText('Success')).toHaveLength(1);
    expect(scheduled().map(({ body }) => body)).toEqual([
      { target: 'cap', targetId: 5, at, backAt: back, reason: 'Weekend', values: { value: '50' } },
    ]);
    // Nothing is saved yet, and the form is clean.
    expect(changes().filter(({ path }) => path === 'user/caps')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save later…' })).toBeNull());
  });

  test('asks for a moment', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Save later…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save later' }));
    await dialog.findByRole('textbox', { name: /^When/ });
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^When/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(scheduled()).toEqual([]);
  });

  test('tells what is wrong with moments in the dialog, and with values in the form', async () => {
    const { user, limit } = await openForm();
    const refuse = (path: string, message: string) =>
      testHarness.answerNext('POST', 'user/scheduled_changes', 422, {
        code: 'invalid',
        message: 'Please check the fields',
        details: [{ message, type: 'past', path }],
      });
    await user.click(screen.getByRole('button', { name: 'Save later…' }));
    await moment(/^When/, '2020.01.01 00:00:00');
    refuse('at', 'Choose a time in the future');
    const dialog = within(screen.getByRole('dialog', { name: 'Save later' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await dialog.findByText('Choose a time in the future');
    refuse('values.value', 'Too little');
    await user.click(dialog.getByRole('button', { name: 'Schedule' }));
    await screen.findByText('Too little');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(limit.getAttribute('aria-invalid')).toBe('true');
  });

  test('points at what is wrong in the form, like saving does', async () => {
    const { user, limit } = await openForm();
    await user.clear(limit);
    await user.click(screen.getByRole('button', { name: 'Save later…' }));
    await screen.findByText(/needs? attention/);
    await waitFor(() => expect(document.activeElement).toBe(limit));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not there for records that can’t be put off', async () => {
    testHarness.records['user/categories'] = [{ id: 9, version: 1, title: 'Dating', status: 'active' }];
    const user = await open('/settings/lists/categories/9');
    const name = await screen.findByRole('textbox', { name: /^Title/ });
    await user.type(name, '!');
    await screen.findByRole('button', { name: 'Save changes' });
    expect(screen.queryByRole('button', { name: 'Save later…' })).toBeNull();
  });
});

test('a change of status is put off from the menu of statuses', async () => {
  testHarness.records['user/payment_rules'] = [rule];
  const user = await open('/payment-rules/5');
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  await user.click(screen.getByRole('menuitem', { name: 'Later…' }));
  await moment(/^When/, '2026.12.04 20:00:00');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the status later' }));
  expect(dialog.getByRole('combobox', { name: 'Status' }).textContent).toBe('Inactive');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Scheduled for 2026.12.04 20:00:00');
  expect(scheduled().map(({ body }) => body)).toEqual([
    { target: 'paymentRule', targetId: 5, at, backAt: null, reason: null, values: { status: 'inactive' } },
  ]);
});

describe('the tab of a record', () => {
  const openTab = async (...items: ReturnType<typeof change>[]) => {
    testHarness.records['user/caps'] = [cap];
    testHarness.records['user/scheduled_changes'] = items;
    const user = await open('/caps/5/scheduled');
    return { user, section: within(await screen.findByRole('region', { name: 'Scheduled changes' })) };
  };

  test('says in words what becomes of which field, when and when back', async () => {
    const { section } = await openTab(change(1, { backAt: back, reason: 'Weekend' }));
    await section.findByText('Weekend');
    const item = section.getByRole('listitem');
    for (const text of ['Waiting', 'back at 2026.12.07 09:00:00', 'Limit100 → 50'])
      expect(item.textContent).toContain(text);
    const asked = testHarness.calls.find(({ path }) => path.startsWith('user/scheduled_changes?'))?.path ?? '';
    for (const part of ['target=cap', 'targetId=5']) expect(asked).toContain(part);
  });

  test('says what a conflict is about, and lets it be applied anyway or cancelled', async () => {
    const problem = { en: 'Changed in the meantime: Limit', ru: 'За это время изменено: Лимит' };
    const { user, section } = await openTab(change(1, { state: 'conflict', found: { value: '70' }, problem }));
    const item = await section.findByRole('listitem');
    expect(item.textContent).toContain('Changed in the meantime: Limit');
    expect(item.textContent).toContain('Limit: 70');
    testHarness.answerNext('POST', 'user/scheduled_changes/apply', 409, {
      code: 'changedSince',
      message: 'A later change touched the same fields',
      details: [{ message: problem.en, type: 'changedSince', path: 'items.0.id' }],
    });
    await user.click(section.getByRole('button', { name: 'Apply now' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Apply anyway' }));
    await waitFor(() =>
      expect(changes().map(({ path, body }) => [path, body])).toEqual([
        ['user/scheduled_changes/apply', { items: [{ id: 1, isForced: true }] }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(section.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() =>
      expect(changes().at(-1)).toMatchObject({ path: 'user/scheduled_changes/cancel', body: { items: [{ id: 1 }] } }),
    );
  });

  test('offers nothing for what is over', async () => {
    const { section } = await openTab(change(1, { state: 'returned', appliedAt: 1, returnedAt: 2 }));
    await section.findByText('Changed back');
    expect(section.queryByRole('button')).toBeNull();
  });
});

test('the history of a record says why a change was scheduled, and leads to it', async () => {
  testHarness.records['user/caps'] = [cap];
  testHarness.records['user/caps/history'] = [
    {
      id: 9,
      at,
      user: 1,
      userName: 'Ada Lind',
      impersonator: null,
      impersonatorName: null,
      scheduledChange: 7,
      scheduledReason: 'Slow weekend',
      action: 'edit',
      version: 3,
      changes: { value: ['100', '50'] },
    },
  ];
  await open('/caps/5/history');
  const link = await screen.findByRole('link', { name: 'Scheduled change' });
  expect(link.getAttribute('href')).toMatch(/\/scheduled-changes\/7\/show$/);
  screen.getByText('Slow weekend');
});

test('the page of a scheduled change shows fields as the page of its record does', async () => {
  testHarness.records['user/scheduled_changes'] = [
    change(7, { title: 'Spring', changes: { period: ['day', 'week'] } }),
  ];
  await open('/scheduled-changes/7/show');
  await screen.findByText('Period');
  const value = screen.getByText('Period').nextElementSibling;
  expect(value?.textContent).toBe('Day → Week');
  expect(screen.getByRole('link', { name: 'Spring' }).getAttribute('href')).toMatch(/\/caps\/5\/general$/);
});

describe('the list of scheduled changes', () => {
  beforeEach(() => {
    testHarness.records['user/scheduled_changes'] = [
      change(7, {
        title: 'Spring',
        changes: { period: ['day', 'week'], value: ['100', '50'] },
        reason: 'Slow weekend',
      }),
    ];
  });
  afterEach(() => void vi.restoreAllMocks());

  test('leads to each by the record and what of it changes', async () => {
    await open('/scheduled-changes');
    const link = await screen.findByRole('link', { name: 'Spring · Period, Limit' });
    expect(link.getAttribute('href')).toMatch(/\/scheduled-changes\/7\/show$/);
    screen.getByText('Slow weekend');
  });

  test('on a phone, cards have the changed fields as their heading, and the reason below', async () => {
    onPhone();
    await open('/scheduled-changes');
    const card = (await screen.findByRole('link', { name: 'Spring · Period, Limit' })).closest('li');
    expect(within(card!).getByText('Reason').nextElementSibling?.textContent).toBe('Slow weekend');
    expect(within(card!).queryByText('Record')).toBeNull();
  });
});
