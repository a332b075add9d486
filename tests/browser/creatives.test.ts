import { expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { row } from './actions.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('staff attach a file to a creative of an offer, and download it', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/offers/15/creatives');
  await page.getByRole('button', { name: 'New creative' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Summer banner');
  await page.getByRole('button', { name: 'Create creative' }).click();
  await page.waitForURL(/\/offers\/15\/creatives\/\d+\/general/);
  await page.getByText('No file attached yet').waitFor();
  await page.getByLabel('Attach file').setInputFiles({ name: 'summer.png', mimeType: 'image/png', buffer: png });
  await page.getByText(/^summer\.png · /).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Summer banner' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('summer.png');
  await page.goto('/offers/15/creatives');
  await row(page, 'Summer banner').getByText('Image').waitFor();
});

it('a clone of an offer takes along what is left selected', async () => {
  const page = await signedIn(demoNetwork.admin);
  await page.goto('/offers/15/general');
  await page.getByRole('button', { name: 'Clone' }).click();
  const dialog = page.getByRole('dialog', { name: 'What should be copied too?' });
  await dialog.getByRole('checkbox', { name: /^Landing pages \(\d+\)$/, checked: true }).waitFor();
  await dialog.getByRole('button', { name: /^Clone “/ }).click();
  await page.getByText(/^Copy of Offer 15 · /).waitFor();
  await page.getByText(/^Also copied: .*Landing pages/i).waitFor();
  await page.getByRole('tab', { name: /^Landing pages [1-9]/ }).waitFor();
});
