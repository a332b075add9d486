import { sql } from 'kysely';
import { compare } from '../../../domain/money/decimal.ts';
import { rule } from '../../../domain/rules.ts';
import type { Words } from '../../../domain/text/words.ts';
import { violationOf } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { resetConversionCaps } from '../../traffic/counters/conversion-caps.ts';
import { currentSql, dropCounters } from '../../traffic/counters/counters.ts';
import { recount } from '../../traffic/counters/recount.ts';
import { goalToCheck, isActivated, refuseForeignGoals } from '../catalogue/goals.ts';
import { refuseForeignAdvertisers } from '../catalogue/offer-advertisers.ts';

type CapChange = Change<'cap', 'counter'>;
type Cap = Partial<NonNullable<CapChange['before']>>;

const messages = {
  leadsNotRedirected: {
    en: 'Leads can’t be redirected: choose stop, hold or notify',
    ru: 'Лиды — не посетители, их некуда перенаправить: остановите, удерживайте или уведомляйте',
  },
  clicksNotHeld: {
    en: 'Visitors can’t be held: choose stop, redirect or notify',
    ru: 'Посетители не могут ждать: остановите, перенаправьте или уведомляйте',
  },
} satisfies Record<string, Words>;

const amounts = ['value', 'guarantee', 'informationalValue'] as const;

/** Reports fields that contradict each other, at the field to change. */
const checkCap = ({ before, values, path }: CapChange, { broken }: Work<Reader>): void => {
  const cap: Cap = { ...before, ...values };
  const tell = (field: string, type: keyof typeof messages): void => {
    broken.push({ type, path: `${path}.${field}`, message: messages[type] });
  };
  const isMoney = cap.type === 'revenue' || cap.type === 'payout';
  if (cap.action === 'redirect' && cap.type === 'leads') tell('action', 'leadsNotRedirected');
  if (cap.action === 'hold' && cap.type === 'clicks') tell('action', 'clicksNotHeld');
  for (const name of isMoney ? [] : amounts) {
    const amount = cap[name];
    if (typeof amount === 'string' && !/^\d+(\.0*)?$/.test(amount))
      broken.push(violationOf(rule('integerNumber'), `${path}.${name}`));
  }
  if (typeof cap.guarantee === 'string' && typeof cap.value === 'string' && compare(cap.guarantee, cap.value) > 0)
    broken.push(violationOf(rule('max', cap.value), `${path}.guarantee`));
};

const foreignLanding = {
  en: 'Choose a landing page of the cap’s offer',
  ru: 'Выберите лендинг оффера этой капы',
};

/** The landing page of a cap belongs to its offer. */
const checkLandings = async (changes: readonly CapChange[], { db, broken }: Work<Reader>): Promise<void> => {
  const given = changes.flatMap(({ before, values, path }) =>
    values.landing ? [{ path, landing: values.landing, offer: values.offer ?? before?.offer }] : [],
  );
  if (given.length === 0) return;
  const ids = given.map(({ landing }) => landing);
  const found = await db.selectFrom('landings').select(['id', 'offer_id']).where('id', 'in', ids).execute();
  const offers = new Map(found.map(({ id, offer_id: offer }) => [id, offer]));
  for (const { path, landing, offer } of given)
    if (offers.has(landing) && offers.get(landing) !== offer)
      broken.push({ type: 'choice', path: `${path}.landing`, message: foreignLanding });
};

const uncounted = {
  en: 'Caps can’t be limited to this payment model',
  ru: 'Капы не учитывают эту модель оплаты',
};

/** Refuses payment models that caps can't be limited to. */
const checkModels = async (changes: readonly CapChange[], { db, broken }: Work<Reader>): Promise<void> => {
  const given = changes.flatMap((change) => {
    const model = change.values.paymentModel ?? (isActivated(change) ? change.before?.paymentModel : undefined);
    return model ? [{ path: change.path, model }] : [];
  });
  if (given.length === 0) return;
  const ids = given.map(({ model }) => model);
  const found = await db
    .selectFrom('payment_models')
    .select('id')
    .where('id', 'in', ids)
    .where('caps', '=', false)
    .execute();
  for (const { path, model } of given)
    if (found.some(({ id }) => id === model))
      broken.push({ type: 'choice', path: `${path}.paymentModel`, message: uncounted });
};

/** What a cap counts, and in which unit: changing it resets the counter. */
const counted = ['type', 'goal', 'conversionStatus', 'currency'] as const;

const countsDifferently = ({ before, values }: CapChange): boolean =>
  before !== null && counted.some((name) => name in values && values[name] !== before[name]);

const restartsCounter = (change: CapChange): boolean => change.call === 'drop_counter' || countsDifferently(change);

/** Calls that don't set any of the cap's fields. */
const leavesFields: ReadonlySet<string> = new Set(['drop_counter', 'recount', 'status']);

/** Sets counters to what the stored events add up to, and leaves those alone that are right already. */
const recountFromEvents = async (changes: readonly CapChange[], { db }: Work): Promise<void> => {
  const recounts = await recount(
    db,
    changes.flatMap(({ id }) => id ?? []),
  );
  const byCap = new Map(recounts.map((one) => [one.cap, one]));
  for (const change of changes) {
    const { counter, events } = byCap.get(change.id ?? 0) ?? {};
    if (counter === undefined || events === undefined || counter === events) continue;
    // Traffic may have counted since the record was read.
    Object.assign(change.before ?? {}, { counter });
    change.values.counter = events;
  }
};

/** Checks what caps limit, and resets or recounts their counters. */
export const capHooks: Hooks<'cap', ['counter']> = {
  computed: {
    counter: (row) => currentSql('cap', 'counted', row),
    reserved: (row) => sql`${currentSql('cap', 'reserved', row)}::integer`,
  },
  needs: ['counter'],
  holds: ['offer', 'landing', 'paymentModel'],
  async validate(changes, work) {
    for (const change of changes) {
      if (!leavesFields.has(change.call)) checkCap(change, work);
      if (restartsCounter(change))
        Object.assign(change.values, { counter: '0', counterResetAt: Math.floor(Date.now() / 1000) });
    }
    await checkLandings(changes, work);
    await checkModels(changes, work);
    const named = changes.map((change) => {
      const { before, path } = change;
      const { offer = before?.offer, advertiser } = change.values;
      return { path, offer, goal: goalToCheck(change), advertiser };
    });
    await refuseForeignGoals(named, work);
    await refuseForeignAdvertisers(named, work);
  },
  async beforeWrite(changes, work) {
    const { db, broken } = work;
    if (broken.length > 0) return;
    const idsOf = (which: (change: CapChange) => boolean): number[] =>
      changes.flatMap((change) => (which(change) && change.id !== undefined ? [change.id] : []));
    const dropped = idsOf(restartsCounter);
    if (dropped.length > 0) await dropCounters(db, 'cap', dropped);
    const other = idsOf(countsDifferently);
    if (other.length > 0) await resetConversionCaps(db, other);
    const recounted = changes.filter(({ call }) => call === 'recount');
    if (recounted.length > 0) await recountFromEvents(recounted, work);
  },
};
