import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const landing = {
  id: 5,
  version: 1,
  title: 'Page',
  offer: 1,
  targetUrl: 'https://example.com',
  pageType: 'landing',
  status: 'inactive',
  countries: [],
  countriesMode: 'only',
  languages: [],
  languagesMode: 'only',
  trafficSources: [],
  trafficSourcesMode: 'only',
  weight: 100,
  tags: [],
};
const monday = { timezone: 'Europe/Riga', ranges: [{ days: ['monday'], from: '09:00', to: '12:00' }] };

const edit = async (schedule: object | null, language: 'en' | 'ru' = 'en') => {
  testHarness.records['user/landings'] = [{ ...landing, schedule }];
  const user = await open('/landings/5/sieve?edit', 'admin', undefined, language);
  const grid = await screen.findByRole('grid', { name: language === 'en' ? 'Hours of the week' : 'Часы недели' });
  return { user, grid };
};

const cell = (name: string) => screen.getByRole('gridcell', { name });
const isOpen = (name: string) => cell(name).getAttribute('aria-selected') === 'true';

const saved = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  return changes()[0]?.body;
};
const item = (schedule: object | null) => ({ items: [{ id: 5, version: 1, schedule }] });

describe('the hours of a week', () => {
  test('are drawn from one cell to another, and closed from an open one', async () => {
    const { grid } = await edit(monday);
    expect(isOpen('Monday 09:00–10:00')).toBe(true);
    document.elementFromPoint = () => cell('Wednesday 10:00–11:00');
    fireEvent.pointerDown(cell('Tuesday 09:00–10:00'), { button: 0 });
    fireEvent.pointerMove(grid);
    fireEvent.pointerUp(grid);
    await waitFor(() => expect(isOpen('Wednesday 09:00–10:00')).toBe(true));
    fireEvent.pointerDown(cell('Monday 11:00–12:00'), { button: 0 });
    fireEvent.pointerUp(grid);
    expect(await saved()).toEqual(
      item({
        timezone: 'Europe/Riga',
        ranges: [{ days: ['monday', 'tuesday', 'wednesday'], from: '09:00', to: '11:00' }],
      }),
    );
  });

  test('are drawn with the keyboard alone', async () => {
    const { user } = await edit(monday);
    cell('Monday 09:00–10:00').focus();
    await user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(document.activeElement).toBe(cell('Tuesday 10:00–11:00'));
    expect(isOpen('Tuesday 10:00–11:00')).toBe(true);
    await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(isOpen('Wednesday 12:00–13:00')).toBe(true);
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    expect(await saved()).toEqual(
      item({
        timezone: 'Europe/Riga',
        ranges: [
          { days: ['monday'], from: '09:00', to: '12:00' },
          { days: ['tuesday'], from: '10:00', to: '11:00' },
          { days: ['wednesday'], from: '12:00', to: '13:00' },
        ],
      }),
    );
  });

  test('say which of them are open in part', async () => {
    await edit({ timezone: 'Europe/Riga', ranges: [{ days: ['friday'], from: '22:30', to: '02:00' }] });
    expect(isOpen('Friday 22:00–23:00, partly open')).toBe(false);
    expect(isOpen('Saturday 01:00–02:00')).toBe(true);
    expect(screen.getByText('Ends the next day')).toBeTruthy();
  });

  test('are copied from one day to others', async () => {
    const { user } = await edit(monday);
    await user.click(screen.getByRole('button', { name: 'Mon: copy or change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy to Monday to Friday' }));
    expect(await saved()).toEqual(
      item({
        timezone: 'Europe/Riga',
        ranges: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], from: '09:00', to: '12:00' }],
      }),
    );
  });

  test('are always, or those of business, at one press', async () => {
    const { user } = await edit(monday);
    await user.click(screen.getByRole('button', { name: 'Business hours' }));
    expect(screen.getByText('Mon–Fri 09:00–18:00 Riga')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Always' }));
    expect(isOpen('Sunday 03:00–04:00')).toBe(true);
    expect(await saved()).toEqual(item(null));
  });

  test('are closed out of always', async () => {
    const { user } = await edit(null);
    await user.click(screen.getByRole('button', { name: 'Sun: copy or change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close all day' }));
    expect(await saved()).toEqual(
      item({
        timezone: 'Europe/Riga',
        ranges: [
          { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], from: '00:00', to: '24:00' },
        ],
      }),
    );
  });

  test('are typed to the minute, as people write them', async () => {
    const { user } = await edit(monday);
    const row = within(screen.getByRole('group', { name: 'Hours 1' }));
    const from = row.getByRole('textbox', { name: 'From' });
    fireEvent.change(from, { target: { value: '930' } });
    fireEvent.blur(from);
    await user.click(row.getByRole('button', { name: 'Sunday' }));
    expect(await saved()).toEqual(
      item({ timezone: 'Europe/Riga', ranges: [{ days: ['monday', 'sunday'], from: '09:30', to: '12:00' }] }),
    );
  });

  test('are complained about where they are never, or no times', async () => {
    const { user } = await edit(monday);
    const from = screen.getByRole('textbox', { name: 'From' });
    fireEvent.change(from, { target: { value: 'nine' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter times such as 09:00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove these hours' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Never open: add opening hours, or choose “Always”')).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  test('are told in Russian', async () => {
    await edit(monday, 'ru');
    expect(screen.getByText('Пн 09:00–12:00 Riga')).toBeTruthy();
    expect(cell('Понедельник 09:00–10:00')).toBeTruthy();
  });
});
