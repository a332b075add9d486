import { DatabaseError } from 'pg';
import { createBatcher } from '../../database/batcher.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import { type Cause, type GivenGrade, gradeLeads } from './change.ts';

/** Gives a lead the reported grade; returns whether it has it now. */
export type GiveGrade = (given: GivenGrade, by: Cause['by']) => Promise<boolean>;

/** Gives leads grades that are reported at the same time in one batch. */
export const createGradeWriter = (
  scopeOf: (tenantId: number) => Pick<TenantScope, 'write'>,
): ((tenantId: number) => GiveGrade) => {
  const gathering = createBatcher<GivenGrade & { by: Cause['by'] }, boolean>({
    async together(tenantId, given) {
      return scopeOf(tenantId).write(async (db) => {
        const isGiven = new Map<GivenGrade, boolean>();
        for (const [by, some] of Map.groupBy(given, (one) => one.by)) {
          const graded = await gradeLeads(db, some, { by });
          for (const [place, one] of some.entries()) isGiven.set(one, graded[place] === true);
        }
        return given.map((one) => isGiven.get(one) === true);
      });
    },
    isOfOne: (error) => error instanceof Failure || error instanceof DatabaseError,
  });
  return (tenantId) => (given, by) => gathering.add(tenantId, { ...given, by });
};
