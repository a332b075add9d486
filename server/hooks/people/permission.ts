import { sql } from 'kysely';
import type { Hooks } from '../../collections/hooks.ts';

/** Hidden permissions are listed only on request. */
export const permissionHooks: Hooks<'permission'> = {
  narrow: ({ showHidden }, row) => (showHidden === true ? undefined : sql`not ${sql.ref(`${row}.hidden`)}`),
};
