import { sql } from 'kysely';
import { formatDecimal, formatMoney, subtract } from '../../../domain/money/decimal.ts';
import { paymentType } from '../../../domain/money/payment-type.ts';
import { fill, type Language, type Words } from '../../../domain/text/words.ts';
import type { Side } from '../../../openapi/invoice-sides.ts';
import type { Caller } from '../../access/caller.ts';
import { labelSql } from '../../collections/labels.ts';
import { collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import { only } from '../../database/single-row.ts';
import { sides } from '../sides.ts';

type Total = [word: string, told: string, amount: string];

/** The contents of an invoice document, in words: the same for every file format. */
export interface Content {
  title: string;
  /** The invoice's own number, which names its file. */
  name: string;
  network: { name: string; details: string; logoUrl: string | null };
  /** Shown above the lines: labels with their values. */
  facts: [word: string, told: string][];
  heads: [what: string, count: string, rate: string, amount: string];
  rows: [what: string, count: string, rate: string, amount: string][];
  /** The same amounts as numbers, for a spreadsheet. */
  amounts: string[];
  totals: Total[];
  notes: string | null;
}

const words = {
  invoice: { en: 'Invoice {0}', ru: 'Счёт {0}' },
  affiliate: { en: 'Affiliate', ru: 'Партнёр' },
  advertiser: { en: 'Advertiser', ru: 'Рекламодатель' },
  status: { en: 'Status', ru: 'Статус' },
  date: { en: 'Date', ru: 'Дата' },
  period: { en: 'Period', ru: 'Период' },
  paymentDate: { en: 'Payment date', ru: 'Дата оплаты' },
  withdrawalMethod: { en: 'Withdrawal method', ru: 'Способ вывода' },
  exchangeRate: { en: 'Exchange rate', ru: 'Курс' },
  what: { en: 'Description', ru: 'Описание' },
  count: { en: 'Conversions', ru: 'Конверсий' },
  rate: { en: 'Rate', ru: 'Ставка' },
  amount: { en: 'Amount', ru: 'Сумма' },
  rounding: { en: 'Including rounding', ru: 'В том числе округление' },
  total: { en: 'Total', ru: 'Итого' },
  advance: { en: 'Paid in advance', ru: 'Внесено авансом' },
  due: { en: 'To be paid', ru: 'К оплате' },
} satisfies Record<string, Words>;

interface InvoiceFacts {
  number: string;
  status: string;
  made: string;
  from: string;
  to: string;
  paid: string | null;
  party: string;
  method: string | null;
  code: string;
  symbol: string;
  amount: string;
  rounding: string;
  /** The part that was paid in advance. */
  advance: string;
  notes: string | null;
  network: string;
  details: string | null;
  logo: string | null;
  rates: { code: string; rate: string }[];
}

const factsOf = async (db: Reader, model: Model, side: Side, id: number): Promise<InvoiceFacts> => {
  const of = sides[side];
  const party = collectionNamed(model, side === 'affiliate' ? 'user' : side);
  const { rows } = await sql<InvoiceFacts>`
    select invoice.title as number, invoice.status, to_char(invoice.created_at at time zone 'UTC', 'YYYY.MM.DD') as made,
      to_char(invoice.period_from, 'YYYY.MM.DD') as "from", to_char(invoice.period_to, 'YYYY.MM.DD') as "to",
      to_char(invoice.payment_date, 'YYYY.MM.DD') as paid, invoice.notes,
      coalesce(invoice.issued ->> 'party', (select ${labelSql(party, 'who')} from ${sql.table(party.table)} as who where who.id = ${sql.ref(`invoice.${of.party}`)})) as party,
      ${side === 'affiliate' ? sql`(select title from withdrawal_methods where id = invoice.withdrawal_method_id)` : sql`null`} as method,
      currencies.code, coalesce(currencies.symbol_native, currencies.symbol, currencies.code) as symbol,
      trim_scale(invoice.amount)::text as amount, trim_scale(invoice.rounding)::text as rounding,
      ${side === 'affiliate' ? sql`'0'` : sql`coalesce(trim_scale(invoice.advance)::text, '0')`} as advance,
      case when invoice.issued is null then settings_general.name else invoice.issued ->> 'network' end as network,
      case when invoice.issued is null then settings_general.invoice_details else invoice.issued ->> 'details' end as details,
      settings_general.logo_url as logo,
      coalesce((
        select jsonb_agg(jsonb_build_object('code', other.code, 'rate', item ->> 'rate'))
        from jsonb_array_elements(invoice.exchange_rates) as item join currencies as other on other.id = (item ->> 'currency')::bigint
      ), '[]') as rates
    from ${sql.table(of.invoices)} as invoice
    join currencies on currencies.id = invoice.currency_id
    join settings_general on settings_general.tenant_id = invoice.tenant_id
    where invoice.id = ${id}`.execute(db);
  return only(rows, `invoice ${id}`);
};

interface Line {
  offer: string | null;
  goal: string | null;
  reason: string | null;
  count: number | null;
  rate: string | null;
  rateType: number | null;
  code: string;
  amount: string;
}

const linesOf = async (db: Reader, side: Side, id: number): Promise<Line[]> => {
  const { rows } = await sql<Line>`
    select coalesce(line.issued ->> 'offer', offers.title) as offer, coalesce(line.issued ->> 'goal', goals.title) as goal, line.reason,
      line.conversion_count as count, trim_scale(line.rate)::text as rate, line.rate_type as "rateType", currencies.code,
      trim_scale(line.amount)::text as amount
    from ${sql.table(sides[side].lines)} as line
    join currencies on currencies.id = line.currency_id
    left join offers on offers.id = line.offer_id
    left join goals on goals.id = line.goal_id
    where line.invoice_id = ${id} order by line.id`.execute(db);
  return rows;
};

const maxDecimals = 8;

/** Returns what was paid in advance, and what remains to be paid. */
const dueOf = ({ amount, advance }: InvoiceFacts): ['advance' | 'due', string][] => [
  ['advance', advance],
  ['due', subtract(amount, advance)],
];

/**
 * Returns the contents of an invoice, in a language.
 * @throws Failure 404 if there is none for the caller
 */
export const contentOf = async (
  db: Reader,
  model: Model,
  { side, id, language, caller }: { side: Side; id: number; language: Language; caller: Caller },
): Promise<Content> => {
  const collection = collectionNamed(model, sides[side].entity);
  await readRecord(db, model, collection, { id, query: { fields: ['id'] }, caller });
  const told = await factsOf(db, model, side, id);
  const lines = await linesOf(db, side, id);
  const say = (name: keyof typeof words): string => words[name][language];
  const money = (amount: string): string => formatMoney(amount, language, told, maxDecimals);
  const rateOf = ({ rate, rateType, code }: Line): string => {
    if (rate === null) return '';
    if (rateType !== paymentType.percent && code === told.code) return money(rate);
    return `${formatDecimal(rate, language, maxDecimals)} ${rateType === paymentType.percent ? '%' : code}`;
  };
  const nameOf = ({ offer, goal, reason }: Line): string =>
    reason ?? [offer, goal].filter((one) => one !== null).join(' · ');
  const { set = {} } = collection.entity.status ?? {};
  const facts: (readonly [string, string | null])[] = [
    [say(side), told.party],
    [say('status'), set[told.status]?.[language] ?? told.status],
    [say('date'), told.made],
    [say('period'), `${told.from} – ${told.to}`],
    [say('paymentDate'), told.paid],
    [say('withdrawalMethod'), told.method],
    ...told.rates.map(
      ({ code, rate }) =>
        [say('exchangeRate'), `1 ${code} = ${formatDecimal(rate, language, maxDecimals)} ${told.code}`] as const,
    ),
  ];
  return {
    title: fill(say('invoice'), [told.number]),
    name: told.number,
    network: { name: told.network, details: told.details ?? '', logoUrl: told.logo },
    facts: facts.flatMap(([word, text]): [string, string][] => (text === null ? [] : [[word, text]])),
    heads: [say('what'), say('count'), say('rate'), say('amount')],
    rows: lines.map((line) => [
      nameOf(line),
      line.count === null ? '' : formatDecimal(String(line.count), language),
      rateOf(line),
      money(line.amount),
    ]),
    amounts: lines.map(({ amount }) => amount),
    totals: [
      [say('total'), money(told.amount), told.amount],
      ...(told.rounding === '0' ? [] : [[say('rounding'), money(told.rounding), told.rounding] satisfies Total]),
      ...(told.advance === '0' ? [] : dueOf(told).map(([word, amount]): Total => [say(word), money(amount), amount])),
    ],
    notes: told.notes,
  };
};
