import { type RawBuilder, sql } from 'kysely';
import type { Change, DependentChange, Reader, Work } from '../../collections/hooks.ts';
import { insertRecords } from '../../collections/insert.ts';
import { type Change as AnyChange, collectionNamed } from '../../collections/model.ts';
import { updateRecords } from '../../collections/update.ts';
import { withDefaults } from '../../collections/values.ts';
import { invalid, violationOf } from '../../failure.ts';
import { updateCampaigns } from '../catalogue/offer-visibility.ts';

/**
 * An offer lists who it is assigned to; assignments say how. The two are kept in sync, whichever changes: a list holds
 * those whose assignment is active.
 */

type Entity = 'advertiserAssignment' | 'affiliateAssignment';
type Party = 'advertiser' | 'affiliate' | 'team';

interface Kind {
  /** The offer's field. */
  list: 'advertisers' | 'assignedAffiliates' | 'assignedTeams';
  entity: Entity;
  /** The assignment's field that says who it is for. */
  party: Party;
  /** Their table, and SQL for their name. */
  table: string;
  name: RawBuilder<string>;
}

const kinds: readonly Kind[] = [
  { list: 'advertisers', entity: 'advertiserAssignment', party: 'advertiser', table: 'advertisers', name: sql`title` },
  {
    list: 'assignedAffiliates',
    entity: 'affiliateAssignment',
    party: 'affiliate',
    table: 'users',
    name: sql`concat_ws(' ', first_name, last_name)`,
  },
  { list: 'assignedTeams', entity: 'affiliateAssignment', party: 'team', table: 'teams', name: sql`title` },
];

const namesOf = async (
  { table, name }: Kind,
  ids: readonly number[],
  { db }: Work<Reader>,
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, left(${name}, 200) as name from ${sql.table(table)} where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
};

interface Assignment {
  id: number;
  version: number;
  status: 'active' | 'inactive';
  offer: number;
  party: number;
}

const assignmentsOf = async (
  { entity, party }: Kind,
  offers: readonly number[],
  { db, model }: Work,
): Promise<Assignment[]> => {
  const { table, stored } = collectionNamed(model, entity);
  const who = sql.ref(String(stored.get(party)?.column));
  const { rows } = await sql<Assignment>`
    select id, version, status, offer_id as offer, ${who} as party from ${sql.table(table)}
    where offer_id = any(${[...offers]}::bigint[]) and ${who} is not null order by id for no key update`.execute(db);
  return rows;
};

const followList = async (kind: Kind, changes: readonly Change<'offer'>[], work: Work): Promise<void> => {
  const { entity, list, party } = kind;
  const listed = changes.flatMap(({ id, before, values }) => {
    const parties = values[list];
    return id !== undefined && parties && (before || parties.length > 0) ? [{ offer: id, parties }] : [];
  });
  if (listed.length === 0) return;
  const known = Map.groupBy(
    await assignmentsOf(
      kind,
      listed.map(({ offer }) => offer),
      work,
    ),
    ({ offer }) => offer,
  );
  const collection = collectionNamed(work.model, entity);
  const changed = [...known].flatMap(([offer, assignments]) => {
    const parties = new Set(listed.findLast((one) => one.offer === offer)?.parties);
    return assignments.flatMap(({ id, version, status, party: who }): AnyChange[] => {
      const wanted = parties.has(who) ? 'active' : 'inactive';
      if (wanted === status) return [];
      return [{ call: 'status', path: '', sent: {}, id, before: { id, version, status }, values: { status: wanted } }];
    });
  });
  if (changed.length > 0) await updateRecords(collection, changed, ['id'], work);

  const missing = listed.flatMap(({ offer, parties }) => {
    const there = new Set(known.get(offer)?.map((one) => one.party));
    return [...new Set(parties)].flatMap((who) => (there.has(who) ? [] : [{ offer, who }]));
  });
  const names = await namesOf(
    kind,
    missing.map(({ who }) => who),
    work,
  );
  const made = missing.map(({ offer, who }): AnyChange => {
    const values = withDefaults(collection, { title: names.get(who), offer, [party]: who });
    return { call: 'create', path: '', sent: {}, before: null, values };
  });
  if (made.length > 0) await insertRecords(collection, made, ['id'], work);
};

/**
 * Gives those newly listed by offers an assignment, active and open to all traffic, and ends the assignments of those
 * no longer listed.
 */
