import type { FastifyInstance } from 'fastify';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import { madeAt } from '../../database/public-id.ts';
import { clientOf, networkOf } from '../../http/clients.ts';
import { languageOf } from '../../http/language.ts';
import { createRateLimit } from '../../http/flood-limit.ts';
import { replyWithPage } from '../clicks/error-page.ts';
import { thankYouPage } from '../clicks/visitor-pages.ts';
import { factsOf } from './restored-lead.ts';
import { withBrowser } from './browser.ts';
import { showsThankYouPage, redirectSettingsOf, redirectUrlOf, thanksPath } from './redirect.ts';

interface Dependencies {
  database: Database;
  /** Returns the network whose pages for people a host serves. */
  thanksAt(host: string): Promise<number | undefined>;
  /** The rate limit per address, which many people may share. */
  limit?: { calls: number; seconds: number };
}

const usualLimit = { calls: 1000, seconds: 10 };

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store, max-age=0',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
};

/** Returns where a lead's person goes from the page; null if the lead was not taken or doesn't exist. */
const nextOf = async (db: Reader, secureId: string): Promise<string | null> => {
  const lead = await db.selectFrom('leads').selectAll().where('secure_id', '=', secureId).executeTakeFirst();
  if (!lead || lead.advertiser_id === null || lead.integration_id === null) return null;
  const { affiliate_id: affiliate, offer_id: offer, advertiser_id: advertiser, integration_id: integration } = lead;
  const [settings] = await redirectSettingsOf(db, [{ affiliate, offer, advertiser, integration }]);
  if (!settings || !showsThankYouPage(settings)) return null;
  const accepted = await db
    .selectFrom('lead_attempts')
    .innerJoin('offers', 'offers.id', 'lead_attempts.offer_id')
    .select(['lead_attempts.redirect_url', 'offers.id', 'offers.title'])
    .where('lead_attempts.lead_id', '=', lead.id)
    .where('lead_attempts.outcome', '=', 'accepted')
    .executeTakeFirst();
  if (!accepted) return null;
  const { redirect_url: answered, id, title } = accepted;
  const facts = await withBrowser({ ...factsOf(lead), offer: { id, title } }, affiliate, {
    texts: [settings.url, settings.lastUrl],
    read: (work) => work(db),
  });
  return redirectUrlOf(settings, facts, answered);
};

/** `GET /thanks/{lead.secureId}`: the page that people see after leaving their contact data. */
export const serveThanks = async (
  app: FastifyInstance,
  { database, thanksAt, limit = usualLimit }: Dependencies,
): Promise<void> => {
  const rateLimit = createRateLimit(limit);
  await app.register(async (pages) => {
    pages.setErrorHandler(replyWithPage);
    pages.addHook('onRequest', async (_, reply) => void reply.headers(headers));
    pages.get<{ Params: { lead: string } }>(thanksPath(':lead'), async (request, reply) => {
      reply.headers(rateLimit.count(networkOf(clientOf(request).address)));
      const tenantId = await thanksAt(request.hostname);
      const { lead } = request.params;
      const next =
        tenantId === undefined || madeAt(lead) === undefined
          ? null
          : await database.tenant(tenantId, 'lead').read((db) => nextOf(db, lead));
      const language = languageOf(request.headers['accept-language']);
      return reply.header('content-language', language).send(thankYouPage(next, language));
    });
  });
};
