import { z } from 'zod';

/** What the load generator of traffic is told, as JSON on its standard input. It answers with a Speed. */
export const trafficJobSchema = z.object({
  kind: z.enum(['clicks', 'leads', 'postbacks']),
  /** Such as `http://127.0.0.1:41234`. */
  address: z.string(),
  connections: z.int(),
  seconds: z.number(),
  warmUp: z.number(),
  /** Number of the first event: no two of a run have the same. */
  first: z.int(),
  /** Public ids of the campaigns. */
  campaigns: z.array(z.string()),
  /** Tokens by which leads are sent: of the affiliates whose campaigns these are. */
  senders: z.array(z.object({ token: z.string(), campaign: z.string() })),
  /** The advertiser's token for postbacks, and public ids of leads that it took. */
  advertiser: z.string(),
  leads: z.array(z.string()),
});
export type TrafficJob = z.infer<typeof trafficJobSchema>;
