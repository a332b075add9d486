/** The values of the n-th of many campaigns, as SQL over `n`; the same for all sides. */
export const drawn = {
  title: `'Campaign ' || n`,
  affiliate: 'n * 79 % 200',
  offer: 'n * 1031 % 100',
  integrationMethod: 'n % 3 + 1',
  trafficSource: 'n % 20',
  country: `(array['LV', 'DE', 'PL', 'FR', 'ES'])[n % 5 + 1]`,
  domain: 'n % 50',
  status: `(array['active', 'active', 'active', 'inactive'])[n % 4 + 1]`,
  createdAt: `timestamptz '2026-01-01' + n * interval '25 seconds'`,
} as const;

/** The number of records that the campaigns refer to. */
export const referred = { affiliates: 200, offers: 100, trafficSources: 20, domains: 50 } as const;
