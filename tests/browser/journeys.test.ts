import { describe, expect, it } from 'vitest';
import { demoNetwork } from '../../server/demo/sign-ins.ts';
import { visitors } from './visitor.ts';

const { signedIn } = visitors();

describe('an offer', () => {
  it('becomes an affiliate’s campaign by one click, and its link is on the screen', async () => {
    const page = await signedIn(demoNetwork.affiliate);
    await page.goto('/offers/all?orderBy=title:asc&limit=100&offset=0');
    const titles = page.locator('tbody').getByRole('link');
    await titles.first().waitFor();
    // One on which this affiliate has nothing yet.
    let clicks = 0;
    for (const path of await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      await page.goto(path);
      const create = page.getByRole('button', { name: 'Create campaign' });
      await create.or(page.getByRole('link', { name: 'Open campaign' })).waitFor();
      if ((await create.count()) === 0) continue;
      await create.click();
      clicks += 1;
      break;
    }
    expect(clicks).toBe(1);
    const link = page.getByText(/^http:\/\/localhost:\d+\/c\/[\w-]+$/);
    const shown = await link.innerText();
    await page.getByRole('link', { name: 'Open campaign' }).click();
    await page.waitForURL('**/campaigns/**');
    expect(await link.innerText()).toBe(shown);
  });
});
