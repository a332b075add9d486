import type { Locator, Page } from 'playwright-core';

/** What people do on every page, expressed by roles and labels. */

/** Selects options of an input by their text, typing to find them where the input allows that. */
export const choose = async (page: Page | Locator, label: string, ...options: string[]): Promise<void> => {
  const root = 'page' in page ? page.page() : page;
  for (const option of options) {
    const box = page.getByRole('combobox', { name: label });
    const isTyped = (await box.getAttribute('aria-autocomplete')) === 'list';
    await box.click();
    if (isTyped) await box.fill(option);
    await root.getByRole('option', { name: option, exact: true }).click();
    // With multiple selection, the list of options stays open, or reopens when further options arrive.
    if (isTyped) await box.blur();
  }
};

/** The row of a list that shows a text. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Selects the rows of a list that show these texts. */
export const tick = async (page: Page, ...texts: string[]): Promise<void> => {
  for (const text of texts) await row(page, text).getByRole('checkbox').check();
};

/** The texts of a column, from the first row to the last, once the list has settled. */
export const column = async (page: Page, heading: string): Promise<string[]> => {
  await page.locator('table[aria-busy=false]').getByRole('columnheader', { name: heading, exact: true }).waitFor();
  // Read in one go: columns may still be shifting.
  const cells = await page.locator('table[aria-busy=false]').evaluate((table: HTMLTableElement, wanted) => {
    const headings = [...table.querySelectorAll('th')].map((cell) => cell.innerText.trim());
    const place = headings.indexOf(wanted);
    if (place < 0) throw new Error(`No column ${wanted} among ${headings.join(', ')}`);
    return [...table.querySelectorAll<HTMLElement>(`tbody td:nth-child(${place + 1})`)].map((cell) => cell.innerText);
  }, heading);
  // An image placeholder shows a letter above the text.
  return cells.map((text) => text.trim().split('\n').at(-1) ?? '');
};

/** Changes the status of the record or of the selected records. */
export const changeStatus = async (page: Page, status: string): Promise<void> => {
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: status, exact: true }).click();
};

/** Opens the whole record for editing. */
export const edit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Edit', exact: true }).click();

/** Presses the button that submits the create form: 'Create offer'. */
export const create = (page: Page): Promise<void> => page.getByRole('button', { name: /^Create (?!and )/ }).click();

/** Saves the form and waits until it has nothing left to save or shows the saved record. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Save(?! later)/ }).click();
  await page.getByText(/^\d+ changed fields?$/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Save(?! later)/, disabled: false }).waitFor({ state: 'detached' });
};

/** Waits for a toast at the foot of the page, ignoring the same words elsewhere on the page. */
export const noted = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByRole('region', { name: /^(Notifications|Уведомления)$/ })
    .getByText(text)
    .waitFor();

/** Waits until the list has exactly this many records. */
export const total = (page: Page, records: number): Promise<void> =>
  page.getByText(new RegExp(`^\\d+–\\d+ of ${records.toLocaleString('en')}$`)).waitFor();

/** The path and query from the address bar. */
export const address = (page: Page): { path: string; query: Record<string, string> } => {
  const { pathname, searchParams } = new URL(page.url());
  return { path: pathname, query: Object.fromEntries(searchParams) };
};
