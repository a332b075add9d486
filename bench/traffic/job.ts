import { z } from 'zod';

/** The job of the traffic generator, as JSON on its standard input. It prints a Speed. */
export const trafficJobSchema = z.object({
  kind: z.enum(['clicks', 'leads', 'postbacks']),
  /** Such as `http://127.0.0.1:41234`. */
  address: z.string(),
  connections: z.int(),
  seconds: z.number(),
  warmUp: z.number(),
  /** Events per second; as many as are answered if absent. */
  pace: z.number().optional(),
  /** The number of the first event: no two of a run have the same. */
  first: z.int(),
  /** Public ids of the campaigns. */
  campaigns: z.array(z.string()),
  /** Tokens with which leads are sent: of the affiliates who own these campaigns. */
  senders: z.array(z.object({ token: z.string(), campaign: z.string() })),
  /** The advertiser's token for postbacks, and public ids of leads that it took. */
  advertiser: z.string(),
  leads: z.array(z.string()),
});
export type TrafficJob = z.infer<typeof trafficJobSchema>;
