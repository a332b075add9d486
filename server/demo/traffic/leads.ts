import type { Outcome } from '../../../domain/distribution/decision.ts';
import type { Campaign } from '../../../domain/distribution/network.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import { subNames } from '../../../openapi/traffic.ts';
import { publicIdAt } from '../../database/public-id.ts';
import type { EarlierLead } from '../../../domain/distribution/traffic.ts';
import { type Contact, readContact } from '../../traffic/leads/contact.ts';
import { type IncomingLead, type LeadRow, leadOf } from '../../traffic/leads/record.ts';
import { isExistingPerson, commonKey } from '../../traffic/leads/common-key.ts';
import type { Event } from '../../events/writer.ts';
import type { NewPerson } from '../network/person.ts';
import type { Random } from '../random.ts';
import { nations } from '../words/nations.ts';
import { type HoldQueue, roundFrom } from './hold-rounds.ts';
import type { DrawnLead } from './pushes.ts';
import {
  addressFrom,
  beginningOf,
  idDigits,
  languageIn,
  marksFrom,
  momentsOf,
  type Period,
  type Sources,
  type Way,
  waysFrom,
} from './moments.ts';
import type { NetworkAt } from './past.ts';

/** On an average day. */
const perDay = 445;
const day = 86_400;
/** When a file is imported (seconds after midnight), its rows, milliseconds per row, and campaigns tried. */
const importTime = 10 * 3600 + 7 * 60;
const rowsOfFile = 60;
const perRow = 50;
const tries = 50;
/** Number of most recent people who may come again. */
const recent = 500;
const mailHosts = ['gmail.com', 'outlook.com', 'mail.example'];
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** What a lead takes from the preceding click. */
export type KeptClick = Pick<Event<'click'>, 'secureId' | 'language' | 'ip' | 'sub1' | 'sub2' | 'sub3'>;

/** The valid clicks of each way, oldest first: their public ids contain their times. */
export type KeptClicks = ReadonlyMap<string, readonly KeptClick[]>;

/** Returns the key of a way among kept clicks. */
export const wayName = (campaign: number, country: string | null): string => `${campaign} ${country ?? ''}`;

interface World {
  sources: Sources;
  clicks: KeptClicks;
  newPerson: NewPerson;
  tenantId: number;
  period: Period;
  /** Those that send held leads on. */
  queues: readonly HoldQueue[];
}

