import type { Transaction } from 'kysely';
import { z } from 'zod';
import { leadFormats } from '../../../domain/traffic/lead-formats.ts';
import { type LeadStatus, canBecome } from '../../../domain/traffic/lead-statuses.ts';
import type { Words } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';
import { invalid } from '../../failure.ts';
import { paramsOf } from './restored-lead.ts';
import { type Cause, changeLead, type LeadChange, lockLead } from './change.ts';
import { readContact } from './contact.ts';
import { parameterFaults } from './data-faults.ts';
import { refused } from './refused.ts';
import { countryFaults } from './reported-country.ts';
import { settleLead } from './settling.ts';

/** What staff can do to a lead in a single transaction. */

interface Corrections {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  email?: string | null;
  country?: string | null;
  language?: string | null;
  ip?: string | null;
  sourceUrl?: string | null;
  /** Further parameters by their names; null takes one away. */
  params?: Readonly<Record<string, string | null>>;
}

/** An item of a call, as in the contract. */
export interface LeadActionItem extends Corrections {
  id: number;
  note?: string | null;
  grade?: number | null;
  accepted?: boolean;
}

type LeadAction = (db: Transaction<Tables>, item: LeadActionItem, cause: Cause) => Promise<void>;

const otherVertical: Words = {
  en: 'This grade belongs to another vertical than the lead’s offer',
  ru: 'Эта оценка относится к другой вертикали, чем оффер лида',
};

/** Locks a lead that is not being sent. @throws Failure 404 or 409 */
const lockAtRest = async (db: Transaction<Tables>, id: number) => {
  const lead = await lockLead(db, { id });
  const push = await db.selectFrom('lead_push').select('lead_id').where('lead_id', '=', id).executeTakeFirst();
  if (push) throw refused('underWay');
  return lead;
};

const leadParameters = z.array(
  z.object({
    name: z.string(),
    format: z.enum(leadFormats).nullish(),
    choices: z.array(z.string()).nullish(),
    pattern: z.string().nullish(),
  }),
);

/** Returns what the vertical of an offer asks of leads. */
const leadParametersOf = async (db: Transaction<Tables>, offer: number) => {
  const found = await db
    .selectFrom('offers')
    .innerJoin('verticals', 'verticals.id', 'offers.vertical_id')
    .select('verticals.incoming_parameters as parameters')
    .where('offers.id', '=', offer)
    .executeTakeFirst();
  return leadParameters.parse(found?.parameters ?? []);
};

/**
 * Returns the further parameters of a lead, corrected.
 * @throws Failure 422 if a value has not the format that the vertical asks for
 */
const correctedParams = async (
  db: Transaction<Tables>,
  before: Awaited<ReturnType<typeof lockLead>>,
  given: NonNullable<Corrections['params']>,
): Promise<string> => {
  const faults = parameterFaults(await leadParametersOf(db, before.offer_id), given, 'items.0.params');
  if (faults.length > 0) throw invalid(...faults);
  const now = Object.entries({ ...paramsOf(before), ...given });
  return JSON.stringify(now.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }])));
};

const edit: LeadAction = async (db, item, cause) => {
  const before = await lockAtRest(db, item.id);
  // Data entered now would be missed by requests for erasure, and never be erased again.
  if (before.erased_at !== null) throw refused('erased');
  const { firstName, lastName, phone, email, country, language, ip, sourceUrl, params } = item;
  const faults = country === before.country ? [] : countryFaults(country, 'items.0.country');
  if (faults.length > 0) throw invalid(...faults);
  const change: LeadChange = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
    ...(country !== undefined && { country }),
    ...(language !== undefined && { language }),
    ...(ip !== undefined && { ip }),
    ...(sourceUrl !== undefined && { source_url: sourceUrl }),
    ...(params && { params: await correctedParams(db, before, params) }),
  };
  const now = { ...before, ...change };
  const { phoneKey, emailKey } = readContact(now.phone ?? '', now.email ?? '', now.country ?? undefined);
  await changeLead(db, { id: item.id }, { ...change, phone_key: phoneKey, email_key: emailKey }, cause);
};

const trash: LeadAction = async (db, { id }, cause) => {
  const { api_status: status } = await lockAtRest(db, id);
  const to: LeadStatus = 'trash';
  if (!canBecome(status, to)) throw refused('trash');
  await changeLead(db, { id }, { api_status: to, reason: null, refusal: null }, cause);
};

const grade: LeadAction = async (db, { id, grade: wanted = null }, cause) => {
  const { offer_id: offer, grade_id: before } = await lockLead(db, { id });
  const fitting =
    wanted === null ||
    (await db
      .selectFrom('lead_grades')
      .innerJoin('offers', 'offers.vertical_id', 'lead_grades.vertical_id')
      .select('lead_grades.id')
      .where('lead_grades.id', '=', wanted)
      .where('offers.id', '=', offer)
      .executeTakeFirst());
  if (!fitting) throw invalid({ path: 'items.0.grade', type: 'otherVertical', message: otherVertical });
  if (wanted !== before) await changeLead(db, { id }, { grade_id: wanted }, cause);
};

const settle: LeadAction = (db, { id, accepted = false }, cause) => settleLead(db, id, accepted, cause);

/** The actions, by their names in calls. */
export const leadActions = { edit, trash, grade, settle } as const satisfies Record<string, LeadAction>;
