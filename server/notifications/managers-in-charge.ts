import { type Kysely, sql } from 'kysely';
import type { NoticeAbout } from '../../domain/notices/notice-types.ts';
import type { Tables } from '../database/tables.ts';

/** Whose managers are in charge. */
type NoticeSubjects = Pick<NoticeAbout, 'affiliate' | 'team' | 'advertiser' | 'offer'>;

export const administratorsOf = async (db: Kysely<Tables>): Promise<number[]> => {
  const found = await db.selectFrom('users').select('id').where('role_type', '=', 'admin').execute();
  return found.map(({ id }) => id);
};

/** Returns the managers of an affiliate, their team, and an advertiser. */
const managersOf = async (db: Kysely<Tables>, { affiliate, team, advertiser }: NoticeSubjects): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select target_id as id from users_managers where owner_id = ${affiliate ?? null}::bigint
    union select target_id from teams_managers
      where owner_id = ${team ?? null}::bigint or owner_id = (select team_id from users where id = ${affiliate ?? null}::bigint)
    union select target_id from advertisers_managers where owner_id = ${advertiser ?? null}::bigint`.execute(db);
  return rows.map(({ id }) => id);
};

const managersOfOffer = async (db: Kysely<Tables>, { offer }: NoticeSubjects): Promise<number[]> => {
  if (offer == null) return [];
  const found = await db
    .selectFrom('offers_managers')
    .select('target_id as id')
    .where('owner_id', '=', offer)
    .execute();
  return found.map(({ id }) => id);
};

/** From those who are closest to what happens to those who are responsible for everything. */
const circles = [managersOf, managersOfOffer, administratorsOf];

/**
 * Returns those in charge of what an event is about: the managers of its affiliate, their team and its advertiser, else
 * those of its offer, else all administrators.
 * @param mayKnow returns those of these users who can be told: where none of the managers can, the next ones are in charge
 */
export const managersInCharge = async (
  db: Kysely<Tables>,
  about: NoticeSubjects,
  mayKnow: (ids: readonly number[]) => Promise<number[]>,
): Promise<number[]> => {
  for (const circle of circles) {
    const told = await mayKnow(await circle(db, about));
    if (told.length > 0) return told;
  }
  return [];
};
