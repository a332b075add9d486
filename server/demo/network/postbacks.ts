import { createHash } from 'node:crypto';
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

/** The host behind all trackers of the demo, so that they answer. */
const tracker = `http://${fakeTrackerHost}`;

const trackers: readonly (readonly [title: string, path: string])[] = [
  ['Keitaro', '/{host}/postback?subid={sub1}&status={status}&payout={payout}&currency={currency}'],
  ['Binom', '/{host}/click.php?cnv_id={sub1}&payout={payout}&cnv_status={status}'],
  ['Voluum', '/{host}/postback?cid={sub1}&payout={payout}&txid={transaction_id}&et={goal}'],
];

/** Affiliates with postbacks and withdrawal methods in the demo: the two who can sign in, and every twentieth. */
const reporting = ({ first, second, affiliates }: Affiliates): Draft[] => [
  first,
  second,
  ...active(affiliates.filter((affiliate, n) => n % 20 === 7 && affiliate !== first && affiliate !== second)),
];

/** Global postbacks for some affiliates, campaign postbacks for some, and a few that are switched off. */
export const postbacksOf = (random: Random, time: Time, { affiliates, campaigns, lists }: World): Draft[] =>
  reporting(affiliates).flatMap((affiliate, n) => {
    const [title, template] = trackers[n % trackers.length]!;
    const host = String(valueOf(affiliate, 'email')).split('@').at(-1)!;
    const url = tracker + template.replace('{host}', host);
    const postback = (name: string, at: number, values: Record<string, unknown>): Draft =>
      draft('postback', at, affiliate, {
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
    const all = campaigns.filter((campaign) => valueOf(campaign, 'affiliate') === affiliate);
    const own = active(all);
    // Created before anything it reports.
    const at = Math.min(time.after(createdAt(affiliate), 30), ...all.map((campaign) => createdAt(campaign) - 30));
    const global = postback(title, at, {
      events: ['conversion_approved', 'conversion_pending', 'conversion_rejected', 'event_sent'],
      mappings: [
        { event: 'conversion_approved', word: 'sale' },
        { event: 'conversion_pending', word: 'lead' },
        { event: 'conversion_rejected', word: 'rejected' },
      ],
    });
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
      postback(n % 2 === 0 ? 'Events to the media buyer’s bot' : 'Facebook CAPI relay', createdAt(campaign) + 240, {
        campaign,
        offer: valueOf(campaign, 'offer'),
        scope: 'campaign',
        method: 'POST',
        url: `${tracker}/${host}/events`,
        bodyFormat: 'json',
        body: '{"click": "{click_id}", "event": "{event}", "sum": "{payout}", "currency": "{currency}"}',
        events: ['event_received', 'event_lead_grade_changed'],
        goalEvents: goals.slice(0, 2),
      }),
    ];
  });

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

/** Returns an account at a Latvian bank, with ISO 13616 check digits. */
const ibanFrom = (random: Random): string => {
  const account = digits(random, 13);
  // Bank and country with letters as numbers from 10 on, then two digits to be computed: BANK, LV.
  const rest = BigInt(`11102320${account}213100`) % 97n;
  return `LV${String(98n - rest).padStart(2, '0')}BANK${account}`;
};

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Returns a TRON address: a hash after the network’s number, followed by the start of its own hash as a checksum. */
const walletFrom = (random: Random): string => {
  const address = Buffer.from([0x41, ...Array.from({ length: 20 }, () => random.whole(0, 255))]);
  let left = BigInt(`0x${Buffer.concat([address, sha256(sha256(address)).subarray(0, 4)]).toString('hex')}`);
  let text = '';
  for (; left > 0n; left /= 58n) text = base58.charAt(Number(left % 58n)) + text;
  return text;
};

/** Withdrawal methods of the same affiliates: a bank account, an abandoned wallet, and one not verified yet. */
export const withdrawalMethodsOf = (random: Random, time: Time, { affiliates, lists }: World): Draft[] =>
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
      IBAN: ibanFrom(random),
      'SWIFT code': 'BANKLV22',
      'Wallet address': walletFrom(random),
    };
    const detailsOf = (method: Draft): Draft[] =>
      lists.accountFields
        .filter((field) => valueOf(field, 'paymentMethod') === valueOf(method, 'paymentMethod'))
        .map((field, place) =>
          draft('accountDetail', createdAt(method), affiliate, {
            withdrawalMethod: method,
            field,
            position: place + 1,
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
