import { administer } from '../postgres.ts';

/** Says what is counted of a cap in the period that is under way, as traffic would have it. */
export const setCounter = (url: string, cap: number, counted: number) =>
  administer(
    url,
    `insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at, counted)
      select tenant_id, 'cap', id, period, timezone, '-infinity', 'infinity', ${counted} from caps where id = ${cap}`,
  );
