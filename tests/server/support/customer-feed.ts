import { createServer, type ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Row } from '../../contract/answer.ts';
import { patience } from '../../patience.ts';
import { administer } from '../../postgres.ts';
import { openInbox } from './inbox.ts';
import { startProduct } from './product.ts';
import { setUpReporting } from './reporting.ts';

/** An advertiser who serves customer figures at their own addresses, and synchronisations that request them. */

/** The response at an address: rows, or a function that answers. */
type List = object[] | ((response: ServerResponse) => void);

/** A synchronisation of an answer. */
export interface Sync {
  id: number;
  /** Where the advertiser is asked. */
  list: string;
}

export const path = '/user/customer_syncs';
const pageSize = 2;

const serve = async () => {
  const lists = new Map<string, List>();
  /** The requested addresses, in order. */
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://list');
    asked.push(url);
    const list = lists.get(url.pathname) ?? ((unknown) => void unknown.writeHead(404).end());
    if (typeof list === 'function') return list(response);
    const page = Number(url.searchParams.get('page'));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { rows: list.slice((page - 1) * pageSize, page * pageSize) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    lists,
    asked,
    host: `127.0.0.1:${recordOf(server.address())['port']}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Starts the product together with such an advertiser. */
export const openCustomerFeed = async () => {
  const inbox = await openInbox();
  const { lists, asked, host, ...served } = await serve();
  const product = await startProduct({ outboundAllow: [host], smtpUrl: inbox.url });
  const { admin } = product;
  const at = await setUpReporting(product);
  let count = 0;

  const read = async (address: string) => {
    const { status, data, details } = await admin.call('GET', address);
    expect([status, details]).toEqual([200, undefined]);
    return data;
  };
  const requestAt = (list: string) => ({
    method: 'GET',
    headers: [{ name: 'X-Key', value: 'k' }],
    bodyFormat: 'none',
    body: null,
    // As the form accepts it: the last part of a host has two characters.
    url: `http://${host.replace('0.0.1', '0.0.001')}${list}?page={page}&from={from}&to={to}`,
    timeout: 5,
    interval: 86_400,
    days: 3,
    pageSize,
    itemsPath: 'data.rows',
    customerIdPath: 'player',
    clickIdPath: 'sub.click',
    datePath: 'day',
    depositsPath: 'count',
    depositPath: 'sum',
    turnoverPath: 'bets',
    ngrPath: 'ngr',
    currencyPath: 'money',
  });
  const told = ({ id }: Sync) => read(`${path}/${id}?with=lastRunAt,lastError,nextRunAt`);
  const endOfRun = (sync: Sync) =>
    vi.waitUntil(async () => (await told(sync)).lastRunAt !== null, { timeout: patience.wait });
  /** Makes its latest run long ago. */
  const rested = ({ id }: Sync) =>
    administer(
      product.url,
      `update customer_sync_round set ended_at = null, began_at = now() - interval '1 hour', asked_at = null
        where customer_sync_id = ${id}`,
    );

  return {
    product,
    admin,
    at,
    inbox,
    lists,
    read,
    requestAt,
    told,
    endOfRun,
    customer: async (customerId: string): Promise<Row | undefined> =>
      (await read(`/stat/customers?customerId=${customerId}`)).items[0],
    /** What a synchronisation requested, in order. */
    askedBy: ({ list }: Sync): URL[] => asked.filter(({ pathname }) => pathname === list),
    /** A synchronisation of this answer; it starts automatically. */
    async synchronized(rows: List, request = {}): Promise<Sync> {
      const list = `/customers/${(count += 1)}`;
      lists.set(list, rows);
      const [made] = await admin.make(path, {
        title: `By day ${count}`,
        integration: at.ids.integration,
        request: { ...requestAt(list), ...request },
      });
      return { id: made!.id, list };
    },
    rested,
    /** Runs it now, and waits until it has finished. */
    async run(sync: Sync): Promise<void> {
      await rested(sync);
      const { status, details } = await admin.call('POST', `${path}/run`, { items: [{ id: sync.id }] });
      expect([status, details]).toEqual([200, undefined]);
      await endOfRun(sync);
    },
    log: async ({ id }: Sync, result: string): Promise<Row[]> =>
      (
        await read(
          `/stat/postback_logs?kind=customer_data_import&customerSync=${id}&result=${result}&limit=50&offset=0`,
        )
      ).items,
    async close(): Promise<void> {
      await product.close();
      await inbox.close();
      await served.close();
    },
  };
};

export type CustomerFeed = Awaited<ReturnType<typeof openCustomerFeed>>;

/** The reason of each log entry in English, sorted. */
export const reasonsOf = (entries: readonly Row[]) => entries.map(({ reason }) => (reason as Words).en).toSorted();
