import { describe, it } from 'vitest';
import { demoNetwork, demoPassword } from '../../server/demo/sign-ins.ts';
import { changeStatus, choose, create, noted, total } from './actions.ts';
import { signIn, visitors } from './visitor.ts';

const { signedIn, stranger, expectAnswer } = visitors();

const allOffers = '/offers/all?orderBy=id:desc&limit=25&offset=0';

describe('a network in operation', () => {
  it('takes on an advertiser, their private offer and an affiliate, who then sees that offer and makes a campaign of it', async () => {
    const staff = await signedIn(demoNetwork.admin);
    await staff.goto('/advertisers/create');
    await staff.getByRole('textbox', { name: 'Title' }).fill('Aurora Wallet');
    await choose(staff, 'Vertical', 'Crypto');
    await choose(staff, 'Default currency', 'EUR');
    await choose(staff, 'Managers', 'Emiliano Morales');
    await create(staff);
    await staff.getByRole('heading', { name: 'Aurora Wallet' }).waitFor();

    await staff.goto('/affiliates/members/create');
    await staff.getByRole('textbox', { name: 'First name' }).fill('Ада');
    await staff.getByRole('textbox', { name: 'Last name' }).fill('Ковалёва');
    await staff.getByRole('textbox', { name: 'Email' }).fill('ada@aurora.example');
    await staff.getByLabel('Password', { exact: true }).fill(demoPassword);
    await choose(staff, 'Role', 'Affiliate');
    await choose(staff, 'Team', 'Night Owls');
    await create(staff);
    await staff.getByRole('heading', { name: 'Ада Ковалёва' }).waitFor();

    await staff.goto('/offers/create');
    await staff.getByRole('textbox', { name: 'Title' }).fill('Aurora Wallet – Nordics');
    await choose(staff, 'Vertical', 'Crypto');
    await choose(staff, 'Categories', 'Exchanges');
    await choose(staff, 'Advertisers', 'Aurora Wallet');
    await choose(staff, 'Access', 'Private');
    await choose(staff, 'Assigned affiliates', 'Ада Ковалёва');
    await create(staff);
    await staff.getByRole('heading', { name: 'Aurora Wallet – Nordics' }).waitFor();

    const affiliate = await stranger();
    await signIn(affiliate, 'ada@aurora.example');
    await affiliate.goto(`${allOffers}&search=aurora`);
    await affiliate.getByText('No offers match').waitFor();

    await changeStatus(staff, 'Active');
    await staff
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Activate/ })
      .click();
    await noted(staff, 'Status changed');
    await affiliate.reload();
    await total(affiliate, 1);
    await affiliate.getByRole('link', { name: 'Aurora Wallet – Nordics' }).click();
    await affiliate.getByRole('heading', { name: 'Aurora Wallet – Nordics' }).waitFor();
    await affiliate.getByText('Exchanges').waitFor();

    await affiliate.goto('/campaigns/create');
    await affiliate.getByRole('textbox', { name: 'Title' }).fill('TG Nordics 1');
    await choose(affiliate, 'Offer', 'Aurora Wallet – Nordics');
    await create(affiliate);
    await affiliate.getByRole('heading', { name: 'TG Nordics 1' }).waitFor();

    await staff.goto('/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0&search=TG Nordics');
    await staff
      .getByRole('row')
      .filter({ hasText: 'TG Nordics 1' })
      .getByRole('link', { name: 'Ада Ковалёва' })
      .waitFor();

    const other = await signedIn(demoNetwork.affiliate2);
    await other.goto(`${allOffers}&search=aurora`);
    await other.getByText('No offers match').waitFor();
  });

  it('signs a blocked person out at their next step', async () => {
    const staff = await signedIn(demoNetwork.admin);
    await staff.goto('/affiliates/members/create');
    await staff.getByRole('textbox', { name: 'First name' }).fill('Eve');
    await staff.getByRole('textbox', { name: 'Email' }).fill('eve@aurora.example');
    await staff.getByLabel('Password', { exact: true }).fill(demoPassword);
    await choose(staff, 'Role', 'Affiliate');
    await create(staff);
    await staff.getByRole('heading', { name: 'Eve' }).waitFor();

    const eve = await stranger();
    await signIn(eve, 'eve@aurora.example');
    await eve.goto(allOffers);
    await eve.getByText(/^1–25 of \d+$/).waitFor();

    await changeStatus(staff, 'Blocked');
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Traffic nobody can explain');
    await choose(dialog, 'What to block', 'Access');
    await dialog.getByRole('button', { name: /^Block/ }).click();
    await noted(staff, 'Status changed');

    expectAnswer(401);
    expectAnswer(403);
    await eve.getByRole('button', { name: 'Go to next page' }).click();
    await eve.waitForURL('**/login');
    await eve.getByLabel('Email').fill('eve@aurora.example');
    await eve.getByLabel('Password', { exact: true }).fill(demoPassword);
    await eve.getByRole('button', { name: 'Sign in' }).click();
    await eve.getByText('Your account is blocked').waitFor();
  });
});
