import { type Insertable, sql } from 'kysely';
import { maxAheadSeconds } from '../../../domain/time/scheduled-changes.ts';
import type { Words } from '../../../domain/text/words.ts';
import { labelSql } from '../../collections/labels.ts';
import { type Collection, collectionNamed, type Model, type Values, type Work } from '../../collections/model.ts';
import { defaultFieldNames } from '../../collections/fields.ts';
import { readRecords } from '../../collections/read.ts';
import { failureFromDatabase } from '../../collections/write.ts';
import type { Database } from '../../database/connection.ts';
import { rolledBack } from '../../database/rolled-back.ts';
import type { Tables } from '../../database/tables.ts';
import { timestamp } from '../../database/values.ts';
import { violation, type Detail, Failure, invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import type { JobRequests } from '../requests.ts';
import { secretAmong } from '../secret-values.ts';
import { callOf, type Changes, changeNow, revertingValues, type RequestedChange } from './change.ts';

/** Schedules an edit or a change of status, after a trial run under all the rules that it will meet. */

interface Dependencies {
  database: Database;
  model: Model;
  requests: Pick<JobRequests, 'checkGiven'>;
}

/** The request body. */
interface ScheduleBody {
  target: string;
  targetId: number;
  at: number;
  backAt?: number | null;
  reason?: string | null;
  values: Readonly<Values>;
}

const words = {
  past: { en: 'Choose a time in the future', ru: 'Выберите время в будущем' },
  far: { en: 'Choose a time within a year', ru: 'Выберите время в пределах года' },
  order: { en: 'Choose a time after the change', ru: 'Выберите время после изменения' },
  secret: { en: 'Secrets can’t be scheduled. Save them now', ru: 'Секреты нельзя отложить. Сохраните их сейчас' },
  same: { en: 'Nothing would change', ru: 'Ничего не изменится' },
} satisfies Record<string, Words>;

const wrong = (path: string, type: keyof typeof words): Detail => ({ path, type, message: words[type] });

const momentDetails = ({ at, backAt }: ScheduleBody): Detail[] => {
  const now = Math.floor(Date.now() / 1000);
  const one = (path: 'at' | 'backAt', moment: number): Detail[] => {
    if (moment <= now) return [wrong(path, 'past')];
    return moment > now + maxAheadSeconds ? [wrong(path, 'far')] : [];
  };
  return [
    ...one('at', at),
    ...(backAt == null ? [] : backAt <= at ? [wrong('backAt', 'order')] : one('backAt', backAt)),
  ];
};

/** Maps the path of a failure from the record’s fields to the values sent, and from its id to the target’s. */
const inValues = (detail: Detail): Detail => {
  if (detail.path === undefined) return detail;
  const path = detail.path === 'items.0.id' ? 'targetId' : detail.path.replace(/^items\.0\./, 'values.');
  return { ...detail, path };
};

/** Reports every failure of the reversal at `backAt`. */
const ofRevert = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? error.told((detail) => ({ ...detail, path: 'backAt' })) : error;
  }
};

/** Handler of `POST /user/scheduled_changes`. */
export const createScheduledChangeHandlers = ({ database, model, requests }: Dependencies): Handlers => {
  const scheduled = collectionNamed(model, 'scheduledChange');

  /** Returns what the change would do now; its reversal is tried too. */
  const tried = (
    wanted: RequestedChange,
    { backAt = null, reason = null }: ScheduleBody,
    work: Work,
  ): Promise<Changes> =>
    rolledBack(work.db, async () => {
      const changes = await changeNow(wanted, work);
      if (backAt === null) return changes;
      const values = await revertingValues(wanted.target, changes, { reason }, work);
      await ofRevert(() => changeNow({ ...wanted, values }, work));
      return changes;
    });

  const titleOf = async ({ target, id }: RequestedChange, { db }: Work): Promise<string> => {
    const { rows } = await sql<{ title: string }>`
      select ${labelSql(target, 't')} as title from ${sql.table(target.table)} as t where t.id = ${id}`.execute(db);
    return rows[0]?.title ?? '';
  };

  /** Returns the values that are stored: those that change something. */
  const givenOf = ({ values }: RequestedChange, changes: Changes): Values =>
    callOf(values) === 'status'
      ? values
      : Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(changes, name)));

  const keep = async (wanted: RequestedChange, asked: ScheduleBody, changes: Changes, work: Work): Promise<number> => {
    const { db, caller } = work;
    const { id } = await db
      .insertInto('scheduled_changes')
      .values({
        target: wanted.target.key as Insertable<Tables['scheduled_changes']>['target'],
        target_id: wanted.id,
        title: await titleOf(wanted, work),
        at: timestamp(asked.at),
        back_at: asked.backAt == null ? null : timestamp(asked.backAt),
        changes: JSON.stringify(changes),
        given: JSON.stringify(givenOf(wanted, changes)),
        reason: asked.reason ?? null,
        author_id: caller.userId,
        impersonator_id: caller.impersonatorId,
        created_by_id: caller.userId,
        updated_by_id: caller.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  /** Returns the change as its author may see it, whether or not they may read it in lists. */
  const shown = async (id: number, { db, caller }: Work): Promise<Values | undefined> => {
    const names = defaultFieldNames(scheduled, caller);
    const [record] = await readRecords(db, model, scheduled, { ids: [id], names, call: 'cancel', caller });
    return record;
  };

  const targetOf = ({ target, values }: ScheduleBody): Collection => {
    const collection = Object.hasOwn(model, target) ? model[target] : undefined;
    if (!collection?.entity.schedulable) throw invalid(violation('target', 'choice'));
    const secret = secretAmong(collection, values);
    if (secret !== undefined) throw invalid(wrong(`values.${secret}`, 'secret'));
    return collection;
  };

  return {
    async scheduleChange({ caller, requestId, body: asked }: Call<unknown, unknown, ScheduleBody>) {
      const target = targetOf(asked);
      requests.checkGiven(target, callOf(asked.values), asked.values, caller);
      const moments = momentDetails(asked);
      if (moments.length > 0) throw invalid(...moments);
      const wanted = { target, id: asked.targetId, values: asked.values };
      const followed: NonNullable<Work['followed']> = [];
      try {
        const data = await database.tenant(caller.tenantId, 'scheduledChange').write(async (db) => {
          const work: Work = { db, caller, model, requestId, broken: [], followed };
          const changes = await tried(wanted, asked, work);
          if (Object.keys(changes).length === 0) throw invalid(wrong('values', 'same'));
          const id = await keep(wanted, asked, changes, work);
          return shown(id, work);
        });
        return { status: 201, data };
      } catch (error) {
        const changes = followed.flatMap((one) => (one.collection === target ? one.changes : []));
        const meant = await failureFromDatabase(error, database, target, changes, caller);
        throw meant instanceof Failure ? meant.told(inValues) : meant;
      }
    },
  };
};
