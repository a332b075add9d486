import { createHash } from 'node:crypto';
import { recordOf, type UnknownRecord } from '../../../domain/records.ts';

/** The leads that the fake advertiser accepted, and their progress: its lists of statuses and of customers. */

interface FakeLead {
  id: string;
  /** The path it arrived at, without the query string. */
  path: string;
  /** Milliseconds UTC. */
  at: number;
  /** The network's own ids, if they were sent along. */
  leadId: string | null;
  clickId: string | null;
}

export interface FakeLeads {
  take(network: number, lead: FakeLead): void;
  /** The page of a list, as the advertiser returns it, oldest leads first. Undefined if the address is not a list's. */
  list(network: number, url: string): object | undefined;
}

const maxKept = 1000;
const usualPage = 100;
const minute = 60_000;

/** What leads end up as, each after a while. */
const ends = ['callback', 'no_answer', 'not_interested', 'deposit'] as const;

const statusOf = ({ id, at }: FakeLead, now: number): { status: string; changedAt: number } => {
  const lot = createHash('sha256').update(id).digest().readUInt8(0);
  const changedAt = at + (1 + (lot % 4)) * minute;
  return now < changedAt ? { status: 'new', changedAt: at } : { status: ends[lot % ends.length] ?? 'new', changedAt };
};

/** Returns the network's ids of a lead, as found in what was sent. */
export const ownIdsIn = (body: string): Pick<FakeLead, 'leadId' | 'clickId'> => {
  const said = ((): UnknownRecord => {
    try {
      return recordOf(JSON.parse(body));
    } catch {
      return Object.fromEntries(new URLSearchParams(body));
    }
  })();
  const text = (name: string): string | null => {
    const value = said[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { leadId: text('lead_id'), clickId: text('click_id') };
};

/** Returns a lead as a customer: their registration, and their deposits and bets on the day they signed up. */
const customerOf = ({ id, at, leadId, clickId }: FakeLead) => {
  const lot = createHash('sha256').update(`customer ${id}`).digest();
  const hasDeposited = lot.readUInt8(0) % 2 === 0;
  const deposited = 20 + lot.readUInt8(1);
  const turnover = deposited * (1 + (lot.readUInt8(2) % 9));
  return {
    player: `P-${id}`,
    lead_id: leadId,
    click_id: clickId,
    day: new Date(at).toISOString().slice(0, 10),
    ...(hasDeposited
      ? { deposits: 1, deposited, turnover, ngr: Math.round(turnover * 5) / 100 }
      : { deposits: 0, deposited: 0, turnover: 0, ngr: 0 }),
    currency: 'USD',
  };
};

const leadOf = (lead: FakeLead, now: number) => {
  const { status, changedAt } = statusOf(lead, now);
  return { id: lead.id, status, updated_at: new Date(changedAt).toISOString() };
};

/** The suffixes of list addresses, each listing the leads that arrived at the path before it, and their item shapes. */
const lists = { statuses: ['leads', leadOf], customers: ['customers', customerOf] } as const;

const numberIn = (query: URLSearchParams, name: string, usual: number): number => {
  const number = Number(query.get(name));
  return Number.isInteger(number) && number > 0 ? number : usual;
};

export const createFakeLeads = (): FakeLeads => {
  const kept = new Map<number, FakeLead[]>();
  return {
    take(network, lead) {
      const others = (kept.get(network) ?? []).filter(({ id }) => id !== lead.id);
      kept.set(network, [...others, lead].slice(-maxKept));
    },
    list(network, url) {
      const { pathname, searchParams } = new URL(url, 'http://fake');
      const [, at, name] = /^(.*)\/(statuses|customers)$/.exec(pathname) ?? [];
      if (name !== 'statuses' && name !== 'customers') return undefined;
      const [page, size] = [numberIn(searchParams, 'page', 1), numberIn(searchParams, 'page_size', usualPage)];
      const own = (kept.get(network) ?? []).filter(({ path }) => path === at);
      const [title, told] = lists[name];
      const now = Date.now();
      const rows = own.slice((page - 1) * size, page * size).map((lead) => told(lead, now));
      return { status: 'ok', data: { [title]: rows, total: own.length } };
    },
  };
};
