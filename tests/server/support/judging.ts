import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { patience } from '../../patience.ts';
import { connected } from '../../postgres.ts';
import type { Person, Product } from './product.ts';

/** A campaign whose clicks staff judge afterwards. */

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';
export const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export interface Listed {
  id: number;
  secureId: string;
  [field: string]: unknown;
}

export interface Judging {
  affiliate: Person;
  offer: number;
  /** Opens the campaign's link. */
  open(headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** A click that has just come in. */
  click(headers?: Record<string, string>): Promise<Listed>;
  /** Requests it from the API. */
  edit(person: Person, ...items: object[]): ReturnType<Person['call']>;
  /** The clicks as an administrator changed them. */
  edited(...items: object[]): Promise<Listed[]>;
  reject(id: number, more?: object): Promise<Listed[]>;
  accept(id: number, more?: object): Promise<Listed[]>;
  read(id: number, person?: Person): Promise<Listed>;
  /** The verdicts on a click, newest first. */
  history(id: number, person?: Person): Promise<Listed[]>;
  /** What statistics count: all clicks, unique ones and valid ones. */
  counted(): Promise<{ clicks: number; unique: number; valid: number }>;
  /** The same according to the lists. */
  listed(): Promise<{ clicks: number; unique: number; valid: number }>;
}

/** Sets the campaign up, and waits until its link leads somewhere. */
export const openJudging = async (product: Product): Promise<Judging> => {
  const { admin } = product;
  const one = async (path: string, item: object) => (await admin.make(path, item))[0]!;
  const affiliate = await product.person('affiliate');
  const advertiser = (await one('/user/advertisers', { title: 'Nordwind' })).id;
  const offer = (await one('/user/offers', { title: 'KetoSlim', advertisers: [advertiser] })).id;
  const target = { offer, advertiser, targetUrl: 'https://landing.example/page' };
  const { id: landing } = await one('/user/landings', { title: 'Quiz', ...target });
  await admin.call('POST', '/user/landings/change_status', { items: [{ id: landing, status: 'active' }] });
  await admin.call('POST', '/user/offers/change_block', { items: [{ id: offer, status: 'active' }] });
  const campaign = await one('/user/campaigns', { title: 'Spring', affiliate: affiliate.id, offer });
  const link = `/c/${String(campaign['secureId'])}`;

  const open: Judging['open'] = (headers = {}) =>
    product.app.inject({ url: link, headers: { host: 'sluice.test', 'user-agent': browser, ...headers } });
  await vi.waitUntil(async () => (await open()).statusCode === 302, { timeout: patience.wait });

  const latest = async (): Promise<Listed | undefined> =>
    (await admin.call('GET', '/stat/clicks?orderBy=createdAt:desc&limit=1')).data.items[0];
  const edit: Judging['edit'] = (person, ...items) => person.call('PATCH', '/stat/clicks', { items });
  const edited: Judging['edited'] = async (...items) => {
    const { status, data, details } = await edit(admin, ...items);
    expect([status, details]).toEqual([200, undefined]);
    return data.items;
  };
  return {
    affiliate,
    offer,
    open,
    edit,
    edited,
    async click(headers) {
      const before = (await latest())?.id;
      await open(headers);
      const made = (await latest())!;
      expect(made.id).not.toBe(before);
      return made;
    },
    reject: (id, more = {}) => edited({ id, clickStatus: 2, reason: 'fraud', ...more }),
    accept: (id, more = {}) => edited({ id, clickStatus: 1, ...more }),
    read: async (id, person = admin) => (await person.call('GET', `/stat/clicks/${id}`)).data,
    history: async (id, person = admin) =>
      (await person.call('GET', `/stat/click_changes?click=${id}&orderBy=createdAt:desc`)).data.items,
    counted: () =>
      connected(product.url, async (client) => {
        const { rows } = await client.query(
          `select sum(clicks)::int as clicks, sum(unique_clicks)::int as "unique",
            coalesce(sum(clicks) filter (where click_status = 1), 0)::int as valid
            from fact where tenant_id = $1`,
          [product.tenant.tenantId],
        );
        return rows[0];
      }),
    async listed() {
      const { items } = (await admin.call('GET', '/stat/clicks?limit=500')).data;
      const count = (query: string) =>
        admin.call('GET', `/stat/clicks?limit=0&withMeta=totalCount${query}`).then(({ data }) => data.meta.totalCount);
      return {
        clicks: await count(''),
        unique: items.filter((item: Listed) => item['isUnique'] === true).length,
        valid: await count('&clickStatus=1'),
      };
    },
  };
};
