/** The software that the demo network's advertisers use. */

interface PlatformWords {
  title: string;
  description: string;
  /** The verticals it is used in; empty for no particular one. */
  verticals: readonly string[];
  outApiEnabled?: true;
  redirectEnabled?: true;
  apiSyncEnabled?: true;
  postbackEnabled?: true;
  /** No longer used for new advertisers. */
  retired?: true;
}

export const platforms: readonly PlatformWords[] = [
  {
    title: 'BrokerDesk',
    description: 'CRM of brokers and exchanges: takes leads by API, answers with an auto-login link.',
    verticals: ['Crypto', 'Forex'],
    outApiEnabled: true,
    redirectEnabled: true,
    apiSyncEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'TradeFunnel',
    description: 'Leads by API; what became of them has to be asked for.',
    verticals: ['Crypto', 'Forex'],
    outApiEnabled: true,
    apiSyncEnabled: true,
  },
  {
    title: 'CodCenter',
    description: 'Call centres for cash on delivery: orders by API, postbacks on confirmation and buyout.',
    verticals: ['Nutra', 'E-commerce'],
    outApiEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'PlayTrack',
    description: 'Affiliate system of casinos and bookmakers: traffic by link, events by postback.',
    verticals: ['Gambling', 'Betting'],
    redirectEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'MatchPoint',
    description: 'Dating networks: single and double opt-in, paid purchases by postback.',
    verticals: ['Dating'],
    outApiEnabled: true,
    redirectEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'LoanBroker Pro',
    description: 'Applications for loans and policies by API, decisions on request.',
    verticals: ['Finance', 'Insurance'],
    outApiEnabled: true,
    apiSyncEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'Plain postback',
    description: 'Any tracker that takes visitors by link and calls back.',
    verticals: [],
    redirectEnabled: true,
    postbackEnabled: true,
  },
  {
    title: 'LeadBox 2',
    description: 'Discontinued by its vendor; advertisers have moved on.',
    verticals: ['Nutra'],
    outApiEnabled: true,
    retired: true,
  },
];
