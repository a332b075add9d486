import { hasPage } from '../../../openapi/layout.ts';
import { rolesOf } from '../../../openapi/names.ts';
import { lookUpViews } from '../../../openapi/view.ts';
import { hasPermission } from '../../access/permissions.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import { violation, Failure } from '../../failure.ts';
import { notify } from '../../notify/notify.ts';

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

/** The longest beginning of a note that its addressee reads before opening it. */
const maxExcerpt = 200;

/** Returns the name of the record that a note is about, and the page of the admin on which it is read. */
const subjectOf = async (
  { target, targetId, id }: { target: string; targetId: number; id: number },
  { db, model, caller }: Work,
): Promise<{ name: string; page: string | undefined }> => {
  const collection = collectionNamed(model, target);
  const { displayFields, views } = collection.entity;
  const pages = lookUpViews(views).flatMap(([, view]) => (hasPage(view) ? [view] : []));
  const telling = pages.flatMap(({ where = {} }) => Object.keys(where));
  const names = [...new Set(['id', ...displayFields, ...telling])];
  const [record = {}] = await readRecords(db, model, collection, { ids: [targetId], names, call: 'read', caller });
  const page = pages.find(({ where = {} }) =>
    Object.entries(where).every(([field, values]) => values.some((value) => value === record[field])),
  );
  const name = displayFields
    .filter((field) => field !== 'id')
    .map((field) => record[field])
    .filter(Boolean)
    .join(' ');
  return { name: name || `#${targetId}`, page: page && `/${page.route}/${targetId}/notes#${id}` };
};

/** Notifies the colleague that a note is addressed to, once it is. */
const notifyAddressee = async ({ id, before, values }: NoteChange, work: Work): Promise<void> => {
  const { db, caller } = work;
  const { target, targetId, content = '' } = { ...before, ...values };
  const { targetUser: addressee } = values;
  if (addressee == null || addressee === before?.targetUser || addressee === caller.userId) return;
  if (id === undefined || target === undefined || targetId === undefined) return;
  const { name, page } = await subjectOf({ target, targetId, id }, work);
  await notify(db, {
    type: 'note.addressed',
    record: { entity: target, id: targetId },
    params: { title: name, excerpt: content.slice(0, maxExcerpt), page },
    users: [addressee],
    by: caller.userId,
  });
};

/** Notes: what they may be about, whose they are, and who is told of them. */
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
  async afterWrite(changes, work) {
    for (const change of changes) await notifyAddressee(change, work);
  },
};
