import type { Words } from '../domain/text/words.ts';
import { advertiserCauses, advertiserParts, affiliateParts, amount, baseCurrency, causes, total } from './billing.ts';
import {
  decimal,
  enumeration,
  enumerations,
  type Field,
  list,
  money,
  one,
  type Options,
  own,
  type Rows,
  visible,
} from './define.ts';
import { invoiceOfMovement } from './invoice-lines.ts';

/**
 * What the accounts of affiliates and advertisers have in common: balances, and the movements that they are sums of.
 */

export type Side = 'affiliate' | 'advertiser';

const partsOf: Readonly<Record<Side, Options>> = { affiliate: affiliateParts, advertiser: advertiserParts };

/** What affiliates may not see is for staff only; they see nothing of advertisers anyway. */
const staffOnly = (side: Side) => (side === 'affiliate' ? ({ staffOnly: true } as const) : {});

const holderOf = (side: Side, more: { unique?: true } = {}): Field =>
  side === 'affiliate'
    ? one('user', {
        en: 'Affiliate',
        ru: 'Партнёр',
        required: true,
        readOnly: true,
        referenceFilter: { roleType: ['affiliate'] },
        ...staffOnly(side),
        ...more,
      })
    : one('advertiser', { en: 'Advertiser', ru: 'Рекламодатель', required: true, readOnly: true, ...more });

/** Affiliates see their own; managers those of the people they manage, on one side only. */
const accessOf = (side: Side) => {
  const seen: { rows: Rows } = { rows: visible(side) };
  const none: { rows: Rows } = { rows: { none: true } };
  return side === 'affiliate'
    ? { affiliate: { rows: own(side) }, manager: seen, advertiser_manager: none, advertiser_member: none }
    : { manager: seen, advertiser_manager: seen, advertiser_member: seen };
};

const sharedOptions = (side: Side) => ({
  calls: ['list', 'read'] as const,
  permissions: { name: `balance.${side}`, menu: `balance.${side}.read` },
  access: accessOf(side),
});

const form = (fields: readonly string[]) => ({ general: { en: 'General', ru: 'Общее', fields } });

const inCurrency = (): Field => one('currency', { en: 'Currency', ru: 'Валюта', required: true });

/** A balance: the total of a side's account, overall and by currency, with its parts in this order. */
export const balanceOf = (side: Side, parts: readonly string[]) => {
  const eachPart = (fieldOf: (words: Options[string]) => Field): Record<string, Field> =>
    Object.fromEntries(parts.map((part) => [part, fieldOf(partsOf[side][part]!)]));
  return {
    fields: {
      [side]: holderOf(side, { unique: true }),
      ...eachPart((words) => total(words)),
      currency: baseCurrency(),
      breakdown: list(
        { currency: inCurrency(), ...eachPart(amount) },
        { en: 'By currency', ru: 'По валютам', readOnly: true, computed: true, onRequest: true },
      ),
    } as Record<string, Field>,
    ...sharedOptions(side),
    displayFields: side,
    list: {
      columns: [side, ...parts, 'updatedAt'],
      filters: [side],
      quickFilters: [side],
      sums: parts,
      orderBy: 'approved:desc' as const,
    },
    form: form([side, ...parts, 'currency', 'breakdown']),
  };
};

/**
 * What a side's account holds in each currency, for the list of affiliates or advertisers: only for those who may see
 * balances.
 */
export const heldOf = (side: Side): Record<'balance' | 'hold', Field> => {
  const held = (words: Words & { help: Words }): Field =>
    list(
      { currency: inCurrency(), amount: amount({ en: 'Amount', ru: 'Сумма' }) },
      {
        ...words,
        readOnly: true,
        computed: true,
        onRequest: true,
        column: 'AmountsField',
        ...staffOnly(side),
        permission: sharedOptions(side).permissions.menu,
      },
    );
  return {
    balance: held({
      en: 'Balance',
      ru: 'Баланс',
      help:
        side === 'affiliate'
          ? { en: 'Approved and not yet requested.', ru: 'Подтверждено и ещё не запрошено.' }
          : { en: 'Approved and not yet paid.', ru: 'Подтверждено и ещё не оплачено.' },
    }),
    hold: held({
      ...partsOf[side]['hold']!,
      help: { en: 'Pending approval.', ru: 'Ждёт подтверждения.' },
    }),
  };
};

/** A movement: an amount that was added to a side's account, left it, or went from one of its parts to another. */
export const movementOf = (side: Side) => {
  const moved = [side, 'from', 'to', 'amount'];
  const origins = ['conversion', 'invoice', ...(side === 'advertiser' ? ['prepayment'] : [])];
  return {
    fields: {
      [side]: holderOf(side),
      balance: one(`${side}Balance`, { en: 'Balance', ru: 'Баланс', required: true, readOnly: true }),
      from: enumeration({
        en: 'From',
        ru: 'Откуда',
        readOnly: true,
        filterable: true,
        options: partsOf[side],
        help: { en: 'Empty if it came from outside.', ru: 'Пусто — пришло извне.' },
      }),
      to: enumeration({
        en: 'To',
        ru: 'Куда',
        readOnly: true,
        filterable: true,
        options: partsOf[side],
        help: { en: 'Empty if it went outside.', ru: 'Пусто — ушло вовне.' },
      }),
      part: enumerations({
        en: 'Part',
        ru: 'Часть счёта',
        readOnly: true,
        computed: true,
        filterable: true,
        options: partsOf[side],
        help: {
          en: 'What it came to or left: what is in a part is what came to it less what left it.',
          ru: 'Куда пришло или откуда ушло: в части лежит то, что пришло в неё, минус то, что ушло.',
        },
      }),
      amount: money({ en: 'Amount', ru: 'Сумма', required: true, readOnly: true, currency: 'currency' }),
      currency: one('currency', { en: 'Currency', ru: 'Валюта', required: true, readOnly: true }),
      baseAmount: decimal({
        en: 'In the base currency',
        ru: 'В базовой валюте',
        required: true,
        readOnly: true,
        decimals: 8,
        help: { en: 'At the rate stored with its cause.', ru: 'По курсу, который хранится у причины.' },
      }),
      cause: enumeration({
        en: 'Cause',
        ru: 'Причина',
        required: true,
        readOnly: true,
        filterable: true,
        options: side === 'affiliate' ? causes : advertiserCauses,
      }),
      conversion: one('conversion', { en: 'Conversion', ru: 'Конверсия', readOnly: true, hiddenWithTarget: true }),
      invoice: invoiceOfMovement(side),
      ...(side === 'advertiser' && {
        prepayment: one('prepayment', { en: 'Prepayment', ru: 'Предоплата', readOnly: true }),
      }),
      user: one('user', {
        en: 'User',
        ru: 'Кто',
        readOnly: true,
        ...staffOnly(side),
        help: { en: 'Empty if automatic.', ru: 'Пусто — произошло само.' },
      }),
    } as Record<string, Field>,
    ...sharedOptions(side),
    events: { partition: 'month' } as const,
    displayFields: 'cause',
    list: {
      columns: ['createdAt', ...moved, 'baseAmount', 'cause', 'conversion', 'invoice', 'user'],
      filters: ['createdAt', side, 'part', 'from', 'to', 'currency', 'cause', ...origins, 'balance'],
      quickFilters: [side, 'cause'],
      orderBy: 'createdAt:desc' as const,
    },
    form: form([...moved, 'currency', 'baseAmount', 'cause', ...origins, 'user', 'balance']),
  };
};
