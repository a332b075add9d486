import { fakeTrackerHost } from '../../outbound/own-hosts.ts';
import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import type { Affiliates } from './affiliates.ts';
import { active, type Lists } from './lists.ts';
import type { Time } from './time.ts';

interface World {
  affiliates: Affiliates;
  campaigns: readonly Draft[];
  lists: Lists;
}

/** What every tracker of the demo is behind, so that it answers. */
const tracker = `http://${fakeTrackerHost}`;

const trackers: readonly (readonly [title: string, path: string])[] = [
  ['Keitaro', '/{host}/postback?subid={sub1}&status={status}&payout={payout}&currency={currency}'],
  ['Binom', '/{host}/click.php?cnv_id={sub1}&payout={payout}&cnv_status={status}'],
  ['Voluum', '/{host}/postback?cid={sub1}&payout={payout}&txid={transaction_id}&et={goal}'],
];

/** Those whose postbacks and accounts the demo has: the two who can sign in, and every twentieth. */
const reporting = ({ first, second, affiliates }: Affiliates): Draft[] => [
  first,
  second,
  ...active(affiliates.filter((affiliate, n) => n % 20 === 7 && affiliate !== first && affiliate !== second)),
];

/** A global postback for some affiliates, one for a campaign for some, and now and then one that is switched off. */
export const postbacksOf = (random: Random, time: Time, { affiliates, campaigns, lists }: World): Draft[] =>
  reporting(affiliates).flatMap((affiliate, n) => {
    const [title, template] = trackers[n % trackers.length]!;
    const host = String(valueOf(affiliate, 'email')).split('@').at(-1)!;
    const url = tracker + template.replace('{host}', host);
    const postback = (name: string, values: Record<string, unknown>, after: number): Draft =>
      draft('postback', time.after(after, 30), affiliate, {
        title: name,
        affiliate,
        scope: 'global',
        method: 'GET',
        url,
        bodyFormat: 'none',
        events: [],
        goalEvents: [],
        mappings: [],
        status: 'active',
        ...values,
      });
    const own = active(campaigns.filter((campaign) => valueOf(campaign, 'affiliate') === affiliate));
    const global = postback(
      title,
      {
        events: ['conversion_approved', 'conversion_pending', 'conversion_rejected', 'event_sent'],
        mappings: [
          { event: 'conversion_approved', word: 'sale' },
          { event: 'conversion_pending', word: 'lead' },
          { event: 'conversion_rejected', word: 'rejected' },
        ],
      },
      createdAt(affiliate),
    );
    if (n % 5 === 3)
      global.steps.push({
        at: time.after(createdAt(global), 90),
        by: affiliate,
        action: 'status',
        values: { status: 'inactive' },
      });
    const campaign = own.length > 0 && n % 3 !== 2 ? random.pick(own) : undefined;
    if (!campaign) return [global];
    const vertical = valueOf(valueOf(campaign, 'offer') as Draft, 'vertical') as Draft;
    const goals = [...lists.goals.values()].flat().filter((goal) => valueOf(goal, 'vertical') === vertical);
    return [
      global,
      postback(
        n % 2 === 0 ? 'Events to the media buyer’s bot' : 'Facebook CAPI relay',
        {
          campaign,
          offer: valueOf(campaign, 'offer'),
          scope: 'campaign',
          method: 'POST',
          url: `${tracker}/${host}/events`,
          bodyFormat: 'json',
          body: '{"click": "{click_id}", "event": "{event}", "sum": "{payout}", "currency": "{currency}"}',
          events: ['event_received', 'event_lead_grade_changed'],
          goalEvents: goals.slice(0, 2),
        },
        createdAt(campaign),
      ),
    ];
  });

/** Where the same affiliates are paid: by a bank, by a wallet they have given up, by one that nobody has checked yet. */
export const withdrawalMethodsOf = (time: Time, { affiliates, lists }: World): Draft[] =>
  reporting(affiliates).flatMap((affiliate, n) => {
    const name = `${String(valueOf(affiliate, 'firstName'))} ${String(valueOf(affiliate, 'lastName'))}`;
    const account = (title: string, method: number, values: Record<string, unknown>): Draft => {
      const at = time.after(createdAt(affiliate), 60);
      return draft('withdrawalMethod', at, affiliate, {
        title,
        affiliate,
        paymentMethod: lists.paymentMethods[method],
        verified: false,
        status: 'active',
        ...values,
      });
    };
    const wallet = account('USDT wallet', 2, { verified: n % 3 !== 1 });
    const bank = account('Business account', n % 2, { verified: true });
    const given: Readonly<Record<string, string>> = {
      'Account holder': name,
      IBAN: 'LV80BANK0000435195001',
      'SWIFT code': 'BANKLV22',
      'Wallet address': 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    };
    const detailsOf = (method: Draft): Draft[] =>
      lists.accountFields
        .filter((field) => valueOf(field, 'paymentMethod') === valueOf(method, 'paymentMethod'))
        .map((field, place) =>
          draft('accountDetail', createdAt(method), affiliate, {
            ...{ withdrawalMethod: method, field, position: place + 1 },
            [valueOf(field, 'secret') ? 'secretValue' : 'value']: given[String(valueOf(field, 'title'))],
          }),
        );
    if (n % 4 === 0)
      wallet.steps.push({
        at: time.after(createdAt(wallet), 90),
        by: affiliate,
        action: 'status',
        values: { status: 'inactive' },
      });
    return (n % 3 === 2 ? [wallet] : [bank, wallet]).flatMap((method) => [method, ...detailsOf(method)]);
  });
