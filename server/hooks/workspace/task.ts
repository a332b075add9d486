import { sql } from 'kysely';
import type { Change, Hooks, Work } from '../../collections/hooks.ts';
import { callersDay } from '../../collections/narrow.ts';
import type { Notices } from '../../notifications/direct-notices.ts';
import { notify } from '../../notify/notify.ts';

type Tell = Pick<Notices, 'tell'>;

interface Task {
  id: number;
  fullId: string;
  title: string;
}

/** Returns the task as notifications show it. */
const taskOf = async (id: number, { db }: Pick<Work, 'db'>): Promise<Task> =>
  db
    .selectFrom('tasks')
    .select(['id', 'full_id as fullId', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ fullId, ...task }) => ({ ...task, fullId: fullId ?? '' }));

/** Builds the bell's notice about a task for the people involved. */
const noticeOf = (
  type: 'task.assigned' | 'task.mentioned',
  { id, fullId, title }: Task,
  users: number[],
  by: number,
) => ({
  type,
  record: { entity: 'task', id },
  params: { title: `${fullId} ${title}` },
  users,
  by,
});

const needs = ['assignees'] as const;

/** Returns the people newly assigned to a task, except those who assigned it to themselves. */
const newAssignees = ({ before, values }: Change<'task', 'assignees'>, me: number): number[] =>
  (values.assignees ?? []).filter((id) => id !== me && !(before?.assignees ?? []).includes(id));

/** Notifies people of tasks that are assigned to them. (Task numbers are assigned by the database.) */
export const taskHooks = (notices: Tell): Hooks<'task', typeof needs> => ({
  needs,
  narrow({ isUnassigned, isDue }, row) {
    const taken = sql`exists (select from tasks_assignees where owner_id = ${sql.ref(`${row}.id`)})`;
    // Tasks without a due date are never due.
    const due = sql`(${sql.ref(`${row}.due_date`)} <= ${callersDay}::date and ${sql.ref(`${row}.task_status`)} <> 'done') is true`;
    const conditions = [
      ...(isUnassigned === undefined ? [] : [isUnassigned ? sql`not ${taken}` : taken]),
      ...(isDue === undefined ? [] : [isDue ? sql`(${due})` : sql`not (${due})`]),
    ];
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
  },
  validate(changes) {
    // It says how to carry out the call, and is not a field of the task.
    for (const { values } of changes) delete values.isSilent;
  },
  async afterWrite(changes, work) {
    const { db, caller } = work;
    for (const change of changes) {
      const people = change.sent.isSilent ? [] : newAssignees(change, caller.userId);
      if (people.length === 0 || change.id === undefined) continue;
      const task = await taskOf(change.id, work);
      await notices.tell(db, caller.tenantId, people, { kind: 'task_assigned', ...task });
      await notify(db, noticeOf('task.assigned', task, people, caller.userId));
    }
  },
});

/**
 * Lets people see the tasks that comments mention them in. Rows go in one order, so that concurrent mentions don't
 * deadlock.
 */
const addMentioned = async (db: Work['db'], changes: readonly Change<'taskComment'>[]): Promise<void> => {
  const mentioned = changes.flatMap(({ values: { task, mentions = [] } }) =>
    task === undefined ? [] : mentions.map((person) => ({ task, person })),
  );
  if (mentioned.length === 0) return;
  await sql`
    insert into tasks_mentioned (owner_id, target_id, position)
    select task, person, (select coalesce(max(position), -1) from tasks_mentioned where owner_id = task)
      + row_number() over (partition by task order by place)
    from unnest(${mentioned.map(({ task }) => task)}::bigint[], ${mentioned.map(({ person }) => person)}::bigint[])
      with ordinality as mention (task, person, place)
    order by task, person
    on conflict do nothing`.execute(db);
};

/** Lets people who are mentioned in a comment see its task, and notifies them. */
export const taskCommentHooks = (notices: Tell): Hooks<'taskComment'> => ({
  async afterWrite(changes, work) {
    const { db, caller } = work;
    await addMentioned(db, changes);
    for (const { values } of changes) {
      const { task: id, mentions = [] } = values;
      const people = mentions.filter((person) => person !== caller.userId);
      if (id === undefined || people.length === 0) continue;
      const task = await taskOf(id, work);
      await notices.tell(db, caller.tenantId, people, { kind: 'task_mentioned', ...task });
      await notify(db, noticeOf('task.mentioned', task, people, caller.userId));
    }
  },
});
