import { isEmpty } from '../../../domain/text/is-empty.ts';
import { mustKeepAdministrator } from '../../access/administrators.ts';
import type { Callers } from '../../access/callers.ts';
import { violationOf } from '../../failure.ts';
import { recordAct } from '../../history/sql.ts';
import type { Notices } from '../../notifications/direct-notices.ts';
import { endSessionsOf } from '../../session/ending.ts';
import { dropRecoveryLinks, storePasswords, passwordViolations } from '../../access/passwords.ts';
import type { Invite } from '../../session/invitations.ts';
import { resetPasswords } from '../../session/resets.ts';
import type { Hooks, Work } from '../../collections/hooks.ts';
import { heldBy } from '../money/balance.ts';
import { type UserChange, userNeeds } from './user-change.ts';
import { reviseCampaignsOf, startCampaignsOf } from '../catalogue/offer-visibility.ts';
import { notifyOfTraffic } from '../traffic/traffic-notices.ts';
import { checkBlocking } from './user-blocking.ts';
import { apiToken, fullName, permissionNames } from '../../access/user-fields.ts';
import { checkInvitations, hasPassword } from './user-invitations.ts';
import { checkRights } from './user-rights.ts';
import { checkResets, resetTwoFactor, twoFactor } from './user-two-factor.ts';

const passwordOf = ({ sent: { password } }: UserChange): string | undefined =>
  typeof password === 'string' && password.trim() !== '' ? password : undefined;

const checkPasswords = async (changed: readonly UserChange[], { db, broken }: Work): Promise<void> => {
  const settings = await db.selectFrom('settings_general').select('password_minimum').executeTakeFirstOrThrow();
  for (const change of changed) {
    const password = passwordOf(change);
    const email = change.values.email ?? change.before?.email ?? '';
    const weak = password === undefined ? [] : passwordViolations(password, settings.password_minimum, email);
    broken.push(...weak.map((rule) => violationOf(rule, `${change.path}.password`)));
  }
};

/** Sets the new passwords. This also revokes sessions and API tokens, of which new people have none. */
const setPasswords = async (changed: readonly UserChange[], { db }: Work): Promise<void> => {
  const passwordsOf = (some: readonly UserChange[]) =>
    some.flatMap((change) => {
      const password = passwordOf(change);
      return password === undefined || change.id === undefined ? [] : [{ userId: change.id, password }];
    });
  const { newcomers = [], known = [] } = Object.groupBy(changed, ({ before }) => (before ? 'known' : 'newcomers'));
  await storePasswords(db, passwordsOf(newcomers));
  await resetPasswords(db, passwordsOf(known));
};

/** Returns someone's previous email if it changes. */
const formerAddress = ({ before, values }: UserChange): string | undefined =>
  before && values.email !== undefined && values.email !== before.email ? before.email : undefined;

/** Drops recovery links, so that they can't be used by anyone who reads mail at the previous address. */
const dropLinks = (changed: readonly UserChange[], { db }: Work): Promise<void> =>
  dropRecoveryLinks(
    db,
    changed.flatMap((change) => (change.id !== undefined && formerAddress(change) !== undefined ? [change.id] : [])),
  );

/**
 * Assigns an affiliate created by a manager to that manager unless the call names other managers or a team: the
 * manager couldn't see them otherwise.
 */
const assignManager = ({ values, sent }: UserChange, { caller }: Work): void => {
  const own = caller.roleType === 'manager' && values.roleType === 'affiliate';
  if (own && isEmpty(sent.managers) && isEmpty(sent.team)) values.managers = [caller.userId];
};

/**
 * Only affiliates can be in a team: blocking it blocks its members, so anyone who may block teams could
 * otherwise block an employee.
 */
const checkTeam = ({ before, values, path }: UserChange, { broken }: Work): void => {
  if (values.team == null || values.team === before?.team) return;
  if ((values.roleType ?? before?.roleType) === 'affiliate') return;
  broken.push({
    path: `${path}.team`,
    type: 'affiliatesOnly',
    message: { en: 'Only affiliates can be in teams', ru: 'В командах состоят только партнёры' },
  });
};

const touchesAdministrators = ({ before, values }: UserChange): boolean =>
  before?.roleType === 'admin' && ('status' in values || 'roleType' in values);

const resetCall = 'reset_two_factor';
const inviteCall = 'invite';

