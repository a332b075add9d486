import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../database/tables.ts';
import { readContact, type SoughtContact } from '../contact.ts';

const row = z.object({
  job: z.coerce.number(),
  record: z.coerce.number(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  country: z.string().nullable(),
});

/** Digits at the end of a phone that are the same in every form of writing it. */
const sameDigits = 6;

/**
 * Empties the rows of imports that contain a person's data and have not become leads: those that were refused, and
 * those whose turn has not come, which are then refused.
 * @returns how many rows there were
 */
export const erasePersonalRows = async (
  db: Transaction<Tables>,
  { digits, email, phoneKeys, emailKey }: SoughtContact,
): Promise<number> => {
  const last = digits.slice(-sameDigits);
  const { rows } = await sql`
    select rows.job_id as job, rows.record_id as record, fields->>'phone' as phone, fields->>'email' as email,
      fields->>'country' as country
    from job_record as rows
    join job on job.tenant_id = rows.tenant_id and job.id = rows.job_id, lateral (select rows.sent->'lead' as fields) as lead
    where job.entity = 'lead' and job.call = 'import' and rows.sent is not null and (
      lower(trim(fields->>'email')) = ${email}
      or ${last} <> '' and right(regexp_replace(fields->>'phone', '\\D', '', 'g'), ${sql.lit(sameDigits)}) = ${last}
    )`.execute(db);
  const theirs = z
    .array(row)
    .parse(rows)
    .filter((one) => {
      const known = readContact(one.phone ?? '', one.email ?? '', one.country ?? undefined);
      return (
        (known.phoneKey !== null && phoneKeys.includes(known.phoneKey)) ||
        (emailKey !== null && known.emailKey === emailKey)
      );
    });
  for (const { job, record } of theirs)
    await db
      .updateTable('job_record')
      .set({ sent: null })
      .where('job_id', '=', job)
      .where('record_id', '=', record)
      .execute();
  return theirs.length;
};
