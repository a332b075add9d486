import type { Screen } from './screen.ts';

const screen = (name: string, path: Screen['path'], rest: Partial<Screen> = {}): Screen => ({
  person: 'affiliate',
  name,
  path,
  ...rest,
});

/** The same product for an affiliate. */
export const affiliates: readonly Screen[] = [
  screen('for-affiliates-dashboard', '/', { inEveryLook: true }),
  screen('for-affiliates-statistics', '/statistics'),
  screen('for-affiliates-leads', '/leads?orderBy=createdAt:desc&limit=25&offset=0', { inEveryLook: true }),
  screen('for-affiliates-clicks', '/clicks/valid?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('for-affiliates-conversions', '/conversions?orderBy=createdAt:desc&limit=25&offset=0'),
  screen('for-affiliates-postbacks', '/postbacks/active?limit=25&offset=0'),
  screen('for-affiliates-postback-log', '/postback-logs/affiliates', { inEveryLook: true }),
  screen('for-affiliates-offers', '/offers/all?limit=25&offset=0'),
  screen('for-affiliates-offer', '/offers/12/general'),
  screen('for-affiliates-campaigns', '/campaigns/active?orderBy=id:desc&limit=25&offset=0'),
  screen('for-affiliates-campaign-create', '/campaigns/create'),
  screen('for-affiliates-billing', '/billing'),
  screen('for-affiliates-profile', '/profile/about'),
];
