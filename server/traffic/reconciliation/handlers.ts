import { noColumn } from '../../../domain/columns.ts';
import { formatDecimal } from '../../../domain/money/decimal.ts';
import { rowFaults, type Verdict } from '../../../domain/money/reconciliation.ts';
import { reconciliationColumns } from '../../../domain/money/reconciliation-columns.ts';
import type { Language, Words } from '../../../domain/text/words.ts';
import { rowFaultOptions } from '../../../openapi/reconciliation.ts';
import { conversionStatuses } from '../../../openapi/traffic.ts';
import type { Caller } from '../../access/caller.ts';
import { collectionNamed, type Model, type Reader } from '../../collections/model.ts';
import { readRecord } from '../../collections/read.ts';
import type { Database } from '../../database/connection.ts';
import { invalid } from '../../failure.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { receiveBytes } from '../../uploads/receive.ts';
import { readSheet } from '../spreadsheets/read.ts';
import { type ComparisonScope, compareRows, type ExaminedRow } from './compare.ts';
import { type Corrections, correctBy, undoBy } from './correct.ts';
import { columnsOf, readRows } from './file.ts';
import { keepReport } from './report.ts';

/** Compares an advertiser’s file with conversions, stores the result as a report, and corrects conversions by it. */

interface Dependencies {
  database: Database;
  model: Model;
}

type Query = ComparisonScope & { columns?: readonly string[] };

const megabytes = 20;
const maxBytes = megabytes * 1_000_000;
/** How many rows a preview shows. */
const maxShown = 200;

const periodEndsFirst: Words = {
  en: 'The period ends before it begins',
  ru: 'Период заканчивается раньше, чем начинается',
};

const statusWords = (status: number | undefined): Words => {
  const found = Object.values(conversionStatuses).find(({ id }) => id === status);
  return { en: found?.en ?? '', ru: found?.ru ?? '' };
};

const here: Words = { en: 'here', ru: 'у нас' };
const there: Words = { en: 'there', ru: 'у рекламодателя' };
const onInvoice: Words = { en: 'on invoice', ru: 'в счёте' };
const notFound: Words = { en: 'There is no such conversion', ru: 'Такой конверсии нет' };

/** Returns the differences between a row and its conversion. */
const differences = ({ verdict, file, own, invoice }: ExaminedRow, language: Language): string => {
  const amount = (value = '0'): string => formatDecimal(value, language);
  const parts = [
    ...(verdict === 'otherAmount' || verdict === 'otherBoth'
      ? [`${amount(own?.revenue)} ${here[language]}, ${amount(file?.amount)} ${there[language]}`]
      : []),
    ...(verdict === 'otherStatus' || verdict === 'otherBoth'
      ? [
          `${statusWords(own?.status)[language]} ${here[language]}, ${statusWords(file?.status)[language]} ${there[language]}`,
        ]
      : []),
    ...(invoice === null ? [] : [`${onInvoice[language]} ${invoice}`]),
  ];
  return parts.join('; ');
};

/** Returns why a row is not the same here; null if it is. */
const whyOf = (row: ExaminedRow, language: Language): string | null => {
  if (row.fault) return rowFaultOptions[row.fault][language];
  if (row.verdict === 'matched') return null;
  return row.verdict === 'missingHere' ? notFound[language] : differences(row, language);
};

interface Trial {
  header: readonly string[];
  columns: readonly string[];
  first: readonly string[];
  rows: readonly ExaminedRow[];
  counts: Readonly<Record<Verdict, number>>;
  frozen: number;
  language: Language;
}

/** Returns what a preview shows. */
const trialBody = ({ header, columns, first, rows, counts, frozen, language }: Trial) => {
  const ofFile = rows.filter(({ file }) => file);
  return {
    columns: header.map((title, place) => ({
      title,
      field: columns[place] ?? noColumn,
      sample: first[place] ?? '',
    })),
    fields: reconciliationColumns,
    total: ofFile.length,
    faulty: counts.faulty,
    rows: ofFile.slice(0, maxShown).map((row) => ({
      row: row.file!.row,
      verdict: row.verdict,
      field: row.fault ? rowFaults[row.fault] : null,
      message: whyOf(row, language),
    })),
    counts,
    frozen,
  };
};

export const createReconciliationHandlers = ({ database, model }: Dependencies): Handlers => {
  const reports = collectionNamed(model, 'reconciliation');
  const advertisers = collectionNamed(model, 'advertiser');

  /** @throws Failure 404 if the caller reaches no such record */
  const mustReach = (db: Reader, entity: typeof reports, id: number, caller: Caller) =>
    readRecord(db, model, entity, { id, query: { fields: ['id'] }, caller });

  const currencies = async (db: Reader): Promise<Map<string, number>> => {
    const rows = await db.selectFrom('currencies').select(['code', 'id']).execute();
    return new Map(rows.map(({ code, id }) => [code, id]));
  };

  /** Reads the file of a call and compares it. @throws Failure */
  const comparisonOf = async ({ caller, request, query }: Call<unknown, Query>) => {
    const scope = database.tenant(caller.tenantId);
    await scope.read((db) => mustReach(db, advertisers, query.advertiser, caller));
    if (query.periodTo < query.periodFrom)
      throw invalid({ path: 'periodTo', type: 'period', message: periodEndsFirst });
    const { bytes, name } = await receiveBytes(request, { maxBytes, megabytes });
    const sheet = await readSheet(bytes);
    const columns = columnsOf(sheet, query.columns);
    const rows = await readRows(sheet, columns, await scope.read(currencies));
    const compared = await compareRows(scope, query, rows);
    return { ...compared, columns, header: sheet.header, first: sheet.rows[0]?.cells ?? [], name };
  };

  const changed =
    (work: (db: Parameters<typeof correctBy>[0], body: Corrections) => Promise<void>) =>
    async ({ caller, params: { id }, body, requestId }: Call<{ id: number }, unknown, Corrections>) => ({
      data: await database.tenant(caller.tenantId, 'conversion').write(async (db) => {
        await mustReach(db, reports, id, caller);
        await work({ db, id, caller, requestId }, body);
        return readRecord(db, model, reports, { id, query: {}, caller });
      }),
    });

  return {
    async previewReconciliation(call: Call<unknown, Query>) {
      return { data: trialBody({ ...(await comparisonOf(call)), language: call.language }) };
    },

    async createReconciliation(call: Call<unknown, Query>) {
      const { caller, requestId, query } = call;
      const { name, ...comparison } = await comparisonOf(call);
      const title = name.slice(0, 200);
      return {
        status: 201,
        data: await database.tenant(caller.tenantId, 'reconciliation').write(async (db) => {
          const id = await keepReport(db, { caller, requestId, title }, query, comparison);
          return readRecord(db, model, reports, { id, query: {}, caller });
        }),
      };
    },

    correctByReconciliation: changed(correctBy),
    undoReconciliation: changed((doing) => undoBy(doing)),
  };
};