export const syncAssignments = async (changes: readonly Change<'offer'>[], work: Work): Promise<void> => {
  for (const kind of kinds) await followList(kind, changes, work);
};

type AssignmentChange = Change<'advertiserAssignment'> | Change<'affiliateAssignment'>;

const offersOf = (changes: readonly AssignmentChange[]): number[] => [
  ...new Set(changes.flatMap(({ before, values }) => values.offer ?? before?.offer ?? [])),
];

/** Makes changes to one offer's lists wait for each other. */
export const lockOffers = async (changes: readonly AssignmentChange[], { db }: Work): Promise<void> => {
  await sql`select id from offers where id = any(${offersOf(changes)}::bigint[]) order by id for no key update`.execute(
    db,
  );
};

interface Listing {
  id: number;
  version: number;
  listed: number[];
  active: number[];
}

/** Returns the offers with those they list and those whose assignment is active. */
const listingsOf = async (
  { entity, list, party }: Kind,
  offers: readonly number[],
  { db, model }: Work,
): Promise<Listing[]> => {
  const { table, stored } = collectionNamed(model, entity);
  const links = sql.table(String(collectionNamed(model, 'offer').joined.get(list)?.table));
  const who = sql.ref(String(stored.get(party)?.column));
  const { rows } = await sql<Listing>`
    select id, version,
      array(select target_id from ${links} where owner_id = offers.id order by position) as listed,
      array(select ${who} from ${sql.table(table)}
        where offer_id = offers.id and status = 'active' and ${who} is not null order by id) as active
    from offers where id = any(${[...offers]}::bigint[]) order by id`.execute(db);
  return rows;
};

/**
 * Refuses the assignment that would make a list longer than it may be: the offer’s form could no longer save it.
 * @throws Failure 422
 */
const refuseTooMany = (
  { list, listed, added }: { list: Kind['list']; listed: number; added: number },
  changes: readonly AssignmentChange[],
  { model }: Work,
): void => {
  const limit = collectionNamed(model, 'offer').entity.fields[list]?.rules.find(({ name }) => name === 'maxItems');
  const [max] = limit?.args ?? [];
  if (added === 0 || limit === undefined || listed + added <= Number(max)) return;
  throw invalid(...changes.map(({ path }) => violationOf(limit, `${path}.offer`)));
};

/** Brings the lists of offers in line with their assignments, and campaigns in line with who may now run the offers. */
export const syncLists = async (entity: Entity, changes: readonly AssignmentChange[], work: Work): Promise<void> => {
  const offers = offersOf(changes);
  const collection = collectionNamed(work.model, 'offer');
  for (const kind of kinds.filter((one) => one.entity === entity)) {
    const { list } = kind;
    const changed = (await listingsOf(kind, offers, work)).flatMap(
      ({ id, version, listed, active }): DependentChange<'offer', 'id' | 'version'>[] => {
        const left = listed.filter((one) => active.includes(one));
        const added = active.filter((one) => !listed.includes(one));
        if (left.length === listed.length && added.length === 0) return [];
        const about = changes.filter(({ before, values }) => (values.offer ?? before?.offer) === id);
        refuseTooMany({ list, listed: left.length, added: added.length }, about, work);
        const before = { id, version, [list]: listed };
        return [{ call: 'edit', path: '', sent: {}, id, before, values: { [list]: [...left, ...added] } }];
      },
    );
    if (changed.length > 0) await updateRecords(collection, changed, ['id'], work);
  }
  if (entity === 'affiliateAssignment') await updateCampaigns(offers, work);
};

/** Titles untitled assignments after the one they assign. */
export const titleAssignments = async (
  entity: Entity,
  changes: readonly AssignmentChange[],
  work: Work<Reader>,
): Promise<void> => {
  for (const kind of kinds.filter((one) => one.entity === entity)) {
    const nameless = changes.flatMap(({ before, values }) => {
      const who = Object.entries({ ...before, ...values }).find(([name]) => name === kind.party)?.[1];
      const isBlank = values.title === null || (before === null && values.title === undefined);
      return isBlank && typeof who === 'number' ? [{ values, who }] : [];
    });
    const names = await namesOf(
      kind,
      nameless.map(({ who }) => who),
      work,
    );
    for (const { values, who } of nameless) values.title = names.get(who) ?? null;
  }
};
