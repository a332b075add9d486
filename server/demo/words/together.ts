/** Notes and tasks of the demo network's colleagues. */

export const noteTexts: Readonly<
  Record<'affiliate' | 'advertiser' | 'offer', readonly (readonly [title: string | null, content: string])[]>
> = {
  affiliate: [
    [
      'How they work',
      'Buys traffic on *social networks*, mostly evenings.\n\n- scales slowly\n- tells us before changing sources',
    ],
    [null, 'Asked for a **higher payout** on casino offers. Wait until the month is over.'],
    ['Payments', 'Prefers to be paid on the 5th. The wallet changed in spring; check before paying.'],
    [null, 'Quality dropped last week: many phone numbers don’t answer. Talk to them before raising caps.'],
    ['Call', 'Agreed to try **two new geos** with a test budget. Look at the figures after 50 leads.'],
  ],
  advertiser: [
    ['Working hours', 'Their call centre works *9:00–19:00 on weekdays*. Weekend leads are called on Mondays.'],
    [null, 'They settle on the 10th. Send the invoice by the 3rd.'],
    ['Statuses', 'What they call `callback2` means **no answer**, not interested people.'],
    [null, 'Wants no leads under 21. Told their manager that our form asks for the age.'],
  ],
  offer: [
    ['Before raising caps', '1. ask the advertiser\n2. look at duplicates\n3. raise by 20 % at most'],
    [null, 'Works best with the *long* landing page.'],
    ['Agreed', 'Payout is under review; don’t promise more to anyone new.'],
  ],
};

type TaskText = readonly [
  type: 'task' | 'chat' | 'phone',
  title: string,
  about: 'affiliates' | 'advertisers' | null,
  /** Days from today to its due date. */
  due: number | null,
  progress: 'todo' | 'in_progress' | 'waiting' | 'done',
  priority: 'low' | 'normal' | 'high' | 'urgent',
  description: string | null,
  /** Number of assignees. */
  people: 0 | 1 | 2,
];

export const taskTexts: readonly TaskText[] = [
  [
    'phone',
    'Talk about the drop in quality',
    'affiliates',
    -2,
    'todo',
    'urgent',
    'Many numbers don’t answer since **Monday**. Ask which source they added.',
    1,
  ],
  ['task', 'Send last month’s invoice', 'advertisers', -1, 'in_progress', 'high', null, 1],
  [
    'chat',
    'Ask for new creatives',
    'advertisers',
    0,
    'todo',
    'normal',
    'What we need:\n\n- banners 300×250\n- a short video',
    1,
  ],
  ['task', 'Check postbacks after the change of domain', 'affiliates', 0, 'in_progress', 'high', null, 2],
  ['phone', 'Agree on caps for the next month', 'advertisers', 2, 'todo', 'normal', null, 1],
  ['task', 'Review payment rules of casino offers', null, 4, 'todo', 'normal', null, 0],
  ['chat', 'Offer the new geos', 'affiliates', 5, 'todo', 'low', 'They asked for *more of Europe*.', 0],
  ['task', 'Get the missing account details', 'affiliates', 3, 'waiting', 'normal', 'Nothing can be paid before.', 1],
  [
    'task',
    'Map the unknown statuses',
    'advertisers',
    1,
    'waiting',
    'high',
    'See the integration’s *status mapping*.',
    1,
  ],
  ['phone', 'Welcome call', 'affiliates', null, 'todo', 'normal', null, 1],
  ['task', 'Write down how we approve conversions', null, null, 'in_progress', 'low', null, 1],
  ['chat', 'Tell them about the holidays', 'advertisers', -6, 'done', 'low', null, 1],
  ['task', 'Compare caps with what was agreed', null, -4, 'done', 'normal', null, 2],
  ['phone', 'Clear up the disputed conversions', 'advertisers', -9, 'done', 'high', null, 1],
  ['task', 'Clean up old tags', null, null, 'todo', 'low', null, 0],
];

export const commentTexts: readonly string[] = [
  'Wrote to them, no answer yet.',
  'They promise to look into it **by tomorrow**.',
  'Could you check the figures before I call?',
  'Done on our side. Waiting for them.',
  'See the note on their page.',
];
