import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicIdAt } from '../../database/public-id.ts';
import { Failure } from '../../failure.ts';
import { clientOf, networkOf } from '../../http/clients.ts';
import { replyWithFailure } from '../../http/failing.ts';
import { withoutCalls } from '../../http/log.ts';
import { createRateLimit } from '../../http/flood-limit.ts';
import type { CountryOf } from '../countries.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { type Click, clickOf } from './click.ts';
import { replyWithPage } from './error-page.ts';
import { cookieName, type Opened, parametersOf, readOpened } from './link-request.ts';
import { type Onward, onwardPath } from './redirect.ts';
import type { RecordClick } from './record.ts';

interface Dependencies {
  snapshots: Snapshots;
  /** Records a click that is being decided. */
  record: RecordClick;
  countryOf: CountryOf;
  /** Returns the network whose links a host serves. */
  tenantAt(host: string): Promise<number | undefined>;
  onward: Onward;
}

/** Per address, which many visitors may share. */
const limit = { calls: 1000, seconds: 10 };

/** Answers are neither cached nor indexed, and other sites' pages may read the JSON. */
const headers = {
  'cache-control': 'no-store, max-age=0',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
};

const isForProgram = (request: FastifyRequest): boolean => parametersOf(request).has('format');

/** A page for visitors, JSON for programs. */
const replyWithError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  (isForProgram(request) ? replyWithFailure : replyWithPage)(error, request, reply);

/** First-party and limited to one campaign: its path is that of the campaign's link. */
const cookieOf = (campaign: string, id: string, seconds: number, isSecure: boolean): string =>
  [
    `${cookieName}=${id}`,
    `Path=/c/${campaign}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

const answer = (
  reply: FastifyReply,
  { event, url, method }: Click,
  { wantsJson, campaign }: Opened,
  onward: (method: Click['method'], url: string, campaign: string) => FastifyReply,
): FastifyReply => {
  if (wantsJson)
    return reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' })
      .send(JSON.stringify({ data: { clickId: event.secureId, url } }));
  if (url === null) throw new Failure('nowhere');
  return onward(method, url, campaign);
};

/**
 * `GET /c/{campaign.secureId}`: a visitor opens a campaign's link, is recorded and sent on. The snapshot decides who is
 * sent where; no answer is sent before the click is committed.
 */
export const serveClickLinks = async (app: FastifyInstance, parts: Dependencies): Promise<void> => {
  const rateLimit = createRateLimit(limit);
  const onwardLimit = createRateLimit(limit);
  await app.register(async (links) => {
    links.setErrorHandler(replyWithError);
    links.addHook('onRequest', (_, reply, done) => {
      reply.headers(headers);
      done();
    });
    links.route<{ Params: { campaign: string } }>({
      method: ['GET', 'HEAD'],
      url: '/c/:campaign',
      // Each click is recorded in the database, in more detail than a log line has.
      logLevel: withoutCalls,
      async handler(request, reply) {
        // Determined once: working out who calls through proxies takes a while.
        const client = clientOf(request);
        reply.headers(rateLimit.count(networkOf(client.address)));
        const opened = readOpened(request, client, request.params.campaign);
        const tenantId = await parts.tenantAt(request.hostname);
        if (tenantId === undefined) throw new Failure('nowhere');
        const network = await parts.snapshots.of(tenantId);
        const at = Date.now();
        const id = publicIdAt(at);
        const known = { id, at, country: parts.countryOf(opened.address) };
        const click = await parts.record(tenantId, network, (one) => clickOf(one, opened, known));
        if (!click) throw new Failure('nowhere');
        if (click.event.isUnique)
          reply.header('set-cookie', cookieOf(opened.campaign, id, network.visitorCookie, opened.isSecure));
        return answer(reply, click, opened, (method, url, campaign) =>
          parts.onward.send(reply, url, {
            method,
            campaign,
            languages: request.headers['accept-language'],
          }),
        );
      },
    });
    links.route<{ Params: { campaign: string } }>({
      method: ['GET', 'HEAD'],
      url: onwardPath(':campaign'),
      logLevel: withoutCalls,
      async handler(request, reply) {
        reply.headers(onwardLimit.count(networkOf(clientOf(request).address)));
        const { campaign } = request.params;
        const sealed = parametersOf(request).get('to') ?? '';
        const answered = parts.onward.goOn(reply, sealed, {
          campaign,
          languages: request.headers['accept-language'],
        });
        if (!answered) throw new Failure('nowhere');
        return answered;
      },
    });
  });
};
