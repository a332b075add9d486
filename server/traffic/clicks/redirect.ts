import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Offer } from '../../../domain/distribution/network.ts';
import { languageOf } from '../../http/language.ts';
import { createSecretCipher } from '../../secrets/cipher.ts';
import { forwardingPage, onwardScript } from './visitor-pages.ts';

/** How visitors are sent on: by a header, or by a page that does it. */

/** Neither page tells the next one where the visitor comes from. */
const withoutReferrer = { 'referrer-policy': 'no-referrer' };

const policy = (scripts: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; ${scripts}style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
});
const withoutScripts = policy('');
/** The only script there is: the address is not part of it. */
const withOwnScript = policy(`script-src 'sha256-${createHash('sha256').update(onwardScript).digest('base64')}'; `);

/** The second of two pages: its URL contains the target, sealed, so that our links can't be forged to lead anywhere. */
export const onwardPath = (campaign: string): string => `/c/${campaign}/on`;

export interface Onward {
  /** Sends a campaign's visitor to an address as its offer specifies. */
  send(reply: FastifyReply, url: string, by: Visit): FastifyReply;
  /** Sends the second of two pages. Undefined if the target was not sealed by us. */
  goOn(reply: FastifyReply, sealed: string, by: Omit<Visit, 'method'>): FastifyReply | undefined;
}

interface Visit {
  method: Offer['redirectMethod'];
  /** Public id. */
  campaign: string;
  /** Of the visitor's browser: its `Accept-Language`. */
  languages: string | undefined;
}

/** @param secret key material of the installation */
export const createOnward = (secret: string): Onward => {
  const sealing = createSecretCipher(secret, 'address to be sent on to');
  const page = (reply: FastifyReply, url: string, languages: Visit['languages'], isByScript = false): FastifyReply => {
    const language = languageOf(languages);
    return reply
      .headers({ ...(isByScript ? withOwnScript : withoutScripts), 'content-language': language })
      .send(forwardingPage(url, language, isByScript));
  };
  return {
    send(reply, url, { method, campaign, languages }) {
      switch (method) {
        case 'http_302':
          return reply.code(302).header('location', url).send();
        case 'meta_refresh':
          return page(reply, url, languages);
        case 'javascript':
          return page(reply, url, languages, true);
        case 'double_meta_refresh':
          return page(
            reply.headers(withoutReferrer),
            `${onwardPath(campaign)}?to=${sealing.seal(campaign, url)}`,
            languages,
          );
      }
    },
    goOn(reply, sealed, { campaign, languages }) {
      const url = sealing.open(campaign, sealed);
      return url === undefined ? undefined : page(reply.headers(withoutReferrer), url, languages);
    },
  };
};
