import { createServer, type IncomingMessage } from 'node:http';
import { fakeTrackerHost } from '../../outbound/own-hosts.ts';
import { type Behaviour, behaviourOf, behaviours, leadIdOf } from './behaviours.ts';
import { createFakeLeads, ownIdsIn } from './leads.ts';

/** Identifies the network of a request, so that no network is shown another's. */
export const networkHeader = 'sluice-network';

export interface FakeRequest {
  id: number;
  /** Seconds UTC. */
  at: number;
  method: string;
  path: string;
  headers: { name: string; value: string }[];
  body: string;
  behaviour: Behaviour;
}

/** A behaviour that staff selected, and for how many requests. */
interface Chosen {
  behaviour: Behaviour;
  times: number;
}

export interface FakeAdvertiser {
  /** The local port it listens on; undefined before it does. */
  port(): number | undefined;
  open(): Promise<void>;
  close(): Promise<void>;
  /** The behaviour for a network's next requests, regardless of their content; undefined if their content decides. */
  next(tenantId: number): Chosen | undefined;
  choose(tenantId: number, chosen: Chosen | undefined): void;
  /** The requests it received from a network since this process started, latest first. */
  received(tenantId: number): FakeRequest[];
}

const maxBytes = 1024 * 1024;
const maxShown = 10_000;
const maxKept = 100;
const takes: ReadonlySet<Behaviour> = new Set(['accept', 'slow']);
const hidden = new Set(['connection', 'host', networkHeader]);

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('Too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Returns an advertiser that answers as leads ask, and a tracker that accepts everything, on a private local port. */
export const createFakeAdvertiser = (): FakeAdvertiser => {
  const kept = new Map<number, FakeRequest[]>();
  const leads = createFakeLeads();
  const chosen = new Map<number, Chosen>();
  /** Consumes one use of the behaviour that staff selected for the next requests. */
  const takeChosen = (network: number): Behaviour | undefined => {
    const choice = chosen.get(network);
    if (!choice) return undefined;
    if (choice.times > 1) chosen.set(network, { ...choice, times: choice.times - 1 });
    else chosen.delete(network);
    return choice.behaviour;
  };
  let count = 0;
  const keep = (request: IncomingMessage, body: string, behaviour: Behaviour): void => {
    const network = Number(request.headers[networkHeader]);
    if (!Number.isSafeInteger(network)) return;
    const entry: FakeRequest = {
      id: (count += 1),
      at: Math.floor(Date.now() / 1000),
      method: request.method ?? '',
      path: (request.url ?? '').slice(0, maxShown),
      headers: Object.entries(request.headers)
        .filter(([name]) => !hidden.has(name))
        .map(([name, value]) => ({ name, value: String(value) })),
      body: body.slice(0, maxShown),
      behaviour,
    };
    kept.set(network, [entry, ...(kept.get(network) ?? [])].slice(0, maxKept));
  };
  const server = createServer((request, response) => {
    void textOf(request)
      .then((body) => {
        if (request.headers.host === fakeTrackerHost) return void response.end('OK');
        const [url, network] = [request.url ?? '', Number(request.headers[networkHeader])];
        const path = url.split('?', 1)[0] ?? '';
        const list = request.method === 'GET' ? leads.list(network, url) : undefined;
        if (list) return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
        const behaviour = takeChosen(network) ?? behaviourOf(url, body);
        keep(request, body, behaviour);
        if (takes.has(behaviour))
          leads.take(network, { id: leadIdOf(url, body), path, at: Date.now(), ...ownIdsIn(body) });
        behaviours[behaviour]({ request, response, body });
      })
      .catch(() => response.destroy());
  });
  return {
    port() {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : undefined;
    },
    open: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', () => resolve());
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    next: (tenantId) => chosen.get(tenantId),
    choose(tenantId, choice) {
      if (choice) chosen.set(tenantId, choice);
      else chosen.delete(tenantId);
    },
    received: (tenantId) => kept.get(tenantId) ?? [],
  };
};
