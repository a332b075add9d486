import { DatabaseError } from 'pg';
import type { Database } from '../../database/connection.ts';
import { createBatcher } from '../../database/batcher.ts';
import { type ArrivingLead, type Recorded, recordLeads } from './record.ts';

/** Makes decisions for leads and stores them; those of a network that arrive at the same time in one transaction. */
export const createIntake = (
  database: Database,
): ((tenantId: number, coming: ArrivingLead) => Promise<Recorded | undefined>) => {
  const gathering = createBatcher<ArrivingLead, Recorded | undefined>({
    together: (tenantId, coming) => database.tenant(tenantId, 'lead').write((db) => recordLeads(db, tenantId, coming)),
    isOfOne: (error) => error instanceof DatabaseError,
    underWay: 2,
  });
  return (tenantId, coming) => gathering.add(tenantId, coming);
};
