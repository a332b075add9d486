import { type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import * as words from '../words/business.ts';
import type { Time } from './time.ts';

/** The lists everything else chooses from. */
export interface Lists {
  categories: Draft[];
  trafficSources: Draft[];
  paymentMethods: Draft[];
  currencies: Draft[];
  verticals: Map<string, Draft>;
  /** By what they are for. */
  tags: Map<string, Draft[]>;
}

/** The symbols a currency has in the reference data. */
export type Symbols = (code: string) => { title: string; symbol: string; symbolNative: string };

const redirects = [
  { option: 'via_thank_you_page', url: 'https://thankyou.sluice.example/en' },
  { option: 'direct', url: 'https://deals.sluice.example' },
  { option: 'no_redirect', url: null },
];

export const listsOf = (
  random: Random,
  time: Time,
  by: Draft,
  { baseCurrency, symbols }: { baseCurrency: Draft; symbols: Symbols },
): Lists => {
  const start = time.ago(420, 415);
  const make = (entity: string, values: Record<string, unknown>): Draft =>
    draft(entity, time.after(start, 3), by, { status: 'active', ...values });
  const retire = (record: Draft): Draft => {
    record.steps.push({ at: time.ago(120, 20), by, action: 'status', values: { status: 'inactive' } });
    return record;
  };
  const titled = (entity: string, titles: readonly string[], retired = 0): Draft[] => {
    const all = titles.map((title) => make(entity, { title }));
    all.slice(all.length - retired).forEach(retire);
    return all;
  };

  const verticals = words.verticals.map((vertical): [string, Draft] => [
    vertical.title,
    make('vertical', {
      title: vertical.title,
      description: vertical.description,
      incomingParameters: [
        { name: 'country', title: 'Country', required: true },
        ...vertical.parameters.map(([name, title, required]) => ({ name, title, required })),
      ],
      leadGrades: vertical.grades.map(([title, final]) => ({ title, final })),
      inboundRules: [
        { parameter: 'email', operator: 'contains', value: '@mailinator.com', result: 'trash' },
        { parameter: 'phone', operator: 'equals', value: '+0000000000', result: 'invalid' },
      ],
      redirect: random.pick(redirects),
    }),
  ]);

  const currencies = words.currencies.map(([code, rate]) => {
    if (code === valueOf(baseCurrency, 'code')) return baseCurrency;
    const currency = make('currency', { code, ...symbols(code), rate, date: time.today });
    return words.retiredCurrencies.includes(code) ? retire(currency) : currency;
  });

  return {
    categories: titled('category', words.categories, 2),
    trafficSources: titled('trafficSource', words.trafficSources, 2),
    paymentMethods: words.paymentMethods.map(([title, description]) => make('paymentMethod', { title, description })),
    currencies,
    verticals: new Map(verticals),
    tags: new Map(
      Object.entries(words.tags).map(([type, titles]) => [type, titles.map((title) => make('tag', { title, type }))]),
    ),
  };
};

/** Those of a list that people can still choose. */
export const active = (records: Iterable<Draft>): Draft[] =>
  [...records].filter((record) => valueOf(record, 'status') === 'active');
