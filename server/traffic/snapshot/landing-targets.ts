import { z } from 'zod';
import type { Landing } from '../../../domain/distribution/network.ts';
import { withPassedOn } from '../../../domain/traffic/passed-on.ts';
import { subNames } from '../../../openapi/traffic.ts';

/** What `server/reference/parameters/landing.ts` describes. Anything stored in another form has no effect. */
const stored = z.object({
  tracking: z.object({
    clickIdParameter: z.string().nullable().catch(null),
    subParameters: z.array(z.object({ sub: z.enum(subNames), name: z.string() })).catch([]),
    keepQuery: z.boolean().catch(true),
  }),
});

/** Returns where a landing page's visitors are sent, with all that its parameters pass on; not computed per click. */
export const passingOf = (row: {
  target_url: string;
  additional_parameters: unknown;
}): Pick<Landing, 'targetUrl' | 'keepsQuery'> => {
  const { success, data } = stored.safeParse(row.additional_parameters);
  return success
    ? { targetUrl: withPassedOn(row.target_url, data.tracking), keepsQuery: data.tracking.keepQuery }
    : { targetUrl: row.target_url, keepsQuery: true };
};
