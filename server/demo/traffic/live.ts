import { randomInt, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { servedOffers } from '../../integrations/served.ts';
import { type SecretCipher, secretPlace } from '../../secrets/cipher.ts';
import type { CountryOf } from '../../traffic/countries.ts';
import { type ReportingIntegration, readReporter } from '../../traffic/advertiser-postbacks/reporters.ts';
import { peopleFrom } from '../network/person.ts';
import { type Random, randomFrom } from '../random.ts';
import { demoCustomer } from '../sign-ins.ts';
import { depositGoals } from '../words/business.ts';
import { customerNumber } from './customers.ts';
import { extraParameters, personFrom } from './leads.ts';
import { languageIn, marksFrom } from './moments.ts';
import { reportsBy } from './reporters.ts';

interface Dependencies {
  database: Database;
  /** Base URL of this server: `http://127.0.0.1:8080`. */
  site: string;
  countryOf: CountryOf;
  /** Decrypts the secrets of integrations; if absent, advertisers who need one report nothing. */
  sealing?: Pick<SecretCipher, 'open'>;
  /** Milliseconds until the next visitor. */
  pause?: () => number;
  report(error: unknown): void;
}

type TenantDatabase = ReturnType<Database['tenant']>;

interface Way {
  campaign: string;
  countries: string[];
  token: string;
  asked: string[];
  /** Requested parameters that a lead must have. */
  required: string[];
}

/** A lead accepted by an advertiser, with what the advertiser needs to report on it. */
interface Taken {
  lead: string;
  token: string;
  goal: string;
  advertiser: number;
  offer: number;
}

const browser =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36';
const fallback = 'ES';
const clicked = z.object({ data: z.object({ clickId: z.string().nullish() }) });
const received = z.object({ data: z.object({ id: z.int(), apiStatus: z.string() }) });

/**
 * Returns an active campaign and what its leads need; for a lead, one whose offer has an advertiser that accepts leads.
 */
const someWay = (db: TenantDatabase, isForLead: boolean): Promise<Way | undefined> =>
  db.read(async (reader) => {
    const taken = sql`exists (
      select from integrations as i
      join advertisers as a on a.tenant_id = i.tenant_id and a.id = i.advertiser_id
      where i.tenant_id = o.tenant_id and i.status = 'active' and i.out_api_enabled and a.status = 'active'
        and o.id = any (${servedOffers('i')})
    )`;
    const names = (which: RawBuilder<unknown>) => sql`
      coalesce((select array_agg(one ->> 'name') from jsonb_array_elements(v.incoming_parameters) as one where ${which}), '{}')`;
    const { rows } = await sql<Way>`
      select c.secure_id as campaign, c.countries, u.api_token as token, ${names(sql`true`)} as asked,
        ${names(sql`(one ->> 'required')::boolean`)} as required
      from campaigns as c
      join offers as o on o.tenant_id = c.tenant_id and o.id = c.offer_id
      join users as u on u.tenant_id = c.tenant_id and u.id = c.affiliate_id
      join verticals as v on v.tenant_id = c.tenant_id and v.id = o.vertical_id
      where c.status = 'active' and o.status = 'active' and u.status = 'active' and ${isForLead ? taken : sql`true`}
      order by random() limit 1`.execute(reader);
    return rows[0];
  });

/** Returns what can be reported about a lead, and by which integration (null for none); undefined if nothing can. */
const takerOf = (
  db: TenantDatabase,
  tenantId: number,
  id: number,
): Promise<{ taken: Taken; by: ReportingIntegration | null } | undefined> =>
  db.read(async (reader) => {
    const { rows } = await sql<Taken>`
      select l.secure_id as lead, a.api_token as token, g.key as goal, a.id as advertiser, l.offer_id as offer
      from leads as l
      join advertisers as a on a.tenant_id = l.tenant_id and a.id = l.advertiser_id
      join payment_rules as r on r.tenant_id = l.tenant_id and r.offer_id = l.offer_id and r.status = 'active'
      join goals as g on g.tenant_id = r.tenant_id and g.id = r.goal_id
      where l.id = ${id} order by random() limit 1`.execute(reader);
    const [taken] = rows;
    if (!taken) return undefined;
    const by = reportsBy(await readReporter(reader, tenantId, Number(taken.advertiser)), Number(taken.offer));
    return by === undefined ? undefined : { taken, by };
  });

/** Returns an IP address in a country; undefined if random attempts find none. */
const addressIn = (countryOf: CountryOf, country: string): string | undefined => {
  for (let left = 20_000; left > 0; left--) {
    const address = [randomInt(1, 224), randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
    if (countryOf(address) === country) return address;
  }
  return undefined;
};

/**
 * Simulates occasional visitors to the demo network through the same calls as live traffic: they click, some leave
 * their data, and advertisers report the results.
 * @returns a function that stops it, waiting for what is under way
 */
export const liveTraffic = ({
  database,
  site,
  countryOf,
  sealing,
  pause,
  report,
}: Dependencies): (() => Promise<void>) => {
  const random: Random = randomFrom(randomInt(2 ** 31));
  const newPerson = peopleFrom(random);
  /** Ids of leads. */
  const taken: number[] = [];
  let [timer, isOver]: [NodeJS.Timeout | undefined, boolean] = [undefined, false];
  let under: Promise<void> = Promise.resolve();

  /** @throws Error if the call is refused, as none of these should be */
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(`${site}${path}`, { ...init, redirect: 'manual', signal });
    if (!response.ok)
      throw new Error(
        `${path.split('?')[0]?.replace(/(postback\/).*/, '$1…')} was answered ${response.status}: ${await response.text()}`,
      );
    return response.json();
  };

  const visit = async (db: TenantDatabase): Promise<void> => {
    const leaves = random.chance(0.3);
    const way = await someWay(db, leaves);
    if (!way) return;
    const country = way.countries.length > 0 ? random.pick(way.countries) : fallback;
    const address = addressIn(countryOf, country);
    const from: Record<string, string> = address === undefined ? {} : { 'X-Forwarded-For': address };
    const language = languageIn(country);
    const query = new URLSearchParams({ format: 'json' });
    for (const [name, mark] of Object.entries(marksFrom(random))) if (mark !== null) query.set(name, mark);
    const { data } = clicked.parse(
      await call(`/c/${way.campaign}?${query.toString()}`, {
        headers: { ...from, 'User-Agent': browser, 'Accept-Language': language },
      }),
    );
    if (!leaves) return;
    const person = personFrom(random, newPerson, country);
    const isSaid = (name: string): boolean =>
      extraParameters[name] !== undefined || name in person || name === 'country';
    if (!way.required.every(isSaid)) return;
    const params = way.asked.flatMap((name) =>
      extraParameters[name] === undefined ? [] : [[name, extraParameters[name]]],
    );
    const body = {
      campaign: way.campaign,
      ...(data.clickId && { clickId: data.clickId }),
      ...person,
      country,
      language,
      ip: address ?? '192.0.2.1',
      params: { country, ...Object.fromEntries(params) },
    };
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${way.token}` };
    const answer = received.parse(
      await call('/api/v1/public/leads', { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    if (answer.data.apiStatus === 'sent') taken.push(answer.data.id);
  };

  const hear = async (db: TenantDatabase, tenantId: number): Promise<void> => {
    const lead = taken.shift();
    const found = lead === undefined ? undefined : await takerOf(db, tenantId, lead);
    if (!found) return;
    const { taken: told, by } = found;
    const sealed = by?.secret ?? null;
    const secret =
      sealed === null ? null : sealing?.open(secretPlace(tenantId, 'integration', 'postbackSecret'), sealed);
    if (secret === undefined) return;
    const amount = String(random.whole(4, 60) * 5);
    const query = new URLSearchParams({
      lead_id: told.lead,
      goal: told.goal,
      amount,
      currency: 'USD',
      txid: randomUUID(),
      ...(depositGoals.includes(told.goal) && { customer_id: customerNumber(told.lead) }),
      ...(secret !== null && { secret }),
    });
    await call(`/api/v1/public/postback/${told.token}?${query.toString()}`);
  };

  const step = async (): Promise<void> => {
    const network = await database.owner((db) =>
      db.selectFrom('tenant').select('id').where('customer_id', '=', demoCustomer).executeTakeFirst(),
    );
    if (!network) return;
    const db = database.tenant(network.id);
    await visit(db);
    if (random.chance(0.2)) await hear(db, network.id);
  };
  const wait = (): void => {
    if (isOver) return;
    timer = setTimeout(() => {
      under = step().catch(report).finally(wait);
    }, (pause ?? (() => random.whole(3_000, 12_000)))()).unref();
  };
  wait();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await under;
  };
};
