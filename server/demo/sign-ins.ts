/** The sign-ins of the demo networks, all with the same password. */
export const demoPassword = 'sluice-demo';

export const demoNetwork = {
  admin: 'admin@demo.sluice.test',
  manager: 'manager@demo.sluice.test',
  advertiserManager: 'advertiser-manager@demo.sluice.test',
  advertiserMember: 'advertiser-member@demo.sluice.test',
  affiliate: 'affiliate@demo.sluice.test',
  affiliate2: 'affiliate2@demo.sluice.test',
} as const;

export const secondNetwork = { host: 'second.localhost', admin: 'admin@second.sluice.test' } as const;

/** The customer id of the demo network. */
export const demoCustomer = 'sluice-demo';

/** The customer ids of both demo networks: their hosts are made up. */
export const demoCustomers = [demoCustomer, `${demoCustomer}-second`] as const;
