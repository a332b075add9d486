import type { EntityTables } from '../generated/tables.ts';
import type { GroundTables } from './ground.ts';

/** Every table of the database, for Kysely. */
export interface Tables extends GroundTables, EntityTables {}
