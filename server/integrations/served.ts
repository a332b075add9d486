import { type RawBuilder, sql } from 'kysely';

/**
 * Returns SQL for the offers whose leads go through an integration: those that it lists itself, and those whose
 * assignment to its advertiser names it; as in the snapshot that decides.
 * @param row the alias of the integration's row
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
