import { sql } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import type { Change, Hooks, Work } from '../../collections/hooks.ts';
import { rateOfBase } from './currency.ts';

const taken: Words = {
  en: 'This currency already has a rate for this day. Edit that one',
  ru: 'На этот день у валюты уже есть курс. Измените его',
};

/** Refuses rates for the base currency, and for days that already have one. */
const check = async (change: Change<'currencyRate'>, { db, broken }: Work): Promise<void> => {
  const { path, before, values } = change;
  const currency = values.currency ?? before?.currency;
  if (currency === undefined) return;
  // If two people set the rate of the same day, the second one sees the first one’s.
  await sql`select from currencies where id = ${currency} for update`.execute(db);
  const { rows } = await sql<{ isBase: boolean; days: string[] }>`
    select currencies.code = settings_general.base_currency as "isBase",
      array(select date::text from currency_rates where currency_id = currencies.id) as days
    from currencies cross join settings_general where currencies.id = ${currency}`.execute(db);
  const [found] = rows;
  if (found?.isBase) broken.push({ path: `${path}.rate`, type: 'ofBase', message: rateOfBase });
  if (!before && found?.days.includes(String(values.date)))
    broken.push({ path: `${path}.date`, type: 'taken', message: taken });
};

/** A currency has one rate per day; one entered by hand replaces the source’s. */
export const currencyRateHooks: Hooks<'currencyRate'> = {
  async beforeWrite(changes, work) {
    const seen = new Set<string>();
    for (const change of changes) {
      await check(change, work);
      if (change.before) {
        change.values.origin = 'hand';
        continue;
      }
      const key = `${String(change.values.currency)} ${String(change.values.date)}`;
      if (seen.has(key)) work.broken.push({ path: `${change.path}.date`, type: 'taken', message: taken });
      seen.add(key);
    }
  },
};
