import { collectionNamed, type Model } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import { Failure } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { type SecretCipher, secretPlace } from '../../secrets/cipher.ts';
import type { Behaviour } from './behaviours.ts';
import type { FakeAdvertiser } from './server.ts';

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
  /** Undefined if it is switched off. */
  fake: FakeAdvertiser | undefined;
}

interface Choice {
  behaviour: Behaviour | null;
  times?: number;
}

interface Report {
  lead: number;
  status?: string;
  goal?: string;
  amount?: string;
  currency?: string;
}

/** Characters. */
const maxAnswer = 2000;
const nobodyHasIt = { en: 'No advertiser has this lead', ru: 'Этого лида нет ни у одного рекламодателя' };

/** Returns what a postback about a lead needs: its public id, and the postback token and secret of its advertiser. */
const addressOf = async ({ database, sealing }: Dependencies, tenantId: number, lead: number) => {
  const found = await database
    .tenant(tenantId, 'lead')
    .read((db) =>
      db
        .selectFrom('leads')
        .innerJoin('advertisers', 'advertisers.id', 'leads.advertiser_id')
        .leftJoin('integrations', 'integrations.id', 'leads.integration_id')
        .select(['leads.secure_id as id', 'advertisers.api_token as token', 'integrations.postback_secret as sealed'])
        .where('leads.id', '=', lead)
        .executeTakeFirst(),
    );
  if (!found) throw new Failure('refused', { details: [{ path: 'lead', type: 'nobodyHasIt', message: nobodyHasIt }] });
  const { sealed, ...rest } = found;
  const place = secretPlace(tenantId, 'integration', 'postbackSecret');
  return { ...rest, secret: sealed === null ? undefined : sealing.open(place, sealed) };
};

/** Handlers of the fake advertiser’s console. */
export const createFakeAdvertiserHandlers = (parts: Dependencies): Handlers => {
  const mustBeOn = (): FakeAdvertiser => {
    if (!parts.fake) throw new Failure('notFound');
    return parts.fake;
  };
  return {
    readFakeAdvertiser: async ({ caller }: Call) => ({
      data: { next: mustBeOn().next(caller.tenantId) ?? null },
    }),
    chooseFakeBehaviour: async ({ caller, body }: Call<unknown, unknown, Choice>) => {
      const fake = mustBeOn();
      const { behaviour, times = 1 } = body;
      fake.choose(caller.tenantId, behaviour === null ? undefined : { behaviour, times });
      return { data: { next: fake.next(caller.tenantId) ?? null } };
    },
    listFakeAdvertiserRequests: async ({ caller }: Call) => {
      const items = mustBeOn().received(caller.tenantId);
      return { data: { items, meta: { totalCount: items.length } } };
    },
    reportAsFakeAdvertiser: async ({ caller, body, request }: Call<unknown, unknown, Report>) => {
      mustBeOn();
      const { database, model } = parts;
      const { lead, ...said } = body;
      await database
        .tenant(caller.tenantId, 'lead')
        .read((db) =>
          readRecord(db, model, collectionNamed(model, 'lead'), { id: lead, query: { fields: ['id'] }, caller }),
        );
      const { id, token, secret } = await addressOf(parts, caller.tenantId, lead);
      const query = new URLSearchParams({ lead_id: id, ...said, ...(secret !== undefined && { secret }) });
      // As an advertiser would call it, but without leaving this process.
      const answer = await request.server.inject(`/api/v1/public/postback/${token}?${query.toString()}`);
      return { data: { status: answer.statusCode, answer: answer.body.slice(0, maxAnswer) } };
    },
  };
};
