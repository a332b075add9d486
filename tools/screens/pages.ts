import type { Page } from 'playwright-core';
import type { demoNetwork } from '../../server/demo/signIns.ts';

/** A page to take a picture of; nobody is signed in where no person is named. */
export interface Screen {
  name: string;
  path: string;
  person?: keyof typeof demoNetwork;
  /** What to do before the picture. */
  open?: (page: Page) => Promise<void>;
}

const firstPage = '?orderBy=id:desc&limit=25&offset=0';

export const pages: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'offers', path: `/offers/active${firstPage}`, person: 'admin' },
  { name: 'offer-create', path: '/offers/create', person: 'admin' },
  { name: 'offer-general', path: '/offers/12/general', person: 'admin' },
  { name: 'offer-affiliates', path: '/offers/12/affiliates', person: 'admin' },
  { name: 'advertisers', path: `/advertisers/active${firstPage}`, person: 'admin' },
  { name: 'advertiser-create', path: '/advertisers/create', person: 'admin' },
  { name: 'affiliates', path: `/affiliates/members/active${firstPage}`, person: 'admin' },
  { name: 'affiliate-general', path: '/affiliates/members/40/general', person: 'admin' },
  { name: 'teams', path: `/affiliates/teams/active${firstPage}`, person: 'admin' },
  { name: 'campaigns', path: '/campaigns/active?orderBy=createdAt:desc&limit=25&offset=0', person: 'admin' },
  { name: 'employees', path: `/employees/active${firstPage}`, person: 'admin' },
  { name: 'roles', path: `/settings/roles/active${firstPage}`, person: 'admin' },
  { name: 'vertical-parameters', path: '/settings/verticals/1/lead-parameters', person: 'admin' },
  { name: 'currencies', path: '/settings/currencies/active?orderBy=code:desc&limit=25&offset=0', person: 'admin' },
  { name: 'landing-parameters', path: '/landings/1/parameters', person: 'admin' },
  { name: 'empty-list', path: `/settings/lists/tags/inactive${firstPage}`, person: 'admin' },
  { name: 'not-found', path: '/nowhere', person: 'admin' },
  { name: 'affiliate-offers', path: '/offers/all?limit=25&offset=0', person: 'affiliate' },
  { name: 'affiliate-campaign-create', path: '/campaigns/create', person: 'affiliate' },
];
