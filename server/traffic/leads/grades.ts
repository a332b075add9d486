import { DatabaseError } from 'pg';
import { createBatcher } from '../../database/batcher.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { Failure } from '../../failure.ts';
import { type Cause, type GivenGrade, gradeLeads } from './change.ts';

/** Gives a lead its grade. */
export type GiveGrade = (given: GivenGrade, by: Cause['by']) => Promise<void>;

/** Gives leads grades that are reported at the same time together. */
export const createGradeWriter = (
  scopeOf: (tenantId: number) => Pick<TenantScope, 'write'>,
): ((tenantId: number) => GiveGrade) => {
  const gathering = createBatcher<GivenGrade & { by: Cause['by'] }, void>({
    async together(tenantId, given) {
      await scopeOf(tenantId).write(async (db) => {
        for (const [by, some] of Map.groupBy(given, (one) => one.by)) await gradeLeads(db, some, { by });
      });
      return [];
    },
    isOfOne: (error) => error instanceof Failure || error instanceof DatabaseError,
  });
  return (tenantId) => (given, by) => gathering.add(tenantId, { ...given, by });
};
