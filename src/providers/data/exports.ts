import type { Export, Job } from './contract.ts';
import { isRaRecord } from './promised.ts';

const isNullableNumber = (value: unknown): boolean => value === null || typeof value === 'number';

/** Whether something is an export, checking only what pages rely on. */
export const isExport = (value: unknown): value is Export =>
  isRaRecord(value) &&
  typeof value['state'] === 'string' &&
  typeof value['fileName'] === 'string' &&
  typeof value['rows'] === 'number' &&
  isNullableNumber(value['total']) &&
  isNullableNumber(value['endedAt']);

/** Whether something is a job, checking only what pages rely on. */
export const isJob = (value: unknown): value is Job =>
  isRaRecord(value) &&
  typeof value['state'] === 'string' &&
  typeof value['done'] === 'number' &&
  typeof value['failed'] === 'number' &&
  isNullableNumber(value['endedAt']);
