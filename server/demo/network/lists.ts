import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import * as words from '../words/business.ts';
import type { Time } from './time.ts';

/** The lists that everything else refers to. */
export interface Lists {
  categories: Draft[];
  trafficSources: Draft[];
  paymentMethods: Draft[];
  accountFields: Draft[];
  /** Those that every network has, by title. */
  paymentModels: Map<string, Draft>;
  currencies: Draft[];
  verticals: Map<string, Draft>;
  /** By title of the vertical. */
  goals: Map<string, Draft[]>;
  leadGrades: Draft[];
  /** By purpose. */
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
  {
    baseCurrency,
    paymentModels,
    metrics,
    symbols,
  }: { baseCurrency: Draft; paymentModels: readonly Draft[]; metrics: readonly Draft[]; symbols: Symbols },
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

  const models = new Map(paymentModels.map((model) => [String(valueOf(model, 'title')), model]));

  const measures = new Map(metrics.map((metric) => [String(valueOf(metric, 'value')), metric]));
  /** Returns the metrics of a vertical that pays for leads, or for what results from them. */
  const measuresOf = (paid: readonly string[]): string[] =>
    paid.includes('CPL') && !paid.includes('CPA')
      ? ['leads', 'sentLeads', 'duplicateLeads', 'revenue']
      : ['revenue', 'profit', 'approvedConversions', 'sentLeads'];

  const verticals = words.verticals.map((vertical): [string, Draft] => [
    vertical.title,
    make('vertical', {
      title: vertical.title,
      description: vertical.description,
      incomingParameters: [
        { name: 'country', title: 'Country', required: true },
        ...vertical.parameters.map(([name, title, required]) => ({ name, title, required })),
      ],
      inboundRules: [
        {
          match: 'any',
          conditions: [
            { parameter: 'email', operator: 'contains', value: '@mailinator.com' },
            { parameter: 'email', operator: 'contains', value: '@yopmail.com' },
          ],
          result: 'trash',
        },
        {
          match: 'all',
          conditions: [
            { parameter: 'phone', operator: 'equals', value: '+0000000000' },
            { parameter: 'email', operator: 'absent', value: null },
          ],
          result: 'invalid',
        },
      ],
      redirect: random.pick(redirects),
      distributionMethod: vertical.distribution,
      duplicateWindow: 30,
      duplicateBy: 'both',
      duplicateScope: 'offer',
      paymentModels: vertical.models.flatMap((title) => models.get(title) ?? []),
      metrics: measuresOf(vertical.models).flatMap((value) => measures.get(value) ?? []),
    }),
  ]);

  /** Returns the rows of a vertical, in order; created along with it. */
  const rowsOf = (entity: string, vertical: Draft, rows: readonly Record<string, unknown>[]): Draft[] =>
    rows.map((row, place) => draft(entity, vertical.steps[0]!.at, by, { vertical, ...row, position: place + 1 }));
  const byTitle = new Map(verticals);
  const goals = words.verticals.map((vertical): [string, Draft[]] => [
    vertical.title,
    rowsOf(
      'goal',
      byTitle.get(vertical.title)!,
      vertical.goals.map(([title, key, repeatable]) => ({
        title,
        key,
        repeatable,
        isDeposit: words.depositGoals.includes(key),
      })),
    ),
  ]);
  const leadGrades = words.verticals.flatMap((vertical) =>
    rowsOf(
      'leadGrade',
      byTitle.get(vertical.title)!,
      vertical.grades.map(([title, final, tone]) => ({ title, final, tone })),
    ),
  );

  const currencies = words.currencies.map(([code, rate]) => {
    if (code === valueOf(baseCurrency, 'code')) return baseCurrency;
    const currency = make('currency', { code, ...symbols(code), rate, date: time.today });
    return words.retiredCurrencies.includes(code) ? retire(currency) : currency;
  });

  const paymentMethods = words.paymentMethods.map(([title, description]) =>
    make('paymentMethod', { title, description }),
  );
  const fieldsOf = (paymentMethod: Draft): Draft[] =>
    (words.accountFields[String(valueOf(paymentMethod, 'title'))] ?? []).map(([title, titleRu, format], place) =>
      draft('accountField', createdAt(paymentMethod), by, {
        paymentMethod,
        title,
        titleRu,
        format,
        required: true,
        secret: format !== 'text',
        position: place + 1,
      }),
    );

  return {
    paymentModels: models,
    categories: titled('category', words.categories, 2),
    trafficSources: titled('trafficSource', words.trafficSources, 2),
    paymentMethods,
    accountFields: paymentMethods.flatMap(fieldsOf),
    currencies,
    verticals: byTitle,
    goals: new Map(goals),
    leadGrades,
    tags: new Map(
      Object.entries(words.tags).map(([type, titles]) => [type, titles.map((title) => make('tag', { title, type }))]),
    ),
  };
};

/** Returns the records of a list that are still active. */
export const active = (records: Iterable<Draft>): Draft[] =>
  [...records].filter((record) => valueOf(record, 'status') === 'active');
