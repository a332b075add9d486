import { sql } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import type { Hooks } from '../../collections/hooks.ts';

const taken: Words = {
  en: 'They already have a schedule. Edit that one',
  ru: 'Такой график уже есть. Измените его',
};

/** One schedule per affiliate and one for the network; a new one starts on the next day it is due. */
export const invoiceScheduleHooks: Hooks<'invoiceSchedule'> = {
  async beforeWrite(changes, { db, broken }) {
    const made = changes.filter(({ before }) => before === null);
    if (made.length === 0) return;
    // If two people create one at the same moment, the second one sees the first one's.
    await sql`select from settings_general for update`.execute(db);
    const { rows } = await sql<{ affiliate: number | null }>`
      select affiliate_id as affiliate from invoice_schedules`.execute(db);
    const known = new Set(rows.map(({ affiliate }) => (affiliate === null ? null : Number(affiliate))));
    for (const { path, values } of made) {
      const affiliate = values.affiliate ?? null;
      if (known.has(affiliate)) broken.push({ path: `${path}.affiliate`, type: 'taken', message: taken });
      known.add(affiliate);
    }
  },
};
