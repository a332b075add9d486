import { DatabaseError } from 'pg';
import { createBatcher } from '../../database/batcher.ts';
import type { TenantScope } from '../../database/tenant.ts';
import { findOrigin, findOrigins, type Origin, type Reported } from './origin.ts';
import { type ReportInQuestion, readAllTerms, readTerms, type Terms } from './terms.ts';

/** Reads what a postback is about, and what the network specifies for it. */
export interface PostbackReader {
  findOrigin(reported: Reported): Promise<Origin | undefined>;
  readTerms(asked: ReportInQuestion): Promise<Terms>;
}

/** Reads for one report at a time. */
export const createSingleReader = ({ read }: Pick<TenantScope, 'read'>): PostbackReader => ({
  findOrigin: (reported) => read((db) => findOrigin(db, reported)),
  readTerms: (asked) => read((db) => readTerms(db, asked)),
});

const isOfOne = (error: unknown): boolean => error instanceof DatabaseError || error instanceof RangeError;

/** Reads for reports that arrive at the same time in one batch. */
export const createPostbackReaders = (
  scopeOf: (tenantId: number) => Pick<TenantScope, 'read'>,
): ((tenantId: number) => PostbackReader) => {
  const origins = createBatcher<Reported, Origin | undefined>({
    together: (tenantId, reported) => scopeOf(tenantId).read((db) => findOrigins(db, reported)),
    isOfOne,
  });
  const terms = createBatcher<ReportInQuestion, Terms>({
    together: (tenantId, asked) => scopeOf(tenantId).read((db) => readAllTerms(db, asked)),
    isOfOne,
  });
  return (tenantId) => ({
    findOrigin: (reported) => origins.add(tenantId, reported),
    readTerms: (asked) => terms.add(tenantId, asked),
  });
};
