import { type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { demoNetwork } from '../sign-ins.ts';
import { blockReasons } from '../words/business.ts';
import { teams as teamWords } from '../words/teams.ts';
import type { Employees } from './employees.ts';
import { active, type Lists } from './lists.ts';
import type { NewPerson } from './person.ts';
import type { Time } from './time.ts';

export interface Affiliates {
  teams: Draft[];
  affiliates: Draft[];
  /** The two who can sign in, in different teams. */
  first: Draft;
  second: Draft;
}

/** The teams of the demo's sign-ins, and one that the network has blocked. */
const firstTeam = 0;
const secondTeam = 5;
const blockedTeam = 24;

const block = (at: number, by: Draft, blockReason: string): Draft['steps'][number] => ({
  at,
  by,
  action: 'status',
  values: { status: 'blocked', blockReason },
});

const stopTraffic = (at: number, by: Draft): Draft['steps'][number] => ({
  at,
  by,
  action: 'status',
  values: { trafficBlocked: true, trafficBlockedAt: at },
});

/** 300 affiliates in 25 teams. The demo manager has every fourth team and some affiliates of other teams. */
export const affiliatesOf = (
  random: Random,
  time: Time,
  newPerson: NewPerson,
  { roles, employees, lists }: { roles: readonly Draft[]; employees: Employees; lists: Lists },
): Affiliates => {
  const [demoManager, ...otherManagers] = active(employees.managers);
  const admin = employees.admins[0]!;
  const tagsFor = (type: string, max: number): Draft[] => random.several(lists.tags.get(type)!, random.whole(0, max));

  const teams = teamWords.map(([title], n) => {
    const manager = n % 4 === 0 ? demoManager! : random.pick(otherManagers);
    const team = draft('team', time.ago(400, 250), manager, {
      title,
      status: 'active',
      managers: random.chance(0.2) ? [manager, admin] : [manager],
      tags: tagsFor('team', 2),
      acceptColdTraffic: random.chance(0.8),
      acceptInvalidLeads: random.chance(0.1),
      redirectToAdvertiser: random.chance(0.85),
      trafficBlocked: false,
    });
    if (n === blockedTeam) team.steps.push(block(time.ago(40, 30), admin, blockReasons.team[0]));
    else if (n === 11 || n === 17) team.steps.push(stopTraffic(time.ago(60, 5), manager));
    return team;
  });

  const join = (n: number, email?: string): Draft => {
    // The first four members go to the teams in turn; the rest are random, so that sizes differ.
    const place = n < teams.length * 4 ? n % teams.length : random.whole(0, teams.length - 1);
    const team = teams[place]!;
    const [, host, home] = teamWords[place]!;
    const teamManagers = valueOf(team, 'managers') as Draft[];
    const at = time.after(team.steps[0]!.at, email ? 3 : 330);
    const affiliate = draft('user', at, teamManagers[0], {
      ...newPerson(host, { email, home }),
      ...(email && { timezone: 'UTC', language: 'en' }),
      role: email || random.chance(0.8) ? roles[0] : random.pick(roles),
      roleType: 'affiliate',
      status: 'active',
      team,
      managers: random.chance(0.1) ? [demoManager!] : teamManagers.slice(0, 1),
      tags: tagsFor('user', 2),
      trafficBlocked: false,
      acceptColdTraffic: random.chance(0.8),
      acceptInvalidLeads: random.chance(0.05),
      redirectToAdvertiser: random.chance(0.9),
      extraInfo: random.chance(0.15)
        ? random.pick([
            'Came by recommendation of Night Owls.',
            'Wants weekly payouts.',
            'Просит чат в Телеграме, почту не читает.',
          ])
        : null,
      lastActivityAt: random.chance(0.9) ? Math.max(at, time.ago(random.chance(0.6) ? 3 : 90, 0)) : null,
    });
    if (email) return affiliate;
    if (place === blockedTeam)
      affiliate.steps.push(block(Math.max(at + 60, team.steps.at(-1)!.at), admin, blockReasons.team[0]));
    else if (random.chance(0.07))
      affiliate.steps.push(block(time.after(at, 200), teamManagers[0]!, random.pick(blockReasons.affiliate)));
    else if (random.chance(0.05)) affiliate.steps.push(stopTraffic(time.after(at, 200), teamManagers[0]!));
    return affiliate;
  };

  const signIns: Readonly<Record<number, string>> = {
    [firstTeam]: demoNetwork.affiliate,
    [secondTeam]: demoNetwork.affiliate2,
  };
  const affiliates = Array.from({ length: 300 }, (_, n) => join(n, signIns[n]));
  return { teams, affiliates, first: affiliates[firstTeam]!, second: affiliates[secondTeam]! };
};
