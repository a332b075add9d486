import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

const header = 'First name;Last name;Phone;Email;Country;address;age;amount;experience;term;gender;quantity';
const further = '12 Garden Street;34;1500;none;30;other;1';
const row = (name: string, country: string): string => {
  const phone = `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  return `${name};Berzina;${phone};${randomUUID()}@mail.example;${country};${further}`;
};

it('staff preview a file of leads row by row, import it, and download the rows that did not come in', async () => {
  const page = await signedIn(demoNetwork.admin);
  const said = await page.request.post('/api/v1/login', { data: { email: demoNetwork.admin, password: demoPassword } });
  const headers = { authorization: `Bearer ${(await said.json()).data.token}` };
  const asked = '/api/v1/user/campaigns?status=active&limit=50&with=offer';
  const campaigns = (await (await page.request.get(asked, { headers })).json()).data.items;
  const file = (country: string) =>
    Buffer.from(`\uFEFF${[header, row('Vera', country), row('=1+1', country)].join('\r\n')}\r\n`);
  const takes = async (campaign: number, country: string): Promise<boolean> => {
    const multipart = { file: { name: 'leads.csv', mimeType: 'text/csv', buffer: file(country) } };
    const path = `/api/v1/stat/leads/preview_import?campaign=${campaign}`;
    const { data } = await (await page.request.post(path, { headers, multipart })).json();
    return data.rows[0].verdict === 'offered';
  };
  const find = async () => {
    for (const campaign of campaigns)
      for (const country of ['DE', 'PL', 'LV', 'ES', 'IT', 'US'])
        if (await takes(campaign.id, country)) return { campaign, country };
    throw new Error('Nobody of the demo takes cold leads');
  };
  const { campaign, country } = await find();

  await page.goto('/lead-import');
  await page.getByRole('combobox', { name: 'Campaign' }).fill(campaign.title);
  await page.getByRole('option', { name: campaign.title }).first().click();
  await page.getByLabel('File').setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: file(country) });
  const rows = page.getByRole('table', { name: 'Rows' });
  await rows.getByRole('row', { name: /^3 Not a lead/ }).waitFor();
  expect(await rows.getByRole('row', { name: /^2 Passed/ }).count()).toBe(1);
  await page.getByLabel('Keep them unsent').check();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('Done: 1 lead imported, 1 row not').waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rows not imported' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^lead-import-\d+\.csv$/);
  await page.getByRole('link', { name: 'Show cold leads' }).click();
  await page.getByRole('row', { name: campaign.title }).first().waitFor();
});
