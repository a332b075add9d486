import type { Caller } from '../access/caller.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import { Failure, invalid, violation } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { ComposedRequest } from '../../domain/requests.ts';
import type { Outbound } from '../outbound/client.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import type { FakeAdvertiser } from './fake-advertiser/server.ts';
import type { LeadFacts } from './lead-macros.ts';
import { type Attempt, isForFake, preparePush, sendPush, toFake } from './request.ts';
import { pushSettingsOf } from './settings.ts';

interface Dependencies {
  database: Database;
  model: Model;
  sealing: SecretCipher;
  outbound: Outbound;
  /** Undefined if it is switched off. */
  fake: FakeAdvertiser | undefined;
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayTest(caller: Caller, address: string): Promise<unknown>;
}

interface TestBody {
  lead: Omit<LeadFacts, 'id' | 'createdAt' | 'offer'>;
  to: 'nobody' | 'fake' | 'advertiser';
}

const maxShown = 20_000;

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));
const requestInWords = ({ method, url, headers, body }: ComposedRequest) => ({
  method,
  url,
  headers: listed(headers),
  body: body ?? null,
});
const attemptInWords = ({ answer, ...attempt }: Attempt) => ({
  ...attempt,
  answer: answer && {
    status: answer.status,
    headers: listed(answer.headers),
    body: answer.body.slice(0, maxShown),
    cut: answer.body.length > maxShown,
  },
});

/** Handlers of the integrations' test bench. */
export const createIntegrationHandlers = (parts: Dependencies): Handlers => ({
  testIntegration: async ({ params, body, caller, request }: Call<{ id: number }, unknown, TestBody>) => {
    const { database, model, sealing, outbound, fake } = parts;
    const { id } = params;
    // Only its digits are sent.
    if (body.lead.phone && !/\d/.test(body.lead.phone)) throw invalid(violation('lead.phone', 'phone'));
    const { settings, offer } = await database.tenant(caller.tenantId, 'integration').read(async (db) => {
      await readRecord(db, model, collectionNamed(model, 'integration'), { id, query: { fields: ['id'] }, caller });
      const served = await db
        .selectFrom('integrations_offers as served')
        .innerJoin('offers', 'offers.id', 'served.target_id')
        .select(['offers.id', 'offers.title'])
        .where('served.owner_id', '=', id)
        .orderBy('offers.id')
        .limit(1)
        .executeTakeFirst();
      const said = await pushSettingsOf(db, sealing, { tenantId: caller.tenantId, integration: id });
      return { settings: said, offer: served };
    });
    const none = { problem: null, missing: [], request: null, attempt: null, fake: fake !== undefined };
    if (!settings) return { data: { ...none, problem: 'settings' } };
    const now = Date.now();
    const lead = { ...body.lead, id: String(now), createdAt: Math.floor(now / 1000), ...(offer && { offer }) };
    const prepared = preparePush(settings, lead);
    const { missing } = settings;
    if ('problem' in prepared) return { data: { ...none, ...prepared, missing } };
    const told = { ...none, missing, request: requestInWords(prepared.shown) };
    if (body.to === 'nobody') return { data: told };
    const goesToFake = body.to === 'fake' || isForFake(prepared);
    if (goesToFake && !fake) throw new Failure('refused');
    await parts.mayTest(caller, request.ip);
    const attempt = await sendPush(outbound, goesToFake ? toFake(prepared, caller.tenantId) : prepared);
    return { data: { ...told, attempt: attemptInWords(attempt) } };
  },
});