const byKind = (
  changed: readonly UserChange[],
): Partial<Record<'status' | typeof resetCall | typeof inviteCall | 'written', UserChange[]>> =>
  Object.groupBy(changed, ({ call }) =>
    call === 'status' || call === resetCall || call === inviteCall ? call : 'written',
  );

/** People who were created without a password, or are invited again. */
const invited = (change: UserChange): number[] =>
  change.id !== undefined && (change.before === null ? passwordOf(change) === undefined : change.call === inviteCall)
    ? [change.id]
    : [];

/** An affiliate who moved to another team sees that team's offers. */
const movedAffiliate = ({ id, before, values }: UserChange): number[] =>
  id !== undefined && values.team !== undefined && values.team !== (before?.team ?? null) ? [id] : [];

/** An unblocked affiliate may run offers that they couldn't while blocked. */
const unblockedAffiliate = ({ id, before, values }: UserChange): number[] =>
  id !== undefined && values.status === 'active' && before?.status === 'blocked' ? [id] : [];

/** Emails people what someone else did to their account. */
const notifyOfChanges = async (
  changed: readonly UserChange[],
  { db, caller: { tenantId } }: Work,
  notices: Pick<Notices, 'tell' | 'tellAt'>,
): Promise<void> => {
  const renewed = changed.flatMap((change) =>
    change.id !== undefined && change.before && passwordOf(change) !== undefined ? [change.id] : [],
  );
  await notices.tell(db, tenantId, renewed, { kind: 'password_changed', apiTokens: 'revoked' });
  for (const change of changed) {
    const former = formerAddress(change);
    if (change.id === undefined || former === undefined) continue;
    const notice = { kind: 'email_changed', email: change.values.email ?? '' } as const;
    await notices.tellAt(db, tenantId, change.id, notice, former);
  }
  const reset = changed.flatMap(({ id, call, values }) =>
    id !== undefined && call === resetCall && values.twoFactor === false ? [id] : [],
  );
  await notices.tell(db, tenantId, reset, { kind: 'two_factor_changed', change: 'off' });
};

/**
 * Rules for people: permissions, passwords, blocking. `callers` is notified of every change, so that it takes effect
 * with the next call.
 */
export const userHooks = (
  callers: Pick<Callers, 'forget'>,
  notices: Pick<Notices, 'tell' | 'tellAt'>,
  invite: Invite,
): Hooks<'user', typeof userNeeds> => ({
  computed: { apiToken, fullName, permissions: permissionNames, twoFactor, hasPassword, ...heldBy('affiliate') },
  needs: userNeeds,
  async beforeWrite(changed, work) {
    const { status = [], reset_two_factor: resets = [], invite: invitations = [], written = [] } = byKind(changed);
    checkInvitations(invitations, work);
    if (status.length > 0) await checkBlocking(status, work);
    checkResets(resets, work);
    if (written.length > 0) {
      await checkRights(written, work);
      for (const change of written) {
        checkTeam(change, work);
        if (change.call === 'create') assignManager(change, work);
      }
      if (written.some((change) => passwordOf(change) !== undefined)) await checkPasswords(written, work);
    }
  },
  async afterWrite(changed, work) {
    const { status = [], reset_two_factor: resets = [], invite: invitations = [], written = [] } = byKind(changed);
    await setPasswords(written, work);
    await dropLinks(written, work);
    await resetTwoFactor(resets, work);
    await reviseCampaignsOf(written.flatMap(movedAffiliate), work);
    await startCampaignsOf(status.flatMap(unblockedAffiliate), work);
    const blocked = status.filter(({ values }) => values.status === 'blocked');
    await endSessionsOf(
      work.db,
      blocked.flatMap(({ id }) => (id === undefined ? [] : [id])),
    );
    if (changed.some(touchesAdministrators)) await mustKeepAdministrator(work.db);
    await invite(work.db, work.caller.tenantId, changed.flatMap(invited));
    const again = invitations.flatMap(({ id }) => id ?? []);
    await recordAct(work.db, { entity: 'user', table: 'users', ids: again, action: inviteCall }, work);
    await notifyOfChanges(changed, work, notices);
    await notifyOfTraffic(status, work, notices);
  },
  afterCommit(changed, caller) {
    for (const { id } of changed) callers.forget(caller.tenantId, id);
  },
});
