import { describe, expect, it } from 'vitest';
import { accountFormats } from '../../../domain/money/account-formats.ts';
import { holds } from '../../../domain/conditions.ts';
import { brokenRules } from '../../../domain/rules.ts';
import type { Entity, Field } from '../../../openapi/define.ts';
import { loadEntities } from '../../../openapi/entities.ts';
import { initialValue, optionValues } from '../../../openapi/kinds.ts';
import { createdAt, type Draft, draft, valueOf } from '../../../server/demo/draft.ts';
import { drawNetwork } from '../../../server/demo/network.ts';
import { peopleFrom } from '../../../server/demo/network/person.ts';
import { randomFrom } from '../../../server/demo/random.ts';
import { demoNetwork } from '../../../server/demo/sign-ins.ts';
import { type Billed, billedMonths, billedSoFar, courseOf } from '../../../server/demo/traffic/invoice-times.ts';
import { personFrom } from '../../../server/demo/traffic/leads.ts';
import { validate } from '../../../server/reference/parameters/validate.ts';
import { baseMetrics } from '../../../server/tenant/metrics.ts';
import { paymentModels } from '../../../server/tenant/payment-models.ts';
import { readContact } from '../../../server/traffic/leads/contact.ts';

/** Shortly after the end of a month, when it is invoiced. */
const now = Date.UTC(2026, 10, 2, 9) / 1000;
const entities: Record<string, Entity> = await loadEntities();

