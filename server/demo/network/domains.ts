import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import type { Time } from './time.ts';

const track = 'track';
const parked = 'trk.winterdeals.example';
// None is the default for tracking: links lead to the product itself, so that all can be opened and tried.
const hosts: readonly Readonly<Record<string, unknown>>[] = [
  { host: 'go.sluice.example', kinds: [track], state: 'verified' },
  { host: 'pb.sluice.example', kinds: ['postback'], defaultFor: ['postback'], state: 'verified' },
  { host: 'pages.sluice.example', kinds: ['landing'], defaultFor: ['landing'], state: 'verified' },
  { host: 'click.dealstoday.example', kinds: [track, 'landing'], state: 'verified', note: 'Nutra only' },
  { host: parked, kinds: [track], state: 'failing', note: 'Registrar changed in autumn' },
  { host: 'go.newfinance.example', kinds: [track, 'postback'], state: 'waiting' },
];

/** Days that certificates have left. */
const daysLeft: Readonly<Record<string, number>> = {
  'go.sluice.example': 71,
  'pb.sluice.example': 44,
  'pages.sluice.example': 58,
  'click.dealstoday.example': 9,
  [parked]: 63,
};

/** Where a domain leads, by its state. */
const connections: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  verified: { reach: 'here' },
  failing: {
    reach: 'elsewhere',
    reachProblem: 'redirect',
    reachFound: 'https://www.registrar.example/parked',
    misses: 260,
  },
  waiting: { reach: 'unreachable', reachProblem: 'no_address' },
};

const certificateOf = (host: string, now: number): Readonly<Record<string, unknown>> => {
  const days = daysLeft[host];
  if (days === undefined) return {};
  const state = days < 14 ? 'expiring' : 'valid';
  return { certificate: parked === host ? 'other_host' : state, certificateExpiresAt: now + days * 86_400 };
};

/** Returns whether links to offers of a vertical, by title, may use the domain: some notes restrict it to one. */
export const servesVertical = (domain: Draft, vertical: string): boolean => {
  const [only] = /^.+(?= only$)/.exec(String(valueOf(domain, 'note') ?? '')) ?? [vertical];
  return only === vertical;
};

/**
 * Hosts of the network: verified ones, one of them with a certificate that expires soon, one whose record has vanished
 * and that is parked elsewhere, and one not set up yet.
 */
export const domainsOf = (random: Random, time: Time, by: Draft): Draft[] =>
  hosts.map((values, n) => {
    const isNew = values['state'] === 'waiting';
    const at = isNew ? time.ago(3, 1) : time.ago(400 - n * 40, 390 - n * 40);
    return draft('domain', at, by, {
      defaultFor: [],
      ...values,
      proof: random.letters(32),
      checkedAt: isNew ? at + 240 : time.ago(1, 0),
      verifiedAt: isNew ? null : at + 900,
      ...{ waiting: { problem: 'no_record' }, failing: { problem: 'other_record', failure: 'v=spf1 -all' } }[
        String(values['state'])
      ],
      ...connections[String(values['state'])],
      ...certificateOf(String(values['host']), time.now),
    });
  });

const queues: readonly Readonly<Record<string, unknown>>[] = [
  { geo: 'DACH', periodStart: '09:00', periodEnd: '18:00', timezone: 'Europe/Berlin', interval: 30, freshLeads: 5 },
  { geo: 'Baltics', periodStart: '10:00', periodEnd: '19:00', timezone: 'Europe/Riga', interval: 60, freshLeads: 3 },
  {
    geo: 'Latin America',
    periodStart: '20:00',
    periodEnd: '04:00',
    timezone: 'America/Mexico_City',
    interval: 15,
    freshLeads: 10,
  },
  { geo: 'СНГ', periodStart: '08:00', periodEnd: '17:00', timezone: 'Asia/Almaty', interval: 45, freshLeads: 0 },
];

/** Hold queues, the last one stopped. */
export const holdConfigsOf = (time: Time, by: Draft, geos: readonly Draft[]): Draft[] =>
  queues.map(({ geo: title, ...values }, n) => {
    const geo = geos.find((one) => valueOf(one, 'title') === title)!;
    const queue = draft('holdConfig', time.after(createdAt(geo), 60), by, {
      title: `Held leads, ${String(title)}`,
      geo,
      ...values,
      oldLeads: 5 * n,
      status: 'active',
    });
    if (n === queues.length - 1)
      queue.steps.push({ at: time.ago(20, 5), by, action: 'status', values: { status: 'inactive' } });
    return queue;
  });
