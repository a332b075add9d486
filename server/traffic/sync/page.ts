import { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { type ComposedRequest, composeRequest } from '../../../domain/requests.ts';
import { type ReportedStatus, readStatusList, statusListMacros } from '../../../domain/status-lists.ts';
import { isForFake, shownRequest, toFake, withoutSecrets } from '../../integrations/push.ts';
import type { Outbound } from '../../outbound/client.ts';
import { OutboundFailure } from '../../outbound/failure.ts';
import type { SyncSettings } from './settings.ts';

/** One page of an advertiser's list of statuses. */

/** What was asked and answered, without secrets. */
export interface Asked {
  request: ComposedRequest;
  httpStatus: number | null;
  answer: string | null;
  /** Milliseconds. */
  took: number;
}

export interface Page extends Asked {
  statuses: ReportedStatus[];
  /** Entries of the page, readable or not. */
  count: number;
}

/** A page could not be had; its message says why, to staff. */
export class SyncFailure extends Error {
  override name = 'SyncFailure';
  readonly asked: Asked | undefined;

  constructor(message: string, asked?: Asked, cause?: unknown) {
    super(message, { cause });
    this.asked = asked;
  }
}

const maxAnswer = 10_000;
const maxUrl = 4000;

const prepare = (settings: SyncSettings, macros: Record<string, string>, tenantId: number) => {
  if (settings.missing.length > 0)
    throw new SyncFailure(`Required parameters are missing: ${settings.missing.join(', ')}`);
  const made = composeRequest(settings.request, macros, settings.parameters);
  const shown = shownRequest(settings, macros);
  if ('problem' in made || 'problem' in shown) throw new SyncFailure('The request can’t be filled in');
  const prepared = { request: made.request, shown: shown.request };
  return isForFake(prepared) ? toFake(prepared, tenantId) : prepared;
};

/**
 * Asks for a page and reads it.
 * @param at seconds UTC
 * @param page from 1
 * @throws SyncFailure
 */
export const askForPage = async (
  outbound: Outbound,
  settings: SyncSettings,
  { tenantId, at, page }: { tenantId: number; at: number; page: number },
): Promise<Page> => {
  const { request, shown } = prepare(settings, statusListMacros(at, page, settings.pageSize), tenantId);
  const began = performance.now();
  const asked = (httpStatus: number | null, body: string | null): Asked => ({
    request: { ...shown, url: shown.url.slice(0, maxUrl) },
    httpStatus,
    answer: body === null ? null : withoutSecrets(body, settings).slice(0, maxAnswer).toWellFormed(),
    took: Math.round(performance.now() - began),
  });
  try {
    const answer = await outbound.send({ ...request, timeout: settings.request.timeout * 1000 });
    const told = asked(answer.status, answer.body);
    if (answer.status < 200 || answer.status >= 300) throw new SyncFailure(`HTTP ${answer.status}`, told);
    const list = readStatusList(settings.list, answer.body);
    if (!list) throw new SyncFailure('The answer is no list of leads', told);
    return { ...told, ...list };
  } catch (error) {
    if (error instanceof OutboundFailure)
      throw new SyncFailure(attemptFailures[error.code].en, asked(null, null), error);
    throw error;
  }
};
