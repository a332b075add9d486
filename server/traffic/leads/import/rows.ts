import { noColumn } from '../../../../domain/columns.ts';
import { leadColumns } from '../../../../domain/traffic/lead-columns.ts';
import type { Words } from '../../../../domain/text/words.ts';
import { type Detail, Failure } from '../../../failure.ts';
import type { SentLead } from '../incoming.ts';
import { isFormula, unescaped } from './cells.ts';
import { countryFaults } from '../reported-country.ts';
import type { SheetRow } from '../../spreadsheets/read.ts';

/** A row read as a lead; `fault` is why it can't be one. */
export interface RowRead {
  row: number;
  lead: SentLead;
  fault?: Detail;
}

const formula: Words = {
  en: 'Formulas are not allowed',
  ru: 'Формула — не значение',
};

/** Returns the text in the case that the field has in a lead. */
const written = (field: string, text: string): string => {
  if (field === 'country') return text.toUpperCase();
  return field === 'language' ? text.toLowerCase() : text;
};

const leadColumnNames = new Set(leadColumns);

/**
 * Returns a function that reads rows as leads of a campaign, given what their columns are.
 * @param check throws a Failure if a lead breaks the contract
 */
export const rowReader = (campaign: string, columns: readonly string[], check: (lead: SentLead) => void) => {
  const read = ({ cells }: SheetRow): { lead: SentLead; formulaIn: string | undefined } => {
    const params: Record<string, string> = {};
    const values: Record<string, string> = {};
    let formulaIn: string | undefined;
    columns.forEach((field, place) => {
      const text = unescaped(cells[place] ?? '');
      if (field === noColumn || text === '') return;
      if (isFormula(text)) formulaIn ??= field;
      if (leadColumnNames.has(field)) values[field] = written(field, text);
      else params[field] = text;
    });
    return { lead: { campaign, ...values, ...(Object.keys(params).length > 0 && { params }) }, formulaIn };
  };
  return (sheetRow: SheetRow): RowRead => {
    const { row } = sheetRow;
    const { lead, formulaIn } = read(sheetRow);
    if (formulaIn !== undefined) return { row, lead, fault: { path: formulaIn, type: 'formula', message: formula } };
    try {
      check(lead);
      const [fault] = countryFaults(lead.country);
      return { row, lead, ...(fault && { fault }) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { row, lead, fault: error.details[0] ?? { type: error.code, message: error.words } };
    }
  };
};
