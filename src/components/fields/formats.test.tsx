import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type AuthProvider, CoreAdminContext, RecordContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { compare, parseDecimal, round } from '../../../domain/money/decimal.ts';
import { type Language, languages } from '../../../domain/text/words.ts';
import { resources } from '../../generated/resources.ts';
import { createDataProvider } from '../../providers/data/dataProvider.ts';
import { createI18nProvider, loadMessages } from '../../providers/i18n/i18nProvider.ts';
import { ViewerProvider } from '../ViewerProvider.tsx';
import { ResourcesContext } from '../ResourcesContext.tsx';
import { DayField } from './DayField.tsx';
import { DecimalField } from './DecimalField.tsx';
import { DurationField } from './DurationField.tsx';
import { MomentField } from './MomentField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { PercentField } from './PercentField.tsx';
import { RateField } from './RateField.tsx';
import { UrlField } from './UrlField.tsx';
import { WordsField } from './WordsField.tsx';

const messages = { en: await loadMessages('en'), ru: await loadMessages('ru') };
const viewer = { id: 1, roleType: 'admin', timezone: 'Asia/Kathmandu' };
let whoLooks = Promise.resolve(viewer);
const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: () => whoLooks,
  canAccess: async () => true,
} satisfies AuthProvider;

const currencies = [
  { id: 3, code: 'UAH', symbolNative: 'грн' },
  { id: 4, code: 'PLN', symbol: null, symbolNative: null },
  { id: 5, code: 'CAD', symbol: 'CA$', symbolNative: '$' },
  { id: 6, code: 'USD', symbol: '$', symbolNative: '$' },
];
const dataProvider = createDataProvider({
  send: async () => Response.json({ data: { items: currencies, meta: { totalCount: 4 } } }),
  apiUrl: () => 'http://localhost/api/v1',
  resources: Object.values(resources),
});

/** Shows a field of a record; non-breaking spaces within figures are replaced by plain ones. */
const show = async (field: ReactElement, record: object, language: Language = 'en') => {
  cleanup();
  const { container } = render(
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider(language, messages[language])}
    >
      <ResourcesContext value={Object.values(resources)}>
        <ViewerProvider>
          <RecordContextProvider value={{ id: 1, ...record }}>{field}</RecordContextProvider>
        </ViewerProvider>
      </ResourcesContext>
    </CoreAdminContext>,
  );
  // react-admin's context renders its first page in a second step.
  await act(async () => undefined);
  return {
    text: () => container.textContent.replaceAll(/\s/g, ' '),
    title: () => container.querySelector('[title]')?.getAttribute('title') ?? undefined,
  };
};

const exact = <DecimalField source="value" />;
const share = <PercentField source="value" />;
const amount = <MoneyField source="value" currency="currency" />;
const count = <NumberField source="value" />;

test.each([
  ['a number', exact, '1234.5', '1,234.5', '1 234,5'],
  ['a number with more decimals', exact, '0.12345678', '0.12', '0,12'],
  ['a rate', <RateField source="value" />, '1234.92141', '1,234.92141', '1 234,92141'],
  ['half a hundredth', exact, '-0.005', '-0.01', '-0,01'],
  ['no number', exact, null, '', ''],
  ['a share', share, '12.345', '12.35%', '12,35 %'],
  ['an amount', amount, '1234567.5', '€1,234,567.50', '1 234 567,50 €'],
  ['an amount beyond floats', amount, '999999999999999.07', '€999,999,999,999,999.07', '999 999 999 999 999,07 €'],
  ['a count', count, 1234567, '1,234,567', '1 234 567'],
  ['a count that is none', count, 0.126, '0.13', '0,13'],
  ['an id', <NumberField source="value" plain />, 1234567, '1234567', '1234567'],
  ['a duration', <DurationField source="value" unit="days" />, 2, '2 days', '2 дня'],
  ['a duration that is whole hours', <DurationField source="value" unit="minutes" />, 1500, '25 hours', '25 часов'],
  ['a duration that is whole days', <DurationField source="value" unit="seconds" />, 2_592_000, '30 days', '30 дней'],
  [
    'a long duration that is neither',
    <DurationField source="value" unit="minutes" />,
    1501,
    '1,501 minutes',
    '1 501 минута',
  ],
  ['no duration', <DurationField source="value" unit="seconds" />, 0, '0 seconds', '0 секунд'],
  ['a day', <DayField source="value" />, '2026-11-21', '2026.11.21', '2026.11.21'],
  ['words', <WordsField source="value" />, { en: 'Too late', ru: 'Поздно' }, 'Too late', 'Поздно'],
  ['what was said before there were words', <WordsField source="value" />, 'HTTP 401', 'HTTP 401', 'HTTP 401'],
])('%s is shown in either language: %#', async (_, field, value, en, ru) => {
  expect([
    (await show(field, { value, currency: 'EUR' })).text(),
    (await show(field, { value, currency: 'EUR' }, 'ru')).text(),
  ]).toEqual([en, ru]);
});

