import type { AppParts } from '../server/app.ts';
import { processRoles } from '../server/configuration.ts';

/** What a product under test is configured with, but for its folder. */
export const configuration: Omit<AppParts['configuration'], 'dataFolder'> = {
  roles: new Set(processRoles),
  secret: 'a secret of at least thirty-two characters',
  apiDomains: ['api.sluice.test'],
  url: 'http://sluice.test:8080',
  trustedProxies: ['loopback'],
  outboundAllow: [],
  pushBudget: 8,
  demo: undefined,
  countryDatabase: undefined,
  localCountry: undefined,
  smtpUrl: undefined,
  mailFrom: 'no-reply@sluice.test',
};
