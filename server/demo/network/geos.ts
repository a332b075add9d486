import { type Draft, draft } from '../draft.ts';
import * as words from '../words/business.ts';
import type { Time } from './time.ts';

/** Returns the geos of offers; the last one is deleted. */
export const geosOf = (time: Time, by: Draft): Draft[] => {
  const start = time.ago(418, 416);
  const geos = words.geos.map(([title, countries]) =>
    draft('geo', time.after(start, 3), by, { title, countries, status: 'active' }),
  );
  geos.at(-1)?.steps.push({ at: time.ago(120, 20), by, action: 'status', values: { status: 'deleted' } });
  return geos;
};
