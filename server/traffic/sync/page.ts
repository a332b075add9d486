import { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { type ComposedRequest, composeRequest } from '../../../domain/requests.ts';
import { pageMacros } from '../../../domain/traffic/answered-lists.ts';
import { plainWords, type Words } from '../../../domain/text/words.ts';
import { keptText } from '../../database/kept-text.ts';
import { isForFake, maskedRequest, toFake, withoutSecrets } from '../../integrations/request.ts';
import type { Outbound } from '../../outbound/client.ts';
import { OutboundFailure } from '../../outbound/failure.ts';
import type { SyncSettings } from './settings.ts';

/** One page of a list that is requested from an advertiser. */

/** What was requested and answered, without secrets. */
export interface PageExchange {
  request: ComposedRequest;
  httpStatus: number | null;
  answer: string | null;
  /** Milliseconds. */
  took: number;
}

export interface Page<Read> extends PageExchange {
  read: Read;
}

/** A page could not be fetched; its message says why, to staff. */
export class SyncFailure extends Error {
  override name = 'SyncFailure';
  readonly words: Words;
  readonly exchange: PageExchange | undefined;

  constructor(words: Words, asked?: PageExchange, cause?: unknown) {
    super(words.en, { cause });
    this.words = words;
    this.exchange = asked;
  }
}

const noRequest = { en: 'The request can’t be built', ru: 'Запрос нельзя заполнить' };
const missingWords = (titles: readonly string[]): Words => ({
  en: `${attemptFailures.parameters.en}: ${titles.join(', ')}`,
  ru: `${attemptFailures.parameters.ru}: ${titles.join(', ')}`,
});

const maxAnswer = 10_000;
const maxUrl = 4000;

const prepare = (settings: SyncSettings<unknown>, macros: Record<string, string>, tenantId: number) => {
  if (settings.missing.length > 0) throw new SyncFailure(missingWords(settings.missing));
  const request = composeRequest(settings.request, macros, settings.parameters);
  const shown = maskedRequest(settings, macros);
  if ('problem' in request || 'problem' in shown) throw new SyncFailure(noRequest);
  const prepared = { request: request.request, shown: shown.request };
  return isForFake(prepared) ? toFake(prepared, tenantId) : prepared;
};

const day = 86_400;

/** What is requested, and which page of it. */
interface PageRequest<List, Read> {
  tenantId: number;
  /** Seconds UTC. */
  at: number;
  /** From 1. */
  page: number;
  /** Reads the text of an answer; undefined if it is not such a list. */
  readList(list: List, body: string): Read | undefined;
  /** The words for an answer that is not such a list. */
  noList: Words;
}

/**
 * Requests a page and reads it.
 * @throws SyncFailure
 */
export const fetchPage = async <List, Read>(
  outbound: Outbound,
  settings: SyncSettings<List>,
  { tenantId, at, page, readList, noList }: PageRequest<List, Read>,
): Promise<Page<Read>> => {
  const { pageSize, days } = settings;
  const macros = pageMacros({ from: at - days * day, to: at, page, pageSize });
  const { request, shown } = prepare(settings, macros, tenantId);
  const began = performance.now();
  const asked = (httpStatus: number | null, body: string | null): PageExchange => ({
    request: { ...shown, url: keptText(shown.url, maxUrl) },
    httpStatus,
    answer: body === null ? null : keptText(withoutSecrets(body, settings), maxAnswer),
    took: Math.round(performance.now() - began),
  });
  try {
    const answer = await outbound.send({ ...request, timeout: settings.request.timeout * 1000 });
    const exchange = asked(answer.status, answer.body);
    if (answer.status < 200 || answer.status >= 300)
      throw new SyncFailure(plainWords(`HTTP ${answer.status}`), exchange);
    const read = readList(settings.list, answer.body);
    if (read === undefined) throw new SyncFailure(noList, exchange);
    return { ...exchange, read };
  } catch (error) {
    if (error instanceof OutboundFailure) throw new SyncFailure(attemptFailures[error.code], asked(null, null), error);
    throw error;
  }
};
