import { z } from 'zod';
import { works } from '../options.ts';

const spanSchema = z.union([z.object({ seconds: z.number() }), z.object({ calls: z.int() })]);
export type Span = z.infer<typeof spanSchema>;

/** The job of a load generator, as JSON on its standard input. It prints a Speed. */
export const jobSchema = z.object({
  work: z.enum(works),
  /** The target of the load. */
  side: z.enum(['sluice', 'peer', 'bare']),
  /** Base of the API, or the connection string of the database. */
  address: z.string(),
  /** Bearer tokens of those who make the calls, in turn; none for the bare client. */
  tokens: z.array(z.string()),
  connections: z.int(),
  /** The number of the first piece of work: other numbers concern other records. */
  first: z.int(),
  /** How long, or how often if the work takes long. */
  span: spanSchema,
  /** The same work beforehand, which does not count. */
  warmUp: spanSchema,
  /** The records to work on. */
  records: z.object({
    tenantId: z.int(),
    rows: z.int(),
    affiliates: z.array(z.int()),
    offers: z.array(z.int()),
    trafficSources: z.array(z.int()),
    domains: z.array(z.int()),
  }),
});
export type Job = z.infer<typeof jobSchema>;
export type Records = Job['records'];
