import { administer } from '../../postgres.ts';

/** Sets a cap's count in the current period, as traffic would. */
export const setCounter = (url: string, cap: number, counted: number) =>
  administer(
    url,
    `insert into limit_counters (tenant_id, holder, record_id, period, timezone, starts_at, ends_at, counted)
      select tenant_id, 'cap', id, period, timezone, '-infinity', 'infinity', ${counted} from caps where id = ${cap}`,
  );
