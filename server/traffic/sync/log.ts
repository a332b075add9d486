import type { Event } from '../../events/writer.ts';
import type { Accepted } from '../postbacks/accept.ts';
import { unsaid } from '../postbacks/log.ts';
import type { Asked } from './page.ts';

interface Of {
  integration: number;
  advertiser: number;
}

type Entry = Event<'postbackLog'>;

/** What the log says of a page: what was asked and answered, or what it changed of a lead. */
export const entryOf = (
  { integration, advertiser }: Of,
  { request: { method, url, body }, httpStatus, answer, took }: Asked,
  said: Accepted['log'],
): Entry => ({
  ...unsaid,
  ...{ kind: 'customer_data_import', integration, advertiser, method, url, httpStatus },
  ...{ body: body ?? null, ip: null, userAgent: null, duration: took, createdAt: Date.now() / 1000 },
  // What changed of a lead stands beside the whole answer, which is kept once.
  answer: said.lead === undefined ? answer : null,
  ...said,
});
