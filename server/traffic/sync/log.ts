import type { Event } from '../../events/writer.ts';
import type { Accepted } from '../advertiser-postbacks/accept.ts';
import { unreadPostback } from '../advertiser-postbacks/log.ts';
import type { PageExchange } from './page.ts';

interface Of {
  integration: number;
  advertiser: number;
  customerSync?: number;
}

type Entry = Event<'postbackLog'>;

/** Returns the log entry of a page: what was requested and answered, or what it changed about a lead or a customer. */
export const entryOf = (
  { integration, advertiser, customerSync }: Of,
  { request: { method, url, body }, httpStatus, answer, took }: PageExchange,
  said: Accepted['log'],
): Entry => ({
  ...unreadPostback,
  kind: 'customer_data_import',
  integration,
  advertiser,
  method,
  url,
  httpStatus,
  customerSync: customerSync ?? null,
  body: body ?? null,
  ip: null,
  userAgent: null,
  duration: took,
  createdAt: Date.now() / 1000,
  // A page's changes are logged next to its whole answer, which is stored once.
  answer: said.result === 'read' || said.result === 'failed' ? answer : null,
  ...said,
});
