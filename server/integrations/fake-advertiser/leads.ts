import { createHash } from 'node:crypto';

/** The leads that the fake advertiser took, and what becomes of them: its list of statuses. */

interface FakeLead {
  id: string;
  /** Where it came in, without the query string. */
  path: string;
  /** Milliseconds UTC. */
  at: number;
}

export interface FakeLeads {
  take(network: number, lead: FakeLead): void;
  /** The page of a list, as the advertiser answers it; the oldest leads first. */
  list(network: number, url: string): object;
}

/** Ends the address of the list of those leads that came in at what stands before. */
export const statusesPath = '/statuses';

const maxKept = 1000;
const usualPage = 100;
const minute = 60_000;

/** What leads come to, each after a while. */
const ends = ['callback', 'no_answer', 'not_interested', 'deposit'] as const;

const statusOf = ({ id, at }: FakeLead, now: number): { status: string; changedAt: number } => {
  const lot = createHash('sha256').update(id).digest().readUInt8(0);
  const changedAt = at + (1 + (lot % 4)) * minute;
  return now < changedAt ? { status: 'new', changedAt: at } : { status: ends[lot % ends.length] ?? 'new', changedAt };
};

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
      const at = pathname.slice(0, -statusesPath.length);
      const [page, size] = [numberIn(searchParams, 'page', 1), numberIn(searchParams, 'page_size', usualPage)];
      const own = (kept.get(network) ?? []).filter(({ path }) => path === at);
      const now = Date.now();
      const leads = own.slice((page - 1) * size, page * size).map((lead) => {
        const { status, changedAt } = statusOf(lead, now);
        return { id: lead.id, status, updated_at: new Date(changedAt).toISOString() };
      });
      return { status: 'ok', data: { leads, total: own.length } };
    },
  };
};
