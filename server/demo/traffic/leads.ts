import type { Campaign } from '../../../domain/distribution/network.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import { subNames } from '../../../openapi/traffic.ts';
import { publicIdAt } from '../../events/public-id.ts';
import type { Event } from '../../events/writer.ts';
import { readContact } from '../../traffic/leads/contact.ts';
import { type Arrived, isSomebody, leadOf, samenessOf } from '../../traffic/leads/record.ts';
import type { NewPerson } from '../network/person.ts';
import type { Random } from '../random.ts';
import { nations } from '../words/nations.ts';
import type { DrawnLead } from './pushes.ts';
import {
  addressFrom,
  campaignsFrom,
  countryFor,
  idDigits,
  languageIn,
  marksFrom,
  momentsBefore,
  type Sources,
} from './moments.ts';

const count = 320;
const mailHosts = ['gmail.com', 'outlook.com', 'mail.example'];
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

interface World {
  sources: Sources;
  clicks: readonly Event<'click'>[];
  newPerson: NewPerson;
  tenantId: number;
  /** Seconds UTC. */
  now: number;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Further parameters that verticals of the demo ask for. */
export const further: Readonly<Record<string, string>> = {
  address: '12 Garden Street',
  age: '34',
  amount: '1500',
  experience: 'none',
  gender: 'other',
  quantity: '1',
  term: '30',
};

export const personFrom = (random: Random, newPerson: NewPerson, country: string): Person => {
  const home = countryNames.of(country) ?? '';
  const { firstName, lastName, email } = newPerson(random.pick(mailHosts), nations[home] ? { home } : {});
  const form = nations[home]?.phone ?? '+1 202 555 01##';
  return {
    firstName: String(firstName),
    lastName: String(lastName),
    email: String(email),
    phone: form.replaceAll('#', () => String(random.whole(0, 9))),
  };
};

/** What people get wrong, and what should not come in at all. */
const mistaken = (random: Random, person: Person): Person => {
  const what = random.weighted({ nothing: 86, phone: 5, email: 5, throwaway: 4 });
  if (what === 'phone') return { ...person, phone: '' };
  if (what === 'email') return { ...person, email: person.email.replace('@', ' at ') };
  return what === 'throwaway' ? { ...person, email: person.email.replace(/@.*/, '@mailinator.com') } : person;
};

interface Beside {
  country: string;
  clickId: string | null;
  tenantId: number;
  /** Names of the parameters that the vertical asks for. */
  asked: readonly string[];
}

const arrivedFrom = (
  random: Random,
  campaign: Campaign,
  { firstName, lastName, email, phone }: Person,
  { country, clickId, tenantId, asked }: Beside,
): Arrived => {
  const params = asked.flatMap((name) => (further[name] === undefined ? [] : [{ name, value: further[name] }]));
  const language = languageIn(country);
  const marks: Readonly<Record<string, string | null>> = marksFrom(random);
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
      ip: addressFrom(random),
      source_url: `https://form.sluice.example/${language}/${campaign.id}`,
      click_id: clickId,
      ...Object.fromEntries(subNames.map((name) => [name, marks[name] ?? null])),
      params: JSON.stringify(params),
    },
  };
};

/** The leads of the last days, oldest first; none where nothing is set up. */
export const drawLeads = (random: Random, network: Snapshot, world: World): DrawnLead[] => {
  const { sources, clicks, newPerson, tenantId, now } = world;
  const takesLeads = ({ offer }: Campaign): boolean => (network.offerOf(offer)?.places.lead.length ?? 0) > 0;
  const draw = campaignsFrom(random, network, sources, takesLeads);
  const clicksBy = Map.groupBy(clicks, ({ campaign }) => campaign);
  const seen: { person: Person; campaign: Campaign }[] = [];
  const leads: DrawnLead[] = [];
  for (const at of momentsBefore(now, count, random)) {
    const again = seen.length > 0 && random.chance(0.08) ? random.pick(seen) : undefined;
    const campaign = again?.campaign ?? draw();
    if (!campaign) break;
    const country = countryFor(random, network, campaign);
    const person = again?.person ?? mistaken(random, personFrom(random, newPerson, country));
    seen.push({ person, campaign });
    const before = (clicksBy.get(campaign.id) ?? []).filter(({ createdAt }) => createdAt < at / 1000);
    const clickId = before.length > 0 && random.chance(0.7) ? random.pick(before).secureId : null;
    const vertical = network.offerOf(campaign.offer)?.preparedVertical;
    const asked = vertical?.incomingParameters.map(({ name }) => name) ?? [];
    const arrived = arrivedFrom(random, campaign, person, { country, clickId, tenantId, asked });
    const earlier = leads.flatMap(({ row }) => {
      const same = samenessOf({ phoneKey: row.phone_key ?? null, emailKey: row.email_key ?? null }, arrived.contact);
      return same && isSomebody(row.api_status)
        ? [{ offer: row.offer_id, at: Math.floor(Date.parse(row.created_at) / 1000), same }]
        : [];
    });
    const made = leadOf(network, arrived, { id: publicIdAt(at, idDigits(random)), at, earlier });
    if (made) leads.push(made);
  }
  return leads;
};
