import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { patience } from '../patience.ts';
import { column } from './acts.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

it('an affiliate sees what their tracker was told once staff have approved a conversion', async () => {
  const affiliate = await signedIn(demoNetwork.affiliate);
  await affiliate.goto('/conversions?conversionStatus=1&orderBy=createdAt:desc&limit=25&offset=0');
  await affiliate.locator('tbody').getByRole('row').first().waitFor();
  const [id] = await column(affiliate, 'ID');

  const staff = await signedIn(demoNetwork.admin);
  await staff.goto(`/conversions/${id}/general`);
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('button', { name: 'Approve', exact: true }).waitFor({ state: 'detached' });

  const told = affiliate.getByRole('row').filter({ hasText: 'Conversion: approved' }).first();
  const isTold = async (): Promise<boolean> => {
    await affiliate.goto(
      `/postback-logs/affiliates?conversion=${id}&event=conversion_approved&orderBy=createdAt:desc&limit=25&offset=0`,
    );
    return told.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isTold, { timeout: patience.wait }).toBe(true);
  expect(await told.innerText()).toContain('Delivered');
  expect(await affiliate.getByRole('heading', { level: 1 }).innerText()).toBe('Postback log');
});
