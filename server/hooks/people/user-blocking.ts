import { isEmpty } from '../../../domain/text/is-empty.ts';
import { lockAdministrators } from '../../access/administrators.ts';
import { applyBlocking, blockingOf } from './blocking.ts';
import { forbidden, requireAdminFor } from '../../access/grants.ts';
import { violation, Failure } from '../../failure.ts';
import type { Work } from '../../collections/hooks.ts';
import type { UserChange } from './user-change.ts';

/** Blocking and unblocking people. */

interface Team {
  id: number;
  status: 'active' | 'blocked';
  traffic_blocked: boolean;
}

const teamsOf = async (changed: readonly UserChange[], { db }: Work): Promise<Map<number, Team>> => {
  const ids = changed.flatMap(({ before }) => before?.team ?? []);
  if (ids.length === 0) return new Map();
  const teams = await db
    .selectFrom('teams')
    .select(['id', 'status', 'traffic_blocked'])
    .where('id', 'in', ids)
    .execute();
  return new Map(teams.map((team) => [team.id, team]));
};

const inBlockedTeam = (path: string): Failure =>
  new Failure('refused', {
    details: [
      {
        path: `${path}.status`,
        type: 'blockedTeam',
        message: {
          en: 'The team is blocked. Unblock the team instead',
          ru: 'Команда заблокирована. Разблокируйте команду',
        },
      },
    ],
  });

const checkOne = (change: UserChange, team: Team | undefined, { caller, broken }: Work): void => {
  const { sent, before, path } = change;
  requireAdminFor(caller, before?.roleType, path);
  if (before?.id === caller.userId) {
    throw forbidden(`${path}.status`, 'own', {
      en: 'You can’t change your own status',
      ru: 'Нельзя изменить свой статус',
    });
  }
  const affiliate = before?.roleType === 'affiliate';
  const asked = blockingOf(sent);
  if (sent.status === 'blocked') {
    // An employee has no traffic to block.
    if (affiliate && isEmpty(sent.blockingType)) broken.push(violation(`${path}.blockingType`, 'required'));
    if (!affiliate && !isEmpty(sent.blockingType) && sent.blockingType !== 'access')
      broken.push(violation(`${path}.blockingType`, 'choice'));
  } else if (
    affiliate &&
    team &&
    ((asked.access && team.status === 'blocked') || (asked.traffic && team.traffic_blocked))
  ) {
    throw inBlockedTeam(path);
  }
  applyBlocking(change, affiliate ? asked : { access: true, traffic: false }, Math.floor(Date.now() / 1000));
};

/** Applies blocking types; refuses to block oneself, or to unblock someone whose team is blocked. */
export const checkBlocking = async (changed: readonly UserChange[], work: Work): Promise<void> => {
  if (changed.some(({ before }) => before?.roleType === 'admin')) await lockAdministrators(work.db);
  const teams = await teamsOf(changed, work);
  for (const change of changed) checkOne(change, teams.get(change.before?.team ?? 0), work);
};
