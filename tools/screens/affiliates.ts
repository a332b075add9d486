import type { Screen } from './screen.ts';

const screen = (name: string, path: Screen['path']): Screen => ({ person: 'affiliate', name, path });

/** The same product for an affiliate. */
export const affiliates: readonly Screen[] = [
  screen('for-affiliates-offers', '/offers/all?limit=25&offset=0'),
  screen('for-affiliates-offer', '/offers/12/general'),
  screen('for-affiliates-campaigns', '/campaigns/active?orderBy=id:desc&limit=25&offset=0'),
  screen('for-affiliates-campaign-create', '/campaigns/create'),
  screen('for-affiliates-billing', '/billing'),
  screen('for-affiliates-profile', '/profile/about'),
];
