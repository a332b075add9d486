import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { address, changes, open, testHarness, setUpTestHarness } from '../../../testing/testHarness.tsx';

setUpTestHarness();

const person = {
  id: 5,
  version: 1,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  role: 1,
  status: 'active',
};

const openPerson = async (language: 'en' | 'ru' = 'en', birthDate: string | null = '1990-05-01') => {
  testHarness.records['user/users'] = [{ ...person, birthDate }];
  const user = await open('/employees/5/general?edit', 'admin', undefined, language);
  const box = await screen.findByRole<HTMLInputElement>('textbox', {
    name: language === 'en' ? 'Birth date' : 'Дата рождения',
  });
  return { user, box };
};

describe('a day', () => {
  test('is shown as everywhere, and sent as the contract has it', async () => {
    const { user, box } = await openPerson();
    expect(box.value).toBe('1990.05.01');
    fireEvent.change(box, { target: { value: '1985.12.31' } });
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ items: [{ id: 5, version: 1, birthDate: '1985-12-31' }] });
  });

  test('may be pasted as it is written elsewhere', async () => {
    const { user, box } = await openPerson('en', null);
    await user.click(box);
    await user.paste('1985-12-31');
    expect(box.value).toBe('1985.12.31');
  });

  test('is taken away by a button', async () => {
    const { user } = await openPerson();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ items: [{ id: 5, version: 1, birthDate: null }] });
  });

  test('is picked in Russian from a calendar that begins on Monday', async () => {
    const { user, box } = await openPerson('ru');
    await user.click(screen.getByRole('button', { name: /^Выберите дату/ }));
    await screen.findByText('май 1990');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('пн');
    await user.click(screen.getByRole('gridcell', { name: '17' }));
    await waitFor(() => expect(box.value).toBe('1990.05.17'));
  });
});

describe('the ends of a period', () => {
  test('are the first second of a day and the last, as the person’s clock shows them', async () => {
    // Riga is two hours ahead of UTC in winter.
    const from = Date.UTC(2026, 0, 9, 22) / 1000;
    await open(`/offers/all?orderBy=id:desc&limit=25&offset=0&createdAtFrom=${from}`);
    const [first, last] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Created/ });
    expect([first?.value, last?.value]).toEqual(['2026.01.10', '']);
    fireEvent.change(last!, { target: { value: '2026.01.11' } });
    await waitFor(() => expect(address()).toContain(`createdAtTo=${from + 2 * 86_400 - 1}`));
    expect(address()).toContain(`createdAtFrom=${from}`);
  });
});

describe('a moment', () => {
  test('is typed as the person’s clock shows it, and sent in seconds', async () => {
    const user = await open('/profile/tokens');
    await user.click(await screen.findByRole('button', { name: /Create|New token/ }));
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Expires|^Valid/ });
    await waitFor(() => expect(box.disabled).toBe(false));
    fireEvent.change(box, { target: { value: '2030.01.10 09:05:07' } });
    expect(box.value).toBe('2030.01.10 09:05:07');
    await user.type(screen.getByLabelText(/^(Title|Name)/), 'Reports');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toMatchObject({ items: [{ expiresAt: Date.UTC(2030, 0, 10, 7, 5, 7) / 1000 }] });
  });
});