describe('the generated network', () => {
  const network = (at = now): Draft[] => {
    const there = (entity: string, values: Record<string, unknown>) =>
      draft(entity, at - 430 * 86_400, undefined, values);
    const types = ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'];
    return drawNetwork(at, {
      roles: types.map((type) => there('role', { title: type, type, status: 'active' })),
      admin: there('user', { email: demoNetwork.admin, roleType: 'admin', status: 'active' }),
      baseCurrency: there('currency', { code: 'USD', status: 'active' }),
      paymentModels: paymentModels.map(({ title }) => there('paymentModel', { title, status: 'active' })),
      metrics: baseMetrics.map(({ title, value }) => there('metric', { title, value, status: 'active' })),
      permissions: [],
      symbols: (code) => ({ title: code, symbol: code, symbolNative: code }),
    });
  };
  const drafts = network();
  const of = (entity: string) => drafts.filter((record) => record.entity === entity);
  const status = (record: unknown) => valueOf(record as Draft, 'status');

  it('is the same on every day, only shifted in time', () => {
    const flat = (records: Draft[], later = 0) =>
      records.map(({ entity, steps }) => [
        entity,
        steps.map(({ at, action, values }) => [at - later, action, Object.keys(values), values.title, values.email]),
      ]);
    for (const later of [0, 1, 37].map((days) => days * 86_400))
      expect(flat(network(now + later), later)).toEqual(flat(drafts));
  });

  it.each(Object.keys(entities))('follows every rule of %s', (name) => {
    const faults = of(name).flatMap((record) =>
      Object.entries(entities[name]!.fields).flatMap(([field, definition]) => {
        if (definition.readOnly && valueOf(record, field) === undefined) return [];
        const says = (other: string) => valueOf(record, other) ?? initialValue(entities[name]!.fields[other]!);
        if (!applies(definition, says))
          return [undefined, null, initialValue(definition)].includes(valueOf(record, field))
            ? []
            : [`${field} does not apply`];
        return faultsOf(definition, valueOf(record, field)).map((fault) => `${field}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  });

  it('pays for the first deposit wherever one is possible', () => {
    const keyOf = (record: unknown) => valueOf(record as Draft, 'key');
    const funnels = Map.groupBy(of('goal'), (goal) => valueOf(goal, 'vertical'));
    const paid = new Map(
      of('offer').map((offer) => {
        const vertical = valueOf(offer, 'vertical');
        return [
          valueOf(vertical as Draft, 'title'),
          [keyOf(valueOf(offer, 'goal')), funnels.get(vertical)?.map(keyOf)],
        ];
      }),
    );
    expect(paid.size).toBeGreaterThan(3);
    for (const [goal, funnel] of paid.values())
      expect(goal).toBe(Array.isArray(funnel) && funnel.includes('ftd') ? 'ftd' : (funnel as unknown[]).at(-1));
  });

  it('has unique texts where required', () => {
    for (const [name, entity] of Object.entries(entities)) {
      for (const [field] of Object.entries(entity.fields).filter(([, { unique }]) => unique)) {
        const values = of(name).map((record) => String(valueOf(record, field)).toLowerCase());
        expect(new Set(values).size, `${name}.${field}`).toBe(values.length);
      }
    }
  });

  it('makes everything happen in order, by people who were there, and in the past', () => {
    for (const record of drafts) {
      const times = record.steps.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBeLessThan(now);
      for (const { at, by } of record.steps) if (by) expect(by.steps[0]!.at).toBeLessThanOrEqual(at);
    }
  });

  it('has no active landing page of a blocked advertiser, nor of one that the offer lacks', () => {
    for (const landing of of('landing')) {
      const advertiser = valueOf(landing, 'advertiser') as Draft;
      expect(valueOf(valueOf(landing, 'offer') as Draft, 'advertisers')).toContain(advertiser);
      if (status(landing) === 'active') expect(status(advertiser)).toBe('active');
    }
  });

  it('has nobody active in a blocked team', () => {
    const teams = of('team').filter((team) => status(team) === 'blocked');
    const members = of('user').filter((user) => teams.includes(valueOf(user, 'team') as Draft));
    expect(members.length).toBeGreaterThan(0);
    expect(new Set(members.map(status))).toEqual(new Set(['blocked']));
  });

  it('decides each click and lead by what existed before it', () => {
    const firstBy = (party: string) =>
      new Map(
        [...Map.groupBy(of('campaign'), (campaign) => valueOf(campaign, party) as Draft)].map(([record, campaigns]) => [
          record,
          Math.min(...campaigns.map(createdAt)),
        ]),
      );
    const [ofOffers, ofAffiliates] = [firstBy('offer'), firstBy('affiliate')];
    /** When it was last changed, other than by being closed. */
    const readyAt = (record: Draft): number =>
      record.steps.findLast(({ values }) => values['status'] !== 'inactive')?.at ?? createdAt(record);
    const late = ['paymentRule', 'cap', 'targeting', 'landing'].flatMap(of).filter((record) => {
      return readyAt(record) > (ofOffers.get(valueOf(record, 'offer') as Draft) ?? Infinity);
    });
    expect(late.map(({ entity, steps }) => [entity, steps[0]?.values['title']])).toEqual([]);
    for (const postback of of('postback')) {
      const campaign = valueOf(postback, 'campaign') as Draft | undefined;
      const first = ofAffiliates.get(valueOf(postback, 'affiliate') as Draft) ?? Infinity;
      expect(createdAt(postback)).toBeLessThanOrEqual(campaign ? createdAt(campaign) + 600 : first);
    }
  });

  it('pays by models of the offer’s vertical', () => {
    const foreign = of('paymentRule').filter((rule) => {
      const vertical = valueOf(valueOf(rule, 'offer') as Draft, 'vertical') as Draft;
      return !(valueOf(vertical, 'paymentModels') as unknown[]).includes(valueOf(rule, 'paymentModel'));
    });
    expect(foreign.map((rule) => valueOf(rule, 'title'))).toEqual([]);
  });

  it('guarantees what it pays, and for the goal it pays for', () => {
    const promises: Readonly<Record<string, RegExp>> = {
      ftd: /^(CPA|per first deposit|per funded account)/,
      first_bet: /^(CPA|per player with a first bet)/,
      buyout: /^per (buyout|order bought out)/,
      purchase: /^per (first purchase|paying member)/,
      issued: /^per (new client|loan issued)/,
      billing: /^per (paid subscription|billed entry)/,
      sale: /^per policy sold/,
    };
    for (const rule of of('paymentRule').filter((one) => valueOf(one, 'title') === 'All traffic')) {
      const offer = valueOf(rule, 'offer') as Draft;
      const [, amount, what] = /\$(\d+) ((?:CPA|per) ?.*)$/.exec(String(valueOf(offer, 'description'))) ?? [];
      expect(amount, String(valueOf(offer, 'title'))).toBe(valueOf(rule, 'payoutValue'));
      expect(what).toMatch(promises[String(valueOf(valueOf(rule, 'goal') as Draft, 'key'))]!);
      expect(Number(valueOf(rule, 'revenueValue'))).toBeGreaterThan(Number(amount));
    }
  });

  it('writes amounts as they are written in English', () => {
    const texts = drafts.flatMap(({ steps }) => steps.flatMap(({ values }) => Object.values(values)));
    const odd = texts.filter((text) => typeof text === 'string' && /\d [$€]/.test(text) && !/[а-я]/i.test(text));
    expect(odd).toEqual([]);
  });

  it('cuts caps down over the weekend, starting from any day', () => {
    for (const later of [0, 1, 2, 3, 4, 5, 6]) {
      const today = now + later * 86_400;
      const changes = network(today).filter(({ entity }) => entity === 'scheduledChange');
      expect(changes).toHaveLength(2);
      for (const change of changes) {
        const [at, backAt] = [Number(valueOf(change, 'at')), Number(valueOf(change, 'backAt'))];
        const told = [at, backAt].map((one) => new Date(one * 1000).toUTCString().replace(/,.* (..:..):.*/, ' $1'));
        expect(told).toEqual(['Fri 18:00', 'Mon 07:00']);
        expect(at - today).toBeLessThan(8 * 86_400);
        expect(at).toBeGreaterThan(today);
        expect(backAt - at).toBeLessThan(3 * 86_400);
      }
    }
  });

  it('has advances that were paid before what they covered, and schedules that are due for the first time', () => {
    const since = new Date((now - 91 * 86_400) * 1000).toISOString().slice(0, 10);
    for (const prepayment of of('prepayment')) expect(String(valueOf(prepayment, 'paymentDate')) <= since).toBe(true);
    for (const schedule of of('invoiceSchedule')) expect(createdAt(schedule)).toBeGreaterThan(now - 2 * 86_400);
    expect(of('prepayment').length * of('invoiceSchedule').length).toBeGreaterThan(0);
  });

  it('restricts domains and geos to their purpose', () => {
    for (const campaign of of('campaign')) {
      const domain = valueOf(campaign, 'domain') as Draft | null;
      const vertical = valueOf(valueOf(campaign, 'offer') as Draft, 'vertical') as Draft;
      if (domain && valueOf(domain, 'note') === 'Nutra only') expect(valueOf(vertical, 'title')).toBe('Nutra');
    }
    const geosOf = (title: string) => {
      const offer = of('offer').find((one) => valueOf(one, 'title') === title)!;
      return (valueOf(offer, 'geos') as Draft[]).map((geo) => valueOf(geo, 'title'));
    };
    expect(geosOf('Bitrush Robot DE')).toEqual(['DACH']);
    expect(geosOf('Quantum Ledger AI – Tier-1')).toEqual(['Tier 1']);
  });

  it('pays each affiliate to their own accounts', () => {
    for (const [title, format] of [
      ['IBAN', 'iban'],
      ['Wallet address', 'trc20'],
    ] as const) {
      const owners = new Map<unknown, unknown>();
      for (const detail of of('accountDetail').filter(
        (one) => valueOf(valueOf(one, 'field') as Draft, 'title') === title,
      )) {
        const account = String(valueOf(detail, 'secretValue'));
        const owner = valueOf(valueOf(detail, 'withdrawalMethod') as Draft, 'affiliate');
        expect(accountFormats[format](account)).toBe(true);
        expect(owners.get(account) ?? owner).toBe(owner);
        owners.set(account, owner);
      }
      expect(owners.size).toBeGreaterThan(3);
    }
  });

  it.each(['AT', 'AU', 'CA', 'CH', 'DE', 'ES', 'FR', 'IT', 'KZ', 'MX', 'NL', 'PL', 'PT', 'SE', 'US'])(
    'has people in %s with phone numbers from there',
    (country) => {
      const random = randomFrom(1);
      const newPerson = peopleFrom(random);
      for (let n = 0; n < 20; n++) {
        const { phone } = personFrom(random, newPerson, country);
        expect(readContact(phone, '', undefined).phoneCountry).toBe(country);
      }
    },
  );
});

/** Whether a field applies, by the values of those next to it. */
const applies = ({ when }: Field, valueOfOther: (name: string) => unknown): boolean =>
  !when || holds(when, Object.fromEntries(Object.keys(when).map((name) => [name, valueOfOther(name)])));

/** What is wrong with a value, by the rules of its field. */
const faultsOf = (field: Field, value: unknown): string[] => {
  const faults = brokenRules(value, field.rules).map(({ name }) => `${name} ${String(value)}`);
  if (field.kind === 'enumeration')
    for (const chosen of [value ?? []].flat())
      if (!optionValues(field.options).includes(chosen as string)) faults.push(`choice ${String(chosen)}`);
  if (field.kind === 'list') {
    for (const row of (value ?? []) as Record<string, unknown>[]) {
      for (const [name, inner] of Object.entries(field.fields)) {
        if (!applies(inner, (other) => row[other] ?? initialValue(field.fields[other]!))) continue;
        faults.push(
          ...brokenRules(row[name], inner.rules, row).map((rule) => `${name} ${rule.name} ${String(row[name])}`),
        );
      }
    }
  }
  // What only the server writes is not subject to the rules for people’s input.
  if (field.kind === 'parameters' && !field.readOnly)
    faults.push(...validate(field.block, value ?? {}, 'en').map(({ message }) => message));
  const among = field.kind === 'one' || field.kind === 'many' ? Object.entries(field.referenceFilter ?? {}) : [];
  for (const target of [value].flat().filter(Boolean) as Draft[]) {
    for (const [name, allowed] of among) {
      if (![valueOf(target, name) as string].flat().some((one) => allowed.includes(one)))
        faults.push(`among ${String(valueOf(target, name))}`);
    }
  }
  return faults;
};

describe('the invoices of three months', () => {
  const period = { now: Date.UTC(2026, 10, 28, 9) / 1000, days: 90 };
  const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const months = billedMonths(period);
  const coursesOf = (billed: Billed, at = period.now) =>
    Array.from({ length: 12 }, (_, place) => courseOf(billed, place, { now: at, since: months[0]!.madeAt }));

  it('are created on the day after each month', () => {
    expect(months.map(({ periodFrom, periodTo, madeAt }) => [periodFrom, periodTo, dayOf(madeAt)])).toEqual([
      ['2026-08-01', '2026-08-31', '2026-09-01'],
      ['2026-09-01', '2026-09-30', '2026-10-01'],
      ['2026-10-01', '2026-10-31', '2026-11-01'],
    ]);
  });

  it('are paid weeks later, the latest not all of them yet', () => {
    const open = months.map((billed) => coursesOf(billed).filter(({ outcome }) => !outcome).length);
    expect(open[0]).toBe(0);
    expect(open).toEqual(open.toSorted((one, other) => one - other));
    expect(open[2]).toBeGreaterThan(0);
    for (const { madeAt, outcome } of months.flatMap((billed) => coursesOf(billed)))
      if (outcome?.status === 'paid') expect(outcome.at - madeAt).toBeGreaterThan(14 * 86_400);
  });

  it('include every kind, whatever the day and however short the traffic', () => {
    for (let day = 1; day <= 60; day++) {
      for (const days of [3, 20]) {
        const now = Date.UTC(2026, 10, day, 3) / 1000;
        const [first = billedSoFar(now)] = billedMonths({ now, days });
        const courses = Array.from({ length: 6 }, (_, n) => courseOf(first, n, { now, since: first.madeAt }));
        const statuses = courses.map(({ outcome }) => outcome?.status ?? 'unpaid');
        expect(new Set(statuses), dayOf(now)).toEqual(new Set(['paid', 'unpaid', 'declined', 'deleted']));
        expect(first.periodFrom <= first.periodTo && first.periodTo < dayOf(first.madeAt)).toBe(true);
        for (const { madeAt, outcome } of courses) expect(outcome?.at ?? madeAt).toBeLessThanOrEqual(now);
      }
    }
  });
});
