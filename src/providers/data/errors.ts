import { HttpError, type RaRecord } from 'ra-core';
import type { FailureCode } from '../../../domain/failures.ts';
import { isRecord } from '../../../domain/records.ts';

/** One thing the server objects to; `path` points to the value in the request: 'items.0.title', 'data.title'. */
export interface FailureDetail {
  message: string;
  type: string;
  path?: string;
}

/** A field's message, or those of the fields below it, in the form that react-admin's forms take. */
export type FormErrors = { [field: string]: string | FormErrors };

/** The body of every `HttpError` that an API call rejects with. */
export interface FailureBody {
  /** What went wrong, for programs; a newer server may send codes that are unknown here, and a proxy sends none. */
  code?: string;
  /** The server's own message; empty if it sent none. */
  message: string;
  details: readonly FailureDetail[];
  /** Messages by form field, if every detail belongs to a field of a single record. */
  errors?: FormErrors;
  /** The current record, if an edit was based on an older version. */
  current?: RaRecord;
  /** What to quote to the operator after a 500. */
  requestId?: string;
}

/** Status of a call that got no answer. */
export const noAnswer = 0;

/** Statuses that the catalogue of texts (`errors` in the messages) covers. */
const catalogued = ['0', '400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '503'];

/** Returns the catalogue entry for a status: its title and text are `errors.<entry>.title` and `.text`. */
export const catalogueEntry = (status: number): string => {
  if (status >= 200 && status < 300) return 'unreadable';
  if (status === 502 || status === 504) return '500';
  return catalogued.includes(String(status)) ? String(status) : 'other';
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isCurrent = (value: unknown): value is RaRecord =>
  isRecord(value) && ['number', 'string'].includes(typeof value['id']);

const detailsOf = (details: unknown): FailureDetail[] =>
  (Array.isArray(details) ? details : []).filter(isRecord).map(({ message, type, path }) => ({
    message: isText(message) ? message : '',
    type: isText(type) ? type : '',
    ...(isText(path) && { path }),
  }));

/** Returns details as messages for the form's fields; undefined if one belongs to no field of a single record. */
export const formErrors = (details: readonly FailureDetail[]): FormErrors | undefined => {
  const errors: FormErrors = {};
  for (const { message, path } of details) {
    const [, inside] = /^(?:items\.0|data)\.(.+)$/.exec(path ?? '') ?? [];
    const fields = inside?.split('.') ?? [];
    const last = fields.pop();
    if (last === undefined) return undefined;
    let place = errors;
    for (const field of fields) {
      const below = place[field];
      place = place[field] = isRecord(below) ? below : {};
    }
    place[last] ??= message;
  }
  return details.length > 0 ? errors : undefined;
};

/**
 * Returns the error of a failed call: its message is the server's, or the key of the catalogue's text for the status.
 * `callId` is the id of the call in the server's log, if the answer's body doesn't give it.
 */
export const failureOf = (status: number, answer?: unknown, callId: string | null = null): HttpError => {
  const { code, message, details, data, requestId = callId } = isRecord(answer) ? answer : { requestId: callId };
  const listed = detailsOf(details);
  const errors = formErrors(listed);
  const body: FailureBody = {
    ...(isText(code) && { code }),
    message: isText(message) ? message : '',
    details: listed,
    ...(errors && { errors }),
    ...(isCurrent(data) && { current: data }),
    ...(isText(requestId) && { requestId }),
  };
  return new HttpError(body.message || `errors.${catalogueEntry(status)}.text`, status, body);
};

/**
 * Returns the error of a call that succeeded, but whose answer isn't what the contract promises; `callId` as in
 * `failureOf`.
 */
export const unreadable = (callId?: string | null): HttpError => failureOf(200, undefined, callId);

/** Returns what the API sent when a call failed; undefined for errors from elsewhere. */
export const failureBody = (error: unknown): FailureBody | undefined => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return isRecord(body) && isText(body['message']) && Array.isArray(body['details'])
    ? { ...body, message: body['message'], details: detailsOf(body['details']) }
    : undefined;
};

/** Whether the server refused a call with this code. */
export const isFailure = (error: unknown, code: FailureCode): boolean => failureBody(error)?.code === code;

/**
 * Returns the record as someone else has changed it in the meantime, if that is why an edit was refused; undefined for
 * every other error. Sending the edit again with this record's `version` keeps the user's own changes.
 */
export const staleRecord = (error: unknown): RaRecord | undefined =>
  isFailure(error, 'stale') ? failureBody(error)?.current : undefined;

/** Whether a list could not be loaded because it doesn't support the order, for example one from an old link. */
export const isOrderRefused = (error: unknown): boolean =>
  failureBody(error)?.details.some(({ path }) => path === 'orderBy') ?? false;
