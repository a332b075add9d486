import { createServer, type ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { recordOf } from '../../../domain/records.ts';
import type { TemplateFile } from '../../../server/integrations/templates/file.ts';
import type { Person, Product } from './product.ts';

/**
 * Advertisers who accept leads: local servers that answer according to their path, and the records through which leads
 * reach them.
 */

const json = (response: ServerResponse, status: number, value: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const answers = {
  accept: (response: ServerResponse) =>
    json(response, 201, { status: 'ok', data: { id: 'A-1', url: 'https://broker.example/welcome?token=t1' } }),
  refuse: (response: ServerResponse) => json(response, 200, { status: 'error', error: { message: 'Cap reached' } }),
  duplicate: (response: ServerResponse) => json(response, 409, { error: { message: 'Known' } }),
  invalid: (response: ServerResponse) => json(response, 422, { error: { message: 'Phone of anna@mail.example' } }),
  broken: (response: ServerResponse) => void response.writeHead(500).end(),
  cut: (response: ServerResponse) => void response.destroy(),
  /** With an ID that no float can hold. */
  numbered: (response: ServerResponse) =>
    void response.writeHead(201).end('{"status": "ok", "data": {"id": 1234567890123456789}}'),
  /** With characters that no column accepts. */
  odd: (response: ServerResponse) =>
    json(response, 201, { status: 'ok', data: { id: 'A\0-\ud8001', url: 'https://broker.example/?a\0\ud800' } }),
  /** Answers when told to, or never. */
  wait: () => undefined,
};
export type Manner = keyof typeof answers;

interface Heard {
  manner: string;
  lead: string;
  /** What was sent, by name: in the address and in the body, a form or JSON. */
  said: Readonly<Record<string, string>>;
  answer(manner: Manner): void;
}

export interface AdvertiserServer {
  host: string;
  /** Received requests, in order. */
  heard: Heard[];
  close(): Promise<void>;
}

const saidIn = (address: URL, body: string): Record<string, string> => ({
  ...Object.fromEntries(address.searchParams),
  ...(body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))),
});

/**
 * A server that records which leads it was sent.
 * @param hear called with each, and may answer for unknown behaviours
 */
export const openAdvertisers = async (hear: (one: Heard) => void = () => undefined): Promise<AdvertiserServer> => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const address = new URL(request.url ?? '', 'http://advertiser');
      const manner = address.pathname.slice(1).split('/')[0] ?? '';
      const said = saidIn(address, body);
      const one: Heard = {
        manner: address.pathname.slice(1),
        lead: said['lead'] ?? '',
        said,
        answer: (other) => void answers[other](response),
      };
      heard.push(one);
      hear(one);
      if (Object.hasOwn(answers, manner)) answers[manner as Manner](response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    host: `127.0.0.1:${recordOf(server.address())['port']}`,
    heard,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

// As the form accepts it: the last part of a host has two characters.
const addressOf = (host: string, manner: string): string => `http://${host.replace('0.0.1', '0.0.001')}/${manner}`;

const outApi = (host: string, manner: string) => ({
  method: 'POST',
  url: addressOf(host, manner),
  bodyFormat: 'json',
  body: '{"lead": "{lead_id}", "name": "{full_name}", "email": "{email}", "phone": "{phone}"}',
  timeout: 15,
  acceptedPath: 'status',
  acceptedValue: 'ok',
  leadIdPath: 'data.id',
  redirectPath: 'data.url',
  messagePath: 'error.message',
});

/** The request of a shipped template, to one of the servers. */
const outApiOf = ({ outApi: request }: TemplateFile, host: string, manner: string) => ({
  ...request,
  url: `${addressOf(host, manner)}${new URL(request?.url ?? '').search.replaceAll('%7B', '{').replaceAll('%7D', '}')}`,
});

export interface Market {
  vertical: number;
  offer: number;
  affiliate: Person;
  /** The affiliate's lead API token. */
  token: string;
  /** Public ID of the campaign. */
  campaign: string;
  /** In the order in which they are tried. */
  takers: { advertiser: number; integration: number }[];
}

let count = 0;

/**
 * An offer whose leads go to advertisers with these behaviours, in this order, and an affiliate who sends some.
 * @param file a template whose requests and postbacks the advertisers use
 */
export const openMarket = async (
  { admin, person }: Product,
  { host }: AdvertiserServer,
  manners: readonly string[],
  file?: TemplateFile,
): Promise<Market> => {
  const n = (count += 1);
  const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
  const affiliate = await person('affiliate');
  const vertical = (await one('/user/verticals', { title: `Vertical ${n}` })).id;
  const able = { outApiEnabled: true, postbackEnabled: true, ...(file && { redirectEnabled: true }) };
  const platform = (await one('/user/platforms', { title: `Platform ${n}`, ...able })).id;
  const readFile = async (): Promise<number> => {
    const call = await admin.call('POST', '/user/integration_templates/file', { platform, vertical, file });
    expect([call.status, call.details]).toEqual([201, undefined]);
    return call.data.id;
  };
  const template = file
    ? await readFile()
    : (
        await one('/user/integration_templates', {
          title: 'Push',
          platform,
          vertical,
          integrationMethodsRestrictions: ['outApi', 'postback'],
        })
      ).id;
  const { parameters } = (await admin.call('GET', `/user/integration_templates/${template}?with=parameters`)).data;
  const apiParameters = (parameters as { id: number; required: boolean }[]).flatMap(({ id, required }) =>
    required ? [{ parameter: id, secretValue: 'key' }] : [],
  );
  const advertisers = await admin.make(
    '/user/advertisers',
    ...manners.map((manner, place) => ({ title: `${manner} ${n}.${place}` })),
  );
  const ids = advertisers.map(({ id }) => id);
  const offer = (await one('/user/offers', { title: `Offer ${n}`, vertical, advertisers: ids })).id;
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
  const takers: Market['takers'] = [];
  for (const [place, manner] of manners.entries()) {
    const advertiser = ids[place]!;
    const integration = (
      await one('/user/integrations', {
        title: `Push ${n}.${place}`,
        advertiser,
        template,
        offers: [offer],
        outApiEnabled: true,
        ...(file && { postbackEnabled: true, apiParameters }),
      })
    ).id;
    const settings = { data: { outApi: file ? outApiOf(file, host, manner) : outApi(host, manner) } };
    const { status, details } = await admin.call(
      'POST',
      `/user/integrations/${integration}/edit_out_api_mappings`,
      settings,
    );
    expect([status, details]).toEqual([200, undefined]);
    await one('/user/targetings', { title: manner, offer, advertiser, priority: place + 1 });
    takers.push({ advertiser, integration });
  }
  const campaign = String(
    (await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer }))['secureId'],
  );
  const token = (await admin.call('GET', `/user/users/${affiliate.id}?with=apiToken`)).data.apiToken;
  return { vertical, offer, affiliate, token, campaign, takers };
};

let people = 0;

/** A person who has not been sent before. */
export const somebody = () => {
  people += 1;
  const number = String(people).padStart(4, '0');
  return { firstName: 'Anna', lastName: 'Ozola', phone: `+371 2200${number}`, email: `person${people}@mail.example` };
};