test.each([
  ['the network’s own symbol', 'UAH', '1 234,50 грн', '1 234,50 грн UAH'],
  ['its record', 3, '1 234,50 грн', '1 234,50 грн UAH'],
  ['the symbol that no other currency has', 5, '1 234,50 CA$', '1 234,50 CA$ CAD'],
  ['the native symbol of others where it is the usual one too', 6, '1 234,50 $', '1 234,50 $ USD'],
  ['the usual symbol where the network has none', 'PLN', '1 234,50 zł', '1 234,50 zł PLN'],
  ['the usual symbol of a currency that the network has not', 'JPY', '1 234,5 ¥', '1 234,5 ¥ JPY'],
  ['a code that nobody knows', 'X1', '1 234,50 X1', '1 234,50 X1'],
  ['no currency', null, '1 234,5', '1 234,5'],
])('an amount shows %s, and its code to those who point at it', async (_, currency, text, title) => {
  const shown = await show(amount, { value: '1234.5', currency }, 'ru');
  await waitFor(() => expect(shown.text()).toBe(text));
  expect(shown.title()?.replaceAll(/\s/g, ' ')).toBe(title);
});

test('a moment is shown in the zone of the person who looks', async () => {
  const at = Date.parse('2026-11-21T18:20:05Z') / 1000;
  for (const language of languages) {
    const { promise, resolve } = Promise.withResolvers<typeof viewer>();
    whoLooks = promise;
    const { text } = await show(<MomentField source="value" />, { value: at }, language);
    // Until the viewer is known, times are in UTC.
    expect(text()).toBe('2026.11.21 18:20:05');
    resolve(viewer);
    await waitFor(() => expect(text()).toBe('2026.11.22 00:05:05'));
  }
});

test('where nothing can be pointed at, a tap on a moment tells it in UTC', async () => {
  const at = Date.parse('2026-11-21T18:20:05Z') / 1000;
  const { text } = await show(<MomentField source="value" />, { value: at }, 'en');
  await waitFor(() => expect(text()).toBe('2026.11.22 00:05:05'));
  fireEvent.touchStart(screen.getByText('2026.11.22 00:05:05'));
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/^2026\.11\.21 18:20:05 UTC · /);
});

test('no number shows more than two decimals, and none that shows fewer than it has keeps the rest to itself', async () => {
  const numbers = fc
    .tuple(fc.bigInt(-(10n ** 16n), 10n ** 16n), fc.nat({ max: 99_999_999 }))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(8, '0')}`);
  const plain = (text: string): string => parseDecimal(text.replaceAll(/[^\d.-]/g, '')) ?? 'none';
  await fc.assert(
    fc.asyncProperty(numbers, fc.constantFrom(exact, share, amount), async (value, field) => {
      const { text, title } = await show(field, { value, currency: 'EUR' });
      expect(text()).not.toMatch(/\.\d{3}/);
      expect(plain(text())).toBe(round(value, 2));
      if (field !== amount) expect(title() === undefined).toBe(compare(value, round(value, 2)) === 0);
      expect(plain(title() ?? text())).toBe(round(value, 8));
    }),
    { numRuns: 60 },
  );
});

test('an address is a link, and one with macros a text to copy with these marked', async () => {
  const url = 'https://shop.example/?a=1';
  await show(<UrlField source="url" />, { url });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: url });
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual([url, '_blank', 'noreferrer']);

  const template = 'https://shop.example/?click={click_id}&sub={sub1}&odd={';
  const user = userEvent.setup();
  await show(<UrlField source="url" />, { url: template });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['{click_id}', '{sub1}']);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(template);
});
