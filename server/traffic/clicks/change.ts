import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import { type ClickStatus, clickStatus } from '../../../domain/traffic/clicks.ts';
import { type ClickReason, clickMask } from '../../../domain/distribution/click-reasons.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';
import { violation, Failure, invalid } from '../../failure.ts';

/** The one place where clicks change: how staff judge them afterwards, recorded in their history. */

type Clicks = Selectable<Tables['clicks']>;

/** The part of a click that changes. */
type Validity = Pick<Clicks, 'click_status' | 'reason' | 'is_unique'>;

interface Row extends Validity, Pick<Clicks, 'id' | 'affiliate_id' | 'outcome' | 'visitor'> {
  /** The moment that identifies its partition, at full precision. */
  came: string;
}

/** An item of the call, as in the contract. */
export interface ClickItem {
  id: number;
  clickStatus?: ClickStatus;
  reason?: ClickReason | null;
  note?: string | null;
  previousStatus?: ClickStatus;
  previousReason?: ClickReason | null;
  undoes?: number;
}

/** Who changes a click. */
export type ActorColumns = Pick<Insertable<Tables['click_changes']>, 'user_id' | 'impersonator_id'>;

const notSentOn: Words = {
  en: 'The visitor was not sent anywhere, so the click can’t be valid',
  ru: 'Посетителя никому не отправили: такой клик не может быть валидным',
};

const lock = async (db: Transaction<Tables>, id: number): Promise<Row> => {
  const row = await db
    .selectFrom('clicks')
    .select(['id', 'affiliate_id', 'outcome', 'visitor', 'click_status', 'reason', 'is_unique'])
    .select(sql<string>`created_at::text`.as('came'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('notFound');
  return row;
};

/** Whether a click that becomes valid is unique: as when it was last valid, or else by its browser's cookie. */
const isUniqueOnceValid = async (db: Transaction<Tables>, { id, visitor }: Row): Promise<boolean> => {
  const lost = await db
    .selectFrom('click_changes')
    .select('was_unique')
    .where('click_id', '=', id)
    .where('previous_status', '=', clickStatus.valid)
    .where('click_status', '=', clickStatus.invalid)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return lost ? lost.was_unique : visitor === null;
};

/** Returns the state that an item asks for. @throws Failure 409 or 422 */
const intendedStatus = async (db: Transaction<Tables>, click: Row, { clickStatus: status, reason }: ClickItem) => {
  if (status === undefined) throw invalid(violation('items.0.clickStatus', 'required'));
  if (status === clickStatus.invalid) {
    if (!reason) throw invalid(violation('items.0.reason', 'required'));
    return { click_status: status, reason, is_unique: false } satisfies Validity;
  }
  if (reason) throw invalid(violation('items.0.reason', 'choice'));
  if (click.outcome !== 'sent')
    throw new Failure('refused', { details: [{ path: 'items.0.clickStatus', type: 'unsent', message: notSentOn }] });
  const isUnique = click.click_status === status ? click.is_unique : await isUniqueOnceValid(db, click);
  return { click_status: status, reason: null, is_unique: isUnique } satisfies Validity;
};

const isSame = (one: Validity, other: Validity): boolean =>
  one.click_status === other.click_status && one.reason === other.reason;

/**
 * Returns what a click was before its latest change.
 * @throws Failure 422 if it has no such change, 409 if there is a later one
 */
const previousValidity = async (db: Transaction<Tables>, { id }: Row, undoes: number): Promise<Validity> => {
  const changes = db.selectFrom('click_changes').where('click_id', '=', id);
  const entry = await changes.selectAll().where('id', '=', undoes).executeTakeFirst();
  if (!entry) throw invalid(violation('items.0.undoes', 'reference', undoes));
  const later = await changes.select('id').where('id', '>', undoes).executeTakeFirst();
  if (later) throw new Failure('changedSince');
  const { previous_status, previous_reason, was_unique } = entry;
  return { click_status: previous_status, reason: previous_reason, is_unique: was_unique };
};

const refuseStale = ({ click_status, reason }: Row, { previousStatus, previousReason }: ClickItem): void => {
  const isOther =
    (previousStatus !== undefined && previousStatus !== click_status) ||
    (previousReason !== undefined && previousReason !== reason);
  if (!isOther) return;
  const { words: message } = new Failure('stale');
  throw new Failure('stale', { details: [{ message, type: 'version', path: 'items.0.previousStatus' }] });
};

/**
 * Marks a click valid or invalid and records who did so and why, or undoes the latest such change. Figures follow by
 * triggers; cap counters, which reflect where visitors were sent, and conversions are left unchanged.
 * @returns the id of the change in the click's history; undefined if the click is already in that state
 * @throws Failure 404 if there is none; 409 if it was changed meanwhile or can't be valid; 422
 */
export const changeClick = async (
  db: Transaction<Tables>,
  item: ClickItem,
  who: ActorColumns,
): Promise<number | undefined> => {
  const click = await lock(db, item.id);
  const now =
    item.undoes === undefined ? await intendedStatus(db, click, item) : await previousValidity(db, click, item.undoes);
  if (isSame(now, click)) return undefined;
  refuseStale(click, item);
  const refusal = now.reason && clickMask(now.reason);
  await db
    .updateTable('clicks')
    .set({ ...now, refusal })
    .where('id', '=', click.id)
    .where('created_at', '=', sql<number>`${click.came}::timestamptz`)
    .execute();
  const { id } = await db
    .insertInto('click_changes')
    .values({
      ...who,
      click_id: click.id,
      affiliate_id: click.affiliate_id,
      previous_status: click.click_status,
      click_status: now.click_status,
      previous_reason: click.reason,
      reason: now.reason,
      refusal,
      was_unique: click.is_unique,
      undoes: item.undoes ?? null,
      note: item.note ?? null,
      // Changes of a click wait for each other, so their times are in that order.
      created_at: sql<string>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
