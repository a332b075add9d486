import { z } from 'zod';
import { works } from '../options.ts';

const spanSchema = z.union([z.object({ seconds: z.number() }), z.object({ calls: z.int() })]);
export type Span = z.infer<typeof spanSchema>;

/** What a load generator is told, as JSON on its standard input. It answers with a Speed. */
export const jobSchema = z.object({
  work: z.enum(works),
  /** Where the load goes to. */
  side: z.enum(['sluice', 'peer', 'bare']),
  /** Base of the API, or the connection string of the database. */
  address: z.string(),
  /** Bearer tokens of those who make the calls in turn; none for the bare client. */
  tokens: z.array(z.string()),
  connections: z.int(),
  /** Number of the first piece of work: those with other numbers concern other records. */
  first: z.int(),
  /** How long, or how often for work that takes long. */
  span: spanSchema,
  /** The same work before, which does not count. */
  warmUp: spanSchema,
  /** What there is to work on. */
  records: z.object({
    tenantId: z.int(),
    rows: z.int(),
    affiliates: z.array(z.int()),
    offers: z.array(z.int()),
    trafficSources: z.array(z.int()),
  }),
});
export type Job = z.infer<typeof jobSchema>;
export type Records = Job['records'];
