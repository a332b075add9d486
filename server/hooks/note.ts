import { rolesOf } from '../../openapi/names.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { collectionNamed } from '../collections/model.ts';
import { readRecords } from '../collections/read.ts';
import { violation, Failure } from '../failure.ts';

type NoteChange = Change<'note'>;

/** Returns those of these records of an entity that the caller may read. */
const readable = async (entity: string, ids: readonly number[], work: Work<Reader>): Promise<ReadonlySet<unknown>> => {
  const { db, model, caller } = work;
  const collection = collectionNamed(model, entity);
  if (!rolesOf(collection.entity, 'read').includes(caller.roleType)) return new Set();
  const found = await readRecords(db, model, collection, { ids, names: ['id'], call: 'read', caller });
  return new Set(found.map(({ id }) => id));
};

/**
 * The subject of a new note exists and the caller may read it; one error covers both, so that it doesn't reveal which
 * fails.
 */
const checkTargets = async (changes: readonly NoteChange[], work: Work<Reader>): Promise<void> => {
  const byEntity = Map.groupBy(changes, ({ values }) => values.target);
  for (const [entity, about] of byEntity) {
    if (entity === undefined) continue;
    const ids = [...new Set(about.flatMap(({ values }) => values.targetId ?? []))];
    const found = await readable(entity, ids, work);
    for (const { path, values } of about)
      if (values.targetId !== undefined && !found.has(values.targetId))
        work.broken.push(violation(`${path}.targetId`, 'reference', values.targetId));
  }
};

/** Notes: what they may be about, and whose they are. */
export const noteHooks: Hooks<'note'> = {
  async validate(changes, work) {
    const { caller } = work;
    for (const { before, call, values } of changes) {
      if (before && before.createdBy !== caller.userId && !hasPermission(caller, 'note.update'))
        throw new Failure('forbidden');
      if (call === 'remove') values.isRemoved = true;
    }
    await checkTargets(
      changes.filter(({ before }) => !before),
      work,
    );
  },
};
