import { sql } from 'kysely';
import { compare } from '../../../domain/money/decimal.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Hooks, Reader } from '../../collections/hooks.ts';

const inUse: Words = {
  en: 'This is the base currency of the network',
  ru: 'Сеть ведёт учёт в этой валюте',
};
export const rateOfBase: Words = {
  en: 'The rate of the base currency is always 1',
  ru: 'Курс базовой валюты всегда равен единице',
};

const baseOf = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ base: number }>`select sluice_currency_of(sluice_tenant(), null) as base`.execute(db);
  return Number(rows[0]?.base);
};

/** The base currency can't change: amounts without a currency, and all sums, are in it. */
export const currencyHooks: Hooks<'currency'> = {
  async validate(changes, { db, broken }) {
    const base = await baseOf(db);
    for (const { id, before, path, values } of changes) {
      if (before === null || id !== base) continue;
      if (values.status === 'inactive' && before.status !== 'inactive')
        broken.push({ path: `${path}.status`, type: 'ofBase', message: inUse });
      if (values.rate !== undefined && compare(values.rate, '1') !== 0)
        broken.push({ path: `${path}.rate`, type: 'ofBase', message: rateOfBase });
    }
  },
};
