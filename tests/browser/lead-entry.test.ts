import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { visitors } from './visitor.ts';

const { signedIn, expectAnswer } = visitors();

it('staff enter a lead with what its vertical asks for, once, and see what became of it', async () => {
  const page = await signedIn(demoNetwork.admin);
  const said = await page.request.post('/api/v1/login', { data: { email: demoNetwork.admin, password: demoPassword } });
  const headers = { authorization: `Bearer ${(await said.json()).data.token}` };
  const read = async (path: string) => (await (await page.request.get(`/api/v1${path}`, { headers })).json()).data;
  const campaigns: { id: number; title: string; offer: number }[] = (await read('/user/campaigns?limit=500')).items;
  const campaign = campaigns.find(({ title }) => campaigns.filter((one) => one.title.includes(title)).length === 1)!;
  const offer = await read(`/user/offers/${campaign.offer}`);
  const { incomingParameters } = await read(`/user/verticals/${offer.vertical}?with=incomingParameters`);
  const titles: string[] = incomingParameters
    .filter(({ name }: { name: string }) => !['country', 'phone', 'email', 'firstName', 'lastName'].includes(name))
    .map(({ title }: { title: string }) => title);

  const count = async (): Promise<number> =>
    (await read(`/stat/leads?campaign=${campaign.id}&isTest=true&withMeta=totalCount&limit=1`)).meta.totalCount;
  const before = await count();

  await page.goto('/leads');
  await page.getByRole('link', { name: 'Add lead' }).click();
  await page.getByRole('combobox', { name: 'Campaign' }).fill(campaign.title);
  await page.getByRole('option', { name: campaign.title }).first().click();
  for (const title of titles) await page.getByRole('textbox', { name: title, exact: false }).first().fill('30');
  await page.getByLabel('First name').fill('Vera');
  const email = `${randomUUID()}@mail.example`;
  await page.getByLabel('Email').fill('vera');
  await page.getByRole('combobox', { name: 'Country' }).fill('Latvia');
  await page.getByRole('option', { name: 'Latvia' }).click();
  await page.getByRole('switch', { name: /^Test lead/ }).click();
  const add = page.getByRole('button', { name: 'Add lead' });
  expectAnswer(422);
  await add.click();
  await page.getByText('Enter a valid email address').waitFor();
  await page.getByLabel('Email').fill(email);
  await add.dblclick();

  await page.waitForURL(/\/leads\/\d+\/show/);
  await page.getByText('Lead added').waitFor();
  await page.getByText('Entered by staff').waitFor();
  await page.getByRole('region', { name: 'Why' }).waitFor();
  expect(await count()).toBe(before + 1);
});
