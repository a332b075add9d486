import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { noColumn } from '../../../../domain/columns.ts';
import { leadColumns, proposedColumns } from '../../../../domain/traffic/lead-columns.ts';
import type { LeadStatus } from '../../../../domain/traffic/lead-statuses.ts';
import type { Outcome } from '../../../../domain/distribution/decision.ts';
import { reasons } from '../../../../domain/distribution/reasons.ts';
import type { Campaign, Vertical } from '../../../../domain/distribution/network.ts';
import { campaignById } from '../../../../domain/distribution/campaigns.ts';
import type { Snapshot } from '../../../../domain/distribution/snapshot.ts';
import type { Caller } from '../../../access/caller.ts';
import type { ItemCall, ItemCalls } from '../../../collections/item-calls.ts';
import type { Item } from '../../../collections/records.ts';
import { collectionNamed, type Model, type Reader } from '../../../collections/model.ts';
import { readRecord } from '../../../collections/read.ts';
import type { Database } from '../../../database/connection.ts';
import type { JobRequest } from '../../../database/core-tables.ts';
import type { Tables } from '../../../database/tables.ts';
import { publicIdAt } from '../../../database/public-id.ts';
import { violation, type Detail, Failure, invalid } from '../../../failure.ts';
import type { Call, Handlers, Reply } from '../../../http/call.ts';
import { once } from '../../../http/idempotency.ts';
import { receiveBytes } from '../../../uploads/receive.ts';
import type { CountryOf } from '../../countries.ts';
import type { Snapshots } from '../../snapshot/snapshots.ts';
import { type Contact, readContact } from '../contact.ts';
import { incomingLead, offeredOf, type SentLead } from '../incoming.ts';
import { firstAttemptWait, type Pushes } from '../pushes.ts';
import { type IncomingLead, leadOf, type Recorded, recordLead } from '../record.ts';
import { commonKey, earlierLeadsOf, isExistingPerson } from '../common-key.ts';
import { failuresFile } from './failures.ts';
import { type RowRead, rowReader } from './rows.ts';
import { readSheet, type Sheet } from '../../spreadsheets/read.ts';

/** Leads from a file: read row by row, previewed, and imported by a job. */

interface Dependencies {
  database: Database;
  model: Model;
  snapshots: Snapshots;
  countryOf: CountryOf;
  pushes: Pushes;
  /** Seconds that a row waits at most for an advertiser to accept. */
  pushBudget: number;
  /** Throws a Failure if a lead breaks the contract of the call that sends one. */
  check(lead: unknown): asserts lead is SentLead;
}

interface ImportQuery {
  campaign: number;
  columns?: readonly string[];
  distribute?: boolean;
}

const megabytes = 20;
const maxBytes = megabytes * 1_000_000;
/** How many rows a preview shows, and how many further faulty ones. */
const maxShown = 200;
/** Rows that are read or written before others get their turn. */
const chunkSize = 500;

/** What a job stores for all its rows, and for each. */
const rowJob = z.object({
  id: z.number(),
  campaign: z.number(),
  distribute: z.boolean(),
  /** Key of the import: no row of it comes in twice, even if a process is killed. */
  key: z.string(),
  lead: z.record(z.string(), z.unknown()),
  /** Why it is not a lead, if that was found out when the file was read. */
  fault: z
    .object({ message: z.object({ en: z.string(), ru: z.string() }), type: z.string(), path: z.string() })
    .optional(),
});

const cold = (arrived: IncomingLead, isForLater: boolean): IncomingLead => ({
  ...arrived,
  isCold: true,
  ...(isForLater && { waits: 'unsent' }),
});

/** Outcomes of a decision that make a row useless. */
const refusing: readonly Outcome[] = ['refused', 'invalid', 'trash', 'duplicate'];

/** Returns why no advertiser may have a lead like this; undefined for one that is stored. */
const refusalOf = ({ outcome, reason }: Recorded['decision']): Detail | undefined =>
  refusing.includes(outcome)
    ? { path: 'id', type: outcome, message: reason === null ? new Failure('refused').words : reasons[reason].failed }
    : undefined;

const isDuplicateOf = (...lead: Parameters<typeof leadOf>): boolean =>
  leadOf(...lead)?.decision.outcome === 'duplicate';

/** Why a row is refused that repeats an earlier one of its file. */
const repetitionOf = (row: number): Detail => ({
  path: 'id',
  type: 'duplicate',
  message: { en: `Duplicate of row ${row} of this file`, ru: `Дубль строки ${row} этого файла` },
});

