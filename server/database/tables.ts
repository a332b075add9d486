import type { EntityTables } from '../generated/tables.ts';
import type { CoreTables } from './core-tables.ts';

/** Every table of the database, for Kysely. */
export interface Tables extends CoreTables, EntityTables {}
