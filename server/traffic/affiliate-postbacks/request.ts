import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { attemptFailures } from '../../../domain/distribution/push-faults.ts';
import { type ComposedRequest, composeRequest, type RequestTemplate } from '../../../domain/requests.ts';
import type { Reader } from '../../collections/model.ts';
import { keptText } from '../../database/kept-text.ts';
import type { Tables } from '../../database/tables.ts';
import type { Outbound } from '../../outbound/client.ts';
import { OutboundFailure } from '../../outbound/failure.ts';
import { masking } from './masking.ts';

/** A postback as it is sent. */
export interface PostbackTemplate extends RequestTemplate {
  mappings: readonly { event: string; word: string }[];
}

/** The result of sending one. */
export interface Answered {
  /** Whether the other side confirmed receipt. */
  delivered: boolean;
  failure: keyof typeof attemptFailures | null;
  status: number | null;
  /** Cut, and without secrets, like everything that is shown of it. */
  answer: string | null;
  /** Milliseconds. */
  took: number;
  request: { method: string; url: string; body: string | null };
}

const maxUrl = 4000;
const maxBody = 10_000;
/** Milliseconds. */
const timeout = 10_000;
const maxRedirects = 3;

const mappings = z.array(z.object({ event: z.string(), word: z.string() })).catch([]);

/** Reads how a postback is sent; undefined if it is switched off or doesn't exist. */
export const readTemplate = async (db: Reader, id: number): Promise<PostbackTemplate | undefined> => {
  const row: Selectable<Tables['postbacks']> | undefined = await db
    .selectFrom('postbacks')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && templateOf(row);
};

/** Returns the part of a postback that defines how it is sent. */
export const templateOf = (
  row: Pick<Selectable<Tables['postbacks']>, 'method' | 'url' | 'body_format' | 'body' | 'mappings'>,
): PostbackTemplate => ({
  method: row.method,
  url: row.url,
  bodyFormat: row.body_format,
  body: row.body,
  mappings: mappings.parse(row.mappings),
});

type Macros = Readonly<Record<string, string | undefined>>;
type ShownRequest = Answered['request'];

/** Fills in a postback's macros; what is shown of it has no secrets. */
const filled = (template: PostbackTemplate, macros: Macros) => {
  const masked = masking(template);
  const composed = composeRequest(template, macros, []);
  const said: Pick<ComposedRequest, 'method' | 'url' | 'body'> =
    'request' in composed ? composed.request : { method: template.method, url: template.url };
  const shown: ShownRequest = {
    method: said.method,
    url: keptText(masked(said.url), maxUrl),
    body: said.body === undefined ? null : keptText(masked(said.body), maxBody),
  };
  return { made: composed, masked, shown };
};

/** Returns what would be sent, as it is shown. */
export const fillPostback = (template: PostbackTemplate, macros: Macros): { request: ShownRequest } => ({
  request: filled(template, macros).shown,
});

/**
 * Fills in a postback and sends it.
 * @param id of the event, the same each time it is sent
 */
export const sendPostback = async (
  outbound: Outbound,
  template: PostbackTemplate,
  macros: Macros,
  id: string,
): Promise<Answered> => {
  const { made, masked, shown: request } = filled(template, macros);
  const began = performance.now();
  const failed = (failure: Answered['failure']): Answered => ({
    delivered: false,
    failure,
    status: null,
    answer: null,
    took: Math.round(performance.now() - began),
    request,
  });
  if ('problem' in made) return failed(made.problem);
  try {
    const { status, body } = await outbound.send({
      ...made.request,
      headers: { ...made.request.headers, 'sluice-event-id': id },
      timeout,
      redirects: maxRedirects,
      anyAnswer: true,
    });
    return {
      delivered: status >= 200 && status < 300,
      failure: null,
      status,
      answer: keptText(masked(body), maxBody),
      took: Math.round(performance.now() - began),
      request,
    };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    return failed(error.code);
  }
};
