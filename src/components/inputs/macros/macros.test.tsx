import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changes, open, setUpTestHarness, testHarness } from '../../../testing/testHarness.tsx';
import { beganMacro, withMacro } from './caret.ts';

setUpTestHarness();

const landing = {
  id: 5,
  version: 1,
  title: 'Page',
  offer: 1,
  targetUrl: 'https://example.com/?c=',
  pageType: 'landing',
  status: 'inactive',
  countriesMode: 'only',
  languagesMode: 'only',
  trafficSourcesMode: 'only',
};

const edit = async (language: 'en' | 'ru' = 'en') => {
  testHarness.records['user/landings'] = [landing];
  const user = await open('/landings/5/general?edit', 'admin', undefined, language);
  const box = await screen.findByRole<HTMLInputElement>('combobox', {
    name: language === 'en' ? /^Target URL/ : /^Ссылка/,
  });
  return { user, box };
};

const saved = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  return changes()[0]?.body;
};

test('a brace offers the macros that there are, narrowed by what is typed behind it', async () => {
  const { user, box } = await edit();
  await user.click(box);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(box, '{{cl');
  await screen.findByRole('option', { name: /click_id.*ID of the click/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(box.value).toBe('https://example.com/?c={click_id}');
  expect(await saved()).toEqual({ items: [{ id: 5, version: 1, targetUrl: 'https://example.com/?c={click_id}' }] });
});

test('a button offers them without typing', async () => {
  const { user, box } = await edit();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Insert a macro' }));
  await user.click(await screen.findByRole('menuitem', { name: /sub3/ }));
  expect(box.value).toBe('https://example.com/?c={sub3}');
});

test('what a vertical asks its leads for is offered, and its forms once it is named', async () => {
  testHarness.records = {
    'user/integration_templates': [
      {
        id: 2,
        version: 1,
        title: 'Usual',
        platform: 7,
        vertical: 1,
        status: 'active',
        outApi: { method: 'POST', url: 'https://crm.example/?a=', bodyFormat: 'none', timeout: 15 },
      },
    ],
    'user/platforms': [{ id: 7, title: 'CRM', status: 'active' }],
    'user/verticals': [
      {
        id: 1,
        version: 1,
        title: 'Loans',
        status: 'active',
        incomingParameters: [
          { name: 'phone', title: 'Phone number', required: true },
          { name: 'age', title: 'Age in years', required: false },
        ],
      },
    ],
  };
  const user = await open('/settings/integrations/templates/2/outbound-settings?edit', 'admin');
  const [box] = await screen.findAllByRole<HTMLInputElement>('combobox', { name: /^URL/ });
  await user.type(box!, '{{param');
  await screen.findByRole('option', { name: /param\.age.*Age in years/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.type(box!, '.age.m');
  await screen.findByRole('option', { name: /param\.age\.md5.*Age in years, MD5/ });
  await user.keyboard('{Enter}');
  expect(box!.value).toMatch(/\{param\.age\.(md5|mdy)\}$/);
});

test('an example shows what a template becomes, and what in it is no macro', async () => {
  const { box } = await edit();
  fireEvent.change(box, { target: { value: 'https://example.com/?c={country}&u={user_agent}' } });
  await screen.findByText('LV');
  await screen.findByText('Mozilla%2F5.0%20(X11%3B%20Linux)');
  fireEvent.change(box, { target: { value: 'https://example.com/?c={clickid}' } });
  expect((await screen.findByText('{clickid}')).tagName).toBe('MARK');
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('{clickid} is not a macro. Did you mean {click_id}?');
  expect(changes()).toEqual([]);
});

test('an unknown macro is reported in Russian', async () => {
  const { box } = await edit('ru');
  fireEvent.change(box, { target: { value: 'https://example.com/?c={clickid}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }));
  await screen.findByText('Макроса {clickid} нет. Возможно, {click_id}?');
});

test('a macro takes the place of what is begun at the caret, and leaves the rest', () => {
  expect(beganMacro('a={cl&b={x}', 5)).toBe('cl');
  expect(beganMacro('a={cl}', 6)).toBeUndefined();
  expect(withMacro('a={cl&b=1', 5, 'click_id')).toEqual(['a={click_id}&b=1', 12]);
  expect(withMacro('a=&b=1', 2, 'ip')).toEqual(['a={ip}&b=1', 6]);
});
