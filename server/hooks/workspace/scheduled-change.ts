import { rolesOf } from '../../../openapi/names.ts';
import { nextStep } from '../../../domain/time/scheduled-changes.ts';
import { collectionNamed } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import type { Change, Hooks, Work } from '../../collections/hooks.ts';
import { Failure } from '../../failure.ts';
import { executeChange, type StoredChange } from '../../jobs/scheduled/execute-change.ts';
import { callOf } from '../../jobs/scheduled/change.ts';

/** A scheduled change can be cancelled by anyone who may change the record, and by the person who scheduled it. */
const mayCancel = async (kept: StoredChange, { db, model, caller }: Work): Promise<boolean> => {
  if (kept.author === caller.userId) return true;
  const target = collectionNamed(model, kept.target);
  const call = callOf(kept.given ?? {});
  if (!rolesOf(target.entity, call).includes(caller.roleType)) return false;
  const reached = await readRecords(db, model, target, { ids: [kept.targetId], names: ['id'], call, caller });
  return reached.length > 0;
};

/** Returns what cancelling means: either nothing is applied, or what was applied stays. */
const cancelled = async (kept: StoredChange, work: Work): Promise<Change<'scheduledChange'>['values']> => {
  const step = nextStep(kept);
  if (!step) throw new Failure('refused');
  if (!(await mayCancel(kept, work))) throw new Failure('forbidden');
  return step === 'apply' ? { state: 'cancelled' } : { state: 'applied', backAt: null, problem: null, found: null };
};

/** Applying and cancelling scheduled changes. */
export const scheduledChangeHooks: Hooks<'scheduledChange'> = {
  async beforeWrite(changes, work) {
    for (const { call, sent, before, values } of changes) {
      if (!before) continue;
      if (call === 'cancel') Object.assign(values, await cancelled(before, work));
      if (call === 'apply')
        Object.assign(values, await executeChange(before, { isForced: sent.isForced === true }, work));
    }
  },
};
