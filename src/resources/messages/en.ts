import type { Texts } from '../../components/messages/texts.ts';

/** Texts of the pages that are written by hand over generated ones. The other languages have the same keys. */
export const resourcesEnglish = {
  offers: {
    payouts: 'Payouts',
    ownRate: 'Your rate',
    teamRate: 'Your team’s rate',
    perLead: 'Lead',
    all: 'All %{count}',
    blockedAdvertiser: '%{advertiser} is blocked: they take no traffic.',
    unpaid: 'No payment rule for: %{countries}',
    unpaidMany: 'No payment rule for: %{countries} and %{count} more',
    fullCap: 'Cap “%{cap}” is %{full}% full',
    advertiserNeeded: 'Active landing pages need this advertiser: %{pages}. Deactivate them first.',
    seenByNobody: 'No affiliates can see this offer yet. Assign affiliates or teams to it.',
    previewAsAffiliate: 'Preview as affiliate',
    asAffiliate: 'What affiliates see',
    createCampaign: 'Create campaign',
    exclusive: 'Private offer',
    preview: 'Preview',
    terms: 'Terms',
    allowedTraffic: 'Allowed traffic',
    window: 'Attribution window',
    windowFrom: 'from the %{event}',
    paidBy: 'Paid by',
  },
  invoices: {
    period: 'Period',
  },
  integrations: {
    fromTemplate: 'Where fields are empty here, the template “%{template}” applies.',
    openTemplate: 'Open template',
    forbidden: 'The template “%{template}” doesn’t allow this.',
  },
  integrationTemplates: {
    usage: '%{smart_count} integration uses these settings. |||| %{smart_count} integrations use these settings.',
    lacking: 'The platform “%{platform}” can’t do this: %{methods}.',
  },
  landings: {
    blockedAdvertiser: 'This advertiser is blocked, so the landing page can’t be active.',
    foreignAdvertiser: 'This advertiser is not assigned to the offer: assign them, or choose another one.',
  },
  creatives: {
    attach: 'Attach file',
    attached: 'File attached',
    download: 'Download',
    downloadOf: 'Download %{creative}',
    downloads: '%{smart_count} download |||| %{smart_count} downloads',
    limit: 'An image, a video, an archive, a text or a document, up to %{megabytes} MB',
    noFile: 'No file attached yet',
  },
  caps: {
    fullness: 'How full it is',
    dropped: 'Counter reset',
    recounted: 'Counter recounted',
  },
  paymentRules: {
    loss: 'The payout is higher than the revenue: each conversion would lose money.',
    rivals: 'Pays for the same traffic with the same rank and weight: %{rules}. The newest rule will win.',
  },
  verticals: {
    and: 'and',
    or: 'or',
  },
  campaigns: {
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