export const createLeadImport = (parts: Dependencies) => {
  const { database, model, snapshots, countryOf, pushes, pushBudget } = parts;
  const check: Dependencies['check'] = parts.check;
  const campaigns = collectionNamed(model, 'campaign');
  const scope = ({ tenantId }: Caller) => database.tenant(tenantId, 'lead');

  /** Returns a campaign that the caller reaches, and the current state of the network. @throws Failure 404 */
  const campaignOf = async (caller: Caller, id: number): Promise<{ network: Snapshot; campaign: Campaign }> => {
    await scope(caller).read((db) => readRecord(db, model, campaigns, { id, query: { fields: ['id'] }, caller }));
    const network = await snapshots.of(caller.tenantId);
    const campaign = campaignById(network, id);
    if (!campaign) throw new Failure('notFound');
    return { network, campaign };
  };

  /** Imports a row, unless it would be of no use; only once, however often it is tried. */
  const importRow: ItemCall = async (caller, item) => {
    const job = rowJob.safeParse(item);
    // Jobs of this call can only begin with a file.
    if (!job.success) throw new Failure('refused');
    const { id, campaign: campaignId, distribute, key, fault } = job.data;
    if (fault) throw invalid({ ...fault, path: `items.0.${fault.path}` });
    const lead: unknown = job.data.lead;
    check(lead);
    const { network, campaign } = await campaignOf(caller, campaignId);
    const sent = { ...lead, campaign: campaign.secureId };
    const arrived = cold(incomingLead(caller.tenantId, sent, countryOf), !distribute);
    let recorded: Recorded | undefined;
    await scope(caller).write((db) =>
      once(db, { operation: 'importOfLeads', body: sent, idempotency: { key: `${key} ${id}` }, caller }, async () => {
        recorded = await recordLead(db, { network, arrived, at: Date.now(), patience: firstAttemptWait(pushBudget) });
        if (!recorded) throw new Failure('notFound');
        const refusal = refusalOf(recorded.decision);
        if (refusal) throw new Failure('refused', { details: [refusal] });
        return { status: 201, data: { id: recorded.lead.id } };
      }),
    );
    const offered = recorded && distribute && offeredOf(caller.tenantId, network, arrived, sent, recorded);
    if (offered) await pushes.push(offered);
  };

  /** Returns what would become of rows if they came in now. */
  const preview = async (
    caller: Caller,
    network: Snapshot,
    vertical: Vertical | undefined,
    { offer }: Campaign,
    rows: readonly RowRead[],
  ) => {
    const at = Date.now();
    // Not in the lane of leads that come in: hundreds of look-ups follow each other.
    return database.scanning(caller.tenantId).read(async (db) => {
      const verdicts: { row: number; verdict: string; detail?: Detail }[] = [];
      const before: { row: number; contact: Contact; status: LeadStatus }[] = [];
      for (const { row, lead, fault } of rows) {
        if (fault) {
          verdicts.push({ row, verdict: 'faulty', detail: fault });
          continue;
        }
        const arrived = cold(incomingLead(caller.tenantId, lead, countryOf), false);
        const seconds = Math.floor(at / 1000);
        const [earlier = []] = await earlierLeadsOf(db, [{ ...arrived.contact, vertical, offer, at: seconds }]);
        // Rows of one person come in one after another (`subjectsOf`).
        const beside = before.flatMap((one) => {
          const same = isExistingPerson(one.status) && commonKey(one.contact, arrived.contact);
          return same ? [{ row: one.row, lead: { offer, at: seconds, same } }] : [];
        });
        const known = { id: publicIdAt(at), at, earlier: [...beside.map(({ lead: other }) => other), ...earlier] };
        const made = leadOf(network, arrived, known);
        if (!made) throw new Failure('notFound');
        const repeated =
          made.decision.outcome === 'duplicate' &&
          beside.find(({ lead: other }) => isDuplicateOf(network, arrived, { ...known, earlier: [other] }));
        const refusal = repeated ? repetitionOf(repeated.row) : refusalOf(made.decision);
        verdicts.push({ row, verdict: made.decision.outcome, ...(refusal && { detail: refusal }) });
        if (!refusal) before.push({ row, contact: arrived.contact, status: made.row.api_status });
      }
      return verdicts;
    });
  };

  const rowsOf = async ({ rows }: Sheet, campaign: Campaign, columns: readonly string[]): Promise<RowRead[]> => {
    const read = rowReader(campaign.secureId, columns, check);
    const found: RowRead[] = [];
    for (const row of rows) {
      found.push(read(row));
      if (found.length % chunkSize === 0) await breathe();
    }
    return found;
  };

  /** Returns what the columns are: as given, else by their titles. @throws Failure 422 */
  const columnsOf = (
    { header }: Sheet,
    chosenColumns: readonly string[] | undefined,
    vertical: Vertical | undefined,
  ) => {
    const parameterNames = (vertical?.incomingParameters ?? []).map(({ name }) => name);
    const columns = chosenColumns ?? proposedColumns(header, parameterNames);
    const used = columns.filter((name) => name !== noColumn);
    if (columns.length > header.length || used.length === 0) throw invalid(violation('columns', 'required'));
    if (new Set(used).size !== used.length) throw invalid(violation('columns', 'repeated'));
    return { columns, fields: [...leadColumns, ...parameterNames.filter((name) => !leadColumns.includes(name))] };
  };

  /** Reads the file of a call for its campaign. @throws Failure */
  const fileOf = async ({ caller, request, query }: Call<unknown, ImportQuery>) => {
    const { network, campaign } = await campaignOf(caller, query.campaign);
    const { bytes } = await receiveBytes(request, { maxBytes, megabytes });
    const digest = createHash('sha256').update(bytes).digest('hex');
    const sheet = await readSheet(bytes);
    const vertical = network.offerOf(campaign.offer)?.preparedVertical;
    const { columns, fields } = columnsOf(sheet, query.columns, vertical);
    const rows = await rowsOf(sheet, campaign, columns);
    return { network, vertical, campaign, sheet, columns, fields, rows, digest };
  };

  const handlers = ({ begun, found }: Jobs): Handlers => ({
    async listImportFailures({ caller, params, language }: Call<{ id: number }>) {
      const { tenantId } = caller;
      const job = await database.tenant(tenantId).read((db) => found(db, params.id, caller));
      if (job.entity !== 'lead' || job.call !== 'import') throw new Failure('notFound');
      return {
        content: Readable.from(failuresFile(database, { tenantId, job: params.id, language, columns: leadColumns })),
        type: 'text/csv; charset=utf-8',
        headers: { 'content-disposition': `attachment; filename="lead-import-${params.id}.csv"` },
      };
    },

    async importOfLeads(call: Call<unknown, ImportQuery>) {
      const { campaign, rows, digest } = await fileOf(call);
      const values = { campaign: campaign.id, distribute: call.query.distribute ?? true, key: randomUUID() };
      const note = (db: Transaction<Tables>, id: number) => noteRows(db, id, rows);
      // What tells a repetition from another file under the same key.
      const sent = { ...call, body: { ...call.query, digest } };
      return begun(sent, async () => ({ entity: 'lead', call: 'import', request: { values }, note }), 201);
    },

    async previewImportOfLeads(call: Call<unknown, ImportQuery>) {
      const { caller, language } = call;
      const { network, vertical, campaign, sheet, columns, fields, rows } = await fileOf(call);
      const faulty = rows.filter(({ fault }) => fault);
      const shown = rows.slice(0, maxShown);
      const others = faulty.filter(({ row }) => row > shown.at(-1)!.row).slice(0, maxShown);
      const previewed = await preview(caller, network, vertical, campaign, [...shown, ...others]);
      return {
        data: {
          columns: sheet.header.map((title, place) => ({
            title,
            field: columns[place] ?? noColumn,
            sample: sheet.rows.find(({ cells }) => cells[place])?.cells[place] ?? '',
          })),
          fields,
          total: rows.length,
          faulty: faulty.length,
          rows: previewed.map(({ row, verdict, detail }) => ({
            row,
            verdict,
            field: detail?.path === 'id' ? null : (detail?.path ?? null),
            message: detail ? detail.message[language] : null,
          })),
        },
      };
    },
  });

  /** Of several rows about one person, the first one is the lead and the others are duplicates. */
  const subjectsOf = (item: Item): string[] => {
    const lead = rowJob.safeParse(item).data?.lead;
    const said = (name: string): string => (typeof lead?.[name] === 'string' ? lead[name] : '');
    const { phoneKey, emailKey } = readContact(said('phone'), said('email'), said('country'));
    return [phoneKey, emailKey].flatMap((key) => key ?? []);
  };

  return { each: { 'lead.import': Object.assign(importRow, { subjectsOf }) } satisfies ItemCalls, handlers };
};

interface NewJob {
  entity: string;
  call: string;
  request: JobRequest;
  note: (db: Transaction<Tables>, id: number) => Promise<number>;
}

/** The part of people's jobs that an import needs. */
export interface Jobs {
  begun(call: Call, make: () => Promise<NewJob>, status: number): Promise<Reply>;
  found(db: Reader, id: number, caller: Caller): Promise<{ entity: string; call: string }>;
}

/** Stores the rows of a job, including those that are not leads: they are the ones that fail. */
const noteRows = async (db: Transaction<Tables>, job: number, rows: readonly RowRead[]): Promise<number> => {
  for (let place = 0; place < rows.length; place += chunkSize) {
    const noted = rows
      .slice(place, place + chunkSize)
      .map(({ row, lead, fault }) => ({ row, sent: { lead, ...(fault && { fault: { path: 'id', ...fault } }) } }));
    await sql`insert into job_record (job_id, record_id, sent)
      select ${job}::bigint, noted.row, noted.sent
      from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (row bigint, sent jsonb)`.execute(db);
  }
  return rows.length;
};
