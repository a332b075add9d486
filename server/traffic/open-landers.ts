import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Reader } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { createRateLimit } from '../http/flood-limit.ts';
import { mustBeAllowedToRead, refuseBlockedTraffic, type Sender } from './leads/senders.ts';
import { openTo } from './open-offers.ts';

/** What affiliates' own sites load: the network's library of landing pages. */

interface Dependencies {
  database: Database;
  senderOf(request: FastifyRequest): Promise<Sender>;
}

interface LandersQuery {
  offer?: number;
  language?: string;
  limit?: number;
  offset?: number;
}

/** Per affiliate. */
const limit = { calls: 60, seconds: 60 };

interface Row {
  id: number;
  title: string;
  url: string;
  previewUrl: string | null;
  vertical: string | null;
  categories: string[];
  languages: string[];
  offers: number[];
}

/** Reads the pages for offers that are open to an affiliate. */
const landersOf = async (db: Reader, affiliate: number, { offer, language, ...page }: LandersQuery): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with open as (select offers.id ${openTo(affiliate)})
    select pages.id, pages.title, pages.url, pages.preview_url as "previewUrl", verticals.title as vertical,
      array(
        select categories.title from landers_api_categories as chosen
        join categories on categories.id = chosen.target_id
        where chosen.owner_id = pages.id order by chosen.position
      ) as categories,
      pages.languages, usable.offers
    from landers_api as pages
    left join verticals on verticals.id = pages.vertical_id
    cross join lateral (
      select array_agg(assigned.target_id order by assigned.position) as offers
      from landers_api_assigned_to_offers as assigned
      where assigned.owner_id = pages.id and assigned.target_id in (select id from open)
    ) as usable
    where pages.status = 'active' and usable.offers is not null
      and (${offer ?? null}::bigint is null or ${offer ?? null}::bigint = any(usable.offers))
      and (${language ?? null}::text is null or pages.languages = '{}' or ${language ?? null}::text = any(pages.languages))
    order by pages.id limit ${page.limit ?? 100} offset ${page.offset ?? 0}`.execute(db);
  return rows;
};

/** Handler of `GET /public/landers`. */
export const createOpenLanderHandlers = ({ database, senderOf }: Dependencies): OpenHandlers => {
  const rateLimit = createRateLimit(limit);
  return {
    listOpenLanders: async ({ query, request }: OpenCall<unknown, LandersQuery>) => {
      const sender = mustBeAllowedToRead(await senderOf(request), 'offer.read');
      const { tenantId, userId } = sender;
      const headers = rateLimit.count(`${tenantId} ${userId}`);
      const items = await database.tenant(tenantId, 'landerApiItem').read(async (db) => {
        await refuseBlockedTraffic(db, sender);
        return landersOf(db, userId, query);
      });
      return { headers, data: { items } };
    },
  };
};