/** A lead that waits for a round of its queue. */
interface Held {
  arrived: IncomingLead;
  row: LeadRow;
  queue: HoldQueue;
  /** When it is sent on, milliseconds UTC. */
  at: number;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Further parameters that verticals of the demo ask for. */
export const extraParameters: Readonly<Record<string, string>> = {
  address: '12 Garden Street',
  age: '34',
  amount: '1500',
  birth_date: '1990-05-14',
  car_year: '2019',
  experience: 'none',
  gender: 'other',
  promo_code: 'WELCOME',
  quantity: '1',
  term: '30',
};

export const personFrom = (random: Random, newPerson: NewPerson, country: string): Person => {
  const home = countryNames.of(country) ?? '';
  const { firstName, lastName, email } = newPerson(random.pick(mailHosts), nations[home] ? { home } : {});
  const form = nations[home]?.phone ?? '+44 7### ### ###';
  return {
    firstName: String(firstName),
    lastName: String(lastName),
    email: String(email),
    phone: form.replaceAll('#', () => String(random.whole(0, 9))),
  };
};

/** Simulates typing errors, and leads that should be rejected. */
const mistaken = (random: Random, person: Person): Person => {
  const what = random.weighted({ nothing: 86, phone: 5, email: 5, throwaway: 4 });
  if (what === 'phone') return { ...person, phone: '' };
  if (what === 'email') return { ...person, email: person.email.replace('@', ' at ') };
  return what === 'throwaway' ? { ...person, email: person.email.replace(/@.*/, '@mailinator.com') } : person;
};

interface Beside {
  country: string;
  click: KeptClick | undefined;
  tenantId: number;
  /** Names of the parameters that the vertical asks for. */
  asked: readonly string[];
}

const arrivedFrom = (
  random: Random,
  campaign: Campaign,
  { firstName, lastName, email, phone }: Person,
  { country, click, tenantId, asked }: Beside,
): IncomingLead => {
  const params = asked.flatMap((name) =>
    extraParameters[name] === undefined ? [] : [{ name, value: extraParameters[name] }],
  );
  const language = click?.language ?? languageIn(country);
  const marks: Readonly<Partial<Record<(typeof subNames)[number], string | null>>> = click ?? marksFrom(random);
  return {
    tenantId,
    campaign: campaign.secureId,
    parameters: {
      ...Object.fromEntries(params.map(({ name, value }) => [name, value])),
      firstName,
      lastName,
      email,
      phone,
      country,
      language,
    },
    country,
    language,
    isTest: random.chance(0.03),
    isCold: false,
    contact: readContact(phone, email, country),
    row: {
      first_name: firstName,
      last_name: lastName,
      phone: phone === '' ? null : phone,
      email,
      country,
      language,
      ip: click?.ip ?? addressFrom(random),
      source_url: `https://form.sluice.example/${language}/${campaign.id}`,
      click_id: click?.secureId ?? null,
      ...Object.fromEntries(subNames.map((name) => [name, marks[name] ?? null])),
      params: JSON.stringify(params),
    },
  };
};

/** Maximum milliseconds between a click and its lead. */
const longestVisit = 6 * 3600 * 1000;

/** Returns a click shortly before a lead that no other lead has used; undefined if there is none. */
const clickBefore = (
  random: Random,
  clicks: readonly KeptClick[],
  { at, used }: { at: number; used: Set<string> },
): KeptClick | undefined => {
  const before = publicIdAt(at, '');
  let [from, to] = [0, clicks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((clicks[middle]?.secureId ?? '') < before) from = middle + 1;
    else to = middle;
  }
  const earliest = publicIdAt(at - longestVisit, '');
  const recentOnes = clicks
    .slice(Math.max(0, from - 20), from)
    .filter(({ secureId }) => secureId >= earliest && !used.has(secureId));
  if (recentOnes.length === 0) return undefined;
  const click = random.pick(recentOnes);
  used.add(click.secureId);
  return click;
};

/** Known people, by the keys of their contact data. */
const directory = () => {
  const byKey = new Map<string, { lead: LeadRow; at: number }[]>();
  const keysOf = ({ phone_key: phone, email_key: email }: LeadRow): string[] => [phone ?? [], email ?? []].flat();
  return {
    add(lead: LeadRow, at: number): void {
      if (!isExistingPerson(lead.api_status)) return;
      for (const key of keysOf(lead)) byKey.set(key, [...(byKey.get(key) ?? []), { lead, at }]);
    },
    earlier({ phoneKey, emailKey }: Contact): EarlierLead[] {
      const found = new Set([phoneKey, emailKey].flatMap((key) => (key === null ? [] : (byKey.get(key) ?? []))));
      return [...found].flatMap(({ lead, at }) => {
        const same = commonKey(
          { phoneKey: lead.phone_key ?? null, emailKey: lead.email_key ?? null },
          { phoneKey, emailKey },
        );
        return same ? [{ offer: lead.offer_id, at, same }] : [];
      });
    },
  };
};

/** When staff imported leads from a file, oldest first, milliseconds UTC: once a month, most recently yesterday. */
const importsOf = (period: Period): number[] => {
  const midnight = period.now - (period.now % day);
  const moments: number[] = [];
  for (let at = midnight - day + importTime; at * 1000 > beginningOf(period); at -= 30 * day)
    moments.unshift(at * 1000);
  return moments;
};

/** Returns whether the sender of this campaign accepts imported leads. */
const takesCold = ({ affiliates, teams }: Snapshot, { affiliate, isActive }: Campaign): boolean => {
  const sender = affiliates.get(affiliate);
  const senders = [sender, teams.get(sender?.team ?? 0)].filter((one) => one !== undefined);
  return isActive && senders.every((one) => one.isActive && !one.trafficBlocked && one.acceptColdTraffic);
};

/** Outcomes with which a row of a file is not imported. */
const refusing: readonly Outcome[] = ['refused', 'invalid', 'trash', 'duplicate'];

/** Generates the leads of some days, oldest first; none if nothing is set up. */
export function* drawLeads(random: Random, networkAt: NetworkAt, world: World): Generator<DrawnLead> {
  const { sources, clicks, newPerson, tenantId, period, queues } = world;
  const network = networkAt(beginningOf(period));
  const takesLeads = ({ offer }: Campaign): boolean => (network.offerOf(offer)?.places.lead.length ?? 0) > 0;
  const ways = waysFrom(random, network, sources, takesLeads);
  const seen: { person: Person; way: Way }[] = [];
  const people = directory();
  const used = new Set<string>();
  const askedBy = ({ offer }: Campaign): string[] =>
    network.offerOf(offer)?.preparedVertical?.incomingParameters.map(({ name }) => name) ?? [];

  /** Yields the leads of a file: for one campaign and country, with nothing known about where its people came from. */
  function* imported(from: number): Generator<DrawnLead> {
    const present = networkAt(from);
    const found = Array.from({ length: tries }, () => ways.draw(from)).find(
      (one) => one && takesCold(present, one.campaign),
    );
    if (!found) return;
    const { campaign, country } = found;
    for (let row = 0; row < rowsOfFile; row++) {
      const at = from + row * perRow;
      const person = personFrom(random, newPerson, country);
      const beside = { country, click: undefined, tenantId, asked: askedBy(campaign) };
      const arrived = arrivedFrom(random, campaign, person, beside);
      const unmarked = Object.fromEntries(subNames.map((name) => [name, null]));
      const bare = { ...arrived.row, ip: null, source_url: null, click_id: null, ...unmarked };
      const cold = { ...arrived, isTest: false, isCold: true, row: bare };
      const known = { id: publicIdAt(at, idDigits(random)), at, earlier: people.earlier(arrived.contact) };
      const made = leadOf(present, cold, known);
      if (!made || refusing.includes(made.decision.outcome)) continue;
      people.add(made.row, Math.floor(at / 1000));
      yield made;
    }
  }

  const held: Held[] = [];
  const hold = (one: Omit<Held, 'at'>, since: number): void => {
    const at = roundFrom(one.queue, since / 1000) * 1000 + random.whole(0, 20_000);
    held.splice(held.findLastIndex((other) => other.at <= at) + 1, 0, { ...one, at });
  };

  /** Decides about a held lead again, as a round does; leads still without a buyer keep waiting. */
  function* released({ at, ...one }: Held): Generator<DrawnLead> {
    const { arrived, row } = one;
    const made = leadOf(networkAt(at), arrived, { id: row.secure_id, at, earlier: [] });
    if (made?.decision.outcome !== 'offered') return hold(one, at + day * 1000);
    yield { row: { ...row, decision: made.row.decision }, decision: made.decision, releasedAt: at };
  }

  const imports = importsOf(period);
  for (const at of momentsOf(random, period, perDay)) {
    while (imports[0] !== undefined && imports[0] <= at) yield* imported(imports.shift()!);
    while (held[0] !== undefined && held[0].at <= at) yield* released(held.shift()!);
    const again = seen.length > 0 && random.chance(0.08) ? random.pick(seen) : undefined;
    const way = again?.way ?? ways.draw(at);
    if (!way) continue;
    const { campaign, country } = way;
    const person = again?.person ?? mistaken(random, personFrom(random, newPerson, country));
    seen.push({ person, way });
    if (seen.length > recent) seen.shift();
    const known = clicks.get(wayName(campaign.id, country)) ?? [];
    const click = random.chance(0.9) ? clickBefore(random, known, { at, used }) : undefined;
    const arrived = arrivedFrom(random, campaign, person, { country, click, tenantId, asked: askedBy(campaign) });
    const earlier = people.earlier(arrived.contact);
    const made = leadOf(networkAt(at), arrived, { id: publicIdAt(at, idDigits(random)), at, earlier });
    if (!made) continue;
    if (!again) ways.learn(way, at, made.decision.outcome !== 'refused' && made.decision.outcome !== 'unsent');
    people.add(made.row, Math.floor(at / 1000));
    const queue = made.decision.outcome === 'hold' && queues.find(({ countries }) => countries.includes(country));
    if (queue) hold({ arrived, row: made.row, queue }, at + random.whole(2, 30) * 3_600_000);
    yield made;
  }
}
