import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of the offers whose leads go by an integration: those that it serves by its own word, and those whose assignment of
 * its advertiser names it; as the snapshot has it that decides.
 * @param row what the row of the integration goes under
 */
export const servedOffers = (row: string): RawBuilder<number[]> => {
  const own = (column: string) => sql.ref(`${row}.${column}`);
  return sql<number[]>`array(
    select served.target_id from integrations_offers as served
      where served.tenant_id = ${own('tenant_id')} and served.owner_id = ${own('id')}
    union
    select assigned.offer_id from advertiser_assignments as assigned
      where assigned.tenant_id = ${own('tenant_id')} and assigned.integration_id = ${own('id')}
        and assigned.status = 'active'
  )`;
};
