import { afterEach, describe, expect, test } from 'vitest';
import { type Person } from '../support/product.ts';
import {
  activeOffer,
  astray,
  admin,
  edit,
  meeting,
  offerStatus,
  one,
  product,
  team,
  setUpMeetings,
} from '../support/meetings.ts';

setUpMeetings();

const noInserts = 'lock table campaigns in share mode';

describe('no campaign works on an offer that its affiliate does not see', () => {
  afterEach(async () => expect(await astray()).toEqual([]));

  const begun = (offer: number, by: Person) =>
    by.call('PUT', '/user/campaigns', { items: [{ title: 'Meets', offer }] });

  test('if created while the offer is withdrawn', async () => {
    const offer = await activeOffer();
    const affiliate = await product.person('affiliate');
    const [made, withdrawn] = await meeting(
      noInserts,
      () => begun(offer, affiliate),
      () => edit('/user/offers', { id: offer, accessType: 3 }),
    );
    expect([made.status, withdrawn.status]).toEqual([201, 200]);
  });

  test('if created by staff while the offer is deactivated', async () => {
    const offer = await activeOffer();
    const affiliate = await product.person('affiliate');
    const make = () =>
      admin.call('PUT', '/user/campaigns', { items: [{ title: 'Meets', offer, affiliate: affiliate.id }] });
    const [made, off] = await meeting(noInserts, make, () => offerStatus(offer, 'inactive'));
    expect([made.status, off.status]).toEqual([201, 200]);
  });

  test('if cloned while the offer is taken away', async () => {
    const affiliate = await product.person('affiliate');
    const offer = await activeOffer({ accessType: 3, assignedAffiliates: [affiliate.id] });
    const id = await one(affiliate, '/user/campaigns', { title: 'Original', offer });
    const clone = () => affiliate.call('POST', '/user/campaigns/clone', { items: [{ id }] });
    const [cloned, taken] = await meeting(noInserts, clone, () =>
      edit('/user/offers', { id: offer, assignedAffiliates: [] }),
    );
    expect([cloned.status, taken.status]).toEqual([200, 200]);
  });

  test('if created while its affiliate leaves the team that the offer is assigned to', async () => {
    const [from, to] = [await team(), await team()];
    const affiliate = await product.person('affiliate', { team: from });
    const offer = await activeOffer({ accessType: 3, assignedTeams: [from] });
    const [made, moved] = await meeting(
      noInserts,
      () => begun(offer, affiliate),
      () => edit('/user/users', { id: affiliate.id, team: to }),
    );
    expect([made.status, moved.status]).toEqual([201, 200]);
  });

  test('if activated while the offer is withdrawn', async () => {
    const affiliate = await product.person('affiliate');
    const offer = await activeOffer();
    const id = await one(affiliate, '/user/campaigns', { title: 'Paused', offer });
    const turn = (status: string) =>
      affiliate.call('POST', '/user/campaigns/change_status', { items: [{ id, status }] });
    await turn('inactive');
    // Blocked where it writes its history, after it has looked at the offer.
    const [on, withdrawn] = await meeting(
      'lock table history in share mode',
      () => turn('active'),
      () => edit('/user/offers', { id: offer, accessType: 3 }),
    );
    expect([on.status, withdrawn.status]).toEqual([200, 200]);
  });

  test('even while the offer leaves one of two teams and its affiliate moves from the other to it', async () => {
    for (let round = 0; round < 10; round++) {
      const [left, right] = [await team(), await team()];
      const affiliate = await product.person('affiliate', { team: left });
      const offer = await activeOffer({ accessType: 3, assignedTeams: [left, right] });
      await one(affiliate, '/user/campaigns', { title: 'Between', offer });
      const answers = await Promise.all([
        edit('/user/offers', { id: offer, assignedTeams: [left] }),
        edit('/user/users', { id: affiliate.id, team: right }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await astray()).toEqual([]);
    }
  });

  test('if created by many while the offer comes and goes', async () => {
    const affiliates = await Promise.all(Array.from({ length: 3 }, () => product.person('affiliate')));
    const offer = await activeOffer();
    for (let round = 0; round < 15; round++) {
      const access = round % 2 === 0 ? 3 : 1;
      const answers = await Promise.all([
        ...affiliates.map((affiliate) => begun(offer, affiliate)),
        edit('/user/offers', { id: offer, accessType: access }),
        ...affiliates.map((affiliate) => begun(offer, affiliate)),
      ]);
      for (const { status } of answers) expect([200, 201, 422]).toContain(status);
    }
  });
});
