import type { Content } from './content.ts';

const widths = [48, 14, 20, 20];
/** Spreadsheets round numbers with more digits than this. */
const exactDigits = 15;

/** Returns a number if a spreadsheet keeps all of its digits, its text if it would round it. */
const numberOf = (amount: string): number | string =>
  amount.replaceAll(/[-.]/g, '').length <= exactDigits ? Number(amount) : amount;

/** Returns an invoice as a workbook. Text is always written as text, never as a formula. */
export const xlsxOf = async (content: Content): Promise<Buffer> => {
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet(content.name);
  sheet.columns = widths.map((width) => ({ width }));
  const add = (cells: readonly (string | number)[], isBold = false): void => {
    const added = sheet.addRow([...cells]);
    if (isBold) added.font = { bold: true };
  };
  add([content.network.name], true);
  for (const text of content.network.details.split('\n').filter(Boolean)) add([text]);
  add([]);
  add([content.title], true);
  for (const fact of content.facts) add(fact);
  add([]);
  add(content.heads, true);
  for (const [place, [what, count, rate]] of content.rows.entries())
    add([what, count === '' ? '' : Number(count.replaceAll(/\D/g, '')), rate, numberOf(content.amounts[place] ?? '0')]);
  for (const [word, , amount] of content.totals) add([word, '', '', numberOf(amount)], true);
  if (content.notes) {
    add([]);
    add([content.notes]);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
};
