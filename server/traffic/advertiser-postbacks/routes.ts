import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connection.ts';
import type { Event, EventWriter } from '../../events/writer.ts';
import { clientOf, networkOf, normalizedAddress } from '../../http/clients.ts';
import { failureBody, failureOf, replyWithFailure } from '../../http/failing.ts';
import { languageOf } from '../../http/language.ts';
import { createRateLimit } from '../../http/flood-limit.ts';
import { type SecretCipher, secretPlace } from '../../secrets/cipher.ts';
import { createConversionWriter } from '../conversions/record.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { type Accepted, acceptPostback, type PostbackContext } from './accept.ts';
import { reasonOf, unreadPostback, withoutContent } from './log.ts';
import { createPostbackReaders } from './reading.ts';
import { parametersIn, receivedFrom } from './report.ts';
import { createReporters, type Reporter } from './reporters.ts';
import { createThrottledLog } from './throttled.ts';
import { isProven } from './trust.ts';

interface Dependencies {
  database: Database;
  sealing: SecretCipher;
  writer: EventWriter;
  snapshots: Pick<Snapshots, 'of'>;
  /** How many calls of an advertiser are accepted in this many seconds. */
  limit?: { calls: number; seconds: number };
}

/** Per advertiser. */
const usualLimit = { calls: 20_000, seconds: 10 };
const maxBytes = 16 * 1024;

/**
 * `GET|POST /api/v1/public/postback/{token}`: an advertiser reports a conversion or a lead's status, at the URL they
 * were given. Parameters are in the URL, in a form or in a flat JSON object, under any names that their integration
 * defines, so the call is not part of the contract. Everything that came in is logged with its answer before it is
 * answered; only one that took effect is answered even if it can’t be logged (D1374). Those beyond the limit are logged
 * together (D1539).
 */
export const servePostbackRoutes = async (
  app: FastifyInstance,
  { database, sealing, writer, snapshots, limit = usualLimit }: Dependencies,
): Promise<void> => {
  const rateLimit = createRateLimit(limit);
  const throttled = createThrottledLog(writer, (error) =>
    app.log.error({ err: error }, 'Postbacks were refused and could not be logged'),
  );
  app.addHook('preClose', () => throttled.flush());
  const reporterOf = createReporters(database);
  const conversionsOf = (tenantId: number) => database.tenant(tenantId, 'conversion');
  const writeConversionOf = createConversionWriter(conversionsOf);
  const readingOf = createPostbackReaders(conversionsOf);

  const opensOf =
    ({ tenantId }: Reporter) =>
    (sealed: string, said: ReadonlyMap<string, string>): boolean => {
      const secret = sealing.open(secretPlace(tenantId, 'integration', 'postbackSecret'), sealed);
      return secret !== undefined && isProven(said, secret);
    };

  const accept = async (
    request: FastifyRequest,
    reporter: Reporter,
    onFound: PostbackContext['onFound'],
  ): Promise<Accepted> => {
    const { tenantId } = reporter;
    const parameters = parametersIn(request);
    const at = Math.floor(Date.now() / 1000);
    const scope = { ...database.tenant(tenantId, 'conversion'), writeConversion: writeConversionOf(tenantId) };
    return acceptPostback(scope, await snapshots.of(tenantId), reporter, parameters, {
      at,
      opens: opensOf(reporter),
      from: normalizedAddress(clientOf(request).address),
      onFound,
      reading: readingOf(tenantId),
    });
  };

  const handle = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const began = performance.now();
    const reporter = await reporterOf(request.params.token, networkOf(clientOf(request).address));
    const { tenantId, advertiser } = reporter;
    const { address: ip, ...received } = receivedFrom(request);
    try {
      reply.headers({ 'cache-control': 'no-store', ...rateLimit.count(`${tenantId} ${advertiser}`) });
    } catch (error) {
      throttled.note(reporter, received);
      throw error;
    }
    let about: Partial<Event<'postbackLog'>> = {};
    let isOfErased = false;
    const onFound: PostbackContext['onFound'] = (found, isErased) => {
      about = isErased ? { ...found, ...withoutContent(received) } : found;
      isOfErased = isErased;
    };
    const keep = (said: Accepted['log'], httpStatus: number, answer: object): Promise<void> =>
      writer.write(tenantId, 'postbackLog', {
        ...unreadPostback,
        ...received,
        ip,
        ...about,
        ...said,
        advertiser,
        httpStatus,
        // Both may quote what was reported.
        answer: isOfErased ? null : JSON.stringify(answer),
        reason: isOfErased ? null : (said.reason ?? null),
        duration: Math.round(performance.now() - began),
        createdAt: Date.now() / 1000,
      } satisfies Event<'postbackLog'>);
    try {
      const { id, created, log } = await accept(request, reporter, onFound);
      const answer = { data: { id, created } };
      // It took effect: an advertiser who is told otherwise sends it again.
      await keep(log, 200, answer).catch((error: unknown) =>
        request.log.error({ err: error }, 'A postback was accepted and could not be logged'),
      );
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      const body = failureBody(failure, languageOf(request.headers['accept-language']), request.id);
      if (failure.status < 500) await keep({ result: 'refused', reason: reasonOf(failure) }, failure.status, body);
      throw error;
    }
  };

  await app.register(async (postbacks) => {
    postbacks.setErrorHandler(replyWithFailure);
    postbacks.removeAllContentTypeParsers();
    postbacks.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBytes }, (_, body, done) =>
      done(null, body),
    );
    postbacks.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url: '/api/v1/public/postback/:token',
      exposeHeadRoute: false,
      handler: handle,
    });
  });
};
