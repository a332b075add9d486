import { filledSample } from '../../domain/traffic/macros.ts';
import type { attemptFailures } from '../../domain/distribution/push-faults.ts';
import type { Caller } from '../access/caller.ts';
import { collectionNamed, type Model } from '../collections/model.ts';
import { readRecord } from '../collections/read.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import type { Outbound } from '../outbound/client.ts';
import { OutboundFailure } from '../outbound/failure.ts';
import { passingOf } from './snapshot/landing-targets.ts';

interface Dependencies {
  database: Database;
  model: Model;
  outbound: Outbound;
  /** Counts an outgoing request; throws the failure `tooMany`. */
  mayTest(caller: Caller, address: string): Promise<unknown>;
}

interface CheckedLanding {
  isReachable: boolean;
  failure: keyof typeof attemptFailures | null;
  status: number | null;
}

/** Milliseconds. */
const timeout = 10_000;
/** More redirects than a visitor's browser normally meets. */
const maxRedirects = 10;
/** Without these, pages that turn programs away would look unreachable. */
const headers = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

const find = async (outbound: Outbound, url: string): Promise<CheckedLanding> => {
  try {
    const request = {
      method: 'GET',
      url,
      headers,
      timeout,
      redirects: maxRedirects,
      anyAnswer: true,
    } as const;
    const { status } = await outbound.send(request);
    return { isReachable: status >= 200 && status < 300, failure: null, status };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    // A page that is longer than what we read is still a page.
    return error.code === 'tooLarge'
      ? { isReachable: true, failure: null, status: null }
      : { isReachable: false, failure: error.code, status: null };
  }
};

/** Handler that checks whether the URL of a landing page leads to a page. */
export const createLandingCheck = ({ database, model, outbound, mayTest }: Dependencies): Handlers => ({
  async checkLanding({ caller, params: { id }, request }: Call<{ id: number }>) {
    const template = await database.tenant(caller.tenantId, 'landing').read(async (db) => {
      const query = { fields: ['id', 'targetUrl', 'additionalParameters'] };
      return readRecord(db, model, collectionNamed(model, 'landing'), { id, query, caller });
    });
    const { targetUrl: target } = passingOf({
      target_url: String(template['targetUrl']),
      additional_parameters: template['additionalParameters'],
    });
    await mayTest(caller, request.ip);
    const url = filledSample(target, 'click', 'query');
    const began = performance.now();
    const found = await find(outbound, url);
    return { data: { url, ...found, took: Math.round(performance.now() - began) } };
  },
});
