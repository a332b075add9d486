import { type Draft, draft } from '../draft.ts';
import type { Random } from '../random.ts';
import { blockReasons } from '../words/business.ts';
import { companies, marketOf } from '../words/companies.ts';
import { inLatin } from '../words/latin.ts';
import type { Employees } from './employees.ts';
import type { Lists } from './lists.ts';
import { platformsIn } from './platforms.ts';
import type { Time } from './time.ts';

const telegram = 0;
const email = 4;

const currencyOf: Readonly<Record<string, string>> = {
  DE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  US: 'USD',
  GB: 'GBP',
  PL: 'PLN',
  CZ: 'CZK',
  BR: 'BRL',
  MX: 'MXN',
  KZ: 'KZT',
  IN: 'INR',
  TR: 'TRY',
  VN: 'VND',
}; // prettier-ignore

/**
 * 40 advertisers. Every fourth belongs to the demo advertiser manager, and every eighth also to the demo member; four
 * are blocked.
 */
export const advertisersOf = (
  random: Random,
  time: Time,
  employees: Employees,
  lists: Lists,
  platforms: readonly Draft[],
): Draft[] => {
  const [demoManager, ...otherManagers] = employees.advertiserManagers;
  const [demoMember, ...otherMembers] = employees.advertiserMembers;

  return companies.map(({ title, vertical, offers }, n) => {
    const manager = n % 4 === 0 ? demoManager! : random.pick(otherManagers);
    const member = n % 8 === 0 ? demoMember! : random.pick(otherMembers);
    const code = currencyOf[marketOf(offers[0]).countries[0]!] ?? 'USD';
    const host = `${inLatin(title, '-')}.example`;
    const used = platformsIn(platforms, lists.verticals.get(vertical)!);
    const redirectTemplateEnabled = random.chance(0.4);
    const advertiser = draft('advertiser', time.ago(400, 120), manager, {
      title,
      description: `${lists.verticals.get(vertical)!.steps[0]!.values.description as string} Contract ${2024 + (n % 3)}-${String(100 + n)}.`,
      vertical: lists.verticals.get(vertical),
      platforms: used.length > 0 ? [used[n % used.length]] : [],
      defaultCurrency: lists.currencies.find(({ steps }) => steps[0]!.values.code === code),
      managers: n % 8 === 0 || random.chance(0.4) ? [manager, member] : [manager],
      tags: random.several(lists.tags.get('advertiser')!, random.whole(0, 2)),
      contacts: [
        { type: email, value: `partners@${host}` },
        ...(random.chance(0.6) ? [{ type: telegram, value: `@${inLatin(title, '_')}` }] : []),
      ],
      redirectTemplateEnabled,
      redirectTemplate: redirectTemplateEnabled ? `https://${host}/welcome?click_id={click_id}` : null,
      status: 'active',
    });
    if (random.chance(0.3)) {
      advertiser.steps.push({
        at: time.after(advertiser.steps[0]!.at, 200),
        by: manager,
        action: 'edit',
        values: { tags: random.several(lists.tags.get('advertiser')!, 2) },
      });
    }
    if (n % 10 === 6) {
      advertiser.steps.push({
        at: time.ago(30, 2),
        by: manager,
        action: 'status',
        values: { status: 'blocked', blockReason: random.pick(blockReasons.advertiser) },
      });
    }
    return advertiser;
  });
};
