import type { RaRecord } from 'ra-core';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const statusOf = (record: RaRecord): string => text(record['status']);

/** Returns why the record was given its status; empty if no reason was needed. */
export const reasonOf = (record: RaRecord): string => text(record['blockReason']);
