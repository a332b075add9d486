import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { changeStatus, choose, create, noted, row, save } from './actions.ts';
import { signIn, visitors } from './visitor.ts';

const { signedIn, stranger } = visitors();

/** What a person who sets up a network does on its pages. */
const settingUp = (page: Page) => ({
  type: (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text),
  template: (label: string, text: string) => page.getByRole('combobox', { name: label, exact: true }).fill(text),
  button: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  turnOn: (name: string) => page.getByRole('switch', { name }).check(),
  tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click(),
  back: (name: string) => page.getByRole('navigation', { name: 'Where this is' }).getByRole('link', { name }).click(),
  /** Presses the button that creates a record, and waits for its page. */
  made: async (title: string): Promise<void> => {
    await create(page);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  },
  /** The options of an input. */
  offered: async (label: string): Promise<string[]> => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option').first().waitFor();
    const texts = await page.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    return texts;
  },
});

describe('a network is set up from scratch', () => {
  it('by staff: vertical, platform, template, advertiser, a complete offer, affiliate, campaign; the affiliate sees what is theirs', async () => {
    const page = await signedIn(demoNetwork.admin);
    const { type, template, button, turnOn, tab, back, made, offered } = settingUp(page);

    await page.goto('/settings/verticals/create');
    await type('Title', 'Solar panels');
    await choose(page, 'Payment models', 'CPA');
    for (const [place, [title, key]] of [
      ['Appointment', 'appointment'] as const,
      ['Sale', 'sale'] as const,
    ].entries()) {
      await button('Add: Goals');
      await page.getByRole('textbox', { name: 'Goal', exact: true }).nth(place).fill(title);
      await page.getByRole('textbox', { name: 'Key', exact: true }).nth(place).fill(key);
    }
    await button('Add: Lead grades');
    await page.getByRole('textbox', { name: 'Grade', exact: true }).fill('Roof is too small');
    await made('Solar panels');

    await page.goto('/settings/platforms/create');
    await type('Title', 'SolarDesk');
    await choose(page, 'Verticals', 'Solar panels');
    await turnOn('Takes leads by API');
    await turnOn('Sends postbacks');
    await made('SolarDesk');

    await page.goto('/settings/integrations/templates/create');
    await type('Title', 'SolarDesk by API');
    await choose(page, 'Platform', 'SolarDesk');
    await choose(page, 'Vertical', 'Solar panels');
    await choose(page, 'Allowed methods', 'Leads by API', 'Postbacks');
    await button('Add: Lead statuses');
    await type('Their status', 'bad_roof');
    expect(await offered('Our lead grade')).toEqual(['Roof is too small']);
    await choose(page, 'Our lead grade', 'Roof is too small');
    await page.getByRole('button', { name: 'Add: Parameters' }).first().click();
    await type('Parameter', 'API key');
    await type('Name in requests', 'X-Key');
    await choose(page, 'Goes into', 'Header');
    await turnOn('Secret');
    const sending = page.getByRole('group', { name: 'Sending leads' });
    await sending.getByRole('button', { name: 'Set up' }).click();
    await sending.getByRole('combobox', { name: 'URL' }).fill('https://api.solar.example/leads');
    await sending.getByRole('textbox', { name: 'Body template' }).fill('{"phone": "{phone}"}');
    await made('SolarDesk by API');

    await page.goto('/advertisers/create');
    await type('Title', 'Helios Energy');
    await choose(page, 'Vertical', 'Solar panels');
    await choose(page, 'Platforms', 'SolarDesk');
    await made('Helios Energy');
    await tab('Integrations');
    await button('New integration');
    await type('Title', 'Helios leads');
    await choose(page, 'Template', 'SolarDesk by API');
    await turnOn('Send leads by API');
    // The template asks for one parameter, and keeps it secret.
    await page.getByRole('textbox', { name: 'Secret value' }).fill('s3cret');
    await made('Helios leads');
    const integration = new URL(page.url()).pathname;
    await page.getByText('Still missing').waitFor();

    await page.goto('/offers/create');
    await type('Title', 'Solar roof');
    await choose(page, 'Vertical', 'Solar panels');
    expect(await offered('Goal')).toEqual(['Appointment', 'Sale']);
    await choose(page, 'Goal', 'Appointment');
    await choose(page, 'Geos', 'DACH');
    await choose(page, 'Advertisers', 'Helios Energy');
    await choose(page, 'Access', 'Private');
    await made('Solar roof');
    const offer = new URL(page.url()).pathname;
    const lacks = page.getByText('Still missing before this offer can go live:');
    await lacks.waitFor();

    await page.goto(integration);
    await button('Edit: Integration');
    await choose(page, 'Offers', 'Solar roof');
    await save(page);
    await page.getByText('Still missing').waitFor({ state: 'detached' });

    await page.goto(offer);
    await tab('Landing pages');
    await button('New landing page');
    await type('Title', 'Roof check');
    await template('Target URL', 'https://solar.example/check?c={click_id}');
    await button('Create and publish');
    await page.getByRole('heading', { name: /· Roof check$/ }).waitFor();

    await back('· Solar roof');
    await tab('Payment rules');
    for (const [country, payout] of [['Germany', '70'] as const, ['Austria', '55'] as const]) {
      await button('New payment rule');
      await type('Title', country);
      await choose(page, 'Payment model', 'CPA');
      await choose(page, 'Goal', 'Appointment');
      await type('Revenue', '90');
      await choose(page, 'Revenue currency', 'EUR');
      await type('Payout', payout);
      await choose(page, 'Payout currency', 'EUR');
      await choose(page, 'Countries', country);
      await made(`· ${country}`);
      await back('Payment rules');
    }
    await row(page, 'Austria').waitFor();

    await tab('Caps');
    await button('New cap');
    await type('Title', 'Leads of a day');
    await type('Limit', '50');
    await made('· Leads of a day');

    await back('· Solar roof');
    await tab('Targeting');
    await button('New targeting');
    await type('Title', 'Helios, by API');
    expect(await offered('Advertiser')).toEqual(['Helios Energy']);
    await choose(page, 'Advertiser', 'Helios Energy');
    await choose(page, 'Integration', 'Helios leads');
    await choose(page, 'Countries', 'Germany', 'Austria');
    await made('· Helios, by API');
    await back('Targetings');
    await page.getByRole('region', { name: 'Who gets the traffic' }).getByText('Switzerland: nobody').waitFor();

    await page.goto(offer);
    await page.getByRole('region', { name: 'Classification' }).waitFor();
    await lacks.waitFor({ state: 'detached' });
    await changeStatus(page, 'Active');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Activate/ })
      .click();
    await noted(page, 'Status changed');

    await page.goto('/affiliates/members/create');
    await type('First name', 'Sunny');
    await type('Last name', 'Day');
    await type('Email', 'sunny@solar.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await choose(page, 'Role', 'Affiliate');
    await choose(page, 'Assigned offers', 'Solar roof');
    await made('Sunny Day');
    await page.getByRole('link', { name: 'Create campaign' }).click();
    await type('Title', 'Sunny roofs');
    await choose(page, 'Offer', 'Solar roof');
    await made('Sunny roofs');
    const link = await page.getByText(/\/c\/[\w-]+$/).innerText();

    await page.goto('/postbacks/create');
    await type('Title', 'To my tracker');
    await choose(page, 'Affiliate', 'Sunny Day');
    expect(await offered('Only for the campaign')).toEqual(['Sunny roofs']);
    await choose(page, 'Only for the campaign', 'Sunny roofs');
    await choose(page, 'Events', 'Approved conversion');
    expect(await offered('Goals')).toEqual(['Appointment', 'Sale']);
    await template('URL', 'https://tracker.solar.example/?id={sub1}&sum={payout}');
    await made('To my tracker');

    const theirs = await stranger();
    await signIn(theirs, 'sunny@solar.example');
    const menu = theirs.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('link', { name: 'Postbacks', exact: true }).waitFor();
    for (const name of ['Advertisers', 'Integrations', 'Caps', 'Targetings', 'Payment rules'])
      expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    await theirs.goto('/offers/all?orderBy=id:desc&limit=25&offset=0&search=Solar');
    await theirs.getByRole('link', { name: 'Solar roof' }).click();
    await theirs.getByText(link).waitFor();
    await theirs.getByText('Roof check').waitFor();
    expect(await theirs.getByRole('main').innerText()).not.toMatch(/Helios/);
    await theirs.goto('/postbacks');
    await theirs.getByRole('link', { name: 'To my tracker' }).waitFor();
    expect(await theirs.locator('tbody tr').count()).toBe(1);

    const other = await signedIn(demoNetwork.affiliate);
    await other.goto('/offers/all?orderBy=id:desc&limit=25&offset=0&search=Solar');
    await other.getByText('No offers match').waitFor();
  });
});
