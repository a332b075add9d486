import type { Texts } from '../../components/messages/texts.ts';

/** What pages that people wrote over generated ones say. The other languages have the same keys. */
export const resourcesEnglish = {
  offers: {
    seenByNobody: 'No affiliates can see this offer yet. Assign affiliates or teams to it.',
    previewAsAffiliate: 'Preview as affiliate',
    asAffiliate: 'What affiliates see',
    start: 'Start promoting',
    startText: 'One click creates a campaign with your tracking link. You can change it later.',
    createCampaign: 'Create campaign',
    createAnother: 'Create another campaign',
    openCampaign: 'Open campaign',
    allCampaigns: 'All your campaigns (%{count})',
    exclusive: 'Private offer',
    preview: 'Preview',
    terms: 'Terms',
    allowedTraffic: 'Allowed traffic',
    window: 'Attribution window',
    windowFrom: 'from the %{event}',
    paidBy: 'Paid by',
  },
  campaigns: {
    copyLink: 'Copy link',
    code: 'QR code',
    codeOf: 'QR code of %{link}',
    saveCode: 'Download',
    notWorking: 'This link doesn’t work right now. Campaign status: %{status}.',
  },
  roles: {
    users: 'Held by %{smart_count} person |||| Held by %{smart_count} people',
    moreUsers: 'and %{count} more',
    noUsers: 'No one has this role yet. Assign it to people to apply its permissions.',
    give: 'Give to people',
    giveTitle: 'Give the role “%{role}”',
    giveText: 'It replaces the role they have now. Custom permissions stay as they are.',
    people: 'People',
    giveNow: 'Give role',
    given: '%{role} given to %{smart_count} person |||| %{role} given to %{smart_count} people',
  },
  affiliates: {
    createCampaign: 'Create campaign',
    traffic: 'Traffic',
    trafficTaken: 'Allowed',
    trafficBlocked: 'Blocked',
    trafficBlockedSince: 'This affiliate’s traffic has been blocked since %{moment}.',
    liftTrafficBlock: 'Unblock traffic',
  },
};

export type ResourceMessages = Texts<typeof resourcesEnglish>;
