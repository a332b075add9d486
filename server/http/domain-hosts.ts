import type { FastifyInstance } from 'fastify';
import { fits } from '../../domain/text/patterns.ts';
import { Failure } from '../failure.ts';
import { challengePath } from '../outbound/domain-reach.ts';
import { challengePattern, type HostChallenges } from '../outbound/host-challenge.ts';

interface Dependencies {
  challenges: HostChallenges;
  /** Whether a proxy may get a certificate for a host. */
  isCertifiable(host: string): Promise<boolean>;
}

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/plain; charset=utf-8',
};

/**
 * What concerns the hosts of domains. `/.well-known/sluice/…` answers the challenge with the host under which it
 * arrived, and with what only this installation can say about both. `/certificates/ask?domain=…` tells a proxy that
 * gets certificates by itself whether it may get one: 200 or 404.
 */
export const serveDomainHosts = (app: FastifyInstance, { challenges, isCertifiable }: Dependencies): void => {
  app.get<{ Params: { challenge: string } }>(
    `${challengePath}:challenge`,
    { logLevel: 'warn' },
    async ({ hostname, params: { challenge } }, reply) => {
      const host = hostname.toLowerCase();
      if (!challengePattern.test(challenge) || !fits('hostName', host)) throw new Failure('noSuchCall');
      return reply.headers(headers).send(`${host} ${challenges.answer(host, challenge)}`);
    },
  );
  app.get<{ Querystring: { domain?: unknown } }>(
    '/certificates/ask',
    { logLevel: 'warn' },
    async ({ query: { domain } }, reply) => {
      const isAllowed = typeof domain === 'string' && (await isCertifiable(domain));
      return reply
        .headers(headers)
        .code(isAllowed ? 200 : 404)
        .send(isAllowed ? 'yes' : 'no');
    },
  );
};
