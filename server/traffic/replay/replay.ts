import { setImmediate } from 'node:timers/promises';
import { Semaphore, withTimeout } from 'async-mutex';
import { add, type Decimal, multiply, round } from '../../../domain/money/decimal.ts';
import { type Replay, replayIn } from '../../../domain/distribution/replay.ts';
import { prepare } from '../../../domain/distribution/snapshot.ts';
import { type Collection, collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord, readRecords } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { ContractCall } from '../../http/contract.ts';
import type { Fields } from '../../http/details.ts';
import { readNetwork } from '../snapshot/read.ts';
import { createDrafts, type Draft } from './draft.ts';
import { type Past, readAcceptance, readCounts, readPast } from './past.ts';
import { readCapUnits, readPaid, readRules, type EarningsOf, estimateEarnings } from './earnings.ts';

interface Dependencies {
  database: Database;
  model: Model;
  calls: readonly ContractCall[];
  fields: Readonly<Record<string, Fields>>;
}

interface ReplayQuery extends Draft {
  offer: number;
  days: number;
}

interface Sums {
  clicks: number;
  leads: number;
  revenue: Decimal;
  payout: Decimal;
}

const day = 86_400;
/** Decisions after which others get their turn. */
const chunkSize = 100;
/** Milliseconds that a replay waits for the one before it. */
const timeout = 20_000;
const moneyDigits = 2;
const nothing: Sums = { clicks: 0, leads: 0, revenue: '0', payout: '0' };

const sumOf = (one: Sums, other: Sums): Sums => ({
  clicks: one.clicks + other.clicks,
  leads: one.leads + other.leads,
  revenue: add(one.revenue, other.revenue),
  payout: add(one.payout, other.payout),
});

const rounded = ({ revenue, payout, ...counts }: Sums): Sums => ({
  ...counts,
  revenue: round(revenue, moneyDigits),
  payout: round(payout, moneyDigits),
});

/** Sums by affiliate and advertiser, each extrapolated from the part that was replayed. */
const sharesOf = (replay: Replay, every: number, worth: EarningsOf) =>
  replay.shares().map(({ affiliate, advertiser, clicks, leads }) => {
    const each = advertiser === null ? { revenue: '0', payout: '0' } : worth(advertiser);
    const count = (clicks + leads) * every;
    const sums: Sums = {
      clicks: clicks * every,
      leads: leads * every,
      revenue: multiply(each.revenue, String(count)),
      payout: multiply(each.payout, String(count)),
    };
    return { affiliate, advertiser, sums };
  });

type Shares = ReturnType<typeof sharesOf>;

const summed = (shares: Shares): Sums => rounded(shares.map(({ sums }) => sums).reduce(sumOf, nothing));

/** Compares who takes what before and after: those with the largest difference first. */
const compared = <Key>(before: Shares, after: Shares, keyOf: (share: Shares[number]) => Key) => {
  const [was, is] = [Map.groupBy(before, keyOf), Map.groupBy(after, keyOf)];
  const lines = [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
    key,
    before: summed(was.get(key) ?? []),
    after: summed(is.get(key) ?? []),
  }));
  const differenceOf = ({ before: one, after: other }: (typeof lines)[number]): number =>
    Math.abs(other.clicks - one.clicks) + Math.abs(other.leads - one.leads);
  return lines.toSorted((one, other) => differenceOf(other) - differenceOf(one));
};

const replayAll = async (replay: Replay, { traffic }: Past): Promise<void> => {
  for (const [place, one] of traffic.entries()) {
    replay.next(one);
    if (place % chunkSize === 0) await setImmediate();
  }
};

/** Handler of `/stat/replay`: what would have happened to past traffic after a change that has not been made yet. */
export const createReplayHandlers = ({ database, model, calls, fields }: Dependencies): Handlers => {
  const drafts = createDrafts({ database, model, calls, fields });
  // One at a time, so that live traffic has most of the process, however many are requested.
  const queue = withTimeout(new Semaphore(1), timeout, new Failure('unavailable', { retryAfter: 5 }));

  /** Returns those of the records that the caller reaches, by their ids. */
  const reached = async (collection: Collection, ids: readonly number[], { caller }: Call): Promise<Set<number>> => {
    if (ids.length === 0) return new Set();
    const records = await database
      .tenant(caller.tenantId, collection.key)
      .read((db) => readRecords(db, model, collection, { ids: [...ids], names: ['id'], call: 'list', caller }));
    return new Set(records.map(({ id }) => Number(id)));
  };

  const replayed = async (call: Call<unknown, unknown, ReplayQuery>) => {
    const { caller, body } = call;
    const span = { offer: body.offer, since: Math.floor(Date.now() / 1000) - body.days * day };
    await database
      .tenant(caller.tenantId, 'offer')
      .read((db) =>
        readRecord(db, model, collectionNamed(model, 'offer'), { id: span.offer, query: { fields: ['id'] }, caller }),
      );
    const tenant = database.tenant(caller.tenantId, 'click');
    const changed = await drafts.tryOut(call, body, async (db) => ({
      network: await readNetwork(db),
      rules: await readRules(db, span.offer),
      caps: await readCapUnits(db, span.offer),
    }));
    const current = await tenant.read(async (db) => {
      const own = { rules: await readRules(db, span.offer), caps: await readCapUnits(db, span.offer) };
      const counts = await readCounts(db, span);
      return {
        own,
        taken: counts.passedOn,
        network: await readNetwork(db),
        past: await readPast(db, span, counts.came),
        rates: await readAcceptance(db, span),
        paid: await readPaid(db, span, counts, [own, changed]),
      };
    });
    const { past, rates } = current;
    const worth = await estimateEarnings(current.paid, current.taken, current.own, changed);
    const { every } = past;
    const [before, after] = [
      replayIn(prepare(current.network), { rates, every, brought: worth.before.brought }),
      replayIn(prepare(changed.network), { rates, every, brought: worth.after.brought }),
    ];
    await replayAll(before, past);
    await replayAll(after, past);
    const was = sharesOf(before, every, worth.before.of);
    const is = sharesOf(after, every, worth.after.of);
    const affiliates = [...new Set([...was, ...is].map(({ affiliate }) => affiliate))];
    const visible = await reached(collectionNamed(model, 'user'), affiliates, call);
    const there = new Set(current.network.caps.map(({ id }) => id));
    const caps = new Set([...before.turnedAway().keys(), ...after.turnedAway().keys()]);
    return {
      data: {
        from: span.since,
        every,
        currency: caller.baseCurrency,
        before: summed(was),
        after: summed(is),
        advertisers: compared(was, is, ({ advertiser }) => advertiser).map(({ key, ...sums }) => ({
          advertiser: key,
          ...sums,
        })),
        affiliates: compared(was, is, ({ affiliate }) => (visible.has(affiliate) ? affiliate : null)).map(
          ({ key, ...sums }) => ({ affiliate: key, ...sums }),
        ),
        caps: [...caps].map((cap) => ({
          cap: there.has(cap) ? cap : null,
          before: (before.turnedAway().get(cap) ?? 0) * every,
          after: (after.turnedAway().get(cap) ?? 0) * every,
        })),
      },
    };
  };

  return { replay: (call: Call<unknown, unknown, ReplayQuery>) => queue.runExclusive(() => replayed(call)) };
};
