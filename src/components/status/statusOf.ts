import type { RaRecord } from 'ra-core';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const statusOf = (record: RaRecord): string => text(record['status']);

/** Why the record was given its status; empty where no reason was due. */
export const reasonOf = (record: RaRecord): string => text(record['blockReason']);
